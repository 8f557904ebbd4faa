internal import Typography

/// The recordings from which several numbers come, as explanations name them.
enum AppleRecording {
  static let lists18 =
    "recorded: iOS 17.5 and 18.5, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot)"
  static let lists26 = "recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot)"
  static let cells26 = "recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit)"
  static let tables13 = "recorded: iOS 13, all categories, by hand (darjeelingsteve/uistackview_adaptivity)"
  static let charon = "recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon)"
}

extension SystemProfile {
  private func minimumRowHeightSource(for category: SizeCategory?) -> String {
    switch (self, category ?? .default) {
    case (_, .medium): "recorded: iOS 18 and 26, 390 points wide, category M (home-assistant/iOS)"
    case (.ios18, _): AppleRecording.lists18
    case (.ios26, .large): AppleRecording.lists26
    case (.ios26, _): MeasuredGrowth.inferredSource
    }
  }

  func minimumRowHeightReason(
    for category: SizeCategory?, inSidebar isInSidebar: Bool
  ) -> (rule: String, source: String) {
    if isInSidebar {
      let source = "inferred: a design note on phones and pads with iOS 26 (zotero/zotero-ios, issue 1171)"
      return ("No row of a sidebar is lower.", source)
    }
    let rule = pick(
      ios18: "No row of a list is lower.",
      ios26: "No row of a list is lower than a line of body between the margins of a cell.")
    return (rule, minimumRowHeightSource(for: category))
  }

  var switchSource: String {
    pick(
      ios18: "recorded: iOS 14.5 to 18.5, 390 to 402 points wide, category L (cashapp/AccessibilitySnapshot)",
      ios26: AppleRecording.lists26)
  }

  func separatorSource(for category: SizeCategory?) -> String {
    switch (self, (category ?? .default).isAccessibilityCategory) {
    case (.ios18, true): "recorded: iOS 18, 390 points wide (DrunkOnJava/ModularHomeInventory)"
    case (.ios18, false): "recorded: iOS 14.5 to 18.5, 390 to 402 points wide (cashapp/AccessibilitySnapshot)"
    case (.ios26, _): "recorded: iOS 26.2, 402 points wide (cashapp/AccessibilitySnapshot)"
    }
  }
}

/// Why a cell has the margin that it has at a side.
enum LayoutMarginReason {
  /// The cell sets it.
  case cell
  /// The list gives it to its cells.
  case list
  /// It follows from the cell's width.
  case width

  init(own: Double?, list: Double?) {
    self = own != nil ? .cell : list != nil ? .list : .width
  }

  /// The words for a margin, and its source.
  ///
  /// Own: 16 and 20 tell apart which rule of the list gave the margin.
  fileprivate func words(_ margin: Double, _ profile: SystemProfile) -> (rule: String, source: String?) {
    switch (self, profile) {
    case (.cell, _): ("the cell's own", nil)
    case (.list, _) where margin > 20:
      ("what the readable width leaves", "recorded: iOS 9, an iPad Air 2, 1024 points wide, category L")
    case (.list, .ios18): ("that of the list", AppleRecording.lists18)
    case (.list, .ios26) where margin == 16: ("that of the list", AppleRecording.lists26)
    case (.list, .ios26):
      (
        "that of the list",
        """
        recorded: iOS 26.1, an iPad 820 points wide and phones in landscape, 852 and 667 points wide, category L \
        (Vercantez/openuikit)
        """
      )
    case (.width, _) where margin == 20:
      (
        "20 from 390 points on",
        "recorded: iOS 14.5 to 26.2, 390, 393 and 402 points wide (cashapp/AccessibilitySnapshot)"
      )
    case (.width, .ios18): ("16 below 390 points", "recorded: iOS 16, 300 points wide (getsentry/sentry-cocoa)")
    case (.width, .ios26): ("16 below 390 points", "recorded: iOS 26.1, 375 points wide (Vercantez/openuikit)")
    }
  }
}

extension RowSteps {
  /// Adds a margin that UIKit gives a cell.
  ///
  /// - Parameters:
  ///   - whole: The cell's margin, if only a part of it lies in the content.
  mutating func layoutMargin(
    _ value: Double, _ reason: LayoutMarginReason, _ profile: SystemProfile, partOf whole: Double? = nil
  ) {
    let (words, source) = reason.words(whole ?? value, profile)
    let part = whole == nil ? "" : ", as far as it lies in the content"
    across(.inset, "layoutMargins", value, "The cell's margin: \(words)\(part).", source)
  }
}
