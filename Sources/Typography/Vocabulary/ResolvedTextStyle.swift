/// A text style resolved for a person's setting, in the form that all systems of styles share.
public struct ResolvedTextStyle: Sendable, Hashable {
  /// The size in points.
  public var pointSize: Double
  /// The distance between the baselines of two lines in points; `nil` for the face's own.
  public var lineHeight: Double?
  /// Points added to the advance of every character.
  public var tracking: Double
  /// The weight.
  public var weight: FontWeight
  /// Which face.
  public var typeface: Typeface

  /// A style from its parts.
  ///
  /// The size and the line height are positive and finite, the tracking is finite.
  public init(
    pointSize: Double, lineHeight: Double? = nil, tracking: Double = 0, weight: FontWeight = .regular,
    typeface: Typeface = .system
  ) {
    precondition(pointSize > 0 && pointSize.isFinite, "a point size is a positive number")
    precondition(lineHeight.map { $0 > 0 && $0.isFinite } ?? true, "a line height is a positive number")
    precondition(tracking.isFinite, "tracking is a number")
    self.pointSize = pointSize
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.weight = weight
    self.typeface = typeface
  }
}
