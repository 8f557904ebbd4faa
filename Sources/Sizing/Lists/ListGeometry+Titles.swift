/// What stands above and below a list's sections where these have titles.
extension ListGeometry {
  /// What a section's header looks like.
  ///
  /// In a table it is the one that the table makes of a title, whose height depends on what is above the section; a header
  /// with a content configuration (`UITableViewHeaderFooterView.contentConfiguration`) is made of its preset, as in a
  /// collection list.
  public var headerConfiguration: ListContentConfiguration {
    var configuration = ListContentConfiguration(style.presets.header, profile: profile)
    guard container == .table else { return configuration }
    switch style {
    case .plain: configuration.tableTitle = .plainHeader
    case .grouped, .insetGrouped: configuration.tableTitle = .groupedHeader
    case .inset, .sidebar, .sidebarPlain, .mdcGrouped, .mdcCard: break
    }
    return configuration
  }

  /// What a section's footer looks like.
  ///
  /// A plain table's is that of a collection list: none is recorded.
  public var footerConfiguration: ListContentConfiguration {
    var configuration = ListContentConfiguration(style.presets.footer, profile: profile)
    if container == .table, style == .grouped || style == .insetGrouped { configuration.tableTitle = .groupedFooter }
    return configuration
  }
}
