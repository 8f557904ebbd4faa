internal import TextAnalysis

/// What a text's words say of it, beside its thresholds.
struct MeasuredText {
  var kind: ColumnChunk.Kind
  /// The embedding level of all of it.
  var level: UInt8
  /// Whether it is known that each of its clusters has a glyph.
  var isComplete: Bool

  /// The base direction of the text; nil if it does not follow.
  func baseDirection(in style: TextStyle) -> TextDirection? {
    switch style.direction {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    // A text all of one level is of its paragraph's, or one above it.
    case .firstStrong: level == 0 ? .leftToRight : level == 1 ? .rightToLeft : nil
    }
  }
}
