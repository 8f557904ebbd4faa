/// The spaces above and below a list's sections, in points.
struct SectionSpaces: Sendable {
  var aboveHeader = (first: 0.0, other: 0.0)
  var aboveRows = (first: 0.0, other: 0.0)
  var belowRows = (last: 0.0, other: 0.0)
  var belowFooter = (last: 0.0, other: 0.0)

  func above(isFirst: Bool, hasHeader: Bool) -> Double {
    let spaces = hasHeader ? aboveHeader : aboveRows
    return isFirst ? spaces.first : spaces.other
  }

  func below(_ end: PrecedingSection, isLast: Bool) -> Double {
    let spaces = end == .endsWithFooter ? belowFooter : belowRows
    return isLast ? spaces.last : spaces.other
  }
}

extension ListGeometry {
  /// The spaces around a section; those of grouped lists are assumed to be those of inset grouped ones.
  ///
  /// - Parameter spacing: The space that an app sets between two sections, half of it in each; `nil` for the system's.
  func sectionSpaces(_ spacing: Double?, _ grid: PixelGrid) -> SectionSpaces {
    var spaces: SectionSpaces
    switch (style, container) {
    case (.plain, _), (.inset, _), (.sidebarPlain, _): spaces = .ofPlainLists
    case (.grouped, .list), (.insetGrouped, .list): spaces = .ofGroupedLists(profile, grid)
    case (.grouped, .table), (.insetGrouped, .table): spaces = .ofGroupedTables(profile, grid)
    case (.sidebar, _): spaces = .ofSidebars
    case (.mdcGrouped, _), (.mdcCard, _): return .ofMaterialComponents
    }
    if let headerTopPadding { spaces.aboveHeader = (headerTopPadding, headerTopPadding) }
    if let spacing, style == .grouped || style == .insetGrouped {
      (spaces.aboveRows.other, spaces.belowRows.other) = (spacing / 2, spacing / 2)
    }
    return spaces
  }
}

extension SectionSpaces {
  /// Source, recorded: macOS 27.0, Mac Catalyst, `headerTopPadding` (kern0x1b/charon), and apps since iOS 15.
  fileprivate static var ofPlainLists: SectionSpaces { SectionSpaces(aboveHeader: (22, 22)) }

  /// Source, inferred: below a sidebar's section as at its sides.
  fileprivate static var ofSidebars: SectionSpaces { SectionSpaces(belowRows: (10, 10)) }

  /// Source, code: `MDCCollectionViewController.m` of Material Components for iOS 124.2 (ac77ff7).
  fileprivate static var ofMaterialComponents: SectionSpaces {
    SectionSpaces(aboveHeader: (8, 4), aboveRows: (8, 4), belowRows: (8, 4), belowFooter: (8, 4))
  }

  /// The spaces of a collection list: 35 points above the first section and between two, where half of it is in each.
  ///
  /// Systems before iOS 26 round each half up to the pixel; iOS 26 rounds the frames instead. There is no space below a
  /// footer, as recorded before a header in both eras (iOS 17.5, 18.5, 26.2) and before a section without one. The end of the
  /// list is assumed to be the same, since the space is an inset of the section, not of the list; no list with a footer there
  /// was recorded to its end.
  ///
  /// Source, recorded: iOS 17.5 and 18.5, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot): 35 above the
  /// first rows and 35.333 between sections.
  /// Source, recorded: iOS 26, 390 points wide, category M (home-assistant/iOS): 35.
  /// Source, recorded: iOS 16, 300 points wide, and iOS 26.1, 393 points wide, category L (getsentry/sentry-cocoa,
  /// Vercantez/openuikit): 20 at the end.
  fileprivate static func ofGroupedLists(_ profile: SystemProfile, _ grid: PixelGrid) -> SectionSpaces {
    let half = profile.pick(ios18: grid.ceil(17.5), ios26: 17.5)
    return SectionSpaces(aboveRows: (35, half), belowRows: (20, half))
  }

  /// The spaces of a table, whose sections have a header and a footer of half of 35 points where these have no title.
  ///
  /// Both are rounded to whole pixels: headers up, footers down on iOS 26 and up before. The last section has 20 more below;
  /// no table with a title there was recorded to its end.
  ///
  /// Source, recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit): 35 above the first rows, 17.5 and 17.5
  /// between sections at two pixels a point.
  /// Source, recorded: iOS 26.1, 393 points wide, category L (Vercantez/openuikit): 35, 17.333 and 17.667 at three, and
  /// 37.333 at the end.
  /// Source, recorded: iOS 13, all categories, by hand (darjeelingsteve/uistackview_adaptivity): 18 below a section and
  /// 38 below the last.
  fileprivate static func ofGroupedTables(_ profile: SystemProfile, _ grid: PixelGrid) -> SectionSpaces {
    let footer = profile.pick(ios18: grid.ceil(17.5), ios26: grid.floor(17.5))
    return SectionSpaces(
      aboveRows: (35, grid.ceil(17.5)), belowRows: (footer + 20, footer), belowFooter: (20, 0))
  }
}
