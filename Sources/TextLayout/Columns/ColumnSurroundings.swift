/// The settings at which the texts of a column are measured.
struct ColumnSurroundings {
  let size: Double
  /// The style's factor for advances at the size; only scaled kinds use it.
  let factor: Double
  let letterSpacing: Double
  /// How much further than its edge a line may reach, in points.
  let slack: Double
  /// The letter spacing at the edges of a line that does not count, in points.
  let edgeSpacing: Double

  func unitsPerEm(of kind: ColumnChunk.Kind) -> Double { Double(kind.unitsPerEm) / (kind.isScaled ? factor : 1) }
}
