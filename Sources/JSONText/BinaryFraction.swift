/// A number with few binary digits after the point, as most lengths are, in its shortest decimal form.
///
/// `n/2ʲ`, where `n` is odd, is `n·5ʲ/10ʲ`, which has exactly `j` decimals. Decimal numbers of at most 15 digits all
/// have different `Double`s (`DBL_DIG` of C), so no number with fewer digits reads back as the same `Double`.
struct BinaryFraction {
  /// The number without its sign, times ten to the power of `fractionCount`.
  let digits: UInt64
  /// The digits after the decimal point.
  let fractionCount: Int
  let isNegative: Bool

  /// Nil if the number has more digits, none after the point, or so many zeros there that it is written with an exponent.
  init?(_ value: Double) {
    guard (0x1p-10..<0x1p53).contains(value.magnitude) else { return nil }
    let zeros = value.significandBitPattern.trailingZeroBitCount
    // The bit that is not stored is one.
    let odd = (value.significandBitPattern | 1 << 52) >> UInt64(min(zeros, 52))
    fractionCount = 52 - min(zeros, 52) - Int(value.exponent)
    guard Self.powersOfFive.indices.contains(fractionCount), fractionCount > 0 else { return nil }
    let (product, overflows) = odd.multipliedReportingOverflow(by: Self.powersOfFive[fractionCount])
    guard !overflows, product < Self.firstWithMoreDigits else { return nil }
    digits = product
    isNegative = value < 0
  }

  private static let firstWithMoreDigits: UInt64 = 1_000_000_000_000_000
  /// The powers below ``firstWithMoreDigits``.
  private static let powersOfFive = (0...21).map { power in (0..<power).reduce(UInt64(1)) { product, _ in product * 5 }
  }
}
