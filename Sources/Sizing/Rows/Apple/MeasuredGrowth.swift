internal import Typography

/// A length of UIKit that was measured at a few size categories only: between them it is taken to grow in proportion to
/// the size of body text, beyond the largest as between the last two, and below the smallest not to change.
///
/// What was measured is exact; the rest never makes a larger category smaller.
struct MeasuredGrowth: Sendable {
  /// The length in each category.
  private let lengths: [Double]

  /// Makes the lengths of those that were measured, given with the sizes of body text.
  ///
  /// Source, inferred: text decides how much room the rest needs.
  ///
  /// - Precondition: There are two points at least, in the order of their sizes.
  init(_ points: (body: Double, length: Double)...) {
    precondition(points.count > 1, "growth needs two points")
    lengths = SizeCategory.allCases.map { category in
      let body = DynamicTypeStyle.body.pointSize(for: category)
      guard body > points[0].body else { return points[0].length }
      let next = points.firstIndex { body <= $0.body } ?? points.count - 1
      let (low, high) = (points[next - 1], points[next])
      return low.length + (body - low.body) * (high.length - low.length) / (high.body - low.body)
    }
  }

  /// The length in a category; `nil` is the default one.
  func length(for category: SizeCategory?) -> Double { lengths[(category ?? .default).index] }
}
