extension SystemProfile {
  /// Where the least height of a row comes from.
  ///
  /// Widths and categories are those of what was recorded.
  var minimumRowHeightSource: String {
    switch self {
    case .ios18: "recorded: iOS 17.5 and 18.5, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot)"
    case .ios26: "recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot)"
    }
  }

  func minimumRowHeightReason(inSidebar isInSidebar: Bool) -> (rule: String, source: String) {
    switch (self, isInSidebar) {
    case (_, true):
      (
        "No row of a sidebar is lower.",
        "inferred: a design note on phones and pads with iOS 26 (zotero/zotero-ios, issue 1171)"
      )
    case (.ios18, false): ("No row of a list is lower.", minimumRowHeightSource)
    case (.ios26, false):
      ("No row of a list is lower than a line of body between the margins of a cell.", minimumRowHeightSource)
    }
  }
}

extension RowSteps {
  /// Adds a margin that UIKit gives a cell.
  ///
  /// - Parameter rule: Makes the reason for this margin from the reason that all margins have.
  mutating func layoutMargin(_ value: Double, _ rule: (String) -> String = { "\($0)." }) {
    across(
      .inset, "layoutMargins", value, rule("16, and 20 where there is room"),
      "published: Apple, `UIViewController.systemMinimumLayoutMargins`")
  }
}
