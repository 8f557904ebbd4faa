package import Typography

/// How much room a window has in a direction (`UIUserInterfaceSizeClass`).
public enum SizeClass: String, Codable, Hashable, Sendable, CaseIterable {
  /// That of a phone; its height is compact in landscape.
  case compact
  /// That of a tablet; a phone's height is regular in portrait.
  case regular
}

/// The margins of cells, by size class and readable width. Lengths are in points.
///
/// Before iOS 26 size classes change nothing here: phones in portrait and a tablet 1194 points wide follow from the width alone. A
/// tablet's column of 320 points, whose card stands at 20 with texts at 16, does not, and is not told from a phone.
extension ListGeometry {
  /// The width in which text is easy to read (`readableContentGuide`).
  ///
  /// Source, recorded: iOS 9, an iPad Air 2, 1024 points wide, category L: 672, with 176 at each side (useyourloaf.com).
  /// Source, inferred: Apple publishes no table for other categories; it grows as body text does.
  package static func readableWidth(for category: SizeCategory?) -> Double {
    DynamicTypeMetrics(for: .body).scaledValue(672, for: category)
  }

  /// What the list keeps free at a side, beside the safe area there.
  ///
  /// That the cards of a list that follows the readable width are no wider is not known.
  ///
  /// Source, recorded: iOS 26.1, phones in landscape, 852 points wide (cards at 79 = 59 + 20) and 667 (at 20), and an iPad
  /// 820 points wide; tables, category L (Vercantez/openuikit).
  /// Source, inferred: nobody recorded an inset list; its rows keep as far from the edges as cards do.
  func sideInset(_ category: SizeCategory?, safeArea: Double) -> Double {
    if let sectionMargin { return sectionMargin }
    let inset: Double
    switch style {
    case .plain, .grouped, .sidebarPlain, .mdcGrouped: return 0
    // Source, inferred: macOS 27.0, Mac Catalyst, which draws at 0.77 of the size, has 12.987 (kern0x1b/charon).
    case .sidebar: return 10
    // The cards of Material Components keep so much less where the device keeps something free already.
    // Source, code: `MDCCollectionViewStyler.m` of Material Components for iOS 124.2 (ac77ff7).
    case .mdcCard: return max(0, 8 - safeArea)
    case .inset, .insetGrouped:
      switch (profile, container) {
      case (.ios26, _) where horizontalSizeClass == .regular || verticalSizeClass == .compact: inset = 20
      // Source, recorded: iOS 26.1, 375 and 393 points wide, category L, tables (Vercantez/openuikit): 16 and 20.
      case (.ios18, _), (.ios26, .table): inset = profile.layoutMargin(forWidth: width)
      // Source, recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot).
      case (.ios26, .list): inset = 16
      }
    }
    guard followsReadableWidth else { return inset }
    let room = width - self.safeArea.leading - self.safeArea.trailing
    return max(inset, (room - Self.readableWidth(for: category)) / 2)
  }

  /// The radius of a section's corners.
  ///
  /// Source, recorded: iOS 16, 300 points wide (getsentry/sentry-cocoa): 10.
  /// Source, recorded: iOS 26.1, 375 and 393 points wide (Vercantez/openuikit): 26.
  var cornerRadius: Double {
    guard style == .insetGrouped else { return 0 }
    return switch profile {
    case .ios18: 10
    case .ios26: 26
    }
  }

  /// The margins that cells have at their sides; `nil` for those that follow from their width.
  func layoutMargin(inCellsOfWidth cellWidth: Double, _ category: SizeCategory?) -> Double? {
    let margin = margin
    guard followsReadableWidth, style == .plain || style == .grouped else { return margin }
    let readable = (cellWidth - Self.readableWidth(for: category)) / 2
    return max(margin ?? profile.layoutMargin(forWidth: cellWidth), readable)
  }

  /// The margin between accessories and the edge of a cell, where it is not the cell's: in a table's cards that of the
  /// table, whose texts and separators keep 16.
  ///
  /// Source, recorded: iOS 26.1, 393 points wide, category L (Vercantez/openuikit): 20.
  var accessoryMargin: Double? {
    container == .table && style == .insetGrouped ? profile.layoutMargin(forWidth: width) : nil
  }

  /// The margins without regard to the readable width: a card's are those of the list before iOS 26.
  ///
  /// Source, recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot).
  /// Source, recorded: iOS 26.1, an iPad 820 points wide and phones in landscape, 852 and 667 points wide, category L
  /// (Vercantez/openuikit).
  private var margin: Double? {
    switch (style, profile) {
    case (.inset, .ios18), (.insetGrouped, .ios18): return profile.layoutMargin(forWidth: width)
    case (.inset, .ios26): return 16
    case (.insetGrouped, .ios26):
      if horizontalSizeClass == .regular { return 20 }
      // The card's own margin only between two safe areas; that is how six phones in landscape come out.
      return verticalSizeClass == .regular || safeArea.leading > 0 && safeArea.trailing > 0 ? 16 : 20
    // Another tablet gave 20; the two measurements contradict each other.
    case (.plain, .ios26), (.grouped, .ios26): return horizontalSizeClass == .regular ? 16 : nil
    case (.plain, .ios18), (.grouped, .ios18), (.sidebar, _), (.sidebarPlain, _), (.mdcGrouped, _), (.mdcCard, _):
      return nil
    }
  }
}
