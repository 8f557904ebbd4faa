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
    /// The number of the state.
    package let state: UInt8

    /// The state of a number that another had.
    @inlinable
    package init(state: UInt8) { self.state = state }
  }

  /// Tells where lines break after spaces; it is to be kept.
  package struct SpaceBreaks: Sendable {
    @usableFromInline
    let stops = ASCIILineRules.table.map { $0 == ASCIILineRules.stop }

    package init() {}

    /// Whether a line breaks after a space, before a character; false also where that depends on what follows.
    @inlinable
    package func breaks(after space: Space, before byte: UInt8) -> Bool {
      byte < 0x80 && stops[Int(space.state) &<< 7 | Int(byte)]
    }
  }

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
    return accepting >> UInt32(state) & 1 != 0 ? Space(state: state) : nil
  }

  /// What the rules remember after the space that follows letters: no line breaks between letters, and one may after the space.
  package static let spaceAfterLetters = Space(state: table[insideWord << 7 | 0x20])

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
