internal import FontKit

/// How a font's rules may take the spaces of a text of an alphabet for a part of what they need.
///
/// Where none does, what is on one side of a space is shaped the same whatever stands beyond it.
struct SpaceCrossings: Sendable {
  /// What must stand before a space and after it, from the space on, for a rule to apply.
  fileprivate struct Rule: Hashable {
    var before: [AlphabetSet]
    var after: [AlphabetSet]
  }

  private var rules: [Rule] = []
  /// For each character before a space those after it with which a rule may apply, if what is further away does not forbid it.
  private var neighbours: [AlphabetSet]
  /// Characters with which a text may have more or fewer glyphs than characters, or glyphs that are not known.
  private var irregular: AlphabetSet
  /// For each character those that make a text irregular after it.
  private var irregularPairs: [AlphabetSet]
  private var hasIrregularities = false
  /// How far from a space a rule may look.
  private var reach = 0

  /// Nil if more may happen than can be told.
  ///
  /// - Parameters:
  ///   - glyphs: The glyph of each character; 0 if there is none.
  ///   - unknown: Characters of which nothing is known.
  ///   - lookups: The lookups that HarfBuzz applies.
  ///   - substitutions: The lookups of `GSUB` that it applies or that those apply, by their index.
  init?(
    of font: HarfBuzzFont, _ glyphs: [UInt32], unknown: AlphabetSet, _ lookups: ActiveLookups, substitutions: [Int],
    _ alphabet: Alphabet
  ) throws(LayoutTable.Damage) {
    irregular = unknown
    irregularPairs = Array(repeating: .empty, count: alphabet.count)
    neighbours = irregularPairs
    let forms = GlyphForm.all(glyphs, of: font, lookups: substitutions)
    var found: Set<Rule> = []
    for (name, isPositioning, indices) in [
      ("GSUB", false, lookups.substitution), ("GPOS", true, lookups.positioning),
    ] {
      let applied = try AppliedLookups(
        of: font, LayoutTable(font.table(name), forms: forms), isPositioning: isPositioning, indices, forms: forms,
        alphabet)
      for lookup in applied.lookups {
        if !isPositioning, !add(irregularitiesOf: lookup) { return nil }
        guard lookup.concernsSpace else { continue }
        // What is passed over may stand between the space and what is looked for beside it.
        guard lookup.passedOver.subtracting(unknown).isEmpty else { return nil }
        for sequence in lookup.rules.sequencesWithSpace { found.formUnion(Self.rules(of: sequence)) }
      }
    }
    rules = Array(found)
    reach = rules.reduce(0) { max($0, $1.before.count, $1.after.count) }
    hasIrregularities = !irregular.isEmpty || irregularPairs.contains { !$0.isEmpty }
    let all = AlphabetSet(count: alphabet.count)
    for rule in rules {
      let after = rule.after.first ?? all
      for character in (rule.before.first ?? all).indices { neighbours[character].formUnion(after) }
    }
  }

  /// Notes what makes more or fewer glyphs of characters; false if that cannot be told.
  private mutating func add(irregularitiesOf lookup: AppliedLookups.Lookup) -> Bool {
    guard lookup.type == 2 || lookup.type == 4 else { return lookup.type != 8 || lookup.rules.sequences.isEmpty }
    for sequence in lookup.rules.sequences where !sequence.contains(where: \.isEmpty) {
      if sequence.count == 1 || !lookup.passedOver.isEmpty {
        irregular.formUnion(sequence[0])
      } else {
        for character in sequence[0].indices { irregularPairs[character].formUnion(sequence[1]) }
      }
    }
    return true
  }

  /// A sequence, with the space in each of its places where it may stand.
  private static func rules(of sequence: [AlphabetSet]) -> [Rule] {
    guard !sequence.contains(where: \.isEmpty) else { return [] }
    return sequence.indices.filter { sequence[$0].contains(0) }.map { place in
      Rule(before: sequence[..<place].reversed(), after: Array(sequence[(place + 1)...]))
    }
  }

  /// Whether a rule may apply to the space at an index of a text, or whether that cannot be told.
  ///
  /// - Complexity: O(1) in the text; a step for each rule at spaces between two characters that some rule is about.
  func mayOccur(in text: Span<UInt16>, at space: Int) -> Bool {
    if hasIrregularities, isIrregular(text, max(0, space - reach)..<min(space + reach + 1, text.count)) { return true }
    if space > 0, space < text.count - 1, !neighbours[Int(text[space - 1])].contains(Int(text[space + 1])) {
      return false
    }
    return rules.contains { $0.applies(to: text, around: space) }
  }

  private func isIrregular(_ text: Span<UInt16>, _ range: Range<Int>) -> Bool {
    for index in range {
      let character = Int(text[index])
      if irregular.contains(character) { return true }
      if index + 1 < text.count, irregularPairs[character].contains(Int(text[index + 1])) { return true }
    }
    return false
  }
}

extension SpaceCrossings.Rule {
  /// Whether what the rule needs stands around a space.
  fileprivate func applies(to text: Span<UInt16>, around space: Int) -> Bool {
    guard before.count <= space, after.count < text.count - space else { return false }
    for (distance, set) in before.enumerated() where !set.contains(Int(text[space - 1 - distance])) { return false }
    for (distance, set) in after.enumerated() where !set.contains(Int(text[space + 1 + distance])) { return false }
    return true
  }
}
