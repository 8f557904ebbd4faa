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

  /// The font at its curve's size for the default category, whatever the device is set to
  /// (`mdc_scaledFontAtDefaultSize`).
  package func scaledAtDefaultSize() -> MaterialFont { scaled(for: .default) }

  /// Whether two fonts look alike (`mdc_isSimplyEqual:`): the same face, and sizes that differ by rounding noise only.
  ///
  /// Curves do not count.
  ///
  /// Source, code: `MDCMath.h` of Material Components for iOS 124.2 (ac77ff7), `MDCCGFloatEqual`.
  package func isSimplyEqual(to other: MaterialFont) -> Bool {
    let difference = abs(pointSize - other.pointSize)
    let noise = 3 * Double.ulpOfOne * abs(pointSize + other.pointSize)
    return typeface == other.typeface && weight == other.weight
      && (difference < noise || difference < Double.leastNormalMagnitude)
  }

  /// Whether text in this font counts as large where contrast is judged (`mdc_isLargeForContrastRatios`): from 18 pt
  /// on, or from 14 pt on if it is medium or heavier.
  ///
  /// Source, code: `MDCTypography.m` of Material Components for iOS 124.2 (ac77ff7).
  package var isLargeForContrast: Bool {
    pointSize >= 18 || (pointSize >= 14 && weight >= .medium)
  }
}

/// Attaches a style's curve to a font (`MDCFontScaler`).
package struct MaterialFontScaler: Sendable, Hashable {
  /// The curve that it attaches.
  package let curve: ScalingCurve

  /// The scaler of a style.
  package init(for style: MaterialTextStyle) { curve = style.curve }

  /// The scaler of a style given by name.
  ///
  /// As upstream, an unknown name means body1.
  package init(forStyleNamed name: String) { self.init(for: MaterialTextStyle(name) ?? .body1) }

  /// The font on the scaler's curve, at its size for the main screen's category (`scaledFontWithFont:`).
  ///
  /// With an unspecified category the font keeps its own size and still gets the curve.
  package func scaledFont(_ font: MaterialFont, screenCategory: SizeCategory?) -> MaterialFont {
    var font = font
    font.curve = curve
    return font.scaled(for: screenCategory)
  }

  /// A value other than a size, grown as the curve grows.
  package func scaledValue(_ value: Double, for category: SizeCategory?) -> Double {
    curve.scaledValue(value, for: category)
  }
}
