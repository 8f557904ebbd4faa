/// A width and a height in points.
public struct LayoutSize: Codable, Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// No extent in either direction.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Makes a size from its sides.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package var isEmpty: Bool { width <= 0 || height <= 0 }
}
