package import Typography

/// The size class of a window in one direction (`UIUserInterfaceSizeClass`).
public enum SizeClass: String, Codable, Hashable, Sendable, CaseIterable {
  /// The width of a phone, and its height in landscape.
  case compact
  /// The width and the height of a tablet, and the height of a phone in portrait.
  case regular
}

/// The margins of cells, by size class and readable width. Lengths are in points.
///
/// Before iOS 26 only the width matters here, not the size class: it gives the margins of phones in portrait and of a tablet
/// 1194 points wide. It does not give those of a tablet's column of 320 points, whose card is at 20 with texts at 16; the
/// code does not distinguish that column from a phone.
extension ListGeometry {
  /// The width of the `readableContentGuide`.
  ///
  /// Source, recorded: iOS 9, an iPad Air 2, 1024 points wide, category L: 672, with 176 at each side (useyourloaf.com).
  /// Source, inferred: Apple publishes no table for other categories; it grows as body text does.
  package static func readableWidth(for category: SizeCategory?) -> Double {
    DynamicTypeMetrics(for: .body).scaledValue(672, for: category)
  }

  /// The inset of rows at one side of the list, without the safe area there.
  ///
  /// If the list follows the readable width, its cards are assumed to be no wider than that; no recording confirms it.
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
    // The safe area counts towards the inset of Material Components' cards.
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
  var cornerRadius: Double { style == .insetGrouped ? profile.pick(ios18: 10, ios26: 26) : 0 }

  /// The margin at both sides of cells; `nil` for the one that follows from the cell's width.
  func layoutMargin(inCellsOfWidth cellWidth: Double, _ category: SizeCategory?) -> Double? {
    let margin = margin
    guard followsReadableWidth, style == .plain || style == .grouped else { return margin }
    let readable = (cellWidth - Self.readableWidth(for: category)) / 2
    return max(margin ?? profile.layoutMargin(forWidth: cellWidth), readable)
  }

  /// The margin between accessories and the edge of a cell; `nil` for the cell's own margin.
  ///
  /// In a table's cards it is the margin of the table, while texts and separators keep that of the cell (16 in the recording).
  ///
  /// Source, recorded: iOS 26.1, 393 points wide, category L (Vercantez/openuikit): 20.
  var accessoryMargin: Double? {
    container == .table && style == .insetGrouped ? profile.layoutMargin(forWidth: width) : nil
  }

  /// The margin of cells regardless of the readable width; before iOS 26 cells in cards have that of the list.
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
      // In landscape it is 16 only with a safe area at both sides, which matches six phones.
      return verticalSizeClass == .regular || safeArea.leading > 0 && safeArea.trailing > 0 ? 16 : 20
    // Another tablet was recorded with 20, which contradicts this.
    case (.plain, .ios26), (.grouped, .ios26): return horizontalSizeClass == .regular ? 16 : nil
    case (.plain, .ios18), (.grouped, .ios18), (.sidebar, _), (.sidebarPlain, _), (.mdcGrouped, _), (.mdcCard, _):
      return nil
    }
  }
}
