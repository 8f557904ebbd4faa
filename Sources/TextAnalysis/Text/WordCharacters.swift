/// What the characters of a word tell of it, before it is prepared.
package struct WordCharacters: Hashable, Sendable {
  /// Whether they leave what is around the word alone, and are left alone by it.
  ///
  /// A line may break at a space between two words if the one before it ends with a letter, a digit, a comma or a full stop, and
  /// the one after it begins with a letter or a digit (UAX #14, rules LB7 and LB18). Controls of bidirectional text reach beyond
  /// the word.
  package let areAlone: Bool
  /// A number for the script of all its letters; nil if they are of several, or if there are none.
  package let script: Int32?

  /// Whether all its letters are of Hiragana, or all of Katakana: one script to fonts.
  package var isKana: Bool { script == 20 || script == 22 }  // ICU's USCRIPT_HIRAGANA and USCRIPT_KATAKANA
}

extension TextAnalyzer {
  /// What the characters of a word tell of it.
  ///
  /// - Complexity: O(*n*).
  package func characters(ofWord word: Span<UInt8>) -> WordCharacters {
    let common: Int32 = 0  // ICU's USCRIPT_COMMON
    var (first, last): (CharacterFacts?, CharacterFacts?)
    // What the marks at its end are on: they are of its class to line breaking.
    var base: CharacterFacts?
    var lastScalar: UInt32 = 0
    var script: Int32?
    var isOneScript = true
    var isPlain = true
    var cursor = 0
    while cursor < word.count {
      let scalar = nextScalar(in: word, at: &cursor)
      let facts = characters.facts(of: scalar)
      let isJoiner = scalar == 0x200C || scalar == 0x200D
      isPlain = isPlain && scalar != 0xFFFD && (!facts.isDefaultIgnorable || isJoiner)
      if facts.isLetterOrNumber, facts.script != common {
        isOneScript = isOneScript && (script ?? facts.script) == facts.script
        script = facts.script
      }
      first = first ?? facts
      last = facts
      if !facts.isMark { base = facts }
      lastScalar = scalar
    }
    guard let first, let last else { return WordCharacters(areAlone: false, script: nil) }
    let endsWell =
      last.isLetterOrNumber || (last.isMark && base?.isLetterOrNumber ?? false) || lastScalar == 0x2C
      || lastScalar == 0x2E
    return WordCharacters(
      areAlone: isPlain && endsWell && first.isLetterOrNumber, script: isOneScript ? script : nil)
  }
}
