/// ICU's line-breaking rules for text of ASCII: the automaton of the ICU that is running, reduced to what ASCII reaches.
///
/// Inside ASCII the rules of every locale and strictness are the same. If they are not in the running ICU, or if it has
/// rules of another kind, `shared` is nil.
package struct ASCIILineRules: Sendable {
  /// No rule continues: the line ends at the last place that a rule accepted.
  private static let stop = UInt8.max
  /// A rule that looks ahead matched: the line ends before this character.
  private static let breakBefore = stop - 1
  /// More states than ICU 72 (22) and 76 need; a bit for each.
  private static let mostStates = 64

  /// The successor of each state by character, 128 entries a state; the first state is that after a break.
  private let table: [UInt8]
  /// The states after which a line may end, a bit each.
  private let accepting: UInt64
  /// The same at the end of the text.
  private let acceptingAtEnd: UInt64
  /// The state after a letter, in which further letters stay.
  private let insideWord: Int
  /// The state after a space that follows letters.
  ///
  /// No line breaks between letters, and one may break after the space.
  package let spaceAfterLetters: Space
  /// Whether a line breaks after a space, before a character: for each state of a ``Space`` 128 answers, one for each character of ASCII;
  /// false also where that depends on what follows.
  package let spaceBreaks: [Bool]
  /// Whether lines break at the quotation marks beyond ASCII as at that of ASCII.
  package let quotesBreakAlike: Bool

  /// For each of the first code points whether lines break as at letters of ASCII.
  private let likeLetters: [Bool]

  /// The code point after the last block of alphabetic scripts.
  private static let firstWithoutAnswer: UInt32 = 0x2000

  /// The rules of the running ICU; nil if its breaks inside ASCII depend on more.
  package static let shared: ASCIILineRules? = Shortcuts.areTaken ? ASCIILineRules() : nil

  /// The locales whose rules ICU makes different from those of others (`brkitr` in its data), in all strictnesses.
  private static let locales = ["", "en", "de", "fi", "sv", "ja", "ko", "th", "zh", "zh-Hant"].flatMap { language in
    ["", "@lb=loose", "@lb=normal", "@lb=strict"].map { language + $0 }
  }

  /// Quotation marks beyond ASCII that alphabets have.
  private static let quotes: [UInt32] = [0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x2039, 0x203A]

  private init?() {
    var found: Reduction?
    var quotesBreakAlike = true
    var likeLetters: [Bool] = []
    // The rules of most locales are those of another.
    var known: [(rules: CompiledRules, isEastAsian: Bool)] = []
    for locale in Self.locales {
      guard let iterator = BoundaryIterator.lines(locale: locale), let rules = iterator.compiledRules() else {
        return nil
      }
      let isEastAsian = ["ja", "ko", "zh"].contains(where: locale.hasPrefix)
      if known.contains(where: { $0.isEastAsian == isEastAsian && $0.rules.isEqual(to: rules) }) { continue }
      known.append((rules, isEastAsian))
      guard
        let reduction = Reduction(rules, mostStates: Self.mostStates, stop: Self.stop, breakBefore: Self.breakBefore),
        found ?? reduction == reduction
      else { return nil }
      if found == nil {
        let letter = rules.category(of: 0x61)
        likeLetters = (0..<Self.firstWithoutAnswer).map { rules.category(of: $0) == letter }
      }
      found = reduction
      // East Asian locales have quotation marks of their own.
      guard !isEastAsian else { continue }
      let quote = rules.category(of: 0x22)
      if Self.quotes.contains(where: { rules.category(of: $0) != quote }) { quotesBreakAlike = false }
    }
    guard let found else { return nil }
    table = found.table
    spaceBreaks = table.map { $0 == Self.stop }
    accepting = found.accepting
    acceptingAtEnd = found.acceptingAtEnd
    self.quotesBreakAlike = quotesBreakAlike
    self.likeLetters = likeLetters
    let letters = Array(0x41...0x5A) + Array(0x61...0x7A)
    let state = Int(found.table[0x61])
    guard state < Self.breakBefore, found.accepting >> UInt64(state) & 1 != 0,
      letters.allSatisfy({ found.table[$0] == state && found.table[state << 7 | $0] == state }),
      found.table[state << 7 | 0x20] < Self.breakBefore
    else { return nil }
    insideWord = state
    spaceAfterLetters = Space(state: found.table[state << 7 | 0x20])
  }

  /// The state of the automaton after a space at which a line may break.
  package struct Space: Hashable, Sendable {
    /// The number of the state.
    package let state: UInt8
  }

  /// The state after the space at a text's end; nil if a line may not break there.
  ///
  /// The automaton starts again at each break, so any longer text with the same last break has the same state.
  ///
  /// - Parameter start: The last boundary before the text's end.
  package func space(atEndOf utf8: Span<UInt8>, after start: Int) -> Space? {
    guard start < utf8.count, utf8[utf8.count - 1] == 0x20 else { return nil }
    var state: UInt8 = 0
    for index in start..<utf8.count {
      state = table[Int(state) << 7 | Int(utf8[index])]
      guard state < Self.breakBefore else { return nil }
    }
    return accepting >> UInt64(state) & 1 != 0 ? Space(state: state) : nil
  }

  /// Whether lines break at a character as at letters of ASCII.
  package func breaksLikeLetters(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < Self.firstWithoutAnswer && likeLetters[Int(scalar.value)]
  }

  /// Calls `body` with every boundary after 0 that ICU gives, the end of the text included, in order.
  ///
  /// - Precondition: every byte is ASCII.
  /// - Complexity: O(*n*); a character is read again only after a break that was found late, which needs no more than
  ///   the sign of a currency and what may open a number after it.
  package func forEachBoundary(in utf8: Span<UInt8>, _ body: (_ offset: Int) -> Void) {
    let entries = table
    let table = entries.span
    let (accepting, acceptingAtEnd, insideWord) = (accepting, acceptingAtEnd, insideWord)
    let count = utf8.count
    var index = 0
    var lineStart = 0
    var state = 0
    var lastAccepted = 0
    while true {
      var boundary: Int
      if index == count {
        guard lineStart < index else { return }
        boundary = acceptingAtEnd >> UInt64(state) & 1 != 0 ? index : lastAccepted
      } else {
        if state == insideWord {
          while index < count, (utf8[index] | 0x20) &- 0x61 < 26 { index &+= 1 }
          lastAccepted = index
          if index == count { continue }
        }
        let next = table[state << 7 | Int(utf8[index])]
        if next < Self.breakBefore {
          state = Int(next)
          index += 1
          if accepting >> UInt64(state) & 1 != 0 { lastAccepted = index }
          continue
        }
        boundary = next == Self.breakBefore ? index : lastAccepted
      }
      // A character that no rule accepts is a line by itself.
      if boundary == lineStart { boundary = lineStart + 1 }
      body(boundary)
      index = boundary
      lineStart = boundary
      lastAccepted = boundary
      state = 0
    }
  }
}
