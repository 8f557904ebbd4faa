internal import CHarfBuzz

extension HarfBuzzFont {
  /// The line through text: its top above the baseline and its thickness, in font units.
  ///
  /// `OS/2` says both (`yStrikeoutPosition`, `yStrikeoutSize`). For a face without that table HarfBuzz derives them.
  package var strikeout: (top: Int, thickness: Int) {
    reading { face in
      var (top, thickness) = (hb_position_t(0), hb_position_t(0))
      unsafe hb_ot_metrics_get_position_with_fallback(face.pointer, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, &top)
      unsafe hb_ot_metrics_get_position_with_fallback(face.pointer, HB_OT_METRICS_TAG_STRIKEOUT_SIZE, &thickness)
      return (Int(top), Int(thickness))
    }
  }

  /// The ink box of a glyph; nil if it has no ink.
  package func ink(ofGlyph glyph: UInt32) -> GlyphInk? {
    var extents = hb_glyph_extents_t()
    guard reading({ unsafe hb_font_get_glyph_extents($0.pointer, glyph, &extents) != 0 }), extents.width != 0,
      extents.height != 0
    else { return nil }
    return GlyphInk(
      left: Int(extents.x_bearing), top: Int(extents.y_bearing), width: Int(extents.width),
      height: -Int(extents.height))
  }

  /// A bitmap glyph as a PNG file, in the largest size that the face has; nil if the face has no PNG for the glyph.
  package func bitmap(ofGlyph glyph: UInt32) -> [UInt8]? {
    reading { face in
      let blob = unsafe hb_ot_color_glyph_reference_png(face.pointer, glyph)
      defer { unsafe hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let start = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
      return unsafe UnsafeRawBufferPointer(start: start, count: Int(length)).map(\.self)
    }
  }
}

/// The ink box of a glyph in font units, relative to the glyph's origin; `y` grows upwards.
package struct GlyphInk: Hashable, Sendable {
  /// The left edge.
  package var left: Int
  /// The top edge.
  package var top: Int
  /// The horizontal extent.
  package var width: Int
  /// The vertical extent.
  package var height: Int
}
