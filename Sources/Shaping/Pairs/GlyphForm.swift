/// A glyph that a character may stand as.
struct GlyphForm {
  let glyph: Int
  /// The character, by its place in its alphabet.
  let character: Int

  /// The glyphs of characters before anything is substituted.
  static func nominal(_ glyphs: [UInt32]) -> [GlyphForm] {
    glyphs.enumerated().map { GlyphForm(glyph: Int($1), character: $0) }
  }

  /// The glyphs that characters may become by lookups that put one glyph in the place of one, or several, whatever else they need.
  ///
  /// - Parameters:
  ///   - table: `GSUB`.
  ///   - lookups: Lookups of it, by their index.
  ///   - budget: What may be read.
  static func all(
    _ glyphs: [UInt32], in table: LayoutTable, lookups: [Int], _ budget: ReadingBudget
  ) throws(LayoutTable.Damage) -> [GlyphForm] {
    var substitutions: [LayoutTable.Lookup] = []
    for index in lookups {
      substitutions.append(try table.lookup(index, extensionType: LayoutTable.substitutionExtension))
    }
    var forms: [GlyphForm] = []
    for (character, nominal) in glyphs.enumerated() {
      var found = [Int(nominal)]
      var known: Set = [Int(nominal)]
      var next = 0
      while next < found.count {
        for lookup in substitutions {
          for glyph in try table.substitutes(ofGlyph: found[next], by: lookup) ?? []
          where known.insert(glyph).inserted {
            try budget.spend(sets: 1)
            found.append(glyph)
          }
        }
        next += 1
      }
      forms += found.map { GlyphForm(glyph: $0, character: character) }
    }
    return forms
  }
}
