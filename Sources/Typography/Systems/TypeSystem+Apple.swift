extension TypeSystem {
  /// Dynamic Type on iOS and iPadOS, with the leadings the system computes with.
  package static let dynamicType = TypeSystem(
    name: "dynamic-type", title: "Dynamic Type (iOS, iPadOS)",
    source: "Human Interface Guidelines, Typography; leadings as on iOS 26.1", face: .sanFrancisco,
    styles: dynamicTypeStyles(leading: .runtime), rule: .category)

  /// Dynamic Type on iOS and iPadOS, with the leadings the guidelines print.
  package static let dynamicTypePublished = TypeSystem(
    name: "dynamic-type-published", title: "Dynamic Type (iOS, iPadOS), leadings as printed",
    source: "Human Interface Guidelines, Typography", face: .sanFrancisco,
    styles: dynamicTypeStyles(leading: .published), rule: .category)

  private static func dynamicTypeStyles(leading source: DynamicTypeStyle.LeadingSource) -> [TypeStyle] {
    DynamicTypeStyle.allCases.map { style in
      TypeStyle(
        style.description, aliases: style.otherNames, categories: { style.resolved(for: $0, leading: source) },
        emphasizedWeight: style.emphasizedWeight)
    }
  }

  /// The built-in text styles of macOS, which do not scale.
  ///
  /// Source, published: Human Interface Guidelines, Typography.
  package static let macOS = TypeSystem(
    name: "macos", title: "Text styles of macOS", source: "Human Interface Guidelines, Typography",
    face: .sanFrancisco,
    styles: [
      fixed("largeTitle", 26, 32, .regular, .bold, .proDesktop),
      fixed("title1", aliases: ["title"], 22, 26, .regular, .bold, .proDesktop),
      fixed("title2", 17, 22, .regular, .bold, .proDesktop),
      fixed("title3", 15, 20, .regular, .semibold, .proDesktop),
      fixed("headline", 13, 16, .bold, .extraBold, .proDesktop),
      fixed("body", 13, 16, .regular, .semibold, .proDesktop),
      fixed("callout", 12, 15, .regular, .semibold, .proDesktop),
      fixed("subheadline", 11, 14, .regular, .semibold, .proDesktop),
      fixed("footnote", 10, 13, .regular, .semibold, .proDesktop),
      fixed("caption1", aliases: ["caption"], 10, 13, .regular, .medium, .proDesktop),
      fixed("caption2", 10, 13, .medium, .semibold, .proDesktop),
    ],
    rule: .fixed)

  /// The built-in text styles of tvOS, which do not scale.
  ///
  /// Source, published: Human Interface Guidelines, Typography.
  package static let tvOS = TypeSystem(
    name: "tvos", title: "Text styles of tvOS", source: "Human Interface Guidelines, Typography",
    face: .sanFrancisco,
    styles: [
      fixed("title1", aliases: ["title"], 76, 96, .medium, .bold, .proDesktop),
      fixed("title2", 57, 66, .medium, .bold, .proDesktop),
      fixed("title3", 48, 56, .medium, .bold, .proDesktop),
      fixed("headline", 38, 46, .medium, .bold, .proDesktop),
      fixed("subtitle1", aliases: ["subheadline"], 38, 46, .regular, .medium, .proDesktop),
      fixed("callout", 31, 38, .medium, .bold, .proDesktop),
      fixed("body", 29, 36, .medium, .bold, .proDesktop),
      fixed("caption1", aliases: ["caption"], 25, 32, .medium, .bold, .proDesktop),
      fixed("caption2", 23, 30, .medium, .bold, .proDesktop),
    ],
    rule: .fixed)

  private static func fixed(
    _ name: String, aliases: [String] = [], _ size: Double, _ leading: Double, _ weight: FontWeight,
    _ emphasizedWeight: FontWeight, _ tracking: TrackingTable
  ) -> TypeStyle {
    TypeStyle(
      name, aliases: aliases,
      base: ResolvedTextStyle(
        pointSize: size, lineHeight: leading, tracking: tracking.points(at: size), weight: weight),
      emphasizedWeight: emphasizedWeight)
  }
}

extension TypeStyle {
  /// A style that a function gives for every category; the default style is that for the default category.
  init(
    _ name: String, aliases: [String] = [], categories style: (SizeCategory) -> ResolvedTextStyle,
    emphasizedWeight: FontWeight? = nil
  ) {
    self.init(
      name, aliases: aliases, base: style(.default),
      categories: Dictionary(uniqueKeysWithValues: SizeCategory.allCases.map { ($0, style($0)) }),
      emphasizedWeight: emphasizedWeight)
  }
}

extension DynamicTypeStyle {
  /// The style in a category as one value: size, leading, San Francisco's tracking at that size, and weight.
  ///
  /// - Parameters:
  ///   - category: `nil` is the default category.
  ///   - source: Where the leading is from.
  ///   - emphasized: Whether the weight is that of emphasised text.
  public func resolved(
    for category: SizeCategory? = .default, leading source: LeadingSource = .runtime, emphasized: Bool = false
  ) -> ResolvedTextStyle {
    let size = pointSize(for: category)
    return ResolvedTextStyle(
      pointSize: size, lineHeight: leading(for: category, source), tracking: TrackingTable.pro.points(at: size),
      weight: emphasized ? emphasizedWeight : weight)
  }

  /// The other names of the style: SwiftUI's where it differs, and UIKit's raw string.
  var otherNames: [String] {
    let swiftUIName: String? =
      switch self {
      case .title1: "title"
      case .caption1: "caption"
      default: nil
      }
    return [swiftUIName, uiKitName].compactMap(\.self)
  }
}
