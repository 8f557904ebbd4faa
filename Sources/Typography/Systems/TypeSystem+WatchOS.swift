extension TypeSystem {
  /// Dynamic Type on watchOS, which has nine categories: no M, and none above AX3.
  ///
  /// The default depends on the case: S at 38 mm, L at 40 to 42 mm, XL from 44 mm on; here it is L. Earlier editions of
  /// the guidelines printed 27 for title2 in L and 15 for caption2 in XXL.
  package static let watchOS = TypeSystem(
    name: "watchos", title: "Dynamic Type (watchOS)", source: "Human Interface Guidelines, Typography",
    face: .sanFranciscoCompact, styles: watchStyles, rule: .nearestCategory)

  private static let watchCategories: [SizeCategory] = [
    .xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2, .accessibility3,
  ]

  private static let watchStyles: [TypeStyle] = watchRows.map { row in
    let resolved = zip(row.sizes, row.leadings).map { size, leading in
      ResolvedTextStyle(
        pointSize: size, lineHeight: leading, tracking: TrackingTable.compact.points(at: size), weight: row.weight)
    }
    return TypeStyle(
      row.name, aliases: row.aliases, base: resolved[2],
      categories: Dictionary(uniqueKeysWithValues: zip(watchCategories, resolved)),
      emphasizedWeight: row.emphasizedWeight)
  }

  private typealias WatchRow = (
    name: String, aliases: [String], weight: FontWeight, emphasizedWeight: FontWeight, sizes: [Double],
    leadings: [Double]
  )

  /// Sizes and leadings in the order of ``watchCategories``.
  ///
  /// Source, published: Human Interface Guidelines, Typography.
  private static let watchRows: [WatchRow] = [
    (
      "largeTitle", [], .regular, .bold,
      [30, 32, 36, 40, 41, 42, 44, 45, 46], [32.5, 34.5, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5]
    ),
    (
      "title1", ["title"], .regular, .semibold,
      [28, 30, 34, 38, 39, 40, 42, 43, 44], [30.5, 32.5, 36.5, 40.5, 41.5, 42.5, 44.5, 46, 47]
    ),
    (
      "title2", [], .regular, .semibold,
      [24, 26, 28, 30, 31, 32, 34, 35, 36], [26.5, 28.5, 30.5, 32.5, 33.5, 34.5, 41, 37.5, 38.5]
    ),
    (
      "title3", [], .regular, .semibold,
      [17, 18, 19, 20, 21, 22, 24, 25, 26], [19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5]
    ),
    (
      "headline", [], .semibold, .semibold,
      [14, 15, 16, 17, 18, 19, 21, 22, 23], [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]
    ),
    (
      "body", [], .regular, .semibold,
      [14, 15, 16, 17, 18, 19, 21, 22, 23], [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]
    ),
    (
      "caption1", ["caption"], .regular, .semibold,
      [13, 14, 15, 16, 17, 18, 18, 19, 20], [15.5, 16.5, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5]
    ),
    (
      "caption2", [], .regular, .semibold,
      [12, 13, 14, 15, 16, 17, 17, 18, 19], [14.5, 15.5, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5]
    ),
    (
      "footnote1", ["footnote"], .regular, .semibold,
      [11, 12, 13, 14, 15, 16, 16, 17, 18], [13.5, 14.5, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5]
    ),
    (
      "footnote2", [], .regular, .semibold,
      [10, 11, 12, 13, 14, 15, 15, 16, 17], [12.5, 13.5, 14.5, 15.5, 16.5, 17.5, 17.5, 17.5, 19.5]
    ),
  ]
}
