extension ListGeometry {
  /// The configuration of a section's header.
  ///
  /// In a table it is that of the header that the table makes from a title, whose height depends on what is above the section.
  /// For a table header with its own content configuration (`UITableViewHeaderFooterView.contentConfiguration`) use the preset,
  /// as in a collection list.
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

  /// The configuration of a section's footer.
  ///
  /// A plain table has that of a collection list, since no footer of a plain table was recorded.
  public var footerConfiguration: ListContentConfiguration {
    var configuration = ListContentConfiguration(style.presets.footer, profile: profile)
    if container == .table, style == .grouped || style == .insetGrouped { configuration.tableTitle = .groupedFooter }
    return configuration
  }
}
