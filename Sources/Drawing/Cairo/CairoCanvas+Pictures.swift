internal import Sizing

/// The pictures of a page of a PDF file, those of glyphs among them, which Cairo keeps in memory until the page ends.
struct PagePictures {
  /// A picture as it is shown.
  struct Shown: Hashable {
    let file: PNGFile
    let width: Int
    let height: Int
  }

  private var pictures: [Shown: RasterImage] = [:]
  /// The bitmaps of glyphs; nil for a glyph that has none.
  private var bitmaps: [GlyphBitmaps.Key: RasterImage?] = [:]
  private var pixelCount = 0

  /// The most pixels of a point, on each side: 288 an inch, as many as printers show of a photograph.
  static let resolution = 4.0
  /// The most pixels of all pictures of a page, each of which takes 4 bytes.
  ///
  /// Own: as many as a single picture may have.
  static let mostPixels = 1 << 26

  /// In how many pixels a picture is shown in a rectangle: no more than it has.
  static func pixels(of image: RasterImage, in rect: LayoutRect) -> (width: Int, height: Int) {
    func count(of pixels: Int, in length: Double) -> Int {
      Int(min(Double(pixels), max(1, (length * resolution).rounded(.up))))
    }
    return (count(of: image.width, in: rect.width), count(of: image.height, in: rect.height))
  }

  /// The picture in as many pixels as are shown in a rectangle.
  ///
  /// - Throws: An error if the pictures of the page have too many, or if there is no memory.
  mutating func shown(
    _ image: RasterImage, of file: PNGFile, in rect: LayoutRect
  ) throws(DrawingError) -> RasterImage {
    let (width, height) = Self.pixels(of: image, in: rect)
    let shown = Shown(file: file, width: width, height: height)
    if let known = pictures[shown] { return known }
    try add(shown.width, shown.height)
    let isWhole = shown.width == image.width && shown.height == image.height
    let picture = isWhole ? image : try image.reduced(width: shown.width, height: shown.height)
    pictures[shown] = picture
    return picture
  }

  /// The bitmap of a glyph; nil if it has none.
  ///
  /// - Throws: An error if the pictures of the page have too many pixels.
  mutating func bitmap(of key: GlyphBitmaps.Key, from all: GlyphBitmaps) throws(DrawingError) -> RasterImage? {
    if let known = bitmaps[key] { return known }
    let image = all.bitmap(of: key)
    if let image { try add(image.width, image.height) }
    bitmaps[key] = .some(image)
    return image
  }

  private mutating func add(_ width: Int, _ height: Int) throws(DrawingError) {
    pixelCount += width * height
    guard pixelCount <= Self.mostPixels else { throw .tooManyPixels(limit: Self.mostPixels) }
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
