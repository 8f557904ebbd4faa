/// How a system of styles applies a setting to one of its styles.
///
/// A rule is a pure function with a name. The rules below are the platforms'; a caller's own rule needs only a closure:
///
///     let onlyLarger = ScalingRule(name: "only-larger", axis: .category) { style, setting in
///       style.categories[max(setting.category ?? .default, .default)] ?? style.base
///     }
public struct ScalingRule: Sendable {
  /// The part of a setting that a rule reads.
  public enum Axis: Sendable, Hashable {
    /// None: every setting gives the same.
    case none
    /// The size category.
    case category
    /// The font scale.
    case fontScale
  }

  /// The rule's unique name, as documents write it.
  public let name: String
  /// The part of a setting that the rule reads.
  public let axis: Axis
  private let apply: @Sendable (TypeStyle, TextSizeSetting) -> ResolvedTextStyle
  private let invert: (@Sendable (Double, TextSizeSetting) -> Double)?

  /// A rule of one's own: a pure function of a style and a setting.
  ///
  /// - Parameters:
  ///   - name: A unique name.
  ///   - axis: The part of a setting that the rule reads.
  ///   - invert: The default size of what has a size in points under a setting; `nil` if the rule looks styles up and
  ///     scales no size.
  ///   - apply: The style for a setting.
  public init(
    name: String, axis: Axis, invert: (@Sendable (Double, TextSizeSetting) -> Double)? = nil,
    _ apply: @escaping @Sendable (TypeStyle, TextSizeSetting) -> ResolvedTextStyle
  ) {
    self.name = name
    self.axis = axis
    self.invert = invert
    self.apply = apply
  }

  /// The style for a setting.
  public func resolve(_ style: TypeStyle, for setting: TextSizeSetting) -> ResolvedTextStyle {
    apply(style, setting)
  }

  /// The default size, in points, of what a setting scales to a size; `nil` if the rule does not scale any size.
  public func baseSize(ofScaled size: Double, for setting: TextSizeSetting) -> Double? {
    invert?(size, setting)
  }

  /// The rule with categories clamped to a range, as with SwiftUI's `dynamicTypeSize(_:)`: a category outside the range
  /// counts as the nearest end.
  ///
  /// An unspecified category stays so.
  public func clamped(to range: ClosedRange<SizeCategory>) -> ScalingRule {
    @Sendable func clamped(_ setting: TextSizeSetting) -> TextSizeSetting {
      var setting = setting
      setting.category = setting.category?.clamped(to: range)
      return setting
    }
    var inverse: (@Sendable (Double, TextSizeSetting) -> Double)?
    if let invert { inverse = { size, setting in invert(size, clamped(setting)) } }
    return ScalingRule(
      name: "\(name)-\(range.lowerBound)-\(range.upperBound)", axis: axis, invert: inverse
    ) { style, setting in
      resolve(style, for: clamped(setting))
    }
  }

  /// Nothing scales: macOS, tvOS, Material's scheme of 2018-04.
  public static let fixed = ScalingRule(name: "fixed", axis: .none) { style, _ in style.base }
}

// MARK: By category

extension ScalingRule {
  /// The style's entry for the category.
  ///
  /// Without a category or an entry, the default style: Dynamic Type, and Material's curves, which do not change a font
  /// for which they have no size.
  public static let category = ScalingRule(name: "category", axis: .category) { style, setting in
    setting.category.flatMap { style.categories[$0] } ?? style.base
  }

  /// The style's entry for the category.
  ///
  /// Without a category or an entry, the entry for the largest regular category, as Material's legacy styles do.
  public static let categoryOrLargestRegular = ScalingRule(name: "category-or-xxxl", axis: .category) {
    style, setting in
    setting.category.flatMap { style.categories[$0] } ?? style.categories[.xxxLarge] ?? style.base
  }

  /// The style's entry for the category, or for the nearest smaller category that has one, or else for the smallest.
  ///
  /// For systems with fewer categories, such as watchOS. Which category they use for one that they lack is not
  /// published. Without a category, the default style.
  public static let nearestCategory = ScalingRule(name: "nearest-category", axis: .category) { style, setting in
    guard let category = setting.category else { return style.base }
    let smaller = SizeCategory.allCases.last { $0 <= category && style.categories[$0] != nil }
    let nearest = smaller ?? SizeCategory.allCases.first { style.categories[$0] != nil }
    return nearest.flatMap { style.categories[$0] } ?? style.base
  }

  /// The default style grown with a text style of Dynamic Type, as `UIFontMetrics` does and SwiftUI's
  /// `Font.custom(_:size:relativeTo:)`.
  ///
  /// The size is a whole point, at least one; line height and tracking grow by the same factor, unrounded.
  public static func metrics(of textStyle: DynamicTypeStyle) -> ScalingRule {
    let metrics = DynamicTypeMetrics(for: textStyle)
    return ScalingRule(
      name: "metrics-\(textStyle)", axis: .category,
      invert: { size, setting in metrics.baseValue(ofScaled: size, for: setting.category) }
    ) { style, setting in
      var resolved = style.base
      resolved.pointSize = max(1, metrics.scaledPointSize(resolved.pointSize, for: setting.category))
      resolved.lineHeight = resolved.lineHeight.map { metrics.scaledValue($0, for: setting.category) }
      resolved.tracking = metrics.scaledValue(resolved.tracking, for: setting.category)
      return resolved
    }
  }
}

