extension Material3ListItem {
  /// The numbers of a reading, in dp, which are points.
  struct Metrics: Hashable, Sendable {
    /// Before what stands first.
    var startPadding: Double
    /// After what stands last.
    var endPadding: Double
    /// Between the texts and what stands at their ends.
    var gap: Double
    /// Above the content of items of one and two lines.
    var topPadding: Double
    /// Below the content of items of one and two lines.
    var bottomPadding: Double
    /// Above and below the content of items of three lines, if it has another padding; expressive items do not.
    var threeLineVerticalPadding: Double?
    var heights: [Double]

    /// The supporting text's height, in sp, above which Compose takes it for several lines before it has measured it.
    ///
    /// Source, code: `ListItem.kt` of Compose (androidx at 43eab8fb).
    static let multilineHeight = 30.0
    /// The height of an expressive item's content from which on it stands at the top: the mean of the heights of two
    /// and three lines, less the default padding, whatever padding the item has.
    ///
    /// Source, code: `ListItem.kt` of Compose (Rve27/androidx at bed9423).
    static let topAlignmentHeight = 60.0

    /// The least height of an item that takes taps, whatever asks for less (`minimumInteractiveComponentSize`).
    ///
    /// Source, code: `InteractiveComponentSize.kt` of Compose (androidx at 032950a1).
    static let interactiveHeight = 48.0

    /// The numbers of a reading, with the padding of an expressive item (`contentPadding`) in the place of the usual.
    ///
    /// The least heights of expressive items depend on their lines since material3 1.5.0-alpha23
    /// (`isExpressiveListItemHeightBasedOnTextLinesFixEnabled`, on by default); before, they were 56 whatever the lines.
    init(_ reading: Reading, contentPadding: DirectionalInsets? = nil) {
      startPadding = 16
      heights = [56, 72, 88]
      switch reading {
      // Source, code: `ListTokens.kt`, v0_210, and `ListItem.kt` of Compose (androidx at 43eab8fb).
      case .compose:
        (endPadding, gap) = (16, 16)
        (topPadding, bottomPadding, threeLineVerticalPadding) = (8, 8, 12)
      // Source, code: `ListItem.kt` and `ListItemDefaults.kt` of Compose (Rve27/androidx at bed9423), expressive.
      case .expressive:
        (endPadding, gap) = (16, 12)
        (topPadding, bottomPadding) = (10, 10)
        guard let contentPadding else { return }
        (startPadding, endPadding) = (contentPadding.leading, contentPadding.trailing)
        (topPadding, bottomPadding) = (contentPadding.top, contentPadding.bottom)
      // Source, published: Material Design 3, Lists, Specs (baseline list, as of 2026-06 and 2026-08).
      case .spec:
        (endPadding, gap) = (24, 16)
        (topPadding, bottomPadding, threeLineVerticalPadding) = (8, 8, 12)
      }
    }

    func verticalPadding(_ type: ItemType) -> Double {
      type == .threeLine ? threeLineVerticalPadding ?? topPadding : topPadding
    }

    func height(_ type: ItemType) -> Double { heights[type.rawValue] }
  }

  /// How many lines an item is meant to have.
  enum ItemType: Int, Hashable, Sendable, CaseIterable {
    /// A headline.
    case oneLine
    /// A headline, and a text above or below it.
    case twoLine
    /// A headline between two texts, or with supporting text of several lines.
    case threeLine
  }
}
