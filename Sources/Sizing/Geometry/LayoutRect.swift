/// A rectangle in points: the top left corner, and the extent to the right and downwards.
///
/// A side may be negative, as layout arithmetic can produce one.
public struct LayoutRect: Codable, Hashable, Sendable {
  /// The left edge (the right one where the width is negative), in points.
  public var x: Double
  /// The top edge (the bottom one where the height is negative), in points.
  public var y: Double
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// No extent, at the top left corner: what UIKit gives a view that was never placed.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its left and top edges and its sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(x: Double, y: Double, _ size: LayoutSize) { self.init(x: x, y: y, width: size.width, height: size.height) }

  /// The corner from which the extent is measured.
  public var origin: LayoutPoint { LayoutPoint(x: x, y: y) }
  /// The extent.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// The right edge: `x + width`.
  public var maxX: Double { x + width }
  /// The bottom edge: `y + height`.
  public var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }

  package func offset(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Whether all of another rectangle is in it, edges included.
  func contains(_ other: LayoutRect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }
}
