internal import TextAnalysis

/// What the words of a text determine, apart from its thresholds.
struct MeasuredText {
  var kind: ColumnChunk.Kind
  /// The embedding level of all of it.
  var level: UInt8
  /// Whether it is known that each of its clusters has a glyph.
  var isComplete: Bool

  /// The base direction of the text; nil if the words do not determine it.
  func baseDirection(in style: TextStyle) -> TextDirection? {
    switch style.direction {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    // A text of one level has the level of its paragraph, or one above it.
    case .firstStrong: level == 0 ? .leftToRight : level == 1 ? .rightToLeft : nil
    }
  }
}
