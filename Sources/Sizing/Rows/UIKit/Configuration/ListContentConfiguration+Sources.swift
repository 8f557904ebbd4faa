internal import Typography

extension ListContentConfiguration {
  /// Where the margins come from; `nil` for those that a document sets.
  var marginSource: String? {
    let own = Self.margins(of: preset, profile)
    return margins == own.insets ? own.source : nil
  }

  /// Where the distance between image and texts comes from; `nil` for one that a document sets.
  var imagePaddingSource: String? {
    imageToTextPadding == ListContentConfiguration(preset, profile: profile).imageToTextPadding ? paddingSource : nil
  }

  /// Where the distance between texts, one over the other, comes from; `nil` for one that a document sets.
  var textPaddingSource: String? {
    let own = ListContentConfiguration(preset, profile: profile)
    guard textToSecondaryTextVerticalPadding == own.textToSecondaryTextVerticalPadding else { return nil }
    return preset == .subtitleCell && profile == .ios26 ? AppleRecording.cells26 : paddingSource
  }

  private var paddingSource: String {
    switch (preset, profile) {
    case (.prominentInsetGroupedHeader, _), (.extraProminentInsetGroupedHeader, _): Self.alike
    case (_, .ios26): AppleRecording.charon
    case (.cell, .ios18): Self.cells18
    case (.groupedHeader, .ios18): "recorded: iOS 15, as it prints the configuration of a grouped header"
    case (.sidebarHeader, .ios18): Self.asOn26
    case (_, .ios18): preset.isSidebarCell ? Self.asOn26 : Self.alike
    }
  }

  /// What the numbers of presets come from; the comments of the numbers say it, too.
  static let cells18 = "recorded: iOS 16, as it prints the configuration of a cell"
  static let asOn26 = "inferred: before iOS 26 as on it"
  static let alike = "inferred: cells as `cell`, headers as `groupedHeader`"

  func minimumHeightReason(for category: SizeCategory?) -> (rule: String, source: String?) {
    if minimumHeight != nil { return ("The configuration asks for it.", nil) }
    guard let tableTitle else { return profile.minimumRowHeightReason(for: category, inSidebar: preset.isSidebarCell) }
    return (
      "No header of a plain table is lower than a line of body between its margins.", tableTitle.marginSource(profile)
    )
  }
}
