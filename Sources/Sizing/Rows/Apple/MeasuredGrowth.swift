internal import Typography

/// A length of UIKit that was measured at a few size categories only.
///
/// Between two of them it is interpolated linearly by the size of body text. Beyond the largest it continues the slope
/// of the last two; below the smallest it is constant. Measured lengths are exact, and a larger category never has a
/// smaller length as long as the measured ones do not.
struct MeasuredGrowth: Sendable {
  private let lengths: [Double]

  /// Makes the lengths from the measured ones, each given with the size of body text at which it was measured.
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

  func length(for category: SizeCategory?) -> Double { lengths[(category ?? .default).index] }
}
