public import FontKit
internal import Sizing
internal import TextLayout

/// Draws pages of lists into files: as pixels, as outlines, or as text with its fonts.
///
///     let painter = PagePainter(fonts: fonts)
///     let png = try painter.png(Page(panel), scale: 2)
///
/// FreeType draws text from the same faces it was measured with, unhinted, each glyph at its position in the layout. A
/// file depends only on what is drawn: on no clock, and on nothing drawn before.
public struct PagePainter: Sendable {
  /// Light or dark.
  public var theme: Theme
  /// Whether elements, baselines and margins are outlined, with their numbers.
  public var showsGuides: Bool
  /// The fonts of captions and numbers; the rows bring their own fonts.
  public var fonts: FontCollection

  /// Makes a painter.
  ///
  /// - Parameters:
  ///   - fonts: The fonts of captions and numbers; the rows bring their own.
  ///   - theme: Light or dark.
  ///   - showsGuides: Whether elements, baselines and margins are outlined.
  public init(fonts: FontCollection, theme: Theme = .light, showsGuides: Bool = false) {
    self.fonts = fonts
    self.theme = theme
    self.showsGuides = showsGuides
  }

  /// A page as a PNG file.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - scale: How many pixels make a point; more than 0.
  /// - Throws: An error if a side would have more than 32 767 pixels or all of it more than 2²⁶, or if Cairo or a font fails.
  public func png(_ page: Page, scale: Double) throws(DrawingError) -> [UInt8] {
    require(scale > 0 && scale.isFinite, "a picture has a number of pixels per point, more than 0")
    let layout = layout(page)
    let canvas = try CairoCanvas(.png, size: layout.size, scale: scale)
    paint(layout, Lettering(Typesetter(fonts: fonts)), on: canvas)
    return try canvas.finish()
  }

  /// A page as an SVG file: a point is a CSS pixel, letters are outlines, and bitmaps are embedded.
  ///
  /// The texts are its description, which assistive technology reads. The identifiers in it are the same in every file:
  /// show it in an `img` of a web page, not as elements of the page, of which another file could have the same ones.
  public func svg(_ page: Page) throws(DrawingError) -> [UInt8] {
    let layout = layout(page)
    let definitions = try SVGDefinitions()
    let canvas = SVGCanvas(definitions, size: layout.size)
    paint(layout, Lettering(Typesetter(fonts: fonts)), on: canvas)
    if let fault = definitions.fault { throw fault }
    return Array(SVGFile(layout, definitions, canvas.finish()).text.utf8)
  }

  /// Pages as a PDF file: a point is a point, and the fonts are embedded, so that its text can be searched.
  ///
  /// - Precondition: There is a page.
  /// - Throws: An error if a side of a page would have more than 8 388 607 points.
  public func pdf(_ pages: [Page]) throws(DrawingError) -> [UInt8] {
    require(!pages.isEmpty, "a PDF file has at least one page")
    var file = PDFPages(self)
    for page in pages { try file.add(page) }
    return try file.finish()
  }

  func layout(_ page: Page) -> PageLayout {
    PageLayout(page.lines, gutter: showsGuides ? GuidePainter.gutter : 0)
  }

  func paint(_ layout: PageLayout, _ lettering: Lettering, on canvas: any Canvas) {
    let isSheet = layout.panels.count > 1
    let paper = isSheet ? SRGBColor(hex: 0xE5E5EA) : .white
    canvas.fill(theme.color(paper))
    for (panel, origin) in layout.panels {
      if let caption = panel.caption, let words = lettering.words(caption, size: 12) {
        let top = origin.y - PageLayout.captionHeight + 2
        canvas.write(words, at: LayoutPoint(x: origin.x, y: top), theme.color(SRGBColor(hex: 0x3A3A3C)))
      }
      canvas.translated(to: origin) { paint(panel, lettering, on: canvas) }
    }
  }

  /// Draws a panel with its top left corner at the canvas's zero.
  func paint(_ panel: Panel, _ lettering: Lettering, on canvas: any Canvas) {
    let outline = Path(LayoutRect(x: 0, y: 0, width: panel.width, height: panel.height))
    canvas.clipped(to: outline) {
      canvas.fill(outline, panel.background(theme))
      canvas.translated(to: LayoutPoint(x: 0, y: -panel.top)) {
        for row in panel.before + panel.rows + panel.after {
          RowPainter(row: row, style: panel.style, theme: theme, lettering: lettering, canvas: canvas).paint()
        }
      }
    }
    guard showsGuides else { return }
    canvas.translated(to: LayoutPoint(x: 0, y: -panel.top)) {
      for row in panel.rows {
        GuidePainter(row: row, listWidth: panel.width, theme: theme, lettering: lettering, canvas: canvas).paint()
      }
    }
  }
}
