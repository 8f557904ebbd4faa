internal import Typography

extension ListContentConfiguration {
  /// The configurations that UIKit offers.
  public enum Preset: String, Codable, Hashable, Sendable, CaseIterable {
    /// A cell: a text, and a second one below.
    case cell
    /// A cell whose second text is smaller, and close to the first.
    case subtitleCell
    /// A cell whose second text stands where the row ends, if there is room.
    case valueCell
    /// A cell of a sidebar.
    case sidebarCell
    /// A cell of a sidebar with two texts.
    case sidebarSubtitleCell
    /// A cell of a sidebar beside which more is shown.
    case accompaniedSidebarCell
    /// Such a cell with two texts.
    case accompaniedSidebarSubtitleCell
    /// A header of a plain list.
    case plainHeader
    /// A footer of a plain list.
    case plainFooter
    /// A header of a grouped list.
    case groupedHeader
    /// A footer of a grouped list.
    case groupedFooter
    /// A header in a sidebar.
    case sidebarHeader
    /// A larger header of an inset grouped list.
    case prominentInsetGroupedHeader
    /// The largest header of an inset grouped list.
    case extraProminentInsetGroupedHeader

    package var kind: String { "uikit.\(rawValue)" }

    /// Whether it stands above the rows of a section.
    var isHeader: Bool {
      switch self {
      case .plainHeader, .groupedHeader, .sidebarHeader, .prominentInsetGroupedHeader,
        .extraProminentInsetGroupedHeader:
        true
      default: false
      }
    }

    /// Whether it is a row's, not a header's or footer's.
    package var isCell: Bool { isSidebarCell || self == .cell || self == .subtitleCell || self == .valueCell }

    var isSidebarCell: Bool {
      switch self {
      case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
      default: false
      }
    }
  }

  /// A preset of an era.
  ///
  /// Little is recorded of iOS 14 to 18, whose sidebars are assumed to be those of iOS 26. The prominent headers are
  /// inferred in both eras: the grouped header's margins, title3 and title2 bold.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon): 10 beside the images of sidebars.
  public init(_ preset: Preset, profile: SystemProfile = .ios26) {
    self.preset = preset
    self.profile = profile
    margins = Self.margins(of: preset, profile).insets
    text = Self.text(of: preset, profile)
    secondaryText = Self.secondaryText(of: preset, profile)
    textToSecondaryTextVerticalPadding = Self.verticalPadding(of: preset, profile)
    prefersSideBySideText = preset == .valueCell
    if preset.isSidebarCell || preset == .sidebarHeader { imageToTextPadding = 10 }
  }

  /// The least height of a row with this content in a category.
  ///
  /// It is inlined, since a call would copy the whole configuration out of its row.
  @inline(__always)
  func minimumHeight(for category: SizeCategory?) -> Double {
    if let minimumHeight { return minimumHeight }
    if let tableTitle { return tableTitle.minimumHeight(for: category) }
    return switch preset {
    case .cell, .subtitleCell, .valueCell: profile.minimumRowHeight(for: category)
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      SystemProfile.sidebarRowHeight
    default: 0
    }
  }

  /// The margins of a preset, and where they come from.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon): 8 at the end.
  static func margins(
    of preset: Preset, _ profile: SystemProfile
  ) -> (insets: DirectionalInsets, source: String) {
    func margins(
      _ top: Double, _ leading: Double, _ bottom: Double, _ source: String
    ) -> (insets: DirectionalInsets, source: String) {
      (DirectionalInsets(top: top, leading: leading, bottom: bottom, trailing: 8), source)
    }
    let charon = profile.pick(ios18: asOn26, ios26: AppleRecording.charon)
    switch (preset, profile) {
    // Source, recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit).
    case (.cell, .ios26), (.subtitleCell, .ios26): return margins(15, 16, 15, AppleRecording.cells26)
    // Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
    case (.valueCell, .ios26): return margins(15, 16, 15, AppleRecording.charon)
    // Source, recorded: iOS 16, as it prints the configuration of a cell.
    case (.cell, .ios18): return margins(11, 16, 11, cells18)
    // Source, inferred: cells as `cell`, headers as `groupedHeader`.
    case (.subtitleCell, .ios18), (.valueCell, .ios18): return margins(11, 16, 11, alike)
    case (.prominentInsetGroupedHeader, _), (.extraProminentInsetGroupedHeader, _):
      return (Self.margins(of: .groupedHeader, profile).insets, alike)
    // Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
    // Source, inferred: before iOS 26 as on it.
    case (.sidebarCell, _), (.accompaniedSidebarCell, _), (.sidebarHeader, _): return margins(11, 8, 11, charon)
    // Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
    case (.sidebarSubtitleCell, _), (.accompaniedSidebarSubtitleCell, _): return margins(4, 8, 4, charon)
    // Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
    case (.plainFooter, _): return margins(8, 8, 6, charon)
    // Source, recorded: iOS 17.5 and 18.5, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot).
    case (.groupedFooter, .ios18): return margins(6, 8, 12, AppleRecording.lists18)
    // Source, recorded: iOS 17.5 and 18.5, 393 and 402 points wide, category L (cashapp/AccessibilitySnapshot).
    case (.groupedHeader, .ios18): return margins(17, 8, 6, AppleRecording.lists18)
    // Source, recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot).
    case (.groupedFooter, .ios26): return margins(8, 8, 6, AppleRecording.lists26)
    // Source, recorded: iOS 26.2, 402 points wide, category L (cashapp/AccessibilitySnapshot).
    case (.groupedHeader, .ios26): return margins(10, 8, 10, AppleRecording.lists26)
    // Source, inferred: what the estimated height of 28 leaves around a line of 15 points.
    case (.plainHeader, .ios18):
      return margins(6.5, 8, 6.5, "inferred: what the estimated height of 28 leaves around a line of 15 points")
    // Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
    case (.plainHeader, .ios26): return margins(10, 8, 10, AppleRecording.charon)
    }
  }

