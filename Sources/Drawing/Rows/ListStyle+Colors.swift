internal import Sizing

extension ListStyle {
  /// What lies behind the rows.
  ///
  /// Source: UIKit's systemGroupedBackground and systemBackground.
  func background(_ theme: Theme) -> Color {
    switch self {
    case .plain, .mdcGrouped: theme.background
    case .grouped, .insetGrouped, .sidebar, .sidebarPlain, .mdcCard: theme == .light ? Color(hex: 0xF2F2F7) : .black
    }
  }

  /// What a cell has behind it that has no background of its own; nil if the list's shows.
  ///
  /// Source: UIKit's secondarySystemGroupedBackground; cells of sidebars are clear.
  func cellBackground(_ theme: Theme) -> Color? {
    switch self {
    case .grouped, .insetGrouped, .mdcCard: theme == .light ? .white : Color(hex: 0x1C1C1E)
    case .plain, .mdcGrouped, .sidebar, .sidebarPlain: nil
    }
  }
}
