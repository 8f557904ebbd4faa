internal import FontKit
internal import Shaping
internal import TextAnalysis

extension Typesetter {
  /// Prepares some texts of a column.
  func chunk(of texts: TextColumn, _ range: Range<Int>, style: TextStyle) -> ColumnChunk {
    var measurer = takeMeasurer(for: style)
    var chunk = ColumnChunk(measurer.kindOfFirstFont, capacity: range.count)
    measurer.upcoming = UpcomingTexts(texts, range)
    for index in range {
      measurer.upcoming.current = index
      let text = texts.utf8.span.extracting(texts.range(at: index))
      if let kind = measurer.measure(text, self) {
        chunk.append(&measurer.finder, kind)
      } else if !measurer.wholeTexts.append(text, to: &chunk) {
        measurer.paths.prepared += 1
        let prepared = prepare(texts[index], style: style)
        measurer.wholeTexts.insert(text, prepared)
        chunk.append(prepared.storage.thresholds.widths, ColumnChunk.Kind(prepared))
      }
    }
    measurer.upcoming = UpcomingTexts(TextColumn(), 0..<0)
    chunk.trim()
    putBack(measurer)
    return chunk
  }

  /// How the words of columns in a style were found.
  public func wordCacheStatistics(for style: TextStyle) -> WordCacheStatistics {
    measurers[style]?.words.statistics ?? WordCacheStatistics()
  }

  /// How many texts of columns in a style took each path.
  public func columnPaths(for style: TextStyle) -> ColumnPaths {
    measurers[style]?.paths ?? ColumnPaths()
  }

  /// Forgets the words of columns, and the styles that were not among the last few, to give back memory.
  public func trimCaches() {
    measurers.removeAll()
    forgetStyles()
  }
}
