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
  func sideInset(_ category: SizeCategory?, safeArea: Double) -> Double {
    if let sectionMargin { return sectionMargin }
    var inset = style.sideInset(width: width, in: container, profile: profile)
    // The cards of Material Components keep so much less where the device keeps something free already.
    if style == .mdcCard { return max(0, inset - safeArea) }
    guard style == .inset || style == .insetGrouped else { return inset }
    if profile == .ios26, horizontalSizeClass == .regular || verticalSizeClass == .compact { inset = 20 }
    guard followsReadableWidth else { return inset }
    let room = width - self.safeArea.leading - self.safeArea.trailing
    return max(inset, (room - Self.readableWidth(for: category)) / 2)
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

  /// The margins without regard to the readable width.
  ///
  /// Source, recorded: iOS 26.1, an iPad 820 points wide and phones in landscape, 852 and 667 points wide, category L
  /// (Vercantez/openuikit).
  private var margin: Double? {
    let margin = style.layoutMargin(listWidth: width, profile: profile)
    guard profile == .ios26 else { return margin }
    switch (style, horizontalSizeClass) {
    case (.insetGrouped, .regular): return 20
    // Another tablet gave 20; the two measurements contradict each other.
    case (.plain, .regular), (.grouped, .regular): return 16
    case (.insetGrouped, .compact) where verticalSizeClass == .compact:
      // The card's own margin only between two safe areas; that is how six phones in landscape come out.
      return safeArea.leading > 0 && safeArea.trailing > 0 ? margin : 20
    default: return margin
    }
  }
}
