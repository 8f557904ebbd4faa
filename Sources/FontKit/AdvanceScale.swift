/// How wide a face is that another stands in for, as a part of how wide the stand-in is, at each size.
///
/// A stand-in's glyphs and its advances in font units stay what they are: only what an advance is in points is another. So texts in
/// it are prepared once for all sizes, as others are.
package struct AdvanceScale: Hashable, Sendable {
  /// The factor at each whole size in points, from 0 on.
  package let factors: [Double]
  /// What most texts are wider or narrower by in the face itself, as a part of their width: 95 of a hundred.
  package let error: Double

  /// - Parameters:
  ///   - factors: The factor at each whole size in points, from 0 on: at least one, each more than 0.
  ///   - error: What most texts are wider or narrower by in the face itself, as a part of their width.
  package init(factors: [Double], error: Double) {
    precondition(!factors.isEmpty && factors.allSatisfy { $0 > 0 && $0.isFinite }, "a factor is more than 0")
    precondition(error >= 0 && error < 1, "an error is a part of the width")
    self.factors = factors
    self.error = error
  }

  /// The factor at a size: between two whole sizes interpolated, from the last on that of the last.
  @inlinable @inline(__always) package func factor(atSize size: Double) -> Double {
    let last = factors.count - 1
    guard size < Double(last) else { return factors[last] }
    let below = Int(size)
    let fraction = size - Double(below)
    return fraction == 0 ? factors[below] : factors[below] + (factors[below + 1] - factors[below]) * fraction
  }
}
