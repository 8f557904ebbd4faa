/// What the characters of a word between spaces determine, before it is prepared.
///
/// Separate properties, not an option set: the compiler inlines nothing of an option set from another module.
package struct WordCharacters: Hashable, Sendable {
  /// Whether lines may break at the spaces beside it, whatever other such words stand beyond them, except where the
  /// edges of two neighbours forbid it; levels and scripts aside.
  ///
  /// UAX #14, rules LB7, LB13 and LB18: a line may break after a space unless what comes next closes something or ends
  /// a sentence. Rules LB14 to LB17 join some signs across spaces. Nothing invisible is among the characters but
  /// joiners and the selector of emoji.
  package fileprivate(set) var areAlone = true
  /// Whether it begins with a letter or digit, and ends with one, a comma or a full stop.
  ///
  /// Signs at the edges of other words may take the level of the text beyond, unless all the text has level 0.
  package var hasPlainEdges = false
  /// The side of its first character that is not neutral.
  package var firstSide = Side.none
  /// The side of its last character that is not neutral.
  package var lastSide = Side.none
  /// Whether a letter of it runs from left to right.
  package fileprivate(set) var hasLeft = false
  /// Whether it begins with an opening bracket, or with a quotation mark that may be one: no line breaks before it
  /// after a quotation mark (LB15).
  package fileprivate(set) var beginsWithBracket = false
  /// Whether it begins with a character that does not begin lines, such as a small kana: no line breaks before it after
  /// a closing bracket (LB16).
  package fileprivate(set) var beginsWithNonstarter = false
  /// Whether it ends with a quotation mark.
  package fileprivate(set) var endsWithQuote = false
  /// Whether it ends with a closing bracket or mark, or a quotation mark that may be one.
  package fileprivate(set) var endsWithBracket = false
  /// Whether a bracket opens in it and is not closed.
  package fileprivate(set) var opensBracket = false
  /// Whether a bracket is closed in it that was not opened in it; its script is that of the opening one (UAX #24,
  /// section 5.1).
  package fileprivate(set) var closesBracket = false
  /// Whether the script of some of it depends on more than the word and the script before it.
  package fileprivate(set) var leavesScriptOpen = false

  /// The properties of a word of letters only.
  package init() {}

  /// What determines the levels of neutral characters beside it (UAX #9, rules N1 and N2).
  package enum Side: Sendable {
    /// Neutral itself.
    case none
    case left, right
    /// A number: for neutrals it counts as right to left, but after letters from left to right it counts as one of
    /// those.
    case number

    fileprivate init(_ bidiClass: BidiClass) {
      switch bidiClass {
      case .L: self = .left
      case .R, .AL: self = .right
      case .EN, .AN: self = .number
      default: self = .none
      }
    }
  }
}

extension CharacterTable {
  /// What the characters of a word determine.
  ///
  /// - Parameters:
  ///   - word: The word, without spaces.
  ///   - script: The script of the text before it; nil if it is not known, or if there is none.
  /// - Complexity: O(*n*).
  package mutating func characters(ofWord word: Span<UInt8>, after script: Script? = nil) -> WordCharacters {
    WordCharacters(word, after: script.flatMap(\.code), &self)
  }

  /// Whether a word's first character takes the script of the text before it, or may, and whether it runs from right to left.
  ///
  /// - Precondition: The word is not empty.
  package mutating func beginning(ofWord word: Span<UInt8>) -> (takesScriptBefore: Bool, runsFromRight: Bool) {
    if word[0] < 0x80 { return ((word[0] | 0x20) &- 0x61 >= 26, false) }
    var cursor = 0
    let facts = facts(of: nextScalar(in: word, at: &cursor))
    return (facts.onlyScript < 0, WordCharacters.Side(facts.bidiClass) == .right)
  }

  /// Whether a text's first strong character runs from right to left (UAX #9, rules P2 and P3); false also if an isolate comes before it.
  package mutating func beginsRightToLeft(_ text: Span<UInt8>) -> Bool {
    var cursor = 0
    while cursor < text.count {
      switch facts(of: nextScalar(in: text, at: &cursor)).bidiClass {
      case .R, .AL: return true
      case .L, .LRI, .RLI, .FSI: return false
      default: continue
      }
    }
    return false
  }

