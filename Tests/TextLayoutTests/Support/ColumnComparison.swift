import FontKit

@testable import TextLayout

/// Compares the texts of a column with the same texts prepared one by one.
enum ColumnComparison {
  /// The texts whose thresholds or segments, units, fonts or scale differ in a column, whether its letters are spaced or not; none if all
  /// agree.
  ///
  /// - Parameter typesetter: Prepares the column.
  static func differences(of texts: [String], style: TextStyle, _ typesetter: Typesetter) -> [String] {
    var spaced = style
    spaced.letterSpacing = 0.5
    return differences(in: style, texts, typesetter) + differences(in: spaced, texts, typesetter)
  }

  private static func differences(in style: TextStyle, _ texts: [String], _ typesetter: Typesetter) -> [String] {
    let column = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
    let single = Typesetter(fonts: typesetter.fonts)
    return texts.enumerated().compactMap { index, text in
      let chunk = column.chunks[index / PreparedColumn.chunkSize]
      let place = index % PreparedColumn.chunkSize
      let kept = chunk.widths[(place == 0 ? 0 : Int(chunk.ends[place - 1]))..<Int(chunk.ends[place])]
      let kind = chunk.kinds[Int(chunk.kindIndices[place])]
      let prepared = single.shapeWhole(text, style: style)
      let storage = prepared.storage
      let expected = storage.spacedSegments.isEmpty ? storage.thresholds.widths : storage.spacedSegments
      let isSame = Array(kept) == expected && (kept.isEmpty || kind.unitsPerEm == storage.shaped.unitsPerEm)
      // A text without thresholds is laid out whenever it is measured. Spaces are set in the first font, which every line has.
      let isSameFonts =
        kept.isEmpty || kind.fonts == nil
        || kind.fonts?.union(.first) == ColumnChunk.Kind(storage.shaped).fonts?.union(.first)
      // A width of 0 is the same at any scale.
      let isSameScale = kept.allSatisfy { $0 == 0 } || kind.isScaled == ColumnChunk.Kind(storage.shaped).isScaled
      return isSame && isSameFonts && isSameScale ? nil : text.debugDescription
    }
  }
}
