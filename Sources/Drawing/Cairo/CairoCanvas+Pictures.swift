internal import CCairo
internal import Sizing

/// The pictures of a page of a PDF file, which Cairo keeps in memory until the page ends.
struct PagePictures {
  /// A picture as it is shown.
  struct Shown: Hashable {
    let file: PNGFile
    let width: Int
    let height: Int
  }

  private var pictures: [Shown: RasterImage] = [:]
  private var pixelCount = 0

  /// The most pixels of a point, on each side: 288 an inch, as many as printers show of a photograph.
  static let resolution = 4.0
  /// The most pixels of all pictures of a page, each of which takes 4 bytes.
  ///
  /// Own: as many as a single picture may have.
  static let mostPixels = 1 << 26

  /// The picture in as many pixels as are shown in a rectangle.
  ///
  /// - Throws: An error if the pictures of the page have too many, or if there is no memory.
  mutating func shown(
    _ image: RasterImage, of file: PNGFile, in rect: LayoutRect
  ) throws(DrawingError) -> RasterImage {
    func count(_ pixels: Int, _ length: Double) -> Int {
      Int(min(Double(pixels), max(1, (length * Self.resolution).rounded(.up))))
    }
    let shown = Shown(file: file, width: count(image.width, rect.width), height: count(image.height, rect.height))
    if let known = pictures[shown] { return known }
    pixelCount += shown.width * shown.height
    guard pixelCount <= Self.mostPixels else { throw .tooManyPixels(limit: Self.mostPixels) }
    let isWhole = shown.width == image.width && shown.height == image.height
    let picture = isWhole ? image : try image.reduced(width: shown.width, height: shown.height)
    pictures[shown] = picture
    return picture
  }
}

extension CairoCanvas {
  func draw(_ file: PNGFile, in rect: LayoutRect) -> Bool {
    guard let image = pictures.picture(of: file) else { return false }
    guard format == .pdf, shows(image, in: rect) else {
      draw(image, in: rect, opacity: 1)
      return true
    }
    do throws(DrawingError) {
      draw(try pagePictures.shown(image, of: file, in: rect), in: rect, opacity: 1)
    } catch {
      noted = noted ?? error
    }
    return true
  }
}

extension RasterImage {
  /// The picture in fewer pixels.
  ///
  /// - Throws: An error if there is no memory for it.
  fileprivate func reduced(width: Int, height: Int) throws(DrawingError) -> RasterImage {
    let format = unsafe cairo_image_surface_get_format(surface)
    let reduced = unsafe cairo_image_surface_create(format, Int32(width), Int32(height))
    let context = unsafe cairo_create(reduced)
    unsafe cairo_scale(context, Double(width) / Double(self.width), Double(height) / Double(self.height))
    unsafe cairo_set_source_surface(context, surface, 0, 0)
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    unsafe cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    unsafe cairo_paint(context)
    let status = unsafe cairo_status(context)
    unsafe cairo_destroy(context)
    guard let reduced = unsafe reduced, status == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(reduced)
      throw .cairo(unsafe String(cString: cairo_status_to_string(status)))
    }
    return unsafe RasterImage(owning: reduced)
  }
}
