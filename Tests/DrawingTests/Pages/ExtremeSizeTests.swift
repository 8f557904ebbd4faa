import Drawing
import Foundation
import Galley
import TestSupport
import Testing

/// Documents whose lengths and texts are allowed, and are the least or the most that is allowed.
struct ExtremeSizeTests {
  private func pages(_ row: String, width: Int = 300, settings: String = "") throws -> (PagePainter, Page) {
    let fonts = try FontCollection.bundled
    let json = #"{"width": \#(width), \#(settings) "sections": [{"rows": [\#(row)]}]}"#
    let list = try LoadedList(contents: Array(json.utf8), source: "list.json", fonts: fonts)
    return (PagePainter(fonts: fonts), Page(try list.panel()))
  }

  @Test(
    "What is next to nothing is drawn in each format",
    arguments: [
      #"{"kind": "uikit.cell", "title": "a", "accessories": [{"customView": [100, 5e-324]}]}"#,
      #"{"kind": "uikit.cell", "title": "a", "accessories": [{"customView": [100, 1e-300]}]}"#,
      #"{"kind": "uikit.cell", "title": "a", "image": {"width": 1e-300, "height": 40}}"#,
      #"{"kind": "uikit.cell", "title": "a", "backgroundShadow": {"radius": 1e-300}}"#,
    ])
  func nothing(row: String) throws {
    let (painter, page) = try pages(row)
    for format in PictureFormat.allCases { #expect(try !painter.file(page, format).isEmpty, "\(format)") }
  }

  @Test("So is a picture that is made as small as that", arguments: [1e-300, 0.0001, 0.01, 0.1])
  func smallPictures(width: Double) throws {
    let picture = Repository.file("Documentation/report.png").path
    let (painter, page) = try pages(
      #"{"kind": "uikit.cell", "title": "a", "image": {"image": "\#(picture)", "maximumSize": {"width": \#(width), "height": 40}}}"#
    )
    for format in PictureFormat.allCases { #expect(try !painter.file(page, format).isEmpty, "\(format)") }
  }

  @Test("A PDF file may have texts with noncharacters, which Poppler reads as replacement characters")
  func noncharacters() throws {
    let (painter, page) = try pages(#"{"kind": "uikit.cell", "title": "a\uFFFEb\uFDD0c\uDBFF\uDFFFd"}"#)
    let text = try output(of: "pdftotext", on: painter.pdf([page]), ["-"])
    #expect(text.filter { $0.isLetter } == "abcd")
  }

  @Test("A list without height or width has a page of at least one point", arguments: [(0.0, 50.0), (50, 0), (0, 0)])
  func empty(width: Double, height: Double) throws {
    let painter = PagePainter(fonts: TestFonts.withSystem)
    let page = Page(Panel(rows: [], width: width, bottom: height))
    let svg = String(decoding: try painter.svg(page), as: UTF8.self)
    #expect(svg.contains(#"width="\#(width == 0 ? 1 : 50)" height="\#(height == 0 ? 1 : 50)""#))
    let sizes = try output(of: "pdfinfo", on: painter.pdf([page, page]), ["-l", "2"])
      .matches(of: #/size: +([\d.]+) x ([\d.]+) pts/#).map { [$0.1, $0.2].compactMap { Double($0) } }
    #expect(sizes == Array(repeating: [max(1, width), max(1, height)], count: 2))
    let png = try Bitmap(png: painter.png(page, scale: 1))
    #expect(Double(png.width) == max(1, width) && Double(png.height) == max(1, height))
  }

  /// A face whose advances are whole pixels has up to 256 units for each pixel of an em, 32 768 at 128 pixels, and
  /// FreeType refuses to read outlines in such a size.
  @Test("librsvg shows large letters in whole pixels as the PNG file shows them")
  func largeLetters() throws {
    let (painter, page) = try pages(#"{"kind": "m3.listItem", "title": "a"}"#, settings: #""fontScale": 17,"#)
    let png = try Bitmap(png: painter.png(page, scale: 1))
    let svg = try rasterized(Data(painter.svg(page)), by: "rsvg-convert", [])
    #expect(png.difference(from: svg, tolerance: 48) < 0.005)
    #expect(png.difference(from: svg.shifted(x: 4, y: 0), tolerance: 48) > 0.01)
  }

  /// FreeType refuses to set letters of more than 65 535 pixels.
  @Test("The largest letters that a document may have are drawn in each format", arguments: [66, 100])
  func largestLetters(scale: Int) throws {
    let category = #"{"pointSize": 1000, "lineHeight": 1200}"#
    let scales = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"].map {
      #""\#($0)": \#(category)"#
    }
    let typeScale = """
      "typeScale": {"name": "a", "rule": "category", "styles": [{"name": "body", "default": \(category),
      "categories": {\(scales.joined(separator: ","))}}]},
      """
    let (painter, page) = try pages(
      #"{"kind": "uikit.cell", "attributedText": [{"text": "I", "scale": \#(scale)}], "rowHeight": 100}"#,
      width: 15_000,
      settings: typeScale)
    let png = try Bitmap(png: painter.png(page, scale: 1))
    // The stem of the letter is on the page, and what is beside it.
    #expect(Set(stride(from: 0, to: 15_000, by: 500).map { png.channels($0, 50)[0] }) == [0, 255])
    let svg = try rasterized(Data(painter.svg(page)), by: "rsvg-convert", [])
    let pdf = try rasterized(Data(painter.pdf([page])), by: "pdftoppm", ["-png", "-r", "72", "-singlefile"])
    #expect(png.difference(from: svg, tolerance: 48) < 0.005)
    #expect(png.difference(from: pdf, tolerance: 48) < 0.005)
  }

  @Test("A page of a PDF file that is larger than Cairo's coordinates is an error, and was empty")
  func largePages() throws {
    let (painter, page) = try pages(#"{"kind": "uikit.cell", "title": "a", "rowHeight": 8388607}"#)
    let file = try painter.pdf([page])
    #expect(try output(of: "pdftotext", on: file, ["-"]).contains("a"))
    let (_, larger) = try pages(#"{"kind": "uikit.cell", "title": "a", "rowHeight": 8388608}"#)
    let fault = DrawingError.tooLarge(LayoutSize(width: 300, height: 8_388_608), limit: 8_388_607)
    #expect(throws: fault) { try painter.pdf([larger]) }
    #expect(throws: fault) { try painter.pdf([page, larger]) }
    #expect("\(fault)" == "a page would be 300 × 8388608 points; expected at most 8388607 a side")
  }
}

extension PagePainter {
  fileprivate func file(_ page: Page, _ format: PictureFormat) throws -> [UInt8] {
    switch format {
    case .png: try png(page, scale: 2)
    case .svg: try svg(page)
    case .pdf: try pdf([page])
    }
  }
}
