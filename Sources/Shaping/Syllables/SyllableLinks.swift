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
/// Where a table allows more than can be told, more is linked. A face of which that does not hold at all (Apple's tables, a
/// `kern` table that is in use, no lookups for the script, a damaged table) has no links that are known.
struct SyllableLinks: Sendable {
  /// Which glyphs beside each other may have other advances.
  let pairs: AdvancePairs
  /// The characters that may be the first of a syllable.
  private let leading: CharacterBits
  /// The glyph of each character; 0 if there is none.
  private let nominal: [UInt32]
  private let substitutions: SubstitutionGraph
  private let neighbours: GlyphNeighbours
  /// The glyphs that a rule which reaches beyond a syllable may pass over.
  private let passed: Set<Int>

  /// The most glyphs that the characters of all words may become.
  private static let mostGlyphs = 1 << 12
  /// The most that those of a stretch may.
  private static let mostGlyphsOfStretch = 1 << 9
  /// How many steps it may take to find those, which is a tenth of a millisecond.
  private static let stepsOfStretch = 1 << 16

  /// What is known of a font, or is found out now; nil if nothing can be proved.
  static func find(
    of font: Font, _ properties: borrowing ShapingProperties, _ alphabet: SyllabicAlphabet
  ) -> SyllableLinks? {
    font.harfBuzz.findings.finding(about: properties.kind, Int(alphabet.script.tag)) {
      SyllableLinks(of: font, properties, alphabet)
    }
  }

  private init?(of font: Font, _ properties: borrowing ShapingProperties, _ alphabet: SyllabicAlphabet) {
    let harfBuzz = font.harfBuzz
    guard let lookups = ActiveLookups(of: font, properties),
      let syllabic = SyllabicLookups(of: font, properties, planned: lookups.substitution, alphabet.shaper),
      harfBuzz.hasGlyphClasses
    else { return nil }
    leading = CharacterBits(alphabet.places.filter(alphabet.mayLead))
    nominal = (0..<CharacterBits.count).map { place in
      alphabet.kind(at: place) == .other ? 0 : harfBuzz.nominalGlyph(for: alphabet.scalar(at: place)) ?? 0
    }
    let budget = ReadingBudget(for: harfBuzz)
    do throws(LayoutTable.Damage) {
      func reached(from lookups: [Int]) throws(LayoutTable.Damage) -> [AppliedLookups.Lookup] {
        try AppliedLookups(of: harfBuzz, isPositioning: false, lookups, forms: [], count: 0, budget).lookups
      }
      substitutions = try SubstitutionGraph(reached(from: lookups.substitution).map(\.index), of: harfBuzz, budget)
      pairs = try AdvancePairs(of: harfBuzz, lookups.positioning, budget)
      let all = Self.glyphs(of: CharacterBits(nominal.indices), nominal)
      guard let owners = try substitutions.reach(from: all, limit: Self.mostGlyphs, budget) else { return nil }
      neighbours = try GlyphNeighbours(
        of: harfBuzz, owners.keys.sorted(),
        contained: reached(from: syllabic.contained).filter { $0.type == 6 }.map(\.index), others: syllabic.others,
        budget)
      let marks = owners.keys.filter { harfBuzz.glyphClass(of: UInt32($0)) == .mark }
      passed = neighbours.passesMarks ? Set(marks) : []
    } catch {
      return nil
    }
  }

  /// The glyphs of characters, with the characters of each.
  private static func glyphs(of characters: CharacterBits, _ nominal: [UInt32]) -> [Int: CharacterBits] {
    var glyphs: [Int: CharacterBits] = [:]
    for place in characters.places where nominal[place] != 0 {
      glyphs[Int(nominal[place]), default: .empty].insert(place)
    }
    return glyphs
  }

  /// What rules may match of a stretch of syllables together with those beside it.
  struct Reach {
    /// The glyphs that its characters may become, with the characters that each may be made of.
    fileprivate let owners: [Int: CharacterBits]
    /// The pairs of neighbours of which one of its glyphs may be the first.
    var firsts = GlyphNeighbours.Bits.zero
    /// Those of which one that may lead a syllable may be the second.
    var seconds = GlyphNeighbours.Bits.zero

    /// Whether its characters may become a glyph.
    func contains(_ glyph: UInt32) -> Bool { owners[Int(glyph)] != nil }
  }

  /// The glyphs that some characters may become, with those that each may be made of; nil if they are too many.
  private func owners(of characters: CharacterBits) -> [Int: CharacterBits]? {
    do throws(LayoutTable.Damage) {
      return try substitutions.reach(
        from: Self.glyphs(of: characters, nominal), limit: Self.mostGlyphsOfStretch,
        ReadingBudget(steps: Self.stepsOfStretch))
    } catch {
      return nil
    }
  }

  /// The same for some characters; nil if more may happen to them than can be told.
  func reach(of characters: CharacterBits) -> Reach? {
    guard characters.places.allSatisfy({ nominal[$0] != 0 }), let owners = owners(of: characters) else { return nil }
    var reach = Reach(owners: owners)
    for (glyph, characters) in owners {
      reach.firsts |= neighbours.pairs(beginningWith: glyph)
      guard characters.intersects(leading) else { continue }
      reach.seconds |= neighbours.pairs(endingWith: glyph)
      guard !passed.contains(glyph) else { return nil }
    }
    return reach
  }
}
