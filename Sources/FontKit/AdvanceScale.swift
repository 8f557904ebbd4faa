/// The width of text in a face as a multiple of its width in the stand-in for that face, at each size.
///
/// The factor applies where advances become points. The stand-in's glyphs and its advances in font units stay as they are, so a
/// text in it is prepared once for all sizes, like any other text.
package struct AdvanceScale: Hashable, Sendable {
  /// The factor at each whole size in points, from 0 on.
  package let factors: [Double]
  /// How far the estimated width of a text is from its width in the face itself, at most, for 95 of 100 texts, as a fraction of the width.
  package let error: Double

  /// - Parameters:
  ///   - factors: The factor at each whole size in points, from 0 on: at least one, each more than 0.
  ///   - error: The relative error of the width, which 95 of 100 texts stay within: at least 0, less than 1.
  package init(factors: [Double], error: Double) {
    precondition(!factors.isEmpty && factors.allSatisfy { $0 > 0 && $0.isFinite }, "a factor is more than 0")
    precondition(error >= 0 && error < 1, "an error is a part of the width")
    self.factors = factors
    self.error = error
  }

  /// The factor at a size: interpolated linearly between whole sizes, and constant from the last one on.
  @inlinable @inline(__always) package func factor(atSize size: Double) -> Double {
    let last = factors.count - 1
    guard size < Double(last) else { return factors[last] }
    let below = Int(size)
    let fraction = size - Double(below)
    return fraction == 0 ? factors[below] : factors[below] + (factors[below + 1] - factors[below]) * fraction
  }
}
