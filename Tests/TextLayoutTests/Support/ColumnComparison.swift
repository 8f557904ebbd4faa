import FontKit

@testable import TextLayout

/// Texts of a column held against the same texts prepared, each by itself.
enum ColumnComparison {
  /// The texts whose widths, or whose units, are others in a column; none if all is well.
  ///
  /// - Parameter typesetter: Prepares the column.
  static func differences(of texts: [String], style: TextStyle, _ typesetter: Typesetter) -> [String] {
    let column = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
    let single = Typesetter(fonts: typesetter.fonts)
    return texts.enumerated().compactMap { index, text in
      let chunk = column.chunks[index / PreparedColumn.chunkSize]
      let place = index % PreparedColumn.chunkSize
      let kept = chunk.widths[(place == 0 ? 0 : Int(chunk.ends[place - 1]))..<Int(chunk.ends[place])]
      let kind = chunk.kinds[Int(chunk.kindIndices[place])]
      let prepared = single.shapeWhole(text, style: style)
      let storage = prepared.storage
      let isSame =
        Array(kept) == storage.thresholds.widths && (kept.isEmpty || kind.unitsPerEm == storage.shaped.unitsPerEm)
      // A text without widths is laid out whenever it is measured. The spaces' font is the first, which all lines have.
      let isSameFonts =
        kept.isEmpty || kind.fonts == nil
        || kind.fonts?.union(.first) == ColumnChunk.Kind(storage.shaped).fonts?.union(.first)
      // Nothing is as wide at any scale.
      let isSameScale = kept.allSatisfy { $0 == 0 } || kind.isScaled == ColumnChunk.Kind(storage.shaped).isScaled
      return isSame && isSameFonts && isSameScale ? nil : text.debugDescription
    }
  }
}
