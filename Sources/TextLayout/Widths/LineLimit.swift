internal import Shaping
internal import TextAnalysis

extension PreparedText.Storage {
  /// How wide a line may be, in units, when the text is laid out in `width` points (nil: without end).
  func limit(width: Double?, size: Double, _ style: ParagraphStyle) -> Double {
    let limit = limit(width: width, size: size)
    switch style.wrapping {
    case .greedy: return limit
    case .balanced: return balancedLimit(limit, size: size, style) * Self.guard
    }
  }

  /// A width in points in units, at a size in points.
  @inline(__always)
  func limit(width: Double?, size: Double) -> Double {
    Self.limit(width: width, size: size, unitsPerEm: unitsPerEm(atSize: size), slack: slack)
  }

  /// The same for any text with a number of units per em.
  @inline(__always)
  static func limit(width: Double?, size: Double, unitsPerEm: Double, slack: Double) -> Double {
    guard let width, size >= FixedPoints.smallestSize else { return .infinity }
    return max(0, width + slack) * unitsPerEm / size * Self.guard
  }

  /// How much further than its edge a line may reach, in points.
  ///
  /// Browsers round a line's width up to their layout unit of 1/64 point before they compare it. Where glyphs are whole
  /// pixels wide, the letter spacing at the edges of a line does not count. Skia cuts a width off after the hundredths, where the
  /// width of a line is taken to end.
  ///
  /// Source, code: `Layout.cpp` and `GreedyLineBreaker.cpp` of AOSP's Minikin, Android 15; `TextWrapper.cpp` of Skia,
  /// `LineBreakerWithLittleRounding`, as Flutter sets it (`paragraph_builder_skia.cc`, `setApplyRoundingHack(false)`).
  static func slack(of profile: LineBreakingProfile, isInWholePixels: Bool, edgeSpacing: Double) -> Double {
    if isInWholePixels { return edgeSpacing + wholePixelError }
    return
      switch profile
    {
    case .unicode, .android: 0
    case .browser: 1.0 / 64
    case .flutter: 0.01 - singlePrecisionError
    }
  }

  /// Own: more than a line can be wider than its whole pixels because an em is no whole number of units, and less than a unit.
  private static let wholePixelError = 0x1p-11

  /// Own: more than Skia's sum of a line's advances in single precision is too small.
  private static let singlePrecisionError = 0x1p-12

  /// Limits are enlarged by 2⁻⁵⁰ of themselves.
  ///
  /// That is more than their rounding errors, so that a line fits into its own width; and it is far less than a unit,
  /// so that nothing fits that should not.
  private static let `guard` = 1 + 0x1p-50
}
