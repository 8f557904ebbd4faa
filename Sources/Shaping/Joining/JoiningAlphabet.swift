package import FontKit
package import TextAnalysis

/// The characters of a word that is measured by its chains: the letters of a script from right to left, each in all its
/// joining forms, the marks on them, and signs beside words.
///
/// In a paragraph from right to left all of them have its level; in any other the letters and marks have level 1. All
/// are of the script, or take it from their neighbours. No line ends inside a word of them, and one may end at each
/// space between two such words (UAX #14, rules LB9, LB13, LB14, LB18 and LB28, and LB30 for signs). No mark turns a
/// letter into another.
package final class JoiningAlphabet: LetterAlphabet {
  package let script: Script
  package let scalars: [Unicode.Scalar]
  /// All members, by their symbol: the space, signs, the forms of each letter in the order of `JoiningForm`, and marks.
  let members: [Member]
  let firstMark: UInt16
  package let direction = TextDirection.rightToLeft
  // HarfBuzz takes some 100 000 instructions for a word whose letters join, so tables that take 13 million soon pay.
  package let worthwhileBytes = 1 << 11
  /// For each code point from `first` on, the symbol of its first member; `none` if it is not in the alphabet.
  private let entries: [UInt16]
  private let first: UInt32

  /// A letter in one of its forms, a mark, a sign or the space.
  struct Member: Sendable {
    let scalar: Unicode.Scalar
    /// Whether it is of the alphabet's script, which the tatweel is not.
    fileprivate let isOfScript: Bool
    fileprivate let kind: Kind
    /// The form; nil for a member that takes no part in joining.
    let form: JoiningForm?
    /// Whether it belongs to the letter before it and takes no room: a mark, or the non-joiner.
    var isMark: Bool { kind == .mark || isNonJoiner }
    var isNonJoiner: Bool { kind == .nonJoiner }
  }

  /// What a character does in a word.
  fileprivate enum Kind: Sendable {
    /// A letter that joins none, or the space.
    case apart
    /// A letter that joins the one before it.
    case joinsBefore
    /// A letter that joins both its neighbours.
    case joinsBoth
    case mark
    /// U+200C, which belongs to the letter before it and keeps that from joining the next one.
    case nonJoiner
    /// A sign before the letters.
    case opening
    /// A sign after the letters.
    case closing
  }

  private static let none = UInt16.max

  /// Arabic as it is written in the languages of today, with the marks of its vowels and the non-joiner of Persian.
  ///
  /// Hamza and madda are not among the marks, as they turn letters into other letters.
  package static let arabic = JoiningAlphabet(
    .arabic,
    [0x620...0x652, 0x66E...0x6D3, 0x6D5...0x6D5, 0x6EE...0x6EF, 0x6FA...0x6FC, 0x6FF...0x6FF],
    opening: ["("], closing: [")", ",", ".", "\u{60C}", "\u{61B}", "\u{61F}"], nonJoiners: ["\u{200C}"])

  /// Hebrew and Yiddish without points: letters that join nothing, geresh and gershayim.
  ///
  /// HarfBuzz's shaper of Hebrew (`hb-ot-shaper-hebrew.cc`, version 6) treats only points specially. The maqaf is left
  /// out, as lines end after it.
  package static let hebrew = JoiningAlphabet(
    Script(tag: 0x4865_6272),  // Hebr
    [0x5D0...0x5EA, 0x5EF...0x5F4], opening: ["("], closing: [")", ",", "."])

  private init(
    _ script: Script, _ ranges: [ClosedRange<UInt32>], opening: [Unicode.Scalar], closing: [Unicode.Scalar],
    nonJoiners: [Unicode.Scalar] = []
  ) {
    let scalars = ranges.joined().compactMap(Unicode.Scalar.init)
    let values = (scalars + opening + closing + nonJoiners).map(\.value)
    let first = values.min() ?? 0
    var entries = Array(repeating: Self.none, count: Int((values.max() ?? 0) - first) + 1)
    var members = [Member(scalar: " ", isOfScript: false, kind: .apart, form: nil)]
    func add(_ scalar: Unicode.Scalar, _ kind: Kind, forms: [JoiningForm?] = [nil]) {
      entries[Int(scalar.value - first)] = UInt16(members.count)
      let isOfScript = scalar.script == script
      members += forms.map { Member(scalar: scalar, isOfScript: isOfScript, kind: kind, form: $0) }
    }
    for scalar in opening { add(scalar, .opening) }
    for scalar in closing { add(scalar, .closing) }
    for scalar in scalars where scalar.joiningType != .transparent {
      switch scalar.joiningType {
      case .dual: add(scalar, .joinsBoth, forms: JoiningForm.allCases)
      case .right: add(scalar, .joinsBefore, forms: [.isolated, .final])
      default: add(scalar, .apart)
      }
    }
    firstMark = UInt16(members.count)
    for scalar in scalars where scalar.joiningType == .transparent { add(scalar, .mark) }
    for scalar in nonJoiners { add(scalar, .nonJoiner) }
    precondition(members.count <= SymbolSet.capacity && closing.count < 32, "there are too many letters or signs")
    self.script = script
    self.first = first
    self.members = members
    self.entries = entries
    self.scalars = scalars
  }

  /// Whether any of its letters join.
  var joins: Bool { members.contains { $0.form != nil } }

  package func signs(where belongs: (_ sign: Unicode.Scalar, _ isOpening: Bool) -> Bool) -> LetterSigns {
    var signs = LetterSigns()
    for (symbol, member) in members.enumerated() where member.kind == .opening || member.kind == .closing {
      if belongs(member.scalar, member.kind == .opening) { signs.bits |= 1 << UInt64(symbol) }
    }
    return signs
  }

  package func advances(in font: FontFace, _ properties: ShapingProperties) -> (any LetterAdvances)? {
    JoinedAdvances(of: font, properties, self)
  }

  /// Reads letters, and the signs beside them, up to a character that is neither; nil if there is no letter of the
  /// script, or if they come in another order.
  ///
  /// - Parameters:
  ///   - signs: The signs that are read.
  ///   - symbols: Receives the symbol of each character in the alphabet, letters in the form that they have there.
  ///     There has to be room for as many as the text has bytes.
  /// - Returns: How many characters there are, and where they end, in bytes.
  /// - Complexity: O(*n*).
  func read(
    _ text: Span<UInt8>, from start: Int = 0, signs: LetterSigns, _ symbols: inout [UInt16]
  ) -> (count: Int, end: Int)? {
    let table = self.entries
    let entries = table.span
    var symbols = symbols.mutableSpan
    var count = 0
    // The letter before, if it joins what follows it.
    var open = -1
    var state = State.start
    var hasScript = false
    var end = start
    while end < text.count {
      var cursor = end
      let value = nextScalar(in: text, at: &cursor)
      let index = Int(value) &- Int(first)
      guard index >= 0, index < entries.count, entries[index] != Self.none else { break }
      var symbol = entries[index]
      let kind = members[Int(symbol)].kind
      if kind == .opening || kind == .closing, !signs.contains(symbol) { break }
      switch kind {
      case .mark:
        guard state == .letters else { return nil }
      case .nonJoiner:
        guard state == .letters else { return nil }
        (state, open) = (.nonJoiner, -1)
      case .opening:
        guard state == .start else { return nil }
      case .closing:
        guard state == .letters || state == .end else { return nil }
        state = .end
        open = -1
      case .apart, .joinsBefore, .joinsBoth:
        guard state != .end else { return nil }
        hasScript = hasScript || members[Int(symbol)].isOfScript
        guard hasScript else { return nil }
        state = .letters
        if open >= 0, kind != .apart {
          symbols[open] &+= UInt16(JoiningForm.initial.rawValue)
          symbol &+= UInt16(JoiningForm.final.rawValue)
        }
        open = kind == .joinsBoth ? count : -1
      }
      symbols[count] = symbol
      count &+= 1
      end = cursor
    }
    // At a text's end a non-joiner has the level of the paragraph.
    return state == .start || state == .nonJoiner ? nil : (count, end)
  }

  /// Where in a word its next character is.
  private enum State {
    case start, letters, nonJoiner, end
  }
}
