internal import FontKit
internal import Typography

extension DynamicTypeStyle {
  /// The space that the style adds between two lines: its leading less the line height of the system face.
  ///
  /// Where the style's leading is less than the line, lines overlap: three lines of caption1 at M (11 points, leading
  /// 13) are 39.333 high at three pixels per point, and footers show it on iOS 18, too.
  ///
  /// Source, recorded: iOS 26.1, `UIFont.leading` of the eleven styles at L (Vercantez/openuikit).
  /// Source, recorded: iOS 26, 390 points wide, category M (home-assistant/iOS 2340cdf97,
  /// `OnboardingScanningInstanceRow`, long-urls).
  ///
  /// - Parameters:
  ///   - category: The size category; `nil` is the default one.
  ///   - scale: Sizes that replace the system's. A font of a replaced size has only the leading that the scale gives,
  ///     since it is not the style's font.
  ///   - isTight: Whether the font has the trait of tight leading.
  func leadingBetweenLines(
    for category: SizeCategory?, _ scale: DynamicTypeScale? = nil, isTight: Bool = false
  ) -> Double {
    let leading: Double
    if let scale, let size = scale.pointSize(self, for: category) {
      guard let height = scale.lineHeight(self, for: category) else { return 0 }
      leading = height - Self.lineHeight(atSize: size)
    } else {
      leading = Self.leadings[Int(rawValue) * SizeCategory.count + (category ?? .default).index]
    }
    return isTight ? leading - Self.tightening : leading
  }

  func pointSize(for category: SizeCategory?, _ scale: DynamicTypeScale?) -> Double {
    scale?.pointSize(self, for: category) ?? pointSize(for: category)
  }

  /// The default spacing that SwiftUI puts between a text of the style and the text above it in a stack: the space
  /// between the style's lines, rounded up to the pixel; 0 where lines overlap.
  ///
  /// A stack of headline, caption1 and caption2 at AX3 has spacings of 1 and 0.667, which neither the upper style nor
  /// the larger of both explains. At M the same stack has 0 and 0, and body below body has 2.
  ///
  /// Source, recorded: iOS 26, 390 points wide, categories M and AX3 (home-assistant/iOS 2340cdf97,
  /// `OnboardingScanningInstanceRow`, accessibility-large-text).
  /// Source, recorded: iOS 18 and 26, 390 points wide, category M (home-assistant/iOS, `LocationHistoryListView`).
  func spacingBelowText(_ traits: Traits) -> Double {
    max(0, traits.pixelGrid.ceil(leadingBetweenLines(for: traits.sizeCategory, traits.typeScale)))
  }

  /// The points by which tight leading reduces a style's leading.
  ///
  /// Source, published: Apple, `UIFontDescriptor.SymbolicTraits.traitTightLeading`.
  private static let tightening = 2.0

  /// The space between the lines of every style in every category.
  private static let leadings: [Double] = allCases.flatMap { style in
    SizeCategory.allCases.map { category in
      style.leading(for: category) - lineHeight(atSize: style.pointSize(for: category))
    }
  }

  static func lineHeight(atSize size: Double) -> Double {
    let metrics = FontMetrics.sanFrancisco
    return metrics.points(metrics.ascender - metrics.descender, atSize: size)
  }
}
