extension Material3ListItem {
  /// The numbers of a reading, in dp, which are points.
  struct Metrics: Hashable, Sendable {
    /// Before what stands first.
    var startPadding: Double
    /// After what stands last.
    var endPadding: Double
    /// Between the texts and what stands at their ends.
    var gap: Double
    /// Above and below the content of items of one and two lines.
    var verticalPadding: Double
    /// Above and below the content of items of three lines.
    var threeLineVerticalPadding: Double
    /// The least heights of items of one, two and three lines.
    var heights: [Double]

    /// The supporting text's height, in sp, above which Compose takes it for several lines before it has measured it.
    ///
    /// Source, code: `ListItem.kt` of Compose (androidx at 43eab8fb).
    static let multilineHeight = 30.0
    /// The height of an expressive item's content from which on it stands at the top: the mean of the heights of two
    /// and three lines, less the padding.
    ///
    /// Source, code: `ListItem.kt` of Compose (androidx at 43eab8fb).
    static let topAlignmentHeight = 60.0

    /// The least height of an item that takes taps, whatever asks for less (`minimumInteractiveComponentSize`).
    ///
    /// Source, code: `InteractiveComponentSize.kt` of Compose (androidx at 032950a1).
    static let interactiveHeight = 48.0

    /// The numbers of a reading.
    ///
    /// - Note: Quirk of Compose: an expressive item is at least 56 high whatever its lines, so that one of two lines is
    ///   64 and one of three is 80, where the tokens have 72 and 88.
    init(_ reading: Reading) {
      startPadding = 16
      switch reading {
      // Source, code: `ListTokens.kt`, v0_210, and `ListItem.kt` of Compose (androidx at 43eab8fb).
      case .compose:
        (endPadding, gap) = (16, 16)
        (verticalPadding, threeLineVerticalPadding) = (8, 12)
        heights = [56, 72, 88]
      // Source, code: `ListTokens.kt`, v0_210, and `ListItem.kt` of Compose (androidx at 43eab8fb), expressive.
      case .expressive:
        (endPadding, gap) = (16, 12)
        (verticalPadding, threeLineVerticalPadding) = (10, 10)
        heights = [56, 56, 56]
      // Source, published: Material Design 3, Lists, Specs (baseline list, as of 2026-06 and 2026-08).
      case .spec:
        (endPadding, gap) = (24, 16)
        (verticalPadding, threeLineVerticalPadding) = (8, 12)
        heights = [56, 72, 88]
      }
    }

    func verticalPadding(_ type: ItemType) -> Double { type == .threeLine ? threeLineVerticalPadding : verticalPadding }

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
