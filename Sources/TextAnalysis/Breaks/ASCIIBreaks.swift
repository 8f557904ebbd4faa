/// Where Chromium breaks a line between two ASCII characters, whatever UAX #14 says.
///
/// Browsers agreed on these pairs before UAX #14 was usable, and pages depend on them; the table is recorded.
enum ASCIIBreaks {
  /// The answers for the characters from `!` to DELETE after a given one.
  struct Row {
    private let low: UInt64
    private let high: UInt64

    init(_ low: UInt64, _ high: UInt64) {
      self.low = low
      self.high = high
    }

    subscript(column: UInt32) -> Bool {
      (column < 64 ? low >> UInt64(column) : high >> UInt64(column - 64)) & 1 != 0
    }
  }

  /// Whether a line may or must start between two characters, by what is the same in every text: hard breaks, spaces and
  /// tabs, and the table; nil if it may not.
  ///
  /// The second may be any character if the first is white space or a hard break.
  static func kind(before: UInt32?, _ first: UInt32, _ second: UInt32) -> LineBreak.Kind? {
    if isHardBreak(first) { return first == 0x0D && second == 0x0A ? nil : .mandatory }
    if isSpaceOrHardBreak(second) { return nil }
    return isSpaceOrTab(first) || mayBreak(before: before, first, second) ? .allowed : nil
  }

  /// Whether a line may break between `first` and `second`, neither of which is white space.
  ///
  /// - Parameter before: the character before `first`, or nil. It matters to a hyphen-minus before a digit only, which may
  ///   be a minus sign: a line may break in `A-1` and `2-1`, but not in `-1` or `(-1`.
  private static func mayBreak(before: UInt32?, _ first: UInt32, _ second: UInt32) -> Bool {
    guard (0x21...0x7F).contains(first), (0x21...0x7F).contains(second) else { return false }
    if first == 0x2D, (0x30...0x39).contains(second) {
      return before.map(isASCIILetterOrDigit) ?? false
    }
    return table[Int(first - 0x21)][second - 0x21]
  }

  private static func isASCIILetterOrDigit(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(scalar) || (0x41...0x5A).contains(scalar & ~0x20) && scalar < 0x80
  }
}
