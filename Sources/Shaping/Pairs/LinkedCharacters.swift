internal import FontKit

/// Which neighbours in a text of an alphabet may become other glyphs than each by itself in a font: those are linked.
///
/// Read off the font's tables, for the lookups that HarfBuzz applies to text of certain properties. Whatever a lookup does is
/// done to glyphs that one of its rules matches in a row. Where no rule of any lookup can match glyphs of characters on both sides
/// of a place, whatever glyphs they have become by then, what is before that place and what is after it become the same glyphs
/// as by themselves. Only pair positioning is no link: it adds to the first glyph's advance what the two glyphs
/// say, which needs no more than both; so characters that are linked are measured with those that are linked after them.
///
/// Where a table allows more than can be told, more is linked. A face of which that does not hold at all (Apple's tables, a
/// `kern` table that is in use, substitutes by lot, a damaged table) has no links that are known.
struct LinkedCharacters: Sendable {
  /// Characters that are never to be measured so.
  let alone: AlphabetSet
  private let crossings: RuleCrossings
  /// The glyphs that each character may become.
  let glyphs: [[Int]]

  /// What is known of a font, or is found out now; nil if nothing can be proved.
  static func find(
    of font: Font, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet
  ) -> LinkedCharacters? {
    font.harfBuzz.findings.finding(about: properties.kind, alphabet.count) {
      LinkedCharacters(of: font, properties, alphabet)
    }
  }

  private init?(of font: Font, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet) {
    let harfBuzz = font.harfBuzz
    let drawingLots = ActiveLookups.substitutions(of: "rand", in: font, properties)
    guard let lookups = ActiveLookups(of: font, properties), drawingLots.isDisjoint(with: lookups.substitution)
    else { return nil }
    let count = alphabet.count
    let nominal = alphabet.scalars.map { harfBuzz.nominalGlyph(for: $0) ?? 0 }
    let budget = ReadingBudget(for: harfBuzz)
    do throws(LayoutTable.Damage) {
      var closure = GlyphClosure(nominal, in: LayoutTable(harfBuzz.table("GSUB"), forms: [], budget), budget)
      let reached = try AppliedLookups(
        of: harfBuzz, isPositioning: false, lookups.substitution, forms: [], count: 0, budget)
      try closure.add(reached.lookups.map(\.index), to: AlphabetSet(count: count))
      glyphs = closure.glyphs
      // A glyph that is a mark loses its advance, and lookups pass over it.
      alone = closure.vanishing.union(
        AlphabetSet(count: count) { place in
          nominal[place] == 0
            || closure.glyphs[place].contains { harfBuzz.glyphClass(of: UInt32($0)) == .mark }
        })
      var irregular = IrregularCharacters(count: count, unknown: alone)
      var rules: Set<RuleCrossings.Rule> = []
      for (isPositioning, indices) in [(false, lookups.substitution), (true, lookups.positioning)] {
        let applied = try AppliedLookups(
          of: harfBuzz, isPositioning: isPositioning, indices, forms: closure.forms, count: count, budget)
        for lookup in applied.lookups {
          guard lookup.passedOver.subtracting(alone).isEmpty, isPositioning || irregular.add(lookup) else { return nil }
          for sequence in lookup.rules.sequences + lookup.rules.exceptions + lookup.rules.neighbours
          where rules.count <= RuleCrossings.mostRules {
            rules.formUnion(Self.rules(of: sequence))
          }
        }
      }
      guard let crossings = RuleCrossings(rules, characterCount: count, irregular: irregular) else { return nil }
      self.crossings = crossings
    } catch {
      return nil
    }
  }

  /// A sequence, with a place between each two of it.
  private static func rules(of sequence: [AlphabetSet]) -> [RuleCrossings.Rule] {
    guard !sequence.contains(where: \.isEmpty) else { return [] }
    return sequence.indices.dropFirst().map { place in
      RuleCrossings.Rule(before: sequence[..<place].reversed(), after: Array(sequence[place...]))
    }
  }

  /// Whether a rule may match the character at an index of a text together with the one before it.
  @inline(__always)
  func areLinked(at index: Int, in text: Span<UInt16>) -> Bool {
    crossings.mayOccur(between: index &- 1, and: index, text.count) { Int(text[$0]) }
  }
}
