package import TextAnalysis

/// Distances from the edges of a box, in points.
///
/// The horizontal ones follow the layout direction.
public struct DirectionalInsets: Codable, Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where lines begin: left in left-to-right layouts, right in right-to-left ones.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where lines end.
  public var trailing: Double

  /// No distance at any edge.
  public static let zero = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes insets from the four distances.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package var horizontal: Double { leading + trailing }
  package var vertical: Double { top + bottom }

  package func left(in direction: TextDirection) -> Double { direction == .leftToRight ? leading : trailing }

  package func right(in direction: TextDirection) -> Double { direction == .leftToRight ? trailing : leading }
}
