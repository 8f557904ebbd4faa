internal import Typography

extension TableCell {
  /// The constants of cells of a style in an era, in points.
  struct Metrics {
    let style: Style
    let profile: SystemProfile

    /// Between the image and the text.
    ///
    /// Source, inferred: the distance that content configurations have.
    static let imageToTextPadding = 16.0
    /// Between the texts of a cell side by side, at least.
    ///
    /// Source, recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit).
    static let textToDetailGap = 6.0
    /// Between the texts and an accessory.
    ///
    /// Source, recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit).
    static let accessoryMargin = 8.0

    // MARK: Texts

    /// The second text has one line, since a height that the table finds by itself leaves no room for more (a quirk of
    /// the styles).
    var detailText: ListContentConfiguration.TextProperties {
      let style: DynamicTypeStyle =
        switch (style, profile) {
        case (.subtitle, .ios18): .caption1
        case (.subtitle, .ios26): .subheadline
        default: .body
        }
      return ListContentConfiguration.TextProperties(style, color: SystemColor.secondaryLabel, numberOfLines: 1)
    }

    // MARK: Heights

    /// The height of a row of one line by category, XS to AX5.
    ///
    /// On iOS 26 the least height of rows, or 44 scaled as body if that is more. On iOS 13 one to three points above 44
    /// scaled, from AX1 on.
    ///
    /// Source, recorded: iOS 26.1, 375 points wide, categories L, XXXL and AX2 (Vercantez/openuikit): 52, 59 and 80, all of
    /// which the rule gives.
    func rowHeight(for category: SizeCategory?) -> Double {
      let category = category ?? .default
      return profile.pick(
        ios18: Self.rowHeights18[category.index],
        ios26: max(
          profile.minimumRowHeight(for: category),
          DynamicTypeMetrics.default.scaledValue(44, for: category, displayScale: 1)))
    }

    /// Above and below a text of several lines.
    ///
    /// The cell's margins at L; at the other sizes what a row of one line leaves.
    func verticalMargin(for category: SizeCategory?) -> Double {
      profile.pick(
        ios18: Self.verticalMargin18.length(for: category), ios26: Self.verticalMargin26.length(for: category))
    }

    /// Above the texts of a subtitle cell, between them, and below.
    func subtitleSpacing(for category: SizeCategory?) -> (top: Double, gap: Double, bottom: Double) {
      switch profile {
      // Source, inferred: the distances of the content configuration.
      case .ios18: (11, 3, 11)
      case .ios26:
        (
          Self.subtitleTop26.length(for: category), Self.subtitleGap26.length(for: category),
          Self.subtitleBottom26.length(for: category)
        )
      }
    }

    /// Source, recorded: iOS 13, all categories, by hand (darjeelingsteve/uistackview_adaptivity).
    private static let rowHeights18: [Double] = [44, 44, 44, 44, 48, 52, 58, 69, 81, 97, 114, 127]
    /// Source, inferred: what rows of one line leave above and below their text.
    private static let verticalMargin18 = MeasuredGrowth((17, 11), (23, 15.25), (33, 20.75))
    /// Source, recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit).
    ///
    /// Source, inferred: at the other sizes what rows of one line leave above and below their text.
    private static let verticalMargin26 = MeasuredGrowth((17, 15), (23, 15.75), (33, 20.25))
    /// Source, recorded: iOS 26.1, 375 points wide, categories L, XXXL and AX2 (Vercantez/openuikit).
    private static let subtitleTop26 = MeasuredGrowth((17, 9), (23, 11), (33, 15))
    /// Source, recorded: iOS 26.1, 375 points wide, categories L, XXXL and AX2 (Vercantez/openuikit).
    private static let subtitleGap26 = MeasuredGrowth((17, 3), (23, 4), (33, 6))
    /// Source, recorded: iOS 26.1, 375 points wide, categories L, XXXL and AX2 (Vercantez/openuikit).
    private static let subtitleBottom26 = MeasuredGrowth((17, 11.5), (23, 15), (33, 20.5))

    // MARK: Edges

    static func gutter(for category: SizeCategory?) -> Double { gutterWidth.length(for: category) }

    /// Source, recorded: iOS 26.1, 375 points wide, categories L, XXXL and AX2 (Vercantez/openuikit).
    private static let gutterWidth = MeasuredGrowth((17, 40), (23, 47.5), (33, 55))

    /// Where an edit control stands.
    ///
    /// Source, recorded: iOS 26.1, 375 points wide, category L (Vercantez/openuikit).
    static let editControlX = 15.0
  }
}
