internal import FontKit
internal import Sizing

/// Definitions that the pictures of a page share, each written once: glyphs, images, clips and blurs.
final class SVGDefinitions {
  /// The elements so far.
  private(set) var text = ""
  private var names: [String: String] = [:]
  private var glyphs: [GlyphKey: String?] = [:]
  private let outlines: GlyphOutlines

  private struct GlyphKey: Hashable {
    let font: FontFace
    let glyph: UInt32
  }

  init() throws(DrawingError) { outlines = try GlyphOutlines() }

  /// The pictures of rows that were drawn last.
  let pictures = PictureCache()

  /// What went wrong outside of the outlines.
  var noted: DrawingError?

  /// The first error so far.
  var fault: DrawingError? { noted ?? outlines.fault }

  /// The name of a glyph, defined in font units with its origin at zero; nil if it shows nothing.
  func glyph(_ glyph: UInt32, of font: FontFace) -> String? {
    let key = GlyphKey(font: font, glyph: glyph)
    if let known = glyphs[key] { return known }
    let name = bitmap(glyph, of: font) ?? outline(glyph, of: font)
    glyphs[key] = .some(name)
    return name
  }

  private func bitmap(_ glyph: UInt32, of font: FontFace) -> String? {
    guard font.hasColorGlyphs, let ink = font.harfBuzz.ink(ofGlyph: glyph),
      let png = font.harfBuzz.bitmap(ofGlyph: glyph)
    else { return nil }
    return name("g", "<image x=\"\(ink.left)\" y=\"\(-ink.top)\" \(Self.image(png, "\(ink.width)", "\(ink.height)"))/>")
  }

  private func outline(_ glyph: UInt32, of font: FontFace) -> String? {
    let data = outlines.outline(ofGlyph: glyph, in: font).glyphSVG
    return data.isEmpty ? nil : name("g", "<path d=\"\(data)\"/>")
  }

  /// The name of a picture of a size, its top left corner at zero.
  func image(_ png: [UInt8], _ size: LayoutSize) -> String {
    name("i", "<image \(Self.image(png, size.width.briefText, size.height.briefText))/>")
  }

  private static func image(_ png: [UInt8], _ width: String, _ height: String) -> String {
    "width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(png.base64)\""
  }

  /// The name of a clip.
  func clip(_ data: String) -> String { name("c", "<clipPath><path d=\"\(data)\"/></clipPath>") }

  /// The name of a blur of a shape of a size.
  ///
  /// The filter region is in widths and heights of the shape: a whole number of them on each side that three standard
  /// deviations do not exceed, beyond which nothing is left.
  func blur(deviation: Double, of size: LayoutSize) -> String {
    let (x, y) = (3 * deviation / size.width, 3 * deviation / size.height)
    let (across, down) = (max(1, x.rounded(.up)), max(1, y.rounded(.up)))
    return name(
      "b",
      """
      <filter x="\((-across).briefText)" y="\((-down).briefText)" width="\((1 + 2 * across).briefText)" \
      height="\((1 + 2 * down).briefText)" color-interpolation-filters="sRGB">\
      <feGaussianBlur stdDeviation="\(deviation.briefText)"/></filter>
      """)
  }

  /// The name of an element; a new element is defined with the name as its identifier.
  private func name(_ kind: String, _ element: String) -> String {
    if let known = names[element] { return known }
    let name = "\(kind)\(names.count + 1)"
    names[element] = name
    let end = element.firstIndex { " >/".contains($0) } ?? element.endIndex
    text += "\(element[..<end]) id=\"\(name)\"\(element[end...])\n"
    return name
  }
}
