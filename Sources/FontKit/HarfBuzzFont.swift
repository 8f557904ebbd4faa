internal import CHarfBuzz

/// A HarfBuzz font at one unit a font unit: what shaping and coverage are asked of.
///
/// It keeps the bytes alive, and may be used by any number of threads at once.
@safe package final class HarfBuzzFont: Sendable {
  // The HarfBuzz font is made immutable in `init`; HarfBuzz documents immutable objects as safe to use from any thread.
  package nonisolated(unsafe) let pointer: OpaquePointer
  private let data: FontData

  /// Makes the font, scaled so that one unit of HarfBuzz is one font unit, unhinted.
  init(_ data: FontData, index: Int, unitsPerEm: Int, variations: [FontVariation]) {
    let start = unsafe data.bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let blob = unsafe hb_blob_create(start, UInt32(clamping: data.count), HB_MEMORY_MODE_READONLY, nil, nil)
    let face = unsafe hb_face_create(blob, UInt32(index))
    unsafe hb_blob_destroy(blob)
    let font = unsafe hb_font_create(face).unsafelyUnwrapped  // never null: HarfBuzz returns its empty font instead
    unsafe hb_face_destroy(face)
    unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if !variations.isEmpty {
      var settings = variations.map { hb_variation_t(tag: $0.axis.rawValue, value: Float($0.value)) }
      unsafe hb_font_set_variations(font, &settings, UInt32(settings.count))
    }
    unsafe hb_font_make_immutable(font)
    unsafe pointer = font
    self.data = data
  }

  deinit {
    unsafe hb_font_destroy(pointer)
  }

  private var face: OpaquePointer? { unsafe hb_font_get_face(pointer) }

  /// How many glyphs the face has; 0 if HarfBuzz cannot read it.
  package var glyphCount: Int { unsafe Int(hb_face_get_glyph_count(face)) }

  /// Whether the face draws colour glyphs: bitmaps, layers, or SVG.
  var hasColor: Bool {
    unsafe hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0
  }

  /// The code points in the face's character map.
  var coverage: Coverage {
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(face, set)
    var coverage = Coverage()
    var first: hb_codepoint_t = .max
    var last: hb_codepoint_t = .max
    while unsafe hb_set_next_range(set, &first, &last) != 0 {
      coverage.insert(first, through: last)
    }
    return coverage
  }

  /// The glyph of a code point by the character map alone; nil if it has none.
  package func nominalGlyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// How far a glyph by itself moves the pen, in font units.
  package func advance(ofGlyph glyph: UInt32) -> Int32 {
    unsafe hb_font_get_glyph_h_advance(pointer, glyph)
  }
}
