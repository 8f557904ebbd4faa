internal import Shaping

/// A set of fonts of a style, by their index in it.
struct FontSet: Hashable, Sendable {
  /// How many fonts of a style can be distinguished.
  private static let capacity = UInt64.bitWidth

  private var bits: UInt64

  /// No font.
  static let none = FontSet(bits: 0)
  /// The first font alone.
  static let first = FontSet(bits: 1)

  /// - Parameter bits: One for each font, the lowest for the first.
  init(bits: UInt64) {
    self.bits = bits
  }

  /// The bits, if none is at or above `limit`.
  func bits(below limit: Int) -> UInt32? { bits >> UInt64(limit) == 0 ? UInt32(truncatingIfNeeded: bits) : nil }

  /// The fonts of some runs; nil if an index is too large for the set.
  init?(_ runs: some Sequence<TextRun>) {
    bits = 0
    for run in runs {
      guard run.font < Self.capacity else { return nil }
      bits |= 1 << UInt64(run.font)
    }
  }

  /// One font; nil if its index is too large for the set.
  init?(_ font: UInt16) {
    guard font < Self.capacity else { return nil }
    bits = 1 << UInt64(font)
  }

  func union(_ other: FontSet) -> FontSet { FontSet(bits: bits | other.bits) }

  func subtracting(_ other: FontSet) -> FontSet { FontSet(bits: bits & ~other.bits) }

  /// Calls `body` with each font's index, in order.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    var rest = bits
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}
