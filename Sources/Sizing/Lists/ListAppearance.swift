/// The look of a list: where its sections stand and what their headers and footers look like.
public enum ListAppearance: String, Codable, Hashable, Sendable, CaseIterable {
  /// UIKit's: rows from edge to edge, one section directly below the other, with headers that stay at the top.
  case plain
  /// UIKit's: rows from edge to edge, with space between sections.
  case grouped
  /// UIKit's: sections as cards with round corners.
  case insetGrouped
  /// SwiftUI's: a plain list whose rows keep from the edges (`InsetListStyle`).
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
  /// What is at the edges of a list's sections.
  private var sections: (header: Preset, footer: Preset, pinsHeaders: Bool, separatesLastRow: Bool) {
    switch self {
    case .plain, .inset, .sidebarPlain: (.plainHeader, .plainFooter, true, true)
    case .grouped, .insetGrouped: (.groupedHeader, .groupedFooter, false, false)
    case .sidebar: (.sidebarHeader, .groupedFooter, false, false)
    case .mdcGrouped, .mdcCard: (.plainHeader, .plainFooter, false, false)
    }
  }

  private typealias Preset = ListContentConfiguration.Preset

  /// What a section's header looks like.
  package func headerConfiguration(_ profile: SystemProfile) -> ListContentConfiguration {
    ListContentConfiguration(sections.header, profile: profile)
  }

  /// What a section's footer looks like.
  package func footerConfiguration(_ profile: SystemProfile) -> ListContentConfiguration {
    ListContentConfiguration(sections.footer, profile: profile)
  }

  /// Whether a header stays at the top of the screen while rows of its section are on it.
  package var pinsHeaders: Bool { sections.pinsHeaders }

  /// Whether the last row of a section has a separator.
  var separatesLastRow: Bool { sections.separatesLastRow }
}

/// What heads a section (`UICollectionLayoutListConfiguration.HeaderMode`).
public enum HeaderMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// A header of its own, if the section has one.
  case supplementary
  /// The first row, which then has no space above but that of a header.
  case firstItemInSection
}