  /// The script of a text's first character that has one, which the characters before it take; nil if characters after
  /// it decide.
  package mutating func firstScript(of text: Span<UInt8>) -> Script? {
    var shared: Int32?
    var cursor = 0
    while cursor < text.count {
      let facts = facts(of: nextScalar(in: text, at: &cursor))
      switch facts.onlyScript {
      case -1: continue
      // Of several scripts; those after it choose one of these.
      case -2:
        guard shared ?? facts.script == facts.script else { return nil }
        shared = facts.script
      case let only: return shared ?? only == only ? Script(ofCode: only) : nil
      }
    }
    return shared == nil ? .common : nil
  }
}

extension WordCharacters {
  /// How many brackets may be open at a time.
  private static let mostBrackets = 16

  fileprivate init(_ word: Span<UInt8>, after script: Int32?, _ table: inout CharacterTable) {
    self.init()
    var edges = WordEdges()
    var script = script
    // The closing brackets of the brackets that are open.
    var open: [UInt32] = []
    var cursor = 0
    while cursor < word.count {
      let scalar = nextScalar(in: word, at: &cursor)
      let facts = table.facts(of: scalar)
      let isJoiner = scalar == 0x200C || scalar == 0x200D || scalar == 0xFE0F
      areAlone = areAlone && scalar != 0xFFFD && (!facts.isDefaultIgnorable || isJoiner)
      edges.add(scalar, facts)
      switch facts.onlyScript {
      case -2:
        // It narrows the scripts of the text before it, if that leaves a choice.
        guard let script, ScriptSet(scriptsOf: scalar)?.contains(script) ?? true else {
          leavesScriptOpen = true
          break
        }
      case 0...: script = facts.onlyScript
      default: break
      }
      guard facts.isBracket else { continue }
      switch BidiBracket(of: scalar) {
      case .opening(let closing):
        if open.count < Self.mostBrackets { open.append(closing) } else { leavesScriptOpen = true }
      case .closing(let closing):
        guard let match = open.lastIndex(of: closing) else {
          closesBracket = true
          continue
        }
        open.removeSubrange(match...)
      case .none: break
      }
    }
    opensBracket = !open.isEmpty
    edges.note(in: &self)
  }
}

/// The characters at both ends of a word.
private struct WordEdges {
  private var first: (scalar: UInt32, facts: CharacterFacts)?
  private var last: (scalar: UInt32, facts: CharacterFacts)?
  /// The base of the marks at its end, whose class they have in line breaking (LB9).
  private var base: (scalar: UInt32, facts: CharacterFacts)?
  private var hasLetter = false
  private var hasSpace = false
  private var sides = (first: WordCharacters.Side.none, last: WordCharacters.Side.none)
  private var hasLeft = false

  mutating func add(_ scalar: UInt32, _ facts: CharacterFacts) {
    if facts.isLetterOrNumber, let last, last.facts == facts {
      // A letter like the one before it changes nothing else.
      self.last = (scalar, facts)
      base = self.last
      return
    }
    first = first ?? (scalar, facts)
    last = (scalar, facts)
    if !facts.isMark { base = last }
    hasLetter = hasLetter || facts.isLetterOrNumber
    let bidiClass = facts.bidiClass
    hasSpace = hasSpace || bidiClass == .WS || bidiClass == .S || bidiClass == .B
    var side = WordCharacters.Side(bidiClass)
    guard side != .none else { return }
    // Rule W7.
    if side == .number, sides.last == .left { side = .left }
    if sides.first == .none { sides.first = side }
    sides.last = side
    hasLeft = hasLeft || side == .left
  }

