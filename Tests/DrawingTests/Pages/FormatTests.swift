import Drawing
import FontKit
import Foundation
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

/// SVG and PDF files, as other programs read them.
struct FormatTests {
  private let painter = PagePainter(fonts: TestFonts.withSystem)

  /// A list of eight rows in as many scripts, with pictures, emoji and a shadow.
  private func panel(_ traits: Traits = Traits()) -> Panel {
    let typesetter = typesetter()
    var stacker = ListStacker(geometry: ListGeometry(width: 320), traits: traits)
    let rows = scriptTexts.map { texts in
      let row = StereoCell(
        StereoCell.Content(
          title: texts.title, detail: texts.detail + " 🎉",
          leadingImage: StereoCell.Image(size: LayoutSize(width: 40, height: 40)), detailLines: 2),
        typesetter: typesetter)
      return DrawnRow(
        placement: stacker.place(row), appearance: row.appearance(traits: traits), direction: traits.direction)
    }
    return Panel(rows: rows, width: 320, bottom: stacker.height)
  }

  @Test("librsvg shows an SVG file as the PNG file shows it, in both themes and with guides")
  func svg() throws {
    for (theme, showsGuides) in [(Theme.light, false), (.dark, false), (.light, true)] {
      let painter = PagePainter(fonts: TestFonts.withSystem, theme: theme, showsGuides: showsGuides)
      let page = Page(panel())
      let png = try Bitmap(png: painter.png(page, scale: 2))
      let svg = try rasterized(Data(painter.svg(page)), by: "rsvg-convert", ["--zoom=2"])
      // Edges of letters differ, by a hundredth of a point; after a shift by a pixel many times as much differs.
      #expect(png.difference(from: svg, tolerance: 48) < 0.005, "\(theme)")
      #expect(png.difference(from: svg.shifted(x: 1, y: 0), tolerance: 48) > 0.03, "\(theme)")
    }
  }

  @Test("The letters of an SVG file are outlines, not text")
  func svgOutlines() throws {
    let svg = String(decoding: try painter.svg(Page(panel())), as: UTF8.self)
    #expect(!svg.contains("<text") && !svg.contains("font-family"))
    #expect(svg.contains(#/<path id="g\d+" d="m/#) && svg.contains(#/<use href="#g\d+"/#))
    #expect(svg.contains("width=\"320\""))
    #expect(!svg.contains(#/https?:\/\/(?!www\.w3\.org)/#))
  }

  @Test("An SVG file has its texts as a description, as XML may have them")
  func svgDescription() throws {
    let title = "A < B & \u{1}C\u{FFFF}"
    let row = StereoCell(StereoCell.Content(title: title, detail: "second"), typesetter: typesetter())
    let svg = try painter.svg(Page(DrawingTests.panel(row, width: 200, traits: Traits())))
    let description = try output(of: "xmllint", on: svg, ["--xpath", "string(//*[local-name() = 'desc'])"])
    #expect(description.trimmingCharacters(in: .newlines) == "A < B &  C , second")
    #expect(try output(of: "xmllint", on: svg, ["--xpath", "string(/*/@aria-labelledby)"]).hasPrefix("texts"))
  }

  @Test("Translucent texts make an SVG file hardly larger")
  func svgSize() throws {
    func size(_ opacity: Double) throws -> Int {
      var configuration = ListContentConfiguration(.cell)
      configuration.text.color = .black.opacity(opacity)
      let row = ListContentRow(
        ListContentRow.Content(text: String(repeating: "Hamburgefonstiv ", count: 100)), configuration: configuration,
        typesetter: typesetter())
      return try painter.svg(Page(DrawingTests.panel(row, width: 320, traits: Traits()))).count
    }
    #expect(try Double(size(0.6)) < 1.1 * Double(size(1)))
  }

