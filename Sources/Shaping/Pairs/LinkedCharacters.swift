internal import FontKit

/// Which neighbours in a text of an alphabet may become other glyphs than each by itself in a font: those are linked.
///
/// Read off the font's tables, for the lookups that HarfBuzz applies to text of certain properties. Whatever a lookup does is
/// done to glyphs that one of its rules matches in a row; so a rule that reaches from one character to a later one matches some
/// neighbours, one on each side of any place between the two. Where no rule of any lookup can match two neighbours,
/// whatever glyphs they have become by then, what is before that place and what is after it become the same glyphs as by
/// themselves. Only pair positioning is no link: it adds to the first glyph's advance what the two glyphs say, which
/// needs no more than both; so characters that are linked are measured with those that are linked after them.
///
/// Where a table allows more than can be told, more is linked. A face of which that does not hold at all (Apple's tables, a
/// `kern` table that is in use, substitutes by lot, a damaged table) has no links that are known.
struct LinkedCharacters: Sendable {
  /// Characters that are never to be measured so.
  private(set) var alone: AlphabetSet
  private var links: NeighbourLinks
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
    guard !harfBuzz.hasAppleLayout else { return nil }
    let lookups = ActiveLookups(of: font, properties)
    let drawingLots = ActiveLookups.substitutions(of: "rand", in: font, properties)
    guard lookups.kernsByPositioning || !harfBuzz.hasKernTable, drawingLots.isDisjoint(with: lookups.substitution)
    else { return nil }
    let count = alphabet.count
    let nominal = alphabet.scalars.map { harfBuzz.nominalGlyph(for: $0) ?? 0 }
    links = NeighbourLinks(count: count)
    do throws(LayoutTable.Damage) {
      var closure = GlyphClosure(nominal, in: LayoutTable(harfBuzz.table("GSUB"), forms: []))
      let reached = try AppliedLookups(of: harfBuzz, isPositioning: false, lookups.substitution, forms: [], count: 0)
      try closure.add(reached.lookups.map(\.index), to: AlphabetSet(count: count))
      glyphs = closure.glyphs
      // A glyph that is a mark loses its advance, and lookups pass over it.
      alone = closure.vanishing.union(
        AlphabetSet(count: count) { place in
          nominal[place] == 0
            || closure.glyphs[place].contains { harfBuzz.glyphClass(of: UInt32($0)) == .mark }
        })
      for (isPositioning, indices) in [(false, lookups.substitution), (true, lookups.positioning)] {
        let applied = try AppliedLookups(
          of: harfBuzz, isPositioning: isPositioning, indices, forms: closure.forms, count: count)
        for lookup in applied.lookups {
          guard lookup.passedOver.subtracting(alone).isEmpty else { return nil }
          links.add(lookup.rules)
        }
      }
    } catch {
      return nil
    }
  }

  /// Whether a rule may match two characters that stand beside each other.
  @inline(__always)
  func areLinked(_ first: UInt16, _ second: UInt16) -> Bool { links.areLinked(first, second) }
}
