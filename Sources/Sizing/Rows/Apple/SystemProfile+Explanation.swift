extension SystemProfile {
  /// Why a margin has its width.
  static let marginRule = "16, and 20 where there is room."
  /// Where the margins come from.
  static let marginSource = "published: Apple, `UIViewController.systemMinimumLayoutMargins`"

  /// Where the least height of a row comes from.
  ///
  /// Widths and categories are those of what was recorded.
  var minimumRowHeightSource: String {
    switch self {
    case .ios18: "recorded: iOS 17.5 and 18.5, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot)"
    case .ios26: "recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot)"
    }
  }

  /// Why a least height has its length.
  var minimumRowHeightRule: String {
    switch self {
    case .ios18: "No row of a list is lower."
    case .ios26: "No row of a list is lower than a line of body between the margins of a cell."
    }
  }
}
