internal import TextLayout

/// Heights as whole numbers, so that sums of them are exact and do not depend on the order of adding.
///
/// A pixel is a whole number of ticks at all usual scales: powers of two, three times these, and Android's 1.75, 2.625,
/// 2.75 and 3.5. Other heights are rounded to the nearest tick, by at most 3.4 × 10⁻⁸ points. A tick is larger than the
/// spacing of `Double` up to 2²⁹ points, a hundred thousand screens, so different ticks are different numbers of points.
enum HeightTicks {
  /// Ticks in a point: 2¹⁶ × 3 × 7 × 11.
  static let perPoint = 15_138_816.0

  /// The longest length, in points: 2³⁵, whose ticks fit 64 bits.
  static let longestLength = 34_359_738_368.0

  static func ticks(_ points: Double) -> Int64 {
    require(points >= 0 && points <= longestLength, "a height is at least 0 and at most 2³⁵ points")
    return nearest(points * perPoint)
  }

  /// The tick nearest to an offset in points, which may be before the list's start or beyond its end.
  static func ticks(nearest offset: Double) -> Int64 {
    require(!offset.isNaN, "an offset is a number of points")
    return nearest(min(max(offset, -longestLength), longestLength) * perPoint)
  }

  /// The whole number nearest to a number; halves are rounded away from 0.
  ///
  /// Rounding by `rounded()` is a function call on baseline processors. The fraction is exact here: a number that has one is
  /// below 2⁵².
  @inline(__always)
  private static func nearest(_ number: Double) -> Int64 {
    let whole = Int64(number)
    let rest = number - Double(whole)
    return whole &+ (rest >= 0.5 ? 1 : 0) &- (rest <= -0.5 ? 1 : 0)
  }

  static func points(_ ticks: Int64) -> Double { Double(ticks) / perPoint }
}
