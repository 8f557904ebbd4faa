/// A font as Material Components for iOS handles it: a face, a weight and a size, and perhaps a curve by which it
/// scales.
///
/// Upstream the curve is attached to the font object, which UIKit shares between equal fonts. So two styles of one face
/// and size can end up with the curve that was attached last. Here it is part of the value.
public struct MaterialFont: Codable, Sendable, Hashable {
  /// Which face.
  public var typeface: Typeface
  /// The weight.
  public var weight: FontWeight
  /// The size in points.
  public var pointSize: Double
  /// The sizes by category; `nil` for a font that does not scale.
  public var curve: ScalingCurve?

  /// A font.
  ///
  /// The size is positive and finite.
  public init(
    _ pointSize: Double, weight: FontWeight = .regular, typeface: Typeface = .system, curve: ScalingCurve? = nil
  ) {
    precondition(pointSize > 0 && pointSize.isFinite, "a point size is a positive number")
    self.typeface = typeface
    self.weight = weight
    self.pointSize = pointSize
    self.curve = curve
  }

  /// This font at another size.
  func withSize(_ size: Double) -> MaterialFont {
    var font = self
    font.pointSize = size
    return font
  }
}

// MARK: Curves

extension MaterialFont {
  /// The font at its curve's size for a category (`mdc_scaledFontForSizeCategory:`; given the category of a view, of
  /// the main screen or of an environment, also `mdc_scaledFontForTraitEnvironment:` and
  /// `mdc_scaledFontForCurrentSizeCategory`).
  ///
  /// The font itself if it has no curve, if the category is unspecified, or if the curve has no usable size. The result
  /// keeps the curve.
  public func scaled(for category: SizeCategory?) -> MaterialFont { withSize(scaledPointSize(for: category)) }

  /// The size of that font.
  public func scaledPointSize(for category: SizeCategory?) -> Double {
    guard let category, let size = curve?[category] else { return pointSize }
    return size
  }
}