  @Test("Words of a PDF file stand where they were measured, to the end of a line of a hundred letters")
  func pdfPositions() throws {
    let words = "the quick brown fox jumps over the lazy dog and runs far away into the forest of the night"
    let row = ListContentRow(
      ListContentRow.Content(text: words), configuration: ListContentConfiguration(.cell), typesetter: typesetter())
    let panel = DrawingTests.panel(row, width: 800, traits: Traits())
    let element = try #require(panel.rows[0].placement.layout[.title])
    let left = panel.rows[0].placement.frame.x + element.frame.x
    let text = try #require(element.text)
    let line = try #require(text.lines(in: .leftToRight).lines.first)
    let glyphs = text.content.glyphs(of: line, size: text.fontSize)
    let boxes = try output(of: "pdftotext", on: painter.pdf([Page(panel)]), ["-bbox", "-"])
      .matches(of: #/xMin="([\d.]+)".*>(\w+)<\/word>/#)
    #expect(boxes.map { String($0.2) } == words.split(separator: " ").map(String.init))
    var start = 0
    for box in boxes {
      let glyph = try #require(glyphs.first { $0.cluster == start })
      #expect(try abs(#require(Double(box.1)) - left - line.x - glyph.x) < 0.01, "\(box.2)")
      start += box.2.utf8.count + 1
    }
  }

  @Test("Poppler shows a PDF file as the PNG file shows it")
  func pdf() throws {
    let page = Page(panel())
    let png = try Bitmap(png: painter.png(page, scale: 2))
    let pdf = try rasterized(
      Data(painter.pdf([page])), by: "pdftoppm", ["-png", "-r", "144", "-singlefile", "-freetype", "yes"])
    #expect(abs(png.width - pdf.width) <= 1 && abs(png.height - pdf.height) <= 1)
    let common = (min(png.width, pdf.width), min(png.height, pdf.height))
    func cropped(_ bitmap: Bitmap) -> Bitmap {
      let rows = (0..<common.1).flatMap { y in bitmap.pixels[y * bitmap.width..<y * bitmap.width + common.0] }
      return Bitmap(width: common.0, height: common.1, pixels: rows)
    }
    #expect(cropped(png).difference(from: cropped(pdf), tolerance: 96) < 0.01)
    #expect(cropped(png).difference(from: cropped(pdf).shifted(x: 2, y: 0), tolerance: 96) > 0.02)
  }

  @Test("The text of a PDF file can be read in the order of the text, its fonts are in it")
  func pdfText() throws {
    let pdf = try painter.pdf([Page(panel()), Page(panel(Traits(direction: .rightToLeft)))])
    let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}"]
    let scalars = try output(of: "pdftotext", on: pdf, ["-"]).unicodeScalars.filter { !marks.contains($0) }
    let text = String(String.UnicodeScalarView(scalars))
    for word in ["Europäischen", "Παναγιώτης", "Ольга Николаевна", "כהן", "أحمد", "김민준", "さくら", "14:35"] {
      #expect(text.contains(word), "\(word)")
    }
    let fonts = try output(of: "pdffonts", on: pdf).split(separator: "\n").dropFirst(2)
    #expect(fonts.count >= 7)
    for font in fonts {
      #expect(font.contains(#/ (Type 1C|CID Type 0C|TrueType|CID TrueType) .* yes yes yes /#), "\(font)")
    }
    #expect(try output(of: "pdfinfo", on: pdf).contains(#/Pages: +2/#))
  }

  @Test(
    "Of a font that a user gives a PDF file has outlines, and the text",
    arguments: ["Inter/Inter-Regular.otf", "Roboto/Roboto-Regular.ttf"])
  func userFont(file: String) throws {
    var fonts = FontCollection()
    fonts.add(try FontFace(contentsOfFile: Repository.file("Fonts/" + file).path), family: "system")
    let row = StereoCell(StereoCell.Content(title: "AVATAR"), typesetter: Typesetter(fonts: fonts))
    let panel = DrawingTests.panel(row, width: 200, traits: Traits())
    let pdf = try PagePainter(fonts: fonts).pdf([Page(panel)])
    #expect(try output(of: "pdffonts", on: pdf).contains(#/CairoFont\S* +Type 1C .* yes yes yes /#))
    #expect(try output(of: "pdftotext", on: pdf, ["-"]).contains("AVATAR"))
  }

  @Test("The same page is the same file")
  func determinism() throws {
    let page = Page(panel())
    #expect(try painter.png(page, scale: 1.5) == painter.png(page, scale: 1.5))
    #expect(try painter.pdf([page]) == painter.pdf([page]))
    let svg = try painter.svg(page)
    #expect(try svg == painter.svg(page))
    // Every reference names something that is defined.
    let names = String(decoding: svg, as: UTF8.self).matches(of: #/ id="([^"]+)"/#).map { $0.1 }
    #expect(Set(names).count == names.count && names.contains { $0.hasPrefix("g") })
    for use in String(decoding: svg, as: UTF8.self).matches(of: #/href="#([^"]+)"/#) { #expect(names.contains(use.1)) }
  }

  @Test("A picture with a side of more than 32 767 pixels is refused, one of just as many is not")
  func limits() throws {
    let page = Page(Panel(rows: [], width: 2, bottom: 32_767))
    #expect(try Bitmap(png: painter.png(page, scale: 1)).height == 32_767)
    #expect(throws: DrawingError.tooLarge(LayoutSize(width: 3, height: 32_768), limit: 32_767)) {
      try painter.png(page, scale: 1.00001)
    }
  }
}
