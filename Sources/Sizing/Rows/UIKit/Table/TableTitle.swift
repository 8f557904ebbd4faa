internal import Typography

/// A header or footer that a table makes of a section's title (`tableView(_:titleForHeaderInSection:)`), where it
/// differs from that of a collection list.
enum TableTitle: String, Codable, Hashable, Sendable {
  /// A header of a plain table.
  case plainHeader
  /// A header of a grouped table, or of one whose sections are cards.
  case groupedHeader
  /// A footer of one of these.
  case groupedFooter

  func margins(_ profile: SystemProfile, _ traits: Traits) -> (top: Double, bottom: Double) {
    switch (self, profile) {
    case (.plainHeader, _): (Self.plainMargin, Self.plainMargin)
    case (.groupedHeader, .ios26): Self.groupedHeader26(traits)
    case (.groupedHeader, .ios18): Self.groupedHeader18(traits)
    case (.groupedFooter, .ios26): Self.groupedFooter26(traits.pixelGrid)
    case (.groupedFooter, .ios18): Self.groupedFooter18
    }
  }

  func minimumHeight(for category: SizeCategory?) -> Double {
    switch self {
    case .plainHeader: 2 * Self.plainMargin + DynamicTypeStyle.body.leading(for: category ?? .default)
    case .groupedHeader, .groupedFooter: 0
    }
  }

  // MARK: Plain tables

  /// Above and below a line of body of a plain header, as high as the style's leading: 28 at L.
  ///
  /// Other categories follow by the rule, as do the least heights of rows.
  ///
  /// Source, recorded: iOS 26.1, 375 and 393 points wide, category L (Vercantez/openuikit): 28, with the text at 4.
  /// Source, published: Apple, the `sectionHeaderHeight` that Xcode gives a plain table: 28.
  private static let plainMargin = 3.0

  // MARK: Grouped tables

  /// On iOS 26 the margins above and below a header's text add up to 35 in the first section, to 17.5 rounded up to
  /// the pixel where the section above has no footer (as without a title), and to 25 below a footer.
  ///
  /// No other category is recorded, and no header or footer of collection lists has other margins in another category.
  ///
  /// The first section of a table below a large title or a search field has 17.5, too (38); that is not laid out here.
  ///
  /// Source, recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit): 55.5, 38 and 45.5, with 5.5 below the
  /// text.
  /// Source, recorded: iOS 26.1, 393 points wide, category L (Vercantez/openuikit): 55.333 and 45.333, with 6 below it.
  private static func groupedHeader26(_ traits: Traits) -> (top: Double, bottom: Double) {
    let grid = traits.pixelGrid
    let bottom = grid.scale < 3 ? 5.5 : 6.0
    let both: Double =
      switch traits.list.precedingSection {
      case nil: 35
      case .endsWithRows?: grid.ceil(17.5)
      case .endsWithFooter?: 25
      }
    return (both - bottom, bottom)
  }

  /// On iOS 13 a header of one line has a recorded height in each category, and a recorded distance from its text to
  /// its lower edge.
  ///
  /// Above the first section's header there is as much space as below a section without a footer.
  ///
  /// Source, inferred: in the first section as on iOS 26; below a footer, of which more is free than there, as below rows.
  private static func groupedHeader18(_ traits: Traits) -> (top: Double, bottom: Double) {
    let (grid, category) = (traits.pixelGrid, traits.sizeCategory ?? .default)
    let line = grid.ceil(DynamicTypeStyle.lineHeight(atSize: DynamicTypeStyle.footnote.pointSize(for: category)))
    let bottom = headerBottoms18[category.index]
    let above = traits.list.precedingSection == nil ? grid.ceil(17.5) : 0
    return (above + headerHeights18[category.index] - line - bottom, bottom)
  }

  /// Source, recorded: iOS 13, all categories, by hand (darjeelingsteve/uistackview_adaptivity).
  private static let headerHeights18: [Double] = [32, 32, 32, 38, 44, 50, 56, 72, 84, 105, 124, 142]
  /// Source, recorded: iOS 13, all categories, by hand (darjeelingsteve/uistackview_adaptivity).
  private static let headerBottoms18: [Double] = [6, 6, 6, 7, 8, 8, 9, 11, 11, 14, 17, 18]

  /// On iOS 26 a footer's text is a pixel higher at three pixels a point.
  ///
  /// Source, recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit): 8 and 6.
  /// Source, recorded: iOS 26.1, 393 points wide, category L (Vercantez/openuikit): 7.667 and 6.667.
  private static func groupedFooter26(_ grid: PixelGrid) -> (top: Double, bottom: Double) {
    grid.scale < 3 ? (8, 6) : (8 - grid.pixel, 6 + 2 * grid.pixel)
  }

  /// Source, recorded: iOS 17.5 and 18.5, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot): those of
  /// lists.
  private static let groupedFooter18 = (top: 6.0, bottom: 12.0)

  // MARK: Sources

  /// Why there is so much above and below the text.
  func marginRule(_ profile: SystemProfile) -> String {
    switch (self, profile) {
    case (.groupedHeader, .ios26):
      "More in the first section of a table and below a footer than below rows."
    case (.groupedHeader, .ios18): "More in the first section of a table than below others."
    case (.plainHeader, _), (.groupedFooter, _): "Around the title of a table's section."
    }
  }

  /// Where the margin above the text comes from, if not from the same as the one below.
  func topSource(_ profile: SystemProfile, _ traits: Traits) -> String? {
    self == .groupedHeader && profile == .ios18 && traits.list.precedingSection == nil
      ? "inferred: in the first section as on iOS 26" : nil
  }

  func marginSource(_ profile: SystemProfile) -> String {
    switch (self, profile) {
    case (.plainHeader, .ios18): "published: Apple, the `sectionHeaderHeight` that Xcode gives a plain table"
    case (_, .ios26): "recorded: iOS 26.1, 375 and 393 points wide, category L (Vercantez/openuikit)"
    case (.groupedHeader, .ios18): AppleRecording.tables13
    case (.groupedFooter, .ios18): AppleRecording.lists18
    }
  }
}
