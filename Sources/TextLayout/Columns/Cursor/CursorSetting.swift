internal import TextAnalysis

/// How a cursor's texts are set, apart from how the column's are.
struct CursorSetting: Hashable, Sendable {
  /// The factor for their letter spacing.
  var spacingFactor = 1.0
  /// The pixels of an em if their glyphs are whole pixels wide; nil otherwise.
  var pixelsPerEm: Double?
  /// The base direction of all their paragraphs; nil for that of the style.
  var direction: TextDirection?
}
