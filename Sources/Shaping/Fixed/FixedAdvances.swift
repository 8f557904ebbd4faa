package import FontKit

/// The advances of characters that a font never changes, whatever such characters are beside them: most ideographs, kana and
/// syllables of Hangul.
///
/// HarfBuzz's shapers of these scripts keep each character for which the font has a glyph. In a run of glyphs that are
/// neither marks nor `TouchedGlyphs`, each keeps its own advance.
package struct FixedAdvances: Sendable {
  private let font: FontFace
  private let touched: [TouchedGlyphs]

  /// The advances in a font, for text of any of some properties; nil if nothing can be proved of it.
  ///
  /// - Parameter properties: Those of Han, kana or Hangul, from left to right.
  package init?(in font: FontFace, _ properties: [ShapingProperties]) {
    let touched = properties.compactMap { TouchedGlyphs.find(in: font, $0) }
    guard touched.count == properties.count else { return nil }
    self.font = font
    self.touched = touched
  }

  /// The advance of an ideograph, a kana or a syllable of Hangul, in font units; nil if it may change, or there is none.
  package func advance(of scalar: Unicode.Scalar) -> Int32? {
    guard let glyph = font.harfBuzz.nominalGlyph(for: scalar), glyph != 0,
      font.harfBuzz.glyphClass(of: glyph) != .mark, !touched.contains(where: { $0.contains(glyph) })
    else { return nil }
    return font.harfBuzz.advance(ofGlyph: glyph)
  }
}
