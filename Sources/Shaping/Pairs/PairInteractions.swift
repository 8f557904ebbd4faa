internal import FontKit

/// Which characters of an alphabet may influence each other's glyphs in a font, beyond kerning between neighbours.
///
/// Read off the font's tables, for the lookups that HarfBuzz applies to text of certain properties: a text in which none
/// of `alone` stands, and no pair of `pairs` with which a rule applies, keeps its nominal glyphs, and each of them the
/// advance that it has before the next one. For no lookup can be the first to change such a text: each that substitutes,
/// attaches, or moves by context needs one of those characters, or all that one of its rules asks for; and pair positioning
/// whose value is the first glyph's only looks at two neighbours.
///
/// Where a table allows more than can be determined, more is flagged. A face of which that does not hold at all (Apple's tables,
/// a `kern` table that is in use, a damaged table) has no interactions that are known, and nothing is proved of it.
struct PairInteractions: TableReading {
  /// Characters that are never to be measured by themselves.
  private(set) var alone: SymbolSet
  /// For each character those after it with which a rule may apply: `applies(atPair:of:)` tells whether one does.
  private(set) var pairs: [SymbolSet]
  /// The rules, by the first character of the pair that stands for them in `pairs`.
  private var rules: [[Rule]]
  /// The glyph of each character; 0 if the face has none.
  let glyphs: [UInt32]
  /// Whether the face has none of the letters, and the missing glyph stands for each of them and of their marks.
  let standsForMissing: Bool
  /// Whether nothing but kerning with a neighbour happens to the space, and nothing reaches across it, in any text of these
  /// properties: then a word is shaped the same whatever stands beyond the spaces around it.
  private(set) var spacesAreSafeToConcat = true
  /// Where words are not safe to concat at every space, what makes them so at one; nil if it is not known.
  private var crossings: SpaceCrossings?

  /// What a text must have for a rule to apply: a character of each set, in a row.
  private struct Rule: Hashable {
    let sets: [SymbolSet]
    /// Which of the sets is that of the first character of the pair.
    let pair: Int
  }

  /// The most rules about pairs with a character that are looked at: where a font has more, any may apply.
  private static let mostRules = 1 << 8

  init?(
    of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet, _ lookups: ActiveLookups
  ) {
    let harfBuzz = font.harfBuzz
    pairs = Array(repeating: .empty, count: alphabet.count)
    rules = Array(repeating: [], count: alphabet.count)
    glyphs = alphabet.scalars.map { harfBuzz.nominalGlyph(for: $0) ?? 0 }
    let classes = glyphs.map { harfBuzz.glyphClass(of: $0) }
    let lacksLetters = glyphs.dropFirst(Alphabet.firstLetter).allSatisfy { $0 == 0 }
    let standsForMissing = lacksLetters && MissingGlyph.stands(forLettersOf: alphabet, in: font, properties)
    guard standsForMissing || alphabet.firstMark == alphabet.count else { return nil }
    self.standsForMissing = standsForMissing
    // A glyph that is a mark loses its advance.
    let unknown = SymbolSet(count: alphabet.count) { [glyphs] in
      glyphs[$0] == 0 && !(standsForMissing && $0 >= Alphabet.firstLetter) || classes[$0] == .mark
    }
    alone = unknown
    if alone.contains(0) { spacesAreSafeToConcat = false }
    let tables = LayoutTables(of: harfBuzz)
    do throws(LayoutTable.Damage) {
      let owners = GlyphClosure(glyphs).owners
      var found: Set<Rule> = []
      for kind in LayoutTable.Kind.allCases {
        let applied = try AppliedLookups(
          lookups[kind], of: kind, in: tables, owners: owners, count: alphabet.count, isWholeText: true)
        for lookup in applied.lookups { add(lookup, to: &found) }
      }
    } catch {
      return nil
    }
    guard !spacesAreSafeToConcat, let rules = AlphabetRules.find(of: font, properties, alphabet) else { return }
    crossings = SpaceCrossings(rules, unknown: unknown, count: alphabet.count)
  }

  /// Whether what is on one side of a space of a text is shaped the same whatever stands beyond it.
  ///
  /// - Parameters:
  ///   - count: How many characters the text has.
  ///   - character: The place of each in the alphabet.
  /// - Complexity: O(1).
  @inline(__always)
  func isSafeToConcat(atSpace space: Int, count: Int, _ character: (Int) -> Int) -> Bool {
    if spacesAreSafeToConcat { return true }
    guard let crossings else { return false }
    return !crossings.mayOccur(atSpace: space, count: count, character)
  }

  /// Whether that is so at a space after a word, whatever stands before the word and after the space.
  ///
  /// - Parameters:
  ///   - count: How many characters the word has.
  ///   - character: The place of each in the alphabet.
  func isSafeToConcat(afterWordOf count: Int, _ character: (Int) -> Int) -> Bool {
    spacesAreSafeToConcat || crossings?.cannotOccur(afterWordOf: count, character) ?? false
  }

  /// Whether a rule applies to the pair of a text that stands for it, with what is around the pair.
  ///
  /// - Parameter index: The first of two characters.
  /// - Complexity: O(1) in the text; a step for each rule about a pair with that character.
  func applies(atPair index: Int, of text: Span<UInt16>) -> Bool {
    let rules = rules[Int(text[index])]
    guard rules.count < Self.mostRules else { return true }
    return rules.contains { rule in
      let start = index - rule.pair
      guard start >= 0, start + rule.sets.count <= text.count else { return false }
      for (offset, set) in rule.sets.enumerated() where !set.contains(Int(text[start + offset])) { return false }
      return true
    }
  }

  private mutating func add(_ lookup: AppliedLookups.Lookup, to found: inout Set<Rule>) {
    if lookup.concernsSpace { spacesAreSafeToConcat = false }
    // What is applied by another lookup's rules does not happen before one of them applies.
    guard !lookup.isNested else { return }
    for sequence in lookup.rules.sequences { flag(sequence, passingOver: lookup.passedOver, &found) }
  }

  /// Flags what a text must have for a rule to apply to it: one of each of these sets in a row.
  ///
  /// Glyphs that the lookup passes over may stand between them.
  private mutating func flag(_ sequence: [SymbolSet], passingOver passedOver: SymbolSet, _ found: inout Set<Rule>) {
    let sets = sequence.map { $0.subtracting(alone).subtracting(passedOver) }
    // One that no character of the text can match: the rule never applies.
    guard !sets.isEmpty, !sets.contains(where: \.isEmpty) else { return }
    guard sets.count > 1, passedOver.subtracting(alone).isEmpty else {
      if let smallest = sets.min(by: { $0.count < $1.count }) { alone.formUnion(smallest) }
      return
    }
    // Any two neighbours must be there: the choice that flags least.
    let sizes = sets.map(\.count)
    let choices = sets.indices.dropLast()
    guard let pair = choices.min(by: { sizes[$0] * sizes[$0 + 1] < sizes[$1] * sizes[$1 + 1] }) else { return }
    let rule = Rule(sets: sets, pair: pair)
    guard found.insert(rule).inserted else { return }
    for index in sets[pair].indices {
      pairs[index].formUnion(sets[pair + 1])
      if rules[index].count < Self.mostRules { rules[index].append(rule) }
    }
  }
}
