internal import CHarfBuzz

/// The size of a font whose glyphs are whole pixels wide.
struct WholePixelSize: Sendable {
  /// The pixels of an em by which advances are computed: Android cuts off the fraction.
  ///
  /// Source, code: `MinikinUtils::prepareMinikinPaint` of AOSP's `libs/hwui` (`static_cast<int>(getSize())`).
  let wholePixelsPerEm: Int
  /// Units of a pixel.
  let unitsPerPixel: Int
  /// Units of an em of the size itself, by which lines are high and glyphs are drawn.
  let unitsPerEm: Int

  /// - Parameter pixelsPerEm: From 1 to 1024.
  init(pixelsPerEm: Double) {
    wholePixelsPerEm = Int(pixelsPerEm)
    // Minikin has 256. Of so many or up to a half fewer those are taken of which an em is a whole number, or as near as may be.
    func error(_ units: Int) -> Double { abs((pixelsPerEm * Double(units)).rounded() - pixelsPerEm * Double(units)) }
    unitsPerPixel = (128...256).reversed().min { error($0) < error($1) } ?? 256
    unitsPerEm = Int((pixelsPerEm * Double(unitsPerPixel)).rounded())
  }
}

/// Makes a font whose glyphs are whole pixels wide of one in units of the file, and releases that.
///
/// Kerning and other positioning stay fractions of a pixel, and so do the advances of bitmaps.
///
/// Source, code: `LayoutCore.cpp` of AOSP's Minikin, Android 15 (`isColorBitmapFont`).
func wholePixelFont(of font: OpaquePointer, _ size: WholePixelSize) -> OpaquePointer {
  // Never null: HarfBuzz returns its empty font instead.
  let made = unsafe hb_font_create_sub_font(font).unsafelyUnwrapped
  unsafe hb_font_destroy(font)
  let scale = Int32(size.wholePixelsPerEm * size.unitsPerPixel)
  unsafe hb_font_set_scale(made, scale, scale)
  unsafe hb_font_set_ppem(made, UInt32(size.wholePixelsPerEm), UInt32(size.wholePixelsPerEm))
  if unsafe !hasTable("CBDT", hb_font_get_face(made)) {
    // Each font has functions of its own: if there is no memory for them, they are made again with the font.
    let functions = unsafe hb_font_funcs_create()
    unsafe hb_font_funcs_set_glyph_h_advance_func(
      functions, { font, _, glyph, _ in unsafe wholePixels(font, glyph) }, nil, nil)
    unsafe hb_font_set_funcs(made, functions, nil, nil)
    unsafe hb_font_funcs_destroy(functions)
  }
  unsafe hb_font_make_immutable(made)
  return unsafe made
}

/// The advance of a glyph as FreeType rounds that of a hinted glyph: to 1/64 pixel, and then to a whole one.
///
/// Source, code: `TT_Hint_Glyph` and `compute_glyph_metrics` of FreeType (`ttgload.c`), with `FT_MulFix` and `FT_PIX_ROUND`.
private func wholePixels(_ font: OpaquePointer?, _ glyph: hb_codepoint_t) -> hb_position_t {
  let parent = unsafe hb_font_get_parent(font)
  var (pixelsPerEm, scale, unitsPerEm, unused): (UInt32, Int32, Int32, Int32) = (0, 0, 0, 0)
  unsafe hb_font_get_ppem(font, &pixelsPerEm, nil)
  unsafe hb_font_get_scale(font, &scale, &unused)
  unsafe hb_font_get_scale(parent, &unitsPerEm, &unused)
  guard pixelsPerEm > 0, unitsPerEm > 0 else { return 0 }
  let advance = unsafe Int(hb_font_get_glyph_h_advance(parent, glyph))
  // 1/64 pixels of a unit of the file, with 16 bits after the point.
  let factor = (Int(pixelsPerEm) << 22 + Int(unitsPerEm) / 2) / Int(unitsPerEm)
  let sixtyFourths = (abs(advance) * factor + 0x8000) >> 16
  let pixels = ((advance < 0 ? -sixtyFourths : sixtyFourths) + 32) >> 6
  return hb_position_t(clamping: pixels * Int(scale) / Int(pixelsPerEm))
}
