internal import FontKit

/// Which neighbours in a text of an alphabet may become other glyphs than each by itself in a font: those are linked.
///
/// Read off the font's tables, for the lookups that HarfBuzz applies to text of certain properties. Whatever a lookup does is
/// done to glyphs that one of its rules matches in a row. Where no rule of any lookup can match glyphs of characters on both sides
/// of a place, whatever glyphs they have become by then, what is before that place and what is after it become the same glyphs
/// as by themselves. Only pair positioning is no link: it adds to the first glyph's advance what the two glyphs
/// say, which needs no more than both.
///
/// Where a table allows more than can be determined, more is linked. A face of which that does not hold at all (Apple's tables, a
/// `kern` table that is in use, substitutes by lot, a damaged table) has no links that are known.
struct LinkedCharacters: TableReading {
  /// Characters that are never to be measured so.
  let alone: SymbolSet
  private let crossings: RuleCrossings
  /// The glyphs that the characters may become.
  let closure: GlyphClosure

  init?(
    of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet, _ lookups: ActiveLookups
  ) {
    let drawingLots = ActiveLookups.substitutions(of: "rand", in: font, properties)
    guard let rules = AlphabetRules.find(of: font, properties, alphabet),
      rules.substitutions.allSatisfy({ !drawingLots.contains($0.index) })
    else { return nil }
    closure = rules.closure
    var alone = closure.vanishing.union(closure.owners[0] ?? .empty)
    // A glyph that is a mark loses its advance, and lookups pass over it.
    for (glyph, characters) in closure.owners where font.harfBuzz.glyphClass(of: UInt32(glyph)) == .mark {
      alone.formUnion(characters)
    }
    self.alone = alone
    var glyphCounts = GlyphCounts(count: alphabet.count, unknown: alone)
    guard rules.substitutions.allSatisfy({ glyphCounts.add($0) }) else { return nil }
    var found: Set<RuleCrossings.Rule> = []
    for lookup in rules.substitutions + rules.positionings {
      guard lookup.passedOver.subtracting(alone).isEmpty else { return nil }
      for sequence in lookup.rules.sequences + lookup.rules.exceptions where found.count <= RuleCrossings.mostRules {
        found.formUnion(Self.rules(of: sequence))
      }
    }
    guard let crossings = RuleCrossings(found, characterCount: alphabet.count, glyphCounts: glyphCounts) else {
      return nil
    }
    self.crossings = crossings
  }

  /// A sequence, with a place between each two of it.
  private static func rules(of sequence: [SymbolSet]) -> [RuleCrossings.Rule] {
    sequence.indices.dropFirst().map { place in
      RuleCrossings.Rule(before: sequence[..<place].reversed(), after: Array(sequence[place...]))
    }
  }

  /// Whether a rule may match the character at an index of a text together with the one before it.
  @inline(__always)
  func areLinked(at index: Int, in text: Span<UInt16>) -> Bool {
    crossings.mayOccur(between: index &- 1, and: index, text.count) { Int(text[$0]) }
  }
}
