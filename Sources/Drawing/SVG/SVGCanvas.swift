internal import FontKit
internal import Sizing
internal import TextLayout

/// Writes SVG elements, with their attributes of colour as separate pieces: the same picture in another theme differs
/// only in these.
final class SVGCanvas: Canvas {
  /// A piece of the elements.
  enum Piece {
    case text(String)
    case color(SRGBColor, of: Paint)
  }

  /// What has a colour.
  enum Paint: String {
    case fill
    case stroke
  }

  private var pieces: [Piece] = []
  /// The text after the last colour.
  private var text = ""
  private let definitions: SVGDefinitions
  /// The visible part of the page.
  private let bounds: LayoutRect
  /// Where the zero of the current coordinates is.
  private var origin = LayoutPoint.zero

  /// Makes an empty picture of a size.
  init(_ definitions: SVGDefinitions, size: LayoutSize) {
    self.definitions = definitions
    bounds = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Ends the picture, and gives its elements.
  func finish() -> [Piece] { pieces + [.text(text)] }

  private func write(_ text: String) { self.text += text }

  private func write(_ before: String, _ paint: Paint, _ color: SRGBColor, _ after: String) {
    pieces.append(.text(text + before))
    pieces.append(.color(color, of: paint))
    text = after
  }

  // MARK: Shapes

  func fill(_ path: Path, _ color: SRGBColor) {
    write("<path ", .fill, color, " d=\"\(path.svg(offset: origin))\"/>")
  }

  func fill(_ color: SRGBColor) {
    write("<rect width=\"100%\" height=\"100%\" ", .fill, color, "/>")
  }

  func fillBlurred(_ rect: LayoutRect, _ corners: Corners, deviation: Double, _ color: SRGBColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    let blur = definitions.blur(deviation: deviation, of: LayoutSize(width: rect.width, height: rect.height))
    write("<path filter=\"url(#\(blur))\" ", .fill, color, " d=\"\(Path(rect, corners).svg(offset: origin))\"/>")
  }

  func stroke(_ path: Path, _ color: SRGBColor, width: Double, dashes: [Double]) {
    let ends =
      dashes.isEmpty
      ? "stroke-linecap=\"round\"" : "stroke-dasharray=\"\(dashes.map(\.briefText).joined(separator: " "))\""
    write(
      "<path fill=\"none\" ", .stroke, color,
      " stroke-width=\"\(width.briefText)\" stroke-linejoin=\"round\" \(ends) d=\"\(path.svg(offset: origin))\"/>")
  }

  func draw(_ file: PNGFile, in rect: LayoutRect) -> Bool {
    guard let image = definitions.pictures.picture(of: file) else { return false }
    guard rect.width > 0, rect.height > 0 else { return true }
    let size = LayoutSize(width: rect.width, height: rect.height)
    let (width, height) = PagePictures.pixels(of: image, in: rect)
    let pixels = LayoutRect(x: 0, y: 0, width: Double(width), height: Double(height))
    do throws(DrawingError) {
      let canvas = try CairoCanvas(.png, size: pixels.size, scale: 1)
      canvas.draw(image, in: pixels, opacity: 1)
      write("<use href=\"#\(definitions.image(try canvas.finish(), size))\"\(place(rect.origin))/>")
    } catch {
      definitions.noted = error
    }
    return true
  }

  private func place(_ point: LayoutPoint) -> String {
    " x=\"\((point.x + origin.x).briefText)\" y=\"\((point.y + origin.y).briefText)\""
  }

  // MARK: Glyphs

  func show(_ run: GlyphRun, at origin: LayoutPoint, _ color: SRGBColor) {
    // In font units, in which glyphs are defined.
    let scale = run.size / Double(run.font.unitsPerEm)
    let uses = run.glyphs.compactMap { glyph -> String? in
      let place = LayoutPoint(x: self.origin.x + origin.x + glyph.x, y: self.origin.y + origin.y + glyph.y)
      guard isNear(place, run.size), let name = definitions.glyph(glyph.id, of: run.font) else { return nil }
      let (x, y) = (Int((glyph.x / scale).rounded()), Int((glyph.y / scale).rounded()))
      return "<use href=\"#\(name)\"\(x == 0 ? "" : " x=\"\(x)\"")\(y == 0 ? "" : " y=\"\(y)\"")/>"
    }
    guard !uses.isEmpty else { return }
    let (x, y) = ((origin.x + self.origin.x).briefText, (origin.y + self.origin.y).briefText)
    // The opacity is that of the run as a whole: joined letters overlap, and bitmaps ignore the fill.
    let opacity = color.alpha < 1 ? " opacity=\"\(color.alpha.briefText)\"" : ""
    write(
      "<g ", .fill, color.opaque,
      "\(opacity) transform=\"translate(\(x) \(y))scale(\(scale))\">\(uses.joined())</g>")
  }

  /// Whether a glyph at a position may be visible: in no script does ink reach so many ems from the origin.
  private func isNear(_ place: LayoutPoint, _ size: Double) -> Bool {
    let reach = 4 * size
    return place.x > bounds.x - reach && place.x < bounds.maxX + reach && place.y > bounds.y - reach
      && place.y < bounds.maxY + reach
  }

  // MARK: State

  func translated(to origin: LayoutPoint, _ draw: () -> Void) {
    let outer = self.origin
    self.origin = LayoutPoint(x: outer.x + origin.x, y: outer.y + origin.y)
    draw()
    self.origin = outer
  }

  func clipped(to path: Path, _ draw: () -> Void) {
    write("<g clip-path=\"url(#\(definitions.clip(path.svg(offset: origin))))\">")
    draw()
    write("</g>")
  }

  func faded(to opacity: Double, _ draw: () -> Void) {
    guard opacity < 1 else { return draw() }
    write("<g opacity=\"\(max(0, opacity).briefText)\">")
    draw()
    write("</g>")
  }
}
