/// Heights as whole numbers, so that sums of them are exact and do not depend on the order of adding.
///
/// A tick is so small a part of a point that the pixels of all usual screens are whole numbers of ticks: scales that are
/// a power of two, three times one, and Android's 1.75, 2.625, 2.75 and 3.5. Other heights are rounded to the nearest
/// tick, by at most 3.4 × 10⁻⁸ points. And it is so large that up to 2²⁹ points, a hundred thousand screens, the number
/// of points nearest to a number of ticks is nearer to no other.
enum HeightTicks {
  /// Ticks in a point: 2¹⁶ × 3 × 7 × 11.
  static let perPoint = 15_138_816.0

  /// The longest length, in points: 2³⁵, of which the ticks are within 64 bits.
  static let longestLength = 34_359_738_368.0

  /// The ticks of a length in points.
  static func ticks(_ points: Double) -> Int64 {
    precondition(points >= 0 && points <= longestLength, "a height is at least 0 and at most 2³⁵ points")
    return nearest(points * perPoint)
  }

  /// The tick nearest to a place, in points, that may be before the list's start or beyond its end.
  static func ticks(nearest offset: Double) -> Int64 {
    precondition(!offset.isNaN, "an offset is a number of points")
    return nearest(min(max(offset, -longestLength), longestLength) * perPoint)
  }

  /// The whole number nearest to a number, of two the one farther from 0, without the call that rounding is on
  /// processors of the baseline.
  ///
  /// What is cut off is exact: a number that has a fraction is below 2⁵².
  @inline(__always)
  private static func nearest(_ number: Double) -> Int64 {
    let whole = Int64(number)
    let rest = number - Double(whole)
    return whole &+ (rest >= 0.5 ? 1 : 0) &- (rest <= -0.5 ? 1 : 0)
  }

  /// A number of ticks in points.
  static func points(_ ticks: Int64) -> Double { Double(ticks) / perPoint }
}
