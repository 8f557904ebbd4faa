import CICU

/// The properties of a character that the analysis needs, in one number: ICU is asked once for each code point.
struct CharacterFacts: Hashable, Sendable {
  // From the lowest bit: 5 bits of Bidi_Class, 4 flags, 8 bits of Script, 9 bits of the only script and 2. The highest is set.
  let bits: UInt32

  /// A value that no character has.
  static let unknown: UInt32 = 0

  private static let bracket: UInt32 = 1 << 5
  private static let ignorable: UInt32 = 1 << 6
  private static let letterOrNumber: UInt32 = 1 << 7
  private static let mark: UInt32 = 1 << 8

  init(bits: UInt32) {
    self.bits = bits
  }

  /// The facts of a code point; one that is no scalar has those of an unassigned character.
  init(of value: UInt32) {
    var bits: UInt32 = 1 << 31 | UInt32(BidiClass(of: value).rawValue)
    if BidiBracket(of: value) != .none { bits |= Self.bracket }
    if let scalar = Unicode.Scalar(value) {
      if scalar.isDefaultIgnorable { bits |= Self.ignorable }
      if scalar.isLetterOrNumber { bits |= Self.letterOrNumber }
      if scalar.isMark { bits |= Self.mark }
    }
    let (script, onlyScript) = (cicu_script(value), cicu_only_script(value))
    precondition(
      (0..<256).contains(script) && (-2..<256).contains(onlyScript), "ICU has more scripts than Galley knows of")
    self.bits = bits | UInt32(script) << 9 | UInt32(onlyScript + 2) << 17
  }

  /// The character's Bidi_Class.
  var bidiClass: BidiClass { BidiClass(rawValue: UInt8(bits & 0x1F)) ?? .L }
  /// Whether it is a bracket to bidirectional text and to scripts.
  var isBracket: Bool { bits & Self.bracket != 0 }
  /// Whether it is invisible where a font has no glyph for it (Default_Ignorable_Code_Point).
  var isDefaultIgnorable: Bool { bits & Self.ignorable != 0 }
  /// Whether it is a letter or a number (General_Category L or N).
  var isLetterOrNumber: Bool { bits & Self.letterOrNumber != 0 }
  /// Whether it is a combining mark (General_Category M).
  var isMark: Bool { bits & Self.mark != 0 }
  /// ICU's code of its Script.
  var script: Int32 { Int32(bits >> 9 & 0xFF) }
  /// ICU's code of the one script that Script_Extensions allows, -1 if they are Common or Inherited only, -2 if there are
  /// several.
  var onlyScript: Int32 { Int32(bits >> 17 & 0x1FF) - 2 }
}

/// Looks up the facts of characters, and caches them.
package struct CharacterTable {
  private var table = ScalarTable<UInt32>(unknown: CharacterFacts.unknown)
  /// The facts of the current text's characters; longer than the text.
  private(set) var facts: [UInt32] = []

  package init() {}

  /// Looks up the characters of a text.
  mutating func read(_ scalars: [UInt32]) {
    table.find(scalars.span, into: &facts) { CharacterFacts(of: $0).bits }
  }

  /// Looks up one character.
  @inline(__always)
  mutating func facts(of scalar: UInt32) -> CharacterFacts {
    CharacterFacts(bits: table.number(of: scalar) { CharacterFacts(of: $0).bits })
  }

  /// Gives back memory beyond what everyday texts need.
  mutating func trim(toCapacity limit: Int) {
    table.trim(toCapacity: limit)
    if facts.capacity > limit { facts = [] }
  }
}
