internal import FontKit
internal import TextAnalysis

/// Which syllables beside each other a font's rules may shape other than each by itself.
///
/// Read off the font's tables, for the lookups that HarfBuzz applies to text of certain properties. Whatever a lookup does is
/// done to glyphs that one of its rules matches in a row. A rule that reaches from one syllable to the next matches a glyph
/// of the one and, beside it, the first glyph of the other: of a character that may lead a syllable, as no lookup here passes
/// over those. Where no rule can match two such glyphs, whatever glyphs the characters of each have become by then, both syllables
/// become the same glyphs as each by itself. Then `AdvancePairs` tells of the glyphs that they became whether positioning
/// reaches from one to the other.
///
/// In Devanagari HarfBuzz keeps what most features' lookups change within a syllable; only what they look for before that and after
/// it may be in another (`matcher_t::set_syllable` of `hb-ot-layout-gsubgpos.hh`, version 6).
///
/// Where a table allows more than can be determined, more is linked, as in `LinkedCharacters`.
struct SyllableLinks: TableReading {
  /// Which glyphs beside each other may have other advances.
  let pairs: AdvancePairs
  /// The characters that may be the first of a syllable.
  private let leading: SymbolSet
  /// The glyph of each character; 0 if there is none.
  private let nominal: [UInt32]
  private let substitutions: Substitutions
  private let neighbours: GlyphNeighbours
  /// The glyphs that a rule which reaches beyond a syllable may pass over.
  private let passed: Set<Int>

  /// The most glyphs that the characters of all words may become.
  private static let mostGlyphs = 1 << 12
  /// The most that those of a stretch may.
  private static let mostGlyphsOfStretch = 1 << 9
  /// How many steps it may take to find those, which is a tenth of a millisecond.
  private static let stepsOfStretch = 1 << 16

  init?(
    of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: SyllabicAlphabet, _ lookups: ActiveLookups
  ) {
    let harfBuzz = font.harfBuzz
    guard let syllabic = SyllabicLookups(of: font, properties, planned: lookups.substitution, alphabet.shaper),
      harfBuzz.hasGlyphClasses
    else { return nil }
    leading = SymbolSet(alphabet.symbols.filter(alphabet.mayLead))
    nominal = (0..<SyllabicAlphabet.blockSize).map { symbol in
      alphabet.kind(of: symbol) == .other ? 0 : harfBuzz.nominalGlyph(for: alphabet.scalar(of: symbol)) ?? 0
    }
    let tables = LayoutTables(of: harfBuzz)
    do throws(LayoutTable.Damage) {
      pairs = try AdvancePairs(lookups.positioning, in: tables)
      let all = SymbolSet(nominal.indices.filter { [nominal] in nominal[$0] != 0 })
      var closure = GlyphClosure(nominal, of: all)
      substitutions = try closure.add(lookups.substitution, in: tables, to: all)
      guard closure.vanishing.isEmpty, closure.owners.count <= Self.mostGlyphs else { return nil }
      let contained = try AppliedLookups(
        syllabic.contained, of: .substitution, in: tables, owners: [:], count: 0
      ).lookups.filter { $0.type == 6 }
      let glyphs = closure.owners.keys.sorted()
      neighbours = try GlyphNeighbours(
        glyphs, contained: contained.map(\.index), others: syllabic.others, in: tables)
      let marks = glyphs.filter { harfBuzz.glyphClass(of: UInt32($0)) == .mark }
      passed = neighbours.passesMarks ? Set(marks) : []
    } catch {
      return nil
    }
  }

  /// What rules may match of a stretch of syllables together with those beside it.
  struct Reach {
    /// The glyphs that its characters may become.
    fileprivate let closure: GlyphClosure
    /// The pairs of neighbours of which one of its glyphs may be the first.
    var firsts = GlyphNeighbours.Bits.zero
    /// Those of which one that may lead a syllable may be the second.
    var seconds = GlyphNeighbours.Bits.zero

    /// Whether its characters may become a glyph.
    func contains(_ glyph: UInt32) -> Bool { closure.owners[Int(glyph)] != nil }
  }

  /// The same for some characters; nil if more may happen to them than can be determined.
  func reach(of characters: SymbolSet) -> Reach? {
    guard characters.indices.allSatisfy({ nominal[$0] != 0 }), let closure = closure(of: characters) else { return nil }
    var reach = Reach(closure: closure)
    for (glyph, characters) in closure.owners {
      reach.firsts |= neighbours.pairs(beginningWith: glyph)
      guard !characters.intersection(leading).isEmpty else { continue }
      reach.seconds |= neighbours.pairs(endingWith: glyph)
      guard !passed.contains(glyph) else { return nil }
    }
    return reach
  }

  /// The glyphs that some characters may become; nil if they are too many.
  private func closure(of characters: SymbolSet) -> GlyphClosure? {
    var closure = GlyphClosure(nominal, of: characters)
    // What may become of all characters is known.
    var substitutions = substitutions
    let budget = ReadingBudget(steps: Self.stepsOfStretch, sets: Self.mostGlyphsOfStretch)
    do throws(LayoutTable.Damage) {
      try closure.add(&substitutions, in: nil, to: characters, budget)
      return closure.vanishing.isEmpty ? closure : nil
    } catch {
      return nil
    }
  }
}
