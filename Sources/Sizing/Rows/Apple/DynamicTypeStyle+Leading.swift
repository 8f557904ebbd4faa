internal import FontKit
internal import Typography

extension DynamicTypeStyle {
  /// What the style puts between two lines: its leading less the height of a line of the system face, but never less
  /// than nothing.
  ///
  /// Source: `UIFont.leading` of the eleven styles on iOS 26.1. What the system does where the style's leading is less
  /// than the line is not published; lines do not overlap here.
  func leadingBetweenLines(for category: SizeCategory?) -> Double {
    Self.leadings[Int(rawValue) * SizeCategory.count + (category ?? .default).index]
  }

  /// That of every style in every category.
  private static let leadings: [Double] = allCases.flatMap { style in
    SizeCategory.allCases.map { category in
      let metrics = FontMetrics.sanFrancisco
      let line = metrics.points(metrics.ascender - metrics.descender, atSize: style.pointSize(for: category))
      return max(0, style.leading(for: category) - line)
    }
  }
}
