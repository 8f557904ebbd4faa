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
      column.keeps(single.shapeWhole(text, style: style).storage, ofText: index) ? nil : text.debugDescription
    }
  }
}

extension PreparedColumn {
  /// Whether what the column keeps of a text is what the text has when it is shaped by itself.
  func keeps(_ whole: PreparedText.Storage, ofText index: Int) -> Bool {
    let chunk = chunks[index / Self.chunkSize]
    let place = index % Self.chunkSize
    let kind = chunk.kind(at: place)
    let widths = kind.keepsSegments ? [] : Array(chunk.widths(at: place))
    let segments = kind.keepsSegments ? Array(chunk.segments(at: place)) : []
    guard kind.keepsSegments ? segments == whole.segments.all : widths == whole.thresholds.widths else { return false }
    // A text of which nothing is kept is laid out whenever it is measured.
    if widths.isEmpty && segments.isEmpty { return true }
    // Where the fonts of lines are not known, spaces may be counted or not: they are in the first font, which every line has.
    let hasSameFonts =
      kind.fonts == nil
      || kind.lineFonts == whole.uniformity.lineFonts
        && kind.fonts?.union(.first) == whole.uniformity.fonts?.union(.first)
    // A width of 0 is the same at any scale.
    let hasSameScale =
      segments.isEmpty && widths.allSatisfy { $0 == 0 } || kind.isScaled == (whole.advanceScale != nil)
    return kind.unitsPerEm == whole.shaped.unitsPerEm && hasSameFonts && hasSameScale
  }
}
