/// Where sections stand from side to side, and what they look like. Lengths are in points.
extension ListAppearance {
  /// What the list keeps free at each side, beside the safe area.
  ///
  /// Source, inferred: nobody recorded an inset list; its rows keep as far from the edges as cards do.
  func sideInset(width: Double, in container: ListContentRow.Container, profile: SystemProfile) -> Double {
    switch self {
    case .plain, .grouped, .sidebarPlain, .mdcGrouped: 0
    case .inset, .insetGrouped:
      switch (profile, container) {
      // Source, recorded: iOS 26.1, 375 and 393 points wide, category L, tables (Vercantez/openuikit): 16 and 20.
      case (.ios18, _), (.ios26, .table): profile.layoutMargin(forWidth: width)
      // Source, recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot).
      case (.ios26, .list): 16
      }
    // Source, inferred: macOS 27.0, Mac Catalyst, which draws at 0.77 of the size, has 12.987 (kern0x1b/charon).
    case .sidebar: 10
    // Source, code: `MDCCollectionViewStyler.m` of Material Components for iOS 124.2 (ac77ff7).
    case .mdcCard: 8
    }
  }

  /// The radius of a section's corners.
  ///
  /// Source, recorded: iOS 16, 300 points wide (getsentry/sentry-cocoa): 10.
  /// Source, recorded: iOS 26.1, 375 and 393 points wide (Vercantez/openuikit): 26.
  func cornerRadius(_ profile: SystemProfile) -> Double {
    guard self == .insetGrouped else { return 0 }
    return switch profile {
    case .ios18: 10
    case .ios26: 26
    }
  }

  /// The margins a cell has at its sides in a list of a width; `nil` for those that follow from the cell's own.
  ///
  /// A card's are those of the list before iOS 26 and always 16 since.
  ///
  /// Source, recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot).
  func layoutMargin(listWidth: Double, profile: SystemProfile) -> Double? {
    switch (self, profile) {
    case (.inset, .ios18), (.insetGrouped, .ios18): profile.layoutMargin(forWidth: listWidth)
    case (.inset, .ios26), (.insetGrouped, .ios26): 16
    case (.plain, _), (.grouped, _), (.sidebar, _), (.sidebarPlain, _), (.mdcGrouped, _), (.mdcCard, _): nil
    }
  }
}
