/// The tables of Dynamic Type on iOS and iPadOS.
///
/// Rows in the order of ``DynamicTypeStyle``, columns in that of ``SizeCategory``.
enum DynamicTypeTable {
  /// Point sizes.
  ///
  /// Source, recorded: iOS 26.1, all 132 cells (Vercantez/openuikit), as the Human Interface Guidelines print them.
  static let sizes: [UInt8] = [
    // XS  S   M   L  XL XXL XXXL AX1 AX2 AX3 AX4 AX5
    31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,  // largeTitle
    25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,  // title1
    19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,  // title2
    17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,  // title3
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // headline
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // body
    13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,  // callout
    12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,  // subheadline
    12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,  // footnote
    11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,  // caption1
    11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,  // caption2
  ]

  /// Leadings in points.
  ///
  /// Source, published: Human Interface Guidelines, Typography.
  static let publishedLeadings: [UInt8] = [
    // XS  S   M   L  XL XXL XXXL AX1 AX2 AX3 AX4 AX5
    38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // largeTitle
    31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68,  // title1
    24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title2
    22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title3
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // headline
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // body
    18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
    16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58,  // subheadline
    16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
    13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51,  // caption1
    13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48,  // caption2
  ]

  /// The cells in which the runtime's leading differs from the published one, inferred from scaled values on iOS 26.1.
  ///
  /// The 51 under `headline` is odd, yet it is the only number that explains every value seen there.
  ///
  /// Source, recorded: iOS 26.1, 2508 scaled values (Vercantez/openuikit), which no other whole numbers explain.
  static let runtimeExceptions: [(style: DynamicTypeStyle, category: SizeCategory, leading: UInt8)] = [
    (.title1, .xLarge, 36),
    (.title1, .xxLarge, 38),
    (.title1, .accessibility4, 61),
    (.headline, .accessibility4, 51),
    (.subheadline, .xxxLarge, 26),
    (.subheadline, .accessibility2, 36),
    (.caption1, .accessibility1, 27),
    (.caption2, .accessibility2, 29),
  ]

  /// The leadings the runtime computes with.
  static let runtimeLeadings: [UInt8] = {
    var leadings = publishedLeadings
    for (style, category, leading) in runtimeExceptions {
      leadings[Int(style.rawValue) * SizeCategory.count + category.index] = leading
    }
    return leadings
  }()
}
