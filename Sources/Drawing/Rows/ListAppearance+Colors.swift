internal import Sizing

extension Panel {
  /// The background behind the rows: the list's own, or that of the system that all rows are of, or that of the style.
  func background(_ theme: Theme) -> SRGBColor {
    if let backgroundColor { return theme.chosen(backgroundColor) }
    guard style == .plain, let common = rows.first?.appearance.listBackground,
      rows.allSatisfy({ $0.appearance.listBackground == common })
    else { return style.background(theme) }
    return theme.color(common)
  }
}

extension ListAppearance {
  /// The background behind the rows.
  ///
  /// Source, recorded: iOS 13, systemGroupedBackground and systemBackground (noahsark769/ColorCompatibility). Source, code:
  /// `MDCCollectionViewStyler.m` of Material Components for iOS 124.2, which knows no dark one.
  func background(_ theme: Theme) -> SRGBColor {
    switch self {
    case .plain, .inset: theme.background
    case .grouped, .insetGrouped, .sidebar, .sidebarPlain: theme == .light ? SRGBColor(hex: 0xF2F2F7) : .black
    case .mdcGrouped, .mdcCard: theme == .light ? SRGBColor(hex: 0xEEEEEE) : .black
    }
  }

  /// The background of a cell without one of its own; nil if the list's shows through.
  ///
  /// Cells of sidebars are clear.
  ///
  /// Source, recorded: iOS 13, secondarySystemGroupedBackground (noahsark769/ColorCompatibility); `#1C1C1E` in the
  /// dark.
  func cellBackground(_ theme: Theme) -> SRGBColor? {
    switch self {
    case .grouped, .insetGrouped, .mdcGrouped, .mdcCard: theme == .light ? .white : SRGBColor(hex: 0x1C1C1E)
    case .plain, .inset, .sidebar, .sidebarPlain: nil
    }
  }
}
