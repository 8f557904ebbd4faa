extension ListContentConfiguration {
  /// Where the margins come from; `nil` for those that a document sets.
  var marginSource: String? {
    let own = Self.margins(of: preset, profile)
    return margins == own.insets ? own.source : nil
  }

  /// Why there is a least height.
  var minimumHeightRule: String {
    if tableTitle != nil { return "No header of a plain table is lower than a line of body between its margins." }
    return preset.isSidebarCell ? SystemProfile.sidebarRowHeightRule : profile.minimumRowHeightRule
  }

  /// Where the least height comes from.
  var minimumHeightSource: String {
    if let tableTitle { return tableTitle.marginSource(profile) }
    return preset.isSidebarCell ? SystemProfile.sidebarRowHeightSource : profile.minimumRowHeightSource
  }
}
