internal import FontKit
internal import Typography

/// The widths of San Francisco relative to those of Inter, which stands in for it.
///
/// Fitted to half of the widths in `Tests/Fixtures/devices/widths.tsv`, by `Scripts/fit-system-face.py`, which prints these numbers; the
/// other half is off by 0.6 % on average. `Documentation/system-face.md` has the distribution, and what the numbers do not rest on.
enum SystemFaceWidths {
  /// The part that San Francisco's design makes, by size: its axis of optical sizes runs from 17 points to 28.
  private static let design: [(size: Double, factor: Double)] = [(17, 0.9933), (23, 0.9286), (25, 0.904), (28, 0.8982)]

  /// How many clusters of Inter's text an em holds: each is tracked by Apple's published table.
  private static let clustersPerEm = 1.835

  /// How much wider than Inter's the other weights are drawn than the regular one.
  private static let weights: [Int: Double] = [400: 1, 500: 1.0105, 600: 1.0155, 700: 1.0295]

  /// The error within which 95 of 100 strings stay that were left out of the fit.
  static let error = 0.0157

  /// The largest size of the table of tracking, from which on it is 0.
  private static let largest = 80

  /// The factors by which Inter's advances are multiplied at a weight.
  static func scale(weight: Int) -> AdvanceScale {
    let ofWeight = weights[weight] ?? 1
    let factors = (0...largest).map { size in
      let size = Double(size)
      return designFactor(atSize: size) * ofWeight + clustersPerEm * TrackingTable.pro.thousandthsOfEm(at: size) / 1000
    }
    return AdvanceScale(factors: factors, error: error)
  }

  private static func designFactor(atSize size: Double) -> Double {
    guard let above = design.firstIndex(where: { size <= $0.size }) else { return design[design.count - 1].factor }
    guard above > 0 else { return design[0].factor }
    let (low, high) = (design[above - 1], design[above])
    return low.factor + (high.factor - low.factor) * (size - low.size) / (high.size - low.size)
  }
}
