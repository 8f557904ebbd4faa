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
  /// Where glyphs are whole pixels wide, the letter spacing at the edges of a line does not count.
  ///
  /// Source, code: `Layout.cpp` and `GreedyLineBreaker.cpp` of AOSP's Minikin, Android 15.
  static func slack(in context: StyleContext, isInWholePixels: Bool, edgeSpacing: Double) -> Double {
    isInWholePixels ? edgeSpacing + wholePixelError : context.rules.slack
  }

  /// Own: more than a line can be wider than its whole pixels because an em is no whole number of units, and less than a unit.
  private static let wholePixelError = 0x1p-11

  /// Limits are enlarged by 2⁻⁵⁰ of themselves.
  ///
  /// That is more than their rounding errors, so that a line fits into its own width; and it is far less than a unit,
  /// so that nothing fits that should not.
  private static let `guard` = 1 + 0x1p-50
}
