internal import CCairo
internal import FontKit
internal import Sizing
internal import TextLayout

extension CairoCanvas {
  func show(_ run: GlyphRun, at origin: LayoutPoint, _ color: SRGBColor) {
    if run.font.hasColorGlyphs { return showColored(run, at: origin, color) }
    show(run.glyphs, run, at: origin, color)
  }

  /// Draws the bitmaps of a colour font in their boxes, and its other glyphs as outlines.
  private func showColored(_ run: GlyphRun, at origin: LayoutPoint, _ color: SRGBColor) {
    for glyph in run.glyphs {
      guard let image = bitmap(of: glyph), let ink = run.font.harfBuzz.ink(ofGlyph: glyph.id) else {
        show([glyph], run, at: origin, color)
        continue
      }
      let scale = glyph.size / Double(run.font.unitsPerEm)
      let rect = LayoutRect(
        x: origin.x + glyph.x + Double(ink.left) * scale, y: origin.y + glyph.y - Double(ink.top) * scale,
        width: Double(ink.width) * scale, height: Double(ink.height) * scale)
      draw(image, in: rect, opacity: color.alpha)
    }
  }

  private func bitmap(of glyph: PlacedGlyph) -> RasterImage? {
    let key = GlyphBitmaps.Key(font: glyph.font, glyph: glyph.id)
    guard format == .pdf else { return bitmaps.bitmap(of: key) }
    do throws(DrawingError) {
      return try pagePictures.bitmap(of: key, from: bitmaps)
    } catch {
      noted = noted ?? error
      return nil
    }
  }

  /// The most pixels of an em in which FreeType sets letters: it has 16 bits for that number.
  private static let largestLetters = 65_535.0

  private func show(_ glyphs: [PlacedGlyph], _ run: GlyphRun, at origin: LayoutPoint, _ color: SRGBColor) {
    let isOutlined = run.size * (format == .png ? resolution : 1) > Self.largestLetters
    // Poppler draws glyphs one by one, as outlines are filled, so overlaps of translucent letters would be visible.
    if format == .pdf || isOutlined, color.alpha < 1 {
      return faded(to: color.alpha) { show(glyphs, run, at: origin, color.opaque) }
    }
    if isOutlined { return fillOutlines(glyphs, run, at: origin, color) }
    guard let face = face(run.font) else { return }
    unsafe cairo_set_font_face(context, face.pointer)
    unsafe cairo_set_font_size(context, run.size)
    set(color)
    switch format {
    // Cairo draws glyphs at whole pixels, but paths at their exact positions. One path also has no darker spots where
    // translucent letters of a joined script overlap.
    case .png:
      let placed = placed(glyphs, origin)
      unsafe cairo_new_path(context)
      unsafe cairo_glyph_path(context, placed, Int32(placed.count))
      unsafe cairo_fill(context)
    case .pdf where glyphs.count < run.glyphs.count:
      let placed = placed(glyphs, origin)
      unsafe cairo_show_glyphs(context, placed, Int32(placed.count))
    case .pdf:
      for word in run.words { showText(word, at: origin) }
    }
  }

  /// Fills the outlines of letters that are too large for FreeType to set; in a PDF file they are no text then.
  private func fillOutlines(_ glyphs: [PlacedGlyph], _ run: GlyphRun, at origin: LayoutPoint, _ color: SRGBColor) {
    do throws(DrawingError) {
      if outlines == nil { outlines = try GlyphOutlines() }
    } catch {
      noted = error
    }
    guard let outlines else { return }
    let scale = run.size / Double(run.font.unitsPerEm)
    for glyph in glyphs {
      unsafe cairo_save(context)
      unsafe cairo_translate(context, origin.x + glyph.x, origin.y + glyph.y)
      unsafe cairo_scale(context, scale, scale)
      fill(outlines.outline(ofGlyph: glyph.id, in: run.font), color)
      unsafe cairo_restore(context)
    }
    if let fault = outlines.fault { noted = fault }
  }

  private func placed(_ glyphs: [PlacedGlyph], _ origin: LayoutPoint) -> [cairo_glyph_t] {
    glyphs.map { cairo_glyph_t(index: UInt($0.id), x: origin.x + $0.x, y: origin.y + $0.y) }
  }

  /// Shows glyphs together with the text they stand for, so that the text of a PDF file can be searched and copied.
  private func showText(_ word: GlyphRun, at origin: LayoutPoint) {
    // Cairo 1.16 says only where the first glyph stands (`cairo-pdf-operators.c`). It writes the widths of the others
    // rounded to thousandths of an em, but goes on from unrounded ones: a line of 88 letters ended 0.7 points early. If
    // the size is another, however little, Cairo says again where the first glyph stands.
    hasOddSize.toggle()
    unsafe cairo_set_font_size(context, hasOddSize ? word.size.nextUp : word.size)
    let placed = placed(word.glyphs, origin)
    let clusters = word.clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.byteCount), num_glyphs: Int32($0.glyphCount))
    }
    unsafe word.text.withUnsafeBytes { text in
      unsafe cairo_show_text_glyphs(
        context, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count), placed,
        Int32(placed.count), clusters, Int32(clusters.count),
        cairo_text_cluster_flags_t(rawValue: 0))
    }
  }

  /// The Cairo face of a font; nil if it cannot be opened, an error that `finish()` throws.
  func face(_ font: FontFace) -> CairoFace? {
    if let known = faces[font] { return known }
    do throws(FontError) {
      let face = try CairoFace(font)
      faces[font] = face
      return face
    } catch {
      noted = .font(error)
      return nil
    }
  }
}
