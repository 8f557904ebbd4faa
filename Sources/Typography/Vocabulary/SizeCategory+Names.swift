extension SizeCategory: CustomStringConvertible, LosslessStringConvertible {
  /// The short name, `XS` to `AX5`.
  public var description: String { shortName }

  /// The short name, `XS` to `AX5`.
  public var shortName: String {
    switch self {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XXXL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }

  /// The raw string of UIKit's `UIContentSizeCategory`, `UICTContentSizeCategoryXS` to
  /// `UICTContentSizeCategoryAccessibilityXXXL`.
  public var uiKitName: String {
    let suffix =
      switch self {
      case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: shortName
      case .accessibility1: "AccessibilityM"
      case .accessibility2: "AccessibilityL"
      case .accessibility3: "AccessibilityXL"
      case .accessibility4: "AccessibilityXXL"
      case .accessibility5: "AccessibilityXXXL"
      }
    return "UICTContentSizeCategory" + suffix
  }

  /// The name of the case in SwiftUI's `DynamicTypeSize`, `xSmall` to `accessibility5`, which is that of the case here.
  package var swiftUIName: String { Self.swiftUINames[index] }

  /// Source, published: Apple, `DynamicTypeSize`.
  private static let swiftUINames =
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"] + (1...5).map { "accessibility\($0)" }

  /// All names of the category.
  package var names: [String] { [shortName, uiKitName, swiftUIName] }

  /// The category of a name: a short one (`XS` to `AX5`), UIKit's raw string, or that of SwiftUI's case (`accessibility3`).
  ///
  /// Names are case-sensitive.
  ///
  /// `nil` if there is no such name; UIKit's unspecified category is not one either, see ``trait(named:)``.
  public init?(_ name: String) {
    guard let match = SizeCategory.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = match
  }

  /// The category of the key of a curve; `nil` for SwiftUI's names, since styles have names such as `large`, too.
  package init?(key: String) {
    guard let match = SizeCategory(key), match.swiftUIName != key else { return nil }
    self = match
  }

  /// The names that ``trait(named:)`` accepts for an unspecified category; the second is UIKit's raw string.
  package static let unspecifiedNames = ["unspecified", "_UICTContentSizeCategoryUnspecified"]

  /// The category of a name as a trait collection has it, where "unspecified" is a value, too: `nil`.
  ///
  /// - Throws: ``UnknownName`` if the name is neither a category's nor `unspecified`, nor UIKit's raw string for that.
  public static func trait(named name: String) throws(UnknownName) -> SizeCategory? {
    if let category = SizeCategory(name) { return category }
    guard unspecifiedNames.contains(name) else {
      throw UnknownName(name, expected: allCases.map(\.shortName) + unspecifiedNames.prefix(1))
    }
    return nil
  }
}
