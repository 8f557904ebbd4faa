/// A position in points, measured from the top left corner, y growing downwards.
public struct LayoutPoint: Codable, Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The top left corner.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Makes a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
