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

  /// The category of a name: a short one (`XS` to `AX5`) or UIKit's raw string.
  ///
  /// Names are case-sensitive.
  ///
  /// `nil` if there is no such name; UIKit's unspecified category is not one either, see ``trait(named:)``.
  public init?(_ name: String) {
    let match = SizeCategory.allCases.first { $0.shortName == name || $0.uiKitName == name }
    guard let match else { return nil }
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
