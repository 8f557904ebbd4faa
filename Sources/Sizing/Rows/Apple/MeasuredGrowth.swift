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

  /// The source of lengths in categories that were not measured.
  static let inferredSource = "inferred: text decides how much room the rest needs"

  /// Where a length comes from that was recorded on iOS 26 in the categories L, XXXL and AX2.
  ///
  /// - Parameter recorded: The source in these categories.
  static func source(_ recorded: String, for category: SizeCategory?, _ profile: SystemProfile) -> String {
    switch (profile, category ?? .default) {
    case (.ios18, _): "inferred: as what was measured on iOS 26"
    case (.ios26, .large), (.ios26, .xxxLarge), (.ios26, .accessibility2): recorded
    case (.ios26, _): inferredSource
    }
  }
}
