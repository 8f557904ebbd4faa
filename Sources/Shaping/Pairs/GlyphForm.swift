internal import FontKit

/// A glyph that a character may stand as.
struct GlyphForm {
  let glyph: Int
  /// The character, by its place in its alphabet.
  let character: Int

  /// The glyphs of characters before anything is substituted.
  static func nominal(_ glyphs: [UInt32]) -> [GlyphForm] {
    glyphs.enumerated().map { GlyphForm(glyph: Int($1), character: $0) }
  }

  /// The glyphs that characters may become by lookups that put one glyph in the place of one, whatever else they need.
  ///
  /// - Parameter lookups: Lookups of `GSUB`, by their index.
  static func all(_ glyphs: [UInt32], of font: HarfBuzzFont, lookups: [Int]) -> [GlyphForm] {
    var forms: [GlyphForm] = []
    for (character, nominal) in glyphs.enumerated() {
      var found = [nominal]
      var next = 0
      while next < found.count {
        for lookup in lookups {
          for glyph in font.alternates(ofGlyph: found[next], lookup: lookup) where !found.contains(glyph) {
            found.append(glyph)
          }
        }
        next += 1
      }
      forms += found.map { GlyphForm(glyph: Int($0), character: character) }
    }
    return forms
  }
}
