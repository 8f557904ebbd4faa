internal import CCairo
internal import FontKit
internal import Sizing

/// Cairo's surface and the context that draws on it, which make a file.
@safe final class CairoCanvas: Canvas {
  /// A kind of file that Cairo writes.
  enum Format {
    case png
    case pdf
  }

  /// The kind of file that is written.
  let format: Format
  /// Pixels per point of what can only be drawn as pixels.
  let resolution: Double

  let context: OpaquePointer
  private let surface: OpaquePointer
  private let sink: ByteSink
  /// The fonts drawn with so far.
  var faces: [FontFace: CairoFace] = [:]
  /// The outlines of letters that are too large for FreeType to set, once there are any.
  var outlines: GlyphOutlines?
  /// The bitmaps of the glyphs that were drawn last.
  let bitmaps = GlyphBitmaps()
  /// The pictures of rows that were drawn last.
  let pictures = PictureCache()
  /// The pictures of the page that is drawn, if that is of a PDF file.
  var pagePictures = PagePictures()

  /// The last shadow that was drawn, since rows of one size have the same.
  var shadow: (outline: ShadowOutline, shape: BlurredShape)?

  /// What a shadow's pixels follow from.
  struct ShadowOutline: Equatable {
    let size: LayoutSize
    let corners: Corners
    let deviation: Double
  }

  /// Whether the last word of a PDF file was set at the next size after its own.
  var hasOddSize = false

  /// What went wrong outside of Cairo.
  var noted: DrawingError?

  /// The first error so far, which ``finish()`` throws.
  var fault: DrawingError? {
    if let noted { return noted }
    // Cairo leaves out a glyph for which FreeType had no memory.
    let isShort = faces.values.contains { $0.isShortOfMemory }
    let status = unsafe isShort ? CAIRO_STATUS_NO_MEMORY : cairo_status(context)
    return status == CAIRO_STATUS_SUCCESS ? nil : .cairo(Self.description(of: status))
  }

  /// The most pixels that a side of a PNG file may have, because Cairo's coordinates have 16 bits before the point.
  static let maximumPixels = 32_767

  /// The most pixels of a PNG file that is drawn, of four bytes each.
  ///
  /// Own: a gibibyte; a list on a phone has forty million where it is as long as a side may be.
  static let mostPixels = 1 << 28
  /// The most points that a side of a page of a PDF file may have: Cairo's coordinates of shapes have 24 bits before the point, and
  /// what is beyond them it clips with the rest of the page.
  static let maximumPoints = 8_388_607

  /// Makes an empty, transparent canvas.
  ///
  /// - Parameters:
  ///   - format: What kind of file is written.
  ///   - size: The page's size in points; that of the first page of several.
  ///   - scale: How many pixels of a PNG file make a point; a PDF file has no pixels.
  /// - Throws: An error if the picture would have too many pixels, or none.
  init(_ format: Format, size: LayoutSize, scale: Double) throws(DrawingError) {
    self.format = format
    resolution = format == .png ? scale : 2
    let sink = ByteSink()
    self.sink = sink
    switch format {
    case .png:
      let pixels = LayoutSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
      guard max(pixels.width, pixels.height) <= Double(Self.maximumPixels) else {
        throw .tooLarge(pixels, limit: Self.maximumPixels)
      }
      guard pixels.width * pixels.height <= Double(Self.mostPixels) else {
        throw .tooManyPixels(limit: Self.mostPixels)
      }
      // A PNG file has at least one pixel.
      unsafe surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(max(1, pixels.width)), Int32(max(1, pixels.height)))
    case .pdf:
      let size = try Self.pageSize(size)
      unsafe surface = cairo_pdf_surface_create_for_stream(ByteSink.write, sink.closure, size.width, size.height)
      // Without the date, the same list gives the same file. Cairo leaves out a date that it cannot parse.
      unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "none")
    }
    unsafe context = cairo_create(surface)
    if format == .png { unsafe cairo_scale(context, scale, scale) }
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    if let fault { throw fault }
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  // MARK: Pages and files

  /// The size of a page of a PDF file: a page has at least one point, as a PNG file has one pixel.
  private static func pageSize(_ size: LayoutSize) throws(DrawingError) -> LayoutSize {
    guard max(size.width, size.height) <= Double(maximumPoints) else { throw .tooLarge(size, limit: maximumPoints) }
    return LayoutSize(width: max(1, size.width), height: max(1, size.height))
  }

  /// Ends a page of a PDF file; the next one has the given size.
  ///
  /// - Throws: An error if that is too large.
  func endPage(nextSize: LayoutSize) throws(DrawingError) {
    let nextSize = try Self.pageSize(nextSize)
    unsafe cairo_show_page(context)
    pagePictures = PagePictures()
    unsafe cairo_pdf_surface_set_size(surface, nextSize.width, nextSize.height)
  }

  /// Ends the picture and gives the file; nothing may be drawn after it.
  ///
  /// - Throws: An error if Cairo met one on the way: it has no memory left.
  func finish() throws(DrawingError) -> [UInt8] {
    if let fault { throw fault }
    switch format {
    case .png:
      unsafe cairo_surface_flush(surface)
      if let fault { throw fault }
      try check(unsafe cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.closure))
    case .pdf:
      unsafe cairo_show_page(context)
      if let fault { throw fault }
      unsafe cairo_surface_finish(surface)
    }
    try check(unsafe cairo_surface_status(surface))
    if let fault { throw fault }
    guard format == .pdf else { return sink.bytes }
    let table = PDFObjectTable(of: sink.bytes)
    if !table.isComplete { try check(CAIRO_STATUS_NO_MEMORY) }
    return table.fileWithoutRepetitions
  }

  /// Records an error of an object that Cairo made beside this context.
  func note(_ status: cairo_status_t) {
    if status != CAIRO_STATUS_SUCCESS, noted == nil { noted = .cairo(Self.description(of: status)) }
  }

  private func check(_ status: cairo_status_t) throws(DrawingError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(Self.description(of: status)) }
  }

  private static func description(of status: cairo_status_t) -> String {
    unsafe String(cString: cairo_status_to_string(status))
  }

  // MARK: State

  func translated(to origin: LayoutPoint, _ draw: () -> Void) {
    unsafe cairo_save(context)
    unsafe cairo_translate(context, origin.x, origin.y)
    draw()
    unsafe cairo_restore(context)
  }

  func clipped(to path: Path, _ draw: () -> Void) {
    unsafe cairo_save(context)
    add(path)
    unsafe cairo_clip(context)
    draw()
    unsafe cairo_restore(context)
  }

  func faded(to opacity: Double, _ draw: () -> Void) {
    guard opacity < 1 else { return draw() }
    unsafe cairo_push_group(context)
    draw()
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, max(0, opacity))
  }
}

/// The Cairo that is running.
package enum CairoLibrary {
  /// Its version: `1.16.0`.
  package static var version: String { unsafe String(cString: cairo_version_string()) }
}
