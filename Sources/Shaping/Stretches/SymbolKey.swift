/// A sequence of symbols as a number.
struct SymbolKey: Hashable, Sendable {
  private static let bits: UInt64 = 9

  // Nine bits for each symbol; a bit above those of the first marks the length.
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  /// The key of no symbols.
  init() {}

  /// Nil if they are more than there is room for.
  init?(_ symbols: Span<UInt16>) {
    for index in 0..<symbols.count { guard append(Int(symbols[index])) else { return nil } }
  }

  /// The key of two glyphs; a table has keys of glyphs or of symbols, not both.
  init(_ first: UInt32, _ second: UInt32) {
    low = UInt64(first) << 32 | UInt64(second)
  }

  /// Adds a symbol; false if there is no room: there are 14 of them.
  @inline(__always)
  mutating func append(_ symbol: Int) -> Bool {
    guard high &>> (64 &- Self.bits) == 0 else { return false }
    high = high &<< Self.bits | low &>> (64 &- Self.bits)
    low = low &<< Self.bits | UInt64(truncatingIfNeeded: symbol)
    return true
  }

  /// The only symbol; nil if there are more, or none.
  @inline(__always)
  var onlySymbol: Int? {
    high == 0 && low &>> Self.bits == 1 ? Int(truncatingIfNeeded: low & (1 &<< Self.bits &- 1)) : nil
  }
}
