internal import CHarfBuzz
internal import FontKit
internal import TextAnalysis

/// The glyphs of a font at which a lookup may begin in text of certain properties.
///
/// In a run of other glyphs alone no lookup matches: each begins at a glyph of its coverage. HarfBuzz is asked for all glyphs that a
/// lookup looks for, which are those and more.
struct TouchedGlyphs: Sendable {
  /// A bit for each glyph.
  private let bits: [UInt64]

  /// What is known of a font, or is found out now; nil if its glyphs may be changed in other ways.
  static func find(in font: FontFace, _ properties: borrowing ShapingProperties) -> TouchedGlyphs? {
    font.harfBuzz.findings.finding(about: properties.kind, 0) { TouchedGlyphs(in: font, properties) }
  }

  private init?(in font: FontFace, _ properties: borrowing ShapingProperties) {
    guard let lookups = ActiveLookups.find(of: font, properties) else { return nil }
    let face = font.harfBuzz.face(for: properties.kind)
    // HarfBuzz's own pointers do not keep it.
    defer { withExtendedLifetime(face) {} }
    let touched = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(touched) }
    let (gsub, gpos): (hb_tag_t, hb_tag_t) = (0x4753_5542, 0x4750_4F53)
    for (table, indices) in [(gsub, lookups.substitution), (gpos, lookups.positioning)] {
      for index in indices {
        unsafe hb_ot_layout_lookup_collect_glyphs(
          hb_font_get_face(face.pointer), table, UInt32(index), nil, touched, nil, nil)
      }
    }
    var bits = Array(repeating: UInt64(0), count: (font.harfBuzz.glyphCount + 63) / 64)
    var glyph: hb_codepoint_t = .max
    while unsafe hb_set_next(touched, &glyph) != 0 {
      if glyph / 64 < bits.count { bits[Int(glyph / 64)] |= 1 << UInt64(glyph % 64) }
    }
    self.bits = bits
  }

  /// Whether a glyph is one of them, or none of the font's.
  func contains(_ glyph: UInt32) -> Bool {
    Int(glyph / 64) >= bits.count || bits[Int(glyph / 64)] >> UInt64(glyph % 64) & 1 != 0
  }
}
