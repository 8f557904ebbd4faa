/// A style of the older typography of Material Components for iOS (`MDCFontTextStyle`), based on the type scale of
/// 2014.
///
/// It is not the newer scale under other names: legacy body1 is 14 pt where the schemes' body1 is 16, and the 16 pt
/// style here is `subheadline`. The first eight are in upstream's order; the last three were removed on 2024-02-02.
public enum LegacyMaterialStyle: UInt8, Sendable, Hashable, CaseIterable {
  /// 14 pt at the default category.
  case body1
  /// 14 pt medium.
  case body2
  /// 12 pt.
  case caption
  /// 24 pt.
  case headline
  /// 16 pt.
  case subheadline
  /// 20 pt medium.
  case title
  /// 34 pt.
  case display1
  /// 14 pt medium.
  case button
  /// 45 pt. Removed upstream.
  case display2
  /// 56 pt. Removed upstream.
  case display3
  /// 112 pt light. Removed upstream.
  case display4

  /// Whether upstream still has the style.
  package var isCurrent: Bool {
    switch self {
    case .display2, .display3, .display4: false
    default: true
    }
  }

  /// The size for the application's category (`mdc_preferredFontForMaterialTextStyle:`).
  ///
  /// Only body1 and body2 have sizes of their own in the accessibility categories. The other styles there, and all
  /// styles in an unspecified category, take the largest regular size, XXXL; the comments upstream say L.
  package func preferredPointSize(applicationCategory category: SizeCategory?) -> Double {
    let column = (category ?? .xxxLarge).index
    let accessibilityColumn = column - LegacyMaterialStyle.regularCount
    if accessibilityColumn >= 0, self == .body1 || self == .body2 {
      return Double(LegacyMaterialStyle.bodyAccessibilitySizes[accessibilityColumn])
    }
    let row = Int(rawValue) * LegacyMaterialStyle.regularCount
    return Double(LegacyMaterialStyle.sizes[row + min(column, LegacyMaterialStyle.regularCount - 1)])
  }

  /// The size in the default category, whatever the device is set to (`mdc_standardFontForMaterialTextStyle:`).
  package var standardPointSize: Double { preferredPointSize(applicationCategory: .default) }

  /// The categories the style has sizes of its own for: all of them for body1 and body2, XS to XXXL for the others.
  package var tabulatedCategories: ArraySlice<SizeCategory> {
    let isBody = self == .body1 || self == .body2
    return SizeCategory.allCases.prefix(isBody ? SizeCategory.count : LegacyMaterialStyle.regularCount)
  }

  /// The weight.
  public var weight: FontWeight {
    switch self {
    case .body2, .title, .button: .medium
    case .display4: .light
    default: .regular
    }
  }

  /// Own: how many categories, XS to XXXL, every style has a size for.
  private static let regularCount = 7

  /// Sizes in the regular categories.
  ///
  /// Source, code: `MDCFontTraits.m` of Material Components for iOS 124.2 (ac77ff7), the last three rows from before
  /// 2024-02-02.
  /// Leading and tracking stand there too, all zero and never applied.
  private static let sizes: [UInt8] = [
    // XS  S   M   L   XL  XXL XXXL
    11, 12, 13, 14, 16, 18, 20,  // body1
    11, 12, 13, 14, 16, 18, 20,  // body2
    11, 11, 11, 12, 14, 16, 18,  // caption
    21, 22, 23, 24, 26, 28, 30,  // headline
    13, 14, 15, 16, 18, 20, 22,  // subheadline
    17, 18, 19, 20, 22, 24, 26,  // title
    28, 30, 32, 34, 36, 38, 40,  // display1
    11, 12, 13, 14, 16, 18, 20,  // button
    39, 41, 43, 45, 47, 49, 51,  // display2
    50, 52, 54, 56, 58, 60, 62,  // display3
    100, 104, 108, 112, 116, 120, 124,  // display4
  ]

  /// Sizes of body1 and body2 in AX1 to AX5.
  ///
  /// Source, code: `MDCFontTraits.m` of Material Components for iOS 124.2 (ac77ff7).
  private static let bodyAccessibilitySizes: [UInt8] = [25, 30, 37, 44, 52]
}

extension LegacyMaterialStyle: CustomStringConvertible, LosslessStringConvertible {
  /// The name of the style, `body1` to `display4`.
  public var description: String {
    switch self {
    case .body1: "body1"
    case .body2: "body2"
    case .caption: "caption"
    case .headline: "headline"
    case .subheadline: "subheadline"
    case .title: "title"
    case .display1: "display1"
    case .button: "button"
    case .display2: "display2"
    case .display3: "display3"
    case .display4: "display4"
    }
  }

  /// The style of a name; `nil` if there is none.
  public init?(_ name: String) {
    let match = LegacyMaterialStyle.allCases.first { $0.description == name }
    guard let match else { return nil }
    self = match
  }
}

// MARK: Fonts

extension MaterialFont {
  /// The system font of a legacy style for the application's category (`mdc_preferredFontForMaterialTextStyle:`; in an
  /// app extension upstream asks the main screen instead).
  ///
  /// Unspecified is XXXL. The font has no curve.
  public static func preferred(
    for style: LegacyMaterialStyle, applicationCategory category: SizeCategory?
  ) -> MaterialFont {
    MaterialFont(style.preferredPointSize(applicationCategory: category), weight: style.weight)
  }

  /// The system font of a legacy style in the default category (`mdc_standardFontForMaterialTextStyle:`).
  ///
  /// The class methods of `MDCTypography` (`subheadFont` and so on) give the same sizes and weights. The font has no
  /// curve.
  public static func standard(for style: LegacyMaterialStyle) -> MaterialFont {
    MaterialFont(style.standardPointSize, weight: style.weight)
  }

  /// This font at the size of a legacy style (`mdc_fontSizedForMaterialTextStyle:scaledForDynamicType:`).
  ///
  /// Face and weight stay; only the style's size is used. A curve is ignored and dropped.
  /// - Parameters:
  ///   - style: The legacy style.
  ///   - scaledForDynamicType: Whether to take the size for the application's category instead of the default one.
  ///   - category: The application's category; unspecified is XXXL.
  package func sized(
    for style: LegacyMaterialStyle, scaledForDynamicType: Bool, applicationCategory category: SizeCategory?
  ) -> MaterialFont {
    let size =
      scaledForDynamicType ? style.preferredPointSize(applicationCategory: category) : style.standardPointSize
    return MaterialFont(size, weight: weight, typeface: typeface)
  }
}
