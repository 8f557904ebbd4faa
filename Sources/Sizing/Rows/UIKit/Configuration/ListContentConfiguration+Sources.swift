extension ListContentConfiguration {
  /// Where the margins come from; `nil` for those that a document sets.
  var marginSource: String? {
    guard margins == ListContentConfiguration(preset, profile: profile).margins else { return nil }
    let openuikit = "recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit)"
    let charon = "recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon)"
    switch (preset, profile) {
    case (.cell, .ios26), (.subtitleCell, .ios26), (.valueCell, .ios26): return openuikit
    case (.cell, .ios18): return "recorded: iOS 16, as it prints the configuration of a cell"
    case (.subtitleCell, .ios18), (.valueCell, .ios18): return "inferred: subtitle and value cells as cells"
    case (.sidebarCell, _), (.accompaniedSidebarCell, _), (.sidebarHeader, _), (.sidebarSubtitleCell, _),
      (.accompaniedSidebarSubtitleCell, _):
      return charon
    case (.plainHeader, .ios18): return "inferred: a header of 28 with a text of body between equal margins"
    case (.plainFooter, .ios18): return "inferred: footers of plain lists before iOS 26 as on it"
    case (_, .ios18):
      return "recorded: iOS 17.5 and 18.5, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot)"
    case (_, .ios26): return "recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot)"
    }
  }

  /// Why there is a least height.
  var minimumHeightRule: String {
    if tableTitle != nil { return "No header of a plain table is lower than a line of body between its margins." }
    return preset.isSidebarCell ? "No row of a sidebar is lower." : profile.minimumRowHeightRule
  }

  /// Where the least height comes from.
  var minimumHeightSource: String {
    if let tableTitle { return tableTitle.marginSource(profile) }
    return preset.isSidebarCell
      ? "inferred: a design note on phones and pads with iOS 26 (zotero/zotero-ios, issue 1171)"
      : profile.minimumRowHeightSource
  }
}
