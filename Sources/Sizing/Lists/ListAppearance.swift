/// The look of a list: how its sections are arranged and what their headers and footers look like.
public enum ListAppearance: String, Codable, Hashable, Sendable, CaseIterable {
  /// UIKit's: rows from edge to edge, one section directly below the other, with headers that stay at the top.
  case plain
  /// UIKit's: rows from edge to edge, with space between sections.
  case grouped
  /// UIKit's: sections as cards with round corners.
  case insetGrouped
  /// SwiftUI's: a plain list whose rows are inset from the edges (`InsetListStyle`).
  case inset
  /// UIKit's, beside the content of a window.
  case sidebar
  /// UIKit's, beside the content of a window, with headers that stay at the top.
  case sidebarPlain
  /// Sections of Material Components' collections, with space between them.
  case mdcGrouped
  /// Sections of Material Components' collections, as cards.
  case mdcCard
}

extension ListAppearance {
  /// Whether the list is plain: a header stays at the top of the screen while rows of its section are on it, and the last
  /// row of a section has a separator.
  var isPlain: Bool {
    switch self {
    case .plain, .inset, .sidebarPlain: true
    case .grouped, .insetGrouped, .sidebar, .mdcGrouped, .mdcCard: false
    }
  }

  var presets: (header: ListContentConfiguration.Preset, footer: ListContentConfiguration.Preset) {
    switch self {
    case .plain, .inset, .sidebarPlain, .mdcGrouped, .mdcCard: (.plainHeader, .plainFooter)
    case .grouped, .insetGrouped: (.groupedHeader, .groupedFooter)
    case .sidebar: (.sidebarHeader, .groupedFooter)
    }
  }
}

/// Which part of a section is its header (`UICollectionLayoutListConfiguration.HeaderMode`).
public enum HeaderMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// The section's supplementary header, if it has one.
  case supplementary
  /// The first row; the space above it is that above a header.
  case firstItemInSection
}
