/// ICU's line-breaking rules for text of ASCII: the same automaton that ICU runs, without ICU.
///
/// Inside ASCII the rules of every locale and strictness are the same. The table is recorded from ICU's compiled rules.
package enum ASCIILineRules {
  /// No rule goes on: the line ends at the last place where one was met.
  private static let stop: UInt8 = 0xFF
  /// A rule that looks ahead was met: the line ends before this character.
  private static let breakBefore: UInt8 = 0xFE

  /// The state after a letter, which a letter leaves as it is.
  private static let insideWord = 1

  /// The successor of each state by character, 128 entries a state.
  private static let table: [UInt8] = successors.flatMap { row in classes.map { row[Int($0)] } }

  /// What the rules remember of a text after a space at which a line may break: a state of the automaton.
  package struct Space: Hashable, Sendable {
    /// The characters before which a line breaks, a bit each.
    private let low: UInt64
    private let high: UInt64

    fileprivate init(state: UInt8) {
      func mask(from first: Int) -> UInt64 {
        (0..<64).reduce(0) { $0 | (table[Int(state) << 7 | (first + $1)] == stop ? 1 << UInt64($1) : 0) }
      }
      low = mask(from: 0)
      high = mask(from: 64)
    }

    /// Whether a line breaks after the space, before a character; false also where that depends on what follows.
    @inline(__always)
    package func breaks(before byte: UInt8) -> Bool {
      let bits = byte < 64 ? low : high
      return byte < 0x80 && bits &>> UInt64(byte & 63) & 1 != 0
    }
  }

  /// Those of all states.
  private static let spaces = successors.indices.map { Space(state: UInt8($0)) }

  /// What the rules remember after the space at a text's end, if a line may break there.
  ///
  /// A break forgets what was before it: the state is that of any longer text whose last break is that of this one.
  ///
  /// - Parameter start: The last boundary before the text's end.
  package static func space(atEndOf utf8: Span<UInt8>, after start: Int) -> Space? {
    guard start < utf8.count, utf8[utf8.count - 1] == 0x20 else { return nil }
    var state: UInt8 = 0
    for index in start..<utf8.count {
      state = table[Int(state) << 7 | Int(utf8[index])]
      guard state < breakBefore else { return nil }
    }
    return accepting >> UInt32(state) & 1 != 0 ? spaces[Int(state)] : nil
  }

  /// Calls `body` with every boundary after 0 that ICU gives, the end of the text included, in order.
  ///
  /// - Precondition: every byte is ASCII.
  /// - Complexity: O(*n*); a character is read again only after a break that was found late, which needs no more than
  ///   the sign of a currency and what may open a number after it.
  package static func forEachBoundary(in utf8: Span<UInt8>, _ body: (_ offset: Int) -> Void) {
    let entries = table
    let table = entries.span
    let count = utf8.count
    var index = 0
    var lineStart = 0
    var state = 0
    var lastAccepted = 0
    while true {
      var boundary: Int
      if index == count {
        guard lineStart < index else { return }
        boundary = acceptingAtEnd >> UInt32(state) & 1 != 0 ? index : lastAccepted
      } else {
        if state == insideWord {
          while index < count, (utf8[index] | 0x20) &- 0x61 < 26 { index &+= 1 }
          lastAccepted = index
          if index == count { continue }
        }
        let next = table[state << 7 | Int(utf8[index])]
        if next < breakBefore {
          state = Int(next)
          index += 1
          if accepting >> UInt32(state) & 1 != 0 { lastAccepted = index }
          continue
        }
        boundary = next == breakBefore ? index : lastAccepted
      }
      // What no rule accepts is a line by itself.
      if boundary == lineStart { boundary = lineStart + 1 }
      body(boundary)
      index = boundary
      lineStart = boundary
      lastAccepted = boundary
      state = 0
    }
  }
}