// MARK: By font scale

extension ScalingRule {
  /// Android's own views: the size by the platform's curves; line height and tracking keep their proportion to it, as
  /// tracking is given in ems and `TextView` holds a line height in sp to the size in sp.
  public static let android = ScalingRule(
    name: "android", axis: .fontScale, invert: baseSize(reading: .android)
  ) { style, setting in
    let converter = FontScaleConverter(fontScale: Float(setting.fontScale), reading: .android)
    var resolved = style.base
    let size = Float(resolved.pointSize)
    let scaled = converter.dp(fromSp: size)
    resolved.pointSize = Double(shortestDecimalOf: scaled)
    resolved.lineHeight = resolved.lineHeight.map {
      Double(shortestDecimalOf: converter.lineHeight(fromSp: Float($0), fontSize: size))
    }
    resolved.tracking = Double(shortestDecimalOf: Float(resolved.tracking) * (scaled / size))
    return resolved
  }

  /// Jetpack Compose: size and tracking each by Compose's reading of the curves, as both are given in sp; the line
  /// height keeps its proportion to the size once the scale is above 1.05.
  public static let compose = ScalingRule(
    name: "compose", axis: .fontScale, invert: baseSize(reading: .compose)
  ) { style, setting in
    let converter = FontScaleConverter(fontScale: Float(setting.fontScale), reading: .compose)
    var resolved = style.base
    let size = Float(resolved.pointSize)
    resolved.pointSize = Double(shortestDecimalOf: converter.dp(fromSp: size))
    resolved.lineHeight = resolved.lineHeight.map {
      Double(shortestDecimalOf: converter.lineHeight(fromSp: Float($0), fontSize: size))
    }
    resolved.tracking = Double(shortestDecimalOf: converter.dp(fromSp: Float(resolved.tracking)))
    return resolved
  }

  private static func baseSize(
    reading: FontScaleConverter.Reading
  ) -> @Sendable (Double, TextSizeSetting) -> Double {
    { size, setting in
      let converter = FontScaleConverter(fontScale: Float(setting.fontScale), reading: reading)
      return Double(shortestDecimalOf: converter.sp(fromDp: Float(size)))
    }
  }

  /// Flutter with a linear text scaler: the size times the factor, the line height with it, as it is a multiple of the
  /// size; the tracking stays.
  public static let flutter = flutter(scaledBy: { .linear($0) }, name: "flutter")

  /// Flutter with a linear text scaler clamped between two factors.
  public static func flutter(clampedTo range: ClosedRange<Double>) -> ScalingRule {
    flutter(
      scaledBy: { .linear($0).clamped(to: range) }, name: "flutter-\(range.lowerBound)-\(range.upperBound)")
  }

  private static func flutter(
    scaledBy scaler: @escaping @Sendable (Double) -> TextScaler, name: String
  ) -> ScalingRule {
    ScalingRule(
      name: name, axis: .fontScale, invert: { size, setting in size / scaler(setting.fontScale).scale(1) }
    ) { style, setting in
      var resolved = style.base
      resolved.pointSize = scaler(setting.fontScale).scale(style.base.pointSize)
      resolved.lineHeight = resolved.lineHeight.map { $0 * (resolved.pointSize / style.base.pointSize) }
      return resolved
    }
  }
}

// MARK: Names

extension ScalingRule {
  /// The platforms' rules, except clamped ones.
  ///
  /// Their names are what documents write.
  public static let builtIn: [ScalingRule] =
    [fixed, category, categoryOrLargestRegular, nearestCategory, android, compose, flutter]
    + DynamicTypeStyle.allCases.map(metrics(of:))

  /// The platforms' rule of a name; `nil` if there is none.
  public static func named(_ name: String) -> ScalingRule? {
    builtIn.first { $0.name == name }
  }
}

extension Double {
  /// The number with the fewest decimals that rounds to a given single-precision one: 15.6 for what a `Float` makes of
  /// 15.6.
  ///
  /// Android computes in single precision. Rounding this number back to it gives the same value again.
  ///
  /// Own: powers of ten.
  package init(shortestDecimalOf value: Float) {
    // Sizes have one or two decimals, and formatting a number as text takes longer than all else in a row.
    var power = 1.0
    while power <= 100, abs(value) < 10_000 {
      let decimal = (Double(value) * power).rounded() / power
      if Float(decimal) == value {
        self = decimal
        return
      }
      power *= 10
    }
    self = Double(value.description) ?? Double(value)
  }
}