  /// Records the properties of the edges, beside those of the other characters.
  func note(in characters: inout WordCharacters) {
    guard let first, let last else {
      characters.areAlone = false
      return
    }
    let endsMarked = last.facts.isMark && base.map(Self.isPlain) ?? false
    let beginsPlain = Self.isPlain(first)
    let endsPlain = endsMarked || Self.isPlain(last)
    characters.hasPlainEdges = beginsPlain && (endsPlain || last.scalar == 0x2C || last.scalar == 0x2E)
    // Most words need no look-up of emoji, which takes long.
    let beginsWithEmoji = !beginsPlain && Self.isEmoji(first.scalar)
    let endsWithEmoji =
      !endsPlain && (Self.isEmoji(last.scalar) || last.facts.isMark && base.map { Self.isEmoji($0.scalar) } ?? false)
    // Signs, and marks on signs, do not affect each other if a letter, a digit or an emoji is between the two ends.
    let haveSigns =
      !hasSpace && (hasLetter || beginsWithEmoji || endsWithEmoji)
      && (beginsPlain || beginsWithEmoji || Self.mayBegin(first.scalar))
      && (endsPlain || endsWithEmoji || Self.mayEnd(last.scalar))
    characters.areAlone = characters.areAlone && (characters.hasPlainEdges || haveSigns)
    (characters.firstSide, characters.lastSide, characters.hasLeft) = (sides.first, sides.last, hasLeft)
    characters.beginsWithBracket =
      Self.openingBrackets.contains(first.scalar) || Self.openingQuotes.contains(first.scalar)
    characters.beginsWithNonstarter = Unicode.Scalar(first.scalar)?.isNonstarter ?? false
    characters.endsWithQuote = Self.closingQuotes.contains(last.scalar)
    characters.endsWithBracket = characters.endsWithQuote || Self.closingBrackets.contains(last.scalar)
  }

  /// Whether a character is a letter or digit that is no bracket: only hieroglyphs of Egypt and Anatolia are both.
  private static func isPlain(_ character: (scalar: UInt32, facts: CharacterFacts)) -> Bool {
    character.facts.isLetterOrNumber
      && (character.scalar < 0x13000 || Unicode.Scalar(character.scalar)?.isBracketInLineBreaks == false)
  }

  /// Whether a character is an emoji of class ID, EB, EM, RI or AL, which no rule joins to what is beyond a space: U+203C and U+2049,
  /// which begin no lines, come before these.
  private static func isEmoji(_ scalar: UInt32) -> Bool {
    scalar >= 0x2100 && Unicode.Scalar(scalar)?.properties.isEmoji ?? false
  }

  /// Of class OP.
  private static let openingBrackets: [UInt32] = [0x28, 0x5B, 0x7B, 0x300C, 0x300E, 0x3010, 0xFF08]
  /// Of classes CL and CP.
  private static let closingBrackets: [UInt32] = [0x29, 0x5D, 0x7D, 0x3001, 0x3002, 0x300D, 0x300F, 0x3011, 0xFF09]
  /// Of class QU, or OP in Chinese.
  ///
  /// No word ends with one: no line breaks after it and spaces (LB15a of newer versions).
  private static let openingQuotes: [UInt32] = [0x2018, 0x201C]
  /// Of class QU, or CL in Chinese.
  private static let closingQuotes: [UInt32] = [0x22, 0x27, 0xBB, 0x2019, 0x201D]
  /// Of classes QU, AL and PR.
  private static let otherBeginnings: [UInt32] = [0x22, 0x23, 0x24, 0x26, 0x27, 0x2A, 0x2B, 0x3C, 0x3D, 0x40, 0xAB]
  /// Of classes EX, IS, IN, PO, AL, PR and BA.
  private static let otherEnds: [UInt32] = [
    0x21, 0x23, 0x25, 0x26, 0x2A, 0x2B, 0x2C, 0x2E, 0x3A, 0x3B, 0x3D, 0x3E, 0x3F, 0xB0, 0x60C, 0x61B, 0x61F, 0x6D4,
    0x964, 0x965, 0x2026, 0xFF01, 0xFF1F,
  ]

  private static func mayBegin(_ scalar: UInt32) -> Bool {
    openingBrackets.contains(scalar) || openingQuotes.contains(scalar) || otherBeginnings.contains(scalar)
  }

  private static func mayEnd(_ scalar: UInt32) -> Bool {
    closingBrackets.contains(scalar) || closingQuotes.contains(scalar) || otherEnds.contains(scalar)
  }
}
