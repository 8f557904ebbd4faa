internal import FontKit

/// The bitmaps of the glyphs that were drawn last, such as emoji, so that one that comes again is decoded once.
///
/// There are two generations: when the younger one is full, it takes the place of the older. So glyphs that come again and again stay,
/// and those that came long ago go.
final class GlyphBitmaps {
  struct Key: Hashable {
    let font: FontFace
    let glyph: UInt32
  }

  private struct Generation {
    /// The bitmaps, nil for a glyph that has none.
    var images: [Key: RasterImage?] = [:]
    /// The memory that they take, in bytes.
    var byteCount = 0
  }

  private var young = Generation()
  private var old = Generation()
  /// The numbers of the fonts that the bitmaps are from.
  private var fonts: [FontFace: Int] = [:]
  /// How many bitmaps were decoded.
  private(set) var decodedCount = 0

  /// The most memory that a generation takes, in bytes, unless one bitmap alone takes more: five hundred emoji of 136 × 128 pixels.
  static let limit = 1 << 25
  /// The memory of an entry beside its pixels, in bytes, rounded up.
  private static let entryByteCount = 128

  /// The memory that the bitmaps take, in bytes.
  var byteCount: Int { young.byteCount + old.byteCount }

  /// The bitmap of a glyph; nil if it has none, or one that is damaged or has more pixels than a page may show.
  func bitmap(of key: Key) -> RasterImage? {
    if let known = young.images[key] { return known }
    let image = old.images[key] ?? decoded(key)
    let byteCount = Self.entryByteCount + (image.map { 4 * $0.width * $0.height } ?? 0)
    if young.byteCount + byteCount > Self.limit { (old, young) = (young, Generation()) }
    young.images[key] = .some(image)
    young.byteCount += byteCount
    return image
  }

  private func decoded(_ key: Key) -> RasterImage? {
    guard let png = key.font.harfBuzz.bitmap(ofGlyph: key.glyph),
      PNGFile(bytes: png).decodedByteCount <= 4 * Double(PagePictures.mostPixels)
    else { return nil }
    decodedCount += 1
    let image = RasterImage(png: png)
    let font = fonts[key.font] ?? fonts.count
    fonts[key.font] = font
    // A PDF file has a bitmap once, even if it was decoded again for another page.
    image?.identify(as: "glyph \(key.glyph) of font \(font)")
    return image
  }
}
