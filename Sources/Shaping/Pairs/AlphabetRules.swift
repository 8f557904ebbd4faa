internal import FontKit

/// What the lookups that HarfBuzz applies may do in texts of an alphabet in a font, whatever the texts are: the glyphs that the characters
/// may become, and the rules that may match those.
struct AlphabetRules: TableReading {
  /// The glyphs that the characters may become.
  let closure: GlyphClosure
  let substitutions: [AppliedLookups.Lookup]
  let positionings: [AppliedLookups.Lookup]
  /// Features that HarfBuzz turns on by itself, turned off, as none of their rules may match: contextual composition (`ccmp`), which looks
  /// for marks, takes half the time of shaping Latin.
  let idleFeatures: [FontFeature]

  init?(
    of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet, _ active: ActiveLookups
  ) {
    let tables = LayoutTables(of: font.harfBuzz)
    do throws(LayoutTable.Damage) {
      var closure = GlyphClosure(alphabet.scalars.map { font.harfBuzz.nominalGlyph(for: $0) ?? 0 })
      var all = try Substitutions(
        AppliedLookups.reached(from: active.substitution, in: tables), in: tables.substitution)
      try closure.add(&all, in: tables.substitution, to: SymbolSet(count: alphabet.count), tables.budget)
      func applied(_ kind: LayoutTable.Kind) throws(LayoutTable.Damage) -> [AppliedLookups.Lookup] {
        try AppliedLookups(
          active[kind], of: kind, in: tables, owners: closure.owners, count: alphabet.count, isWholeText: true
        ).lookups
      }
      substitutions = try applied(.substitution)
      positionings = try applied(.positioning)
      self.closure = closure
    } catch {
      return nil
    }
    let busy = Set(substitutions.filter { !$0.rules.sequences.isEmpty }.map(\.index))
    idleFeatures = ActiveLookups.substitutingFeatures(in: font, properties).compactMap {
      name, substitution, positioning in
      substitution.isDisjoint(with: busy) && positioning.isDisjoint(with: active.positioning)
        ? FontFeature(name, 0) : nil
    }
  }
}
