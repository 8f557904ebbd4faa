internal import FontKit
internal import TextAnalysis

/// Which neighbours in a word of a `JoiningAlphabet` may influence each other's glyphs and advances in a font: those are a chain.
///
/// A rule matches glyphs in a row, apart from marks that it skips. So a rule that reaches from one character to a later
/// one matches two neighbours at each boundary between them. If no rule can match the neighbours at a boundary,
/// whatever glyphs they may have become, the text on each side is shaped as if it stood alone, joined to something that
/// is not shaped. A word's advance is the sum of those of its chains.
///
/// Marks take no room and join nothing; a lookup skips all, some or none of them. A letter is never skipped.
struct LetterChains: TableReading {
  /// Members of the alphabet whose words are never measured by chains.
  private(set) var alone: SymbolSet
  /// For each member those after it with which a rule may match it.
  private var links: [SymbolSet]
  let closure: GlyphClosure

  init?(
    of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: JoiningAlphabet, _ lookups: ActiveLookups
  ) {
    let harfBuzz = font.harfBuzz
    guard let joining = JoiningStages(of: font, properties, planned: lookups.substitution, joins: alphabet.joins)
    else { return nil }
    let members = alphabet.members
    // HarfBuzz mirrors brackets if it can; if it cannot, nothing is known of them.
    let nominal = members.map { harfBuzz.nominalGlyph(for: $0.scalar.mirrored) ?? 0 }
    alone = SymbolSet(count: members.count) { nominal[$0] == 0 }
    links = Array(repeating: .empty, count: members.count)
    let tables = LayoutTables(of: harfBuzz)
    do throws(LayoutTable.Damage) {
      var closure = GlyphClosure(nominal)
      let stages = try joining.apply(to: &closure, of: members, in: tables)
      self.closure = closure
      let marks = SymbolSet(count: members.count) { members[$0].isMark }
      // Letters whose glyphs may be classed as marks are left to HarfBuzz, and so are members that may lose all their
      // glyphs.
      alone.formUnion(closure.vanishing)
      for (glyph, members) in closure.past where harfBuzz.glyphClass(of: UInt32(glyph)) == .mark {
        alone.formUnion(members.subtracting(marks))
      }
      // So are marks that may take room; marks that form a ligature with a letter are linked to it. HarfBuzz hides the non-joiner
      // (`hb_ot_zero_width_default_ignorables`), unless a lookup replaces it.
      var ofMarks = GlyphClosure(nominal, of: marks)
      _ = try joining.apply(to: &ofMarks, of: members, in: tables)
      for (glyph, marks) in ofMarks.past where harfBuzz.glyphClass(of: UInt32(glyph)) != .mark {
        let hasNoRoom = harfBuzz.advance(ofGlyph: UInt32(glyph)) == 0
        alone.formUnion(
          SymbolSet(marks.indices.filter { !(hasNoRoom && members[$0].isNonJoiner && nominal[$0] == glyph) }))
      }
      guard !alone.contains(0) else { return nil }
      for stage in stages {
        let applied = try AppliedLookups(
          stage.lookups, of: .substitution, in: tables, owners: stage.owners, count: members.count)
        guard add(applied, marks), !applied.lookups.contains(where: \.remakesSpace) else { return nil }
      }
      let applied = try AppliedLookups(
        lookups.positioning, of: .positioning, in: tables, owners: closure.owners, count: members.count,
        readsNeighbours: true)
      guard add(applied, marks) else { return nil }
    } catch {
      return nil
    }
  }

  /// Records what lookups may match; false if one skips more than marks.
  private mutating func add(_ applied: AppliedLookups, _ marks: SymbolSet) -> Bool {
    for lookup in applied.lookups {
      guard lookup.passedOver.subtracting(marks).subtracting(alone).isEmpty else { return false }
      for sequence in lookup.rules.sequences + lookup.rules.exceptions + lookup.rules.neighbours { link(sequence) }
    }
    return true
  }

  /// Records that a rule may match each of these sets beside the next, whatever the others match.
  ///
  /// A set that has no member may have other characters, beyond a space.
  private mutating func link(_ sequence: [SymbolSet]) {
    for (first, second) in zip(sequence, sequence.dropFirst()) where !second.isEmpty {
      for symbol in first.indices { links[symbol].formUnion(second) }
    }
  }

  /// Whether a rule may match two members that stand beside each other, or with marks between them.
  @inline(__always)
  func areLinked(_ first: UInt16, _ second: UInt16) -> Bool { links[Int(first)].contains(Int(second)) }
}

extension AppliedLookups.Lookup {
  /// Whether it may make another number of glyphs of the space.
  fileprivate var remakesSpace: Bool {
    (type == 2 || type == 4 || type == 8) && rules.sequences.contains { $0.contains { $0.contains(0) } }
  }
}
