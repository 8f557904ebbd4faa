internal import FontKit
internal import TextAnalysis

/// Which neighbouring syllables a font's rules may shape differently from each by itself.
///
/// A rule changes only glyphs that it matches in a row. A rule that reaches from one syllable to the next matches a
/// glyph of the first and, beside it, the first glyph of the second. That is a glyph of a character that may lead a
/// syllable, as no lookup here skips those. If no rule can match two such glyphs, whatever glyphs the characters may
/// have become, both syllables become the same glyphs as by themselves. From these glyphs follows whether positioning
/// reaches from one to the other.
///
/// In Devanagari HarfBuzz applies the lookups of most features within a syllable; only their backtrack and lookahead
/// may be in another one (`matcher_t::set_syllable` of `hb-ot-layout-gsubgpos.hh`, version 6).
struct SyllableLinks: TableReading {
  /// Which glyphs beside each other may have other advances.
  let positioned: GlyphNeighbours
  /// The characters that may be the first of a syllable.
  private let leading: SymbolSet
  /// The glyph of each character; 0 if there is none.
  private let nominal: [UInt32]
  private let substitutions: Substitutions
  /// Which glyphs beside each other may become others.
  private let substituted: GlyphNeighbours
  /// The glyphs that a rule that reaches beyond a syllable may skip.
  private let passed: Set<Int>

  /// The most glyphs that the characters of all words may become.
  private static let mostGlyphs = 1 << 12
  /// The most glyphs that the characters of a stretch may become.
  private static let mostGlyphsOfStretch = 1 << 9
  /// The most steps to find those: a tenth of a millisecond.
  private static let stepsOfStretch = 1 << 16

  init?(
    of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: SyllabicAlphabet, _ lookups: ActiveLookups
  ) {
    let harfBuzz = font.harfBuzz
    guard let syllabic = SyllabicLookups(of: font, properties, planned: lookups.substitution, alphabet),
      harfBuzz.hasGlyphClasses
    else { return nil }
    leading = SymbolSet(alphabet.symbols.filter(alphabet.mayLead))
    nominal = (0..<SyllabicAlphabet.blockSize).map { symbol in
      alphabet.kind(of: symbol) == .other ? 0 : harfBuzz.nominalGlyph(for: alphabet.scalar(of: symbol)) ?? 0
    }
    let tables = LayoutTables(of: harfBuzz)
    do throws(LayoutTable.Damage) {
      let all = SymbolSet(nominal.indices.filter { [nominal] in nominal[$0] != 0 })
      var closure = GlyphClosure(nominal, of: all)
      substitutions = try closure.add(lookups.substitution, in: tables, to: all)
      guard closure.vanishing.isEmpty, closure.owners.count <= Self.mostGlyphs else { return nil }
      let contained = try AppliedLookups(
        syllabic.contained, of: .substitution, in: tables, owners: [:], count: 0
      ).lookups.filter { $0.type == 6 }
      let glyphs = closure.owners.keys.sorted()
      substituted = try GlyphNeighbours(
        glyphs, contained: contained.map(\.index), others: syllabic.others, of: .substitution, in: tables)
      var positioning: [Int] = []
      // The others only attach marks, which changes no advance.
      for index in lookups.positioning {
        for applied in try AppliedLookups.reached(from: [index], of: .positioning, in: tables)
        where try tables.positioning.lookup(applied).type < 4 && positioning.last != index { positioning.append(index) }
      }
      positioned = try GlyphNeighbours(glyphs, others: positioning, of: .positioning, in: tables)
      let marks = glyphs.filter { harfBuzz.glyphClass(of: UInt32($0)) == .mark }
      passed = substituted.passesMarks ? Set(marks) : []
    } catch {
      return nil
    }
  }

  /// The glyphs that some characters may become, and the rules of substitution that may match these together with glyphs
  /// of other syllables; nil if that cannot be determined.
  func reach(of characters: SymbolSet) -> (closure: GlyphClosure, substituted: GlyphNeighbours.Reach)? {
    guard characters.indices.allSatisfy({ nominal[$0] != 0 }), let closure = closure(of: characters) else { return nil }
    var reach = GlyphNeighbours.Reach()
    for (glyph, characters) in closure.owners {
      reach.firsts |= substituted[glyph].firsts
      guard !characters.intersection(leading).isEmpty else { continue }
      reach.seconds |= substituted[glyph].seconds
      guard !passed.contains(glyph) else { return nil }
    }
    return (closure, reach)
  }

  /// The glyphs that some characters may become; nil if they are too many.
  private func closure(of characters: SymbolSet) -> GlyphClosure? {
    var closure = GlyphClosure(nominal, of: characters)
    // The substitutions of all characters are known already.
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
