/// Where sections stand. Lengths are in points.
///
/// Grouped lists are taken to have the spaces of inset grouped ones.
extension ListAppearance {
  /// What the list keeps free at each side, beside the safe area.
  ///
  /// Source, inferred: nobody recorded an inset list; its rows keep as far from the edges as cards do.
  func sideInset(width: Double, profile: SystemProfile) -> Double {
    switch self {
    case .plain, .grouped, .sidebarPlain, .mdcGrouped: 0
    case .inset, .insetGrouped:
      switch profile {
      case .ios18: profile.layoutMargin(forWidth: width)
      // Source, recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot). Tables have 20 at 393
      // (openuikit).
      case .ios26: 16
      }
    // Source, inferred: macOS 27.0, Mac Catalyst, which draws at 0.77 of the size, has 12.987 (kern0x1b/charon).
    case .sidebar: 10
    // Source, code: `MDCCollectionViewStyler.m` of Material Components for iOS 124.2 (ac77ff7).
    case .mdcCard: 8
    }
  }

  /// What a card keeps free at a side where the device keeps so much free already.
  func sideInset(width: Double, safeArea: Double, profile: SystemProfile) -> Double {
    let inset = sideInset(width: width, profile: profile)
    return self == .mdcCard ? max(0, inset - safeArea) : inset
  }

  /// The space between a section's upper edge and its first part.
  ///
  /// - Parameters:
  ///   - headerPadding: What an app wants above headers; `nil` for the system's.
  ///   - spacing: What an app wants between two sections, half of it from each; `nil` for the system's.
  func spaceAbove(
    isFirst: Bool, hasHeader: Bool, headerPadding: Double? = nil, spacing: Double? = nil, profile: SystemProfile,
    grid: PixelGrid
  ) -> Double {
    let own = hasHeader ? headerPadding : nil
    let half = spacing.map { $0 / 2 } ?? Self.halfOfSectionSpace(profile, grid)
    return switch self {
    // Source, recorded: macOS 27.0, Mac Catalyst, `headerTopPadding` (kern0x1b/charon), and apps since iOS 15.
    case .plain, .inset, .sidebarPlain: own ?? (hasHeader ? 22 : 0)
    // Source, recorded: iOS 17.5, 18.5 and 26.2, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot):
    // 35.
    case .grouped, .insetGrouped:
      if hasHeader { own ?? 0 } else { isFirst ? 2 * Self.halfOfSectionSpace(profile, grid) : half }
    case .sidebar: own ?? 0
    // Source, code: `MDCCollectionViewController.m` of Material Components for iOS 124.2 (ac77ff7).
    case .mdcGrouped, .mdcCard: isFirst ? 8 : 4
    }
  }

  /// The space between a section's last part and its lower edge.
  ///
  /// A footer leaves none: recorded before a header in both eras (iOS 17.5, 18.5, 26.2), and before a section without
  /// one. That holds at the end of the list, too, as the space is a section's own inset and not the list's; lists that
  /// were recorded to their end have no footer there.
  func spaceBelow(
    isLast: Bool, hasFooter: Bool, spacing: Double? = nil, profile: SystemProfile, grid: PixelGrid
  ) -> Double {
    switch self {
    case .plain, .inset, .sidebarPlain: 0
    // Source, recorded: iOS 16, 300 points wide, and iOS 26.1, 393 points wide, category L (getsentry/sentry-cocoa,
    // Vercantez/openuikit).
    case .grouped, .insetGrouped:
      if hasFooter { 0 } else { isLast ? 20 : spacing.map { $0 / 2 } ?? Self.halfOfSectionSpace(profile, grid) }
    // Source, inferred: as at the sides of a sidebar.
    case .sidebar: hasFooter ? 0 : 10
    // Source, code: `MDCCollectionViewController.m` of Material Components for iOS 124.2 (ac77ff7).
    case .mdcGrouped, .mdcCard: isLast ? 8 : 4
    }
  }

  /// Two sections have 35 points between them, half of it from each.
  ///
  /// Systems before iOS 26 round each half up to the pixel, iOS 26 adds up and rounds the frames.
  ///
  /// Source, recorded: iOS 17.5 and 18.5, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot): 35.333.
  /// Source, recorded: iOS 26, 390 points wide, category M (home-assistant/iOS): 35.
  private static func halfOfSectionSpace(_ profile: SystemProfile, _ grid: PixelGrid) -> Double {
    switch profile {
    case .ios18: grid.ceil(17.5)
    case .ios26: 17.5
    }
  }

  /// Whether spaces may be parts of a pixel, and frames are rounded instead.
  var roundsFrames: Bool { self == .grouped || self == .insetGrouped }

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

  /// Whether the last row of a section has a separator.
  var separatesLastRow: Bool {
    switch self {
    case .plain, .inset, .sidebarPlain: true
    case .grouped, .insetGrouped, .sidebar, .mdcGrouped, .mdcCard: false
    }
  }
}
