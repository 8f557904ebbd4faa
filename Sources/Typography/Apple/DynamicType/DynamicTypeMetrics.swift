/// How a value or a font of one's own grows with a text style: what `UIFontMetrics` does in UIKit and `ScaledMetric`
/// and `Font.custom(_:size:relativeTo:)` in SwiftUI.
///
/// The factor is the style's leading in the category over its leading in the default one, with the leadings of the
/// runtime, not those of the guidelines. All 2508 values probed on iOS 26.1 at display scale 3 follow from it.
///
///     DynamicTypeMetrics(for: .body).scaledValue(18, for: .xSmall, displayScale: 3)      // 15.667
///     DynamicTypeMetrics(for: .headline).scaledPointSize(18, for: .accessibility2)       // 33
///
/// The caller always passes the category. (UIKit's overloads without traits take the application's, even if a window
/// overrides it.) A `nil` category is the default one. Clamp to a range of categories before calling, as SwiftUI's
/// `dynamicTypeSize(_:)` does. Sizes are plain numbers: UIKit raises an exception when a font is scaled twice; here the
/// second scaling applies on top of the first.
public struct DynamicTypeMetrics: Sendable, Hashable {
  /// The style whose growth is followed.
  public let style: DynamicTypeStyle

  /// The metrics of a style.
  public init(for style: DynamicTypeStyle) { self.style = style }

  /// The metrics of `body`: UIKit's `UIFontMetrics.default`.
  public static let `default` = DynamicTypeMetrics(for: .body)

  /// The factor by which values grow: 1 in the default category, below 1 in the smaller ones.
  public func ratio(for category: SizeCategory?) -> Double {
    let style = style.metricsStyle
    return style.leading(for: category) / style.leading(for: .default)
  }

  /// A value times the ratio, multiplied before it is divided: 11 points of a footnote in AX2 are halfway between two
  /// pixels, and a ratio that was rounded first would put them below that.
  private func scaled(_ value: Double, for category: SizeCategory?) -> Double {
    let style = style.metricsStyle
    let (leading, usual) = (style.leading(for: category), style.leading(for: .default))
    // Without this, the rounding of the product and the quotient could change the value.
    return leading == usual ? value : value * leading / usual
  }

  /// A value scaled for a category and rounded to the nearest device pixel, halves away from zero.
  ///
  /// Nothing caps it: `maximumPointSize` applies to fonts only.
  /// - Parameters:
  ///   - value: A length at the default size, in points.
  ///   - category: The size category; `nil` is the default one.
  ///   - displayScale: Device pixels in a point. Zero stands for an unknown screen: the value is not rounded.
  public func scaledValue(_ value: Double, for category: SizeCategory?, displayScale: Double = 0) -> Double {
    precondition(displayScale >= 0 && displayScale.isFinite, "a display scale is zero or a positive number")
    let scaled = scaled(value, for: category)
    guard displayScale > 0 else { return scaled }
    return (scaled * displayScale).rounded(.toNearestOrAwayFromZero) / displayScale
  }

  /// The point size of a font scaled for a category: rounded to a whole point whatever the screen, then capped.
  ///
  /// One of the 2508 values probed on iOS 26.1 differs: at an exact half (`headline` in AX4, base size 11) the system
  /// gives 25, not 26.
  /// - Parameters:
  ///   - size: The size at the default size, in points.
  ///   - category: The size category; `nil` is the default one.
  ///   - maximum: The largest size to return, as in `scaledFont(for:maximumPointSize:)`.
  public func scaledPointSize(_ size: Double, for category: SizeCategory?, maximum: Double? = nil) -> Double {
    let scaled = scaled(size, for: category).rounded(.toNearestOrAwayFromZero)
    guard let maximum else { return scaled }
    return min(scaled, maximum)
  }

  /// The value in the default category of one that was scaled for another: the reverse of
  /// ``scaledValue(_:for:displayScale:)``, unrounded.
  ///
  /// The result for a scaled value is within one rounding unit of the original, as no ratio is below one half.
  public func baseValue(ofScaled value: Double, for category: SizeCategory?) -> Double {
    value / ratio(for: category)
  }
}
