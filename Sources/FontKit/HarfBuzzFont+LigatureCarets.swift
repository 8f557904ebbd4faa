internal import CHarfBuzz

extension HarfBuzzFont {
  /// Where carets go inside a ligature, in font units to the right of the glyph's origin; empty if the font does not say.
  ///
  /// They are the caret values of the font's `GDEF` table. Beyond the first 16 they are left out.
  package func ligatureCarets(ofGlyph glyph: UInt32) -> [Int32] {
    let limit = 16
    return unsafe withUnsafeTemporaryAllocation(of: hb_position_t.self, capacity: limit) { carets in
      var count = UInt32(limit)
      unsafe hb_ot_layout_get_ligature_carets(pointer, HB_DIRECTION_LTR, glyph, 0, &count, carets.baseAddress)
      return unsafe Array(carets.prefix(Int(count)))
    }
  }
}