  /// The padding between the texts of a preset, one over the other; `paddingSource` gives its source.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon), and iOS 26.1, 375 points wide (Vercantez/openuikit).
  private static func verticalPadding(of preset: Preset, _ profile: SystemProfile) -> Double {
    switch (preset, profile) {
    case (.sidebarSubtitleCell, _), (.accompaniedSidebarSubtitleCell, _), (.subtitleCell, .ios26): 0
    case (.sidebarCell, _), (.accompaniedSidebarCell, _), (.sidebarHeader, _), (_, .ios26): 4
    // Source, recorded: iOS 15, as it prints the configuration of a grouped header, and iOS 16 that of a cell.
    case (_, .ios18): 3
    }
  }

  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
  private static func text(of preset: Preset, _ profile: SystemProfile) -> TextProperties {
    switch (preset, profile) {
    case (.cell, _), (.subtitleCell, _), (.valueCell, _): return TextProperties(.body, color: SystemColor.label)
    case (.sidebarCell, _), (.sidebarSubtitleCell, _), (.accompaniedSidebarCell, _),
      (.accompaniedSidebarSubtitleCell, _):
      var text = TextProperties(.body, color: SystemColor.label, numberOfLines: 1)
      text.adjustsFontSizeToFitWidth = true
      text.minimumScaleFactor = 0.9
      return text
    case (.sidebarHeader, _): return TextProperties(.body, weight: .medium, color: SystemColor.secondaryLabel)
    case (.plainFooter, _), (.groupedFooter, _):
      var text = TextProperties(.footnote, color: SystemColor.secondaryLabel)
      // Lines of footers are 14 apart at M on iOS 18 and iOS 26, where the leading of footnote is 16
      // (home-assistant/iOS, `PrivacyView` and six lines of `ServerSwitchingSettingsView`); other texts have their
      // full leading. Whole points of the face's ascent and descent would give 14 at M, too, and 15 at L. The name of
      // the footers' font, "ShortFootnote" (charon), shows that the reason is the trait of tight leading.
      text.hasTightLeading = true
      return text
    case (.prominentInsetGroupedHeader, _): return TextProperties(.title3, weight: .bold, color: SystemColor.label)
    case (.extraProminentInsetGroupedHeader, _):
      return TextProperties(.title2, weight: .bold, color: SystemColor.label)
    case (.plainHeader, .ios18): return TextProperties(.body, weight: .semibold, color: SystemColor.label)
    case (.groupedHeader, .ios18):
      var text = TextProperties(.footnote, color: SystemColor.secondaryLabel)
      text.transform = .uppercase
      return text
    case (.plainHeader, .ios26), (.groupedHeader, .ios26):
      return TextProperties(.body, weight: .semibold, color: SystemColor.secondaryLabel)
    }
  }

  private static func secondaryText(of preset: Preset, _ profile: SystemProfile) -> TextProperties {
    let style: DynamicTypeStyle =
      switch (preset, profile) {
      case (.subtitleCell, .ios18): .caption1
      case (.cell, _), (.subtitleCell, _): .subheadline
      case (.valueCell, _): .body
      default: .footnote
      }
    return TextProperties(style, color: SystemColor.secondaryLabel, numberOfLines: preset.isSidebarCell ? 1 : 0)
  }
}
