/// What the words of a text determine, apart from its thresholds.
struct MeasuredText {
  var kind: ColumnChunk.Kind
  /// Whether it is known that each of its clusters has a glyph.
  var isComplete: Bool
}
