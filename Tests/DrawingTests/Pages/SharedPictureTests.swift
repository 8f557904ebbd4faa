import Drawing
import Foundation
import Sizing
import TestSupport
import Testing

/// Pictures of a PDF file, which Cairo keeps until a page ends; Poppler lists them.
struct SharedPictureTests {
  private let painter = PagePainter(fonts: TestFonts.withSystem)

  /// A page with a picture in squares of some sizes, one below the other.
  private func page(_ png: [UInt8], _ sides: [Double]) -> Page {
    var shown = panel(PlainRow(size: .zero), width: sides.max() ?? 0, traits: Traits())
    shown.rows = []
    for side in sides {
      let frame = LayoutRect(x: 0, y: 0, width: side, height: side)
      let row = PlainRow(size: frame.size, elements: [RowElement(name: .image, frame: frame)])
      var drawn = panel(row, width: side, traits: Traits()).rows[0]
      drawn.placement.frame.y = shown.bottom
      drawn.pictures = [.image: png]
      shown.rows.append(drawn)
      shown.bottom += side
    }
    return Page(shown)
  }

  /// A white picture.
  private func picture(_ side: Double) throws -> [UInt8] {
    try painter.png(Page(Panel(rows: [], width: side, bottom: side)), scale: 1)
  }

  @Test(
    "A picture that rows share is in the file once for each of its sizes, with no more pixels than it is shown with")
  func shared() throws {
    let pdf = try painter.pdf([page(picture(400), Array(repeating: 40, count: 20) + [60, 60, 200])])
    let images = try output(of: "pdfimages", on: pdf, ["-list"]).split(separator: "\n").dropFirst(2)
      .map { $0.split(separator: " ") }.filter { $0[2] == "image" }
    #expect(images.map { "\($0[3])" } == Array(repeating: "160", count: 20) + ["240", "240", "400"])
    #expect(Set(images.map { $0[10] }).count == 3)
  }

  @Test("A picture that comes again is a key of each dictionary of a PDF file once, in a translucent group, too")
  func keys() throws {
    let emoji = ListContentRow(
      ListContentRow.Content(text: "😀 a 😀"), configuration: ListContentConfiguration(.cell), typesetter: typesetter())
    var text = panel(emoji, width: 200, traits: Traits())
    text.rows[0].appearance.contentOpacity = 0.5
    let pages = [try page(picture(20), [40, 40, 40]), Page(panel(emoji, width: 200, traits: Traits())), Page(text)]
    let pdf = String(decoding: try painter.pdf(pages), as: Unicode.ASCII.self)
    let dictionaries = pdf.matches(of: #/\/XObject << (.*) >>/#)
    #expect(dictionaries.count >= 4)
    for dictionary in dictionaries {
      let keys = dictionary.1.matches(of: #/\/x\d+/#).map(\.0)
      #expect(Set(keys).count == keys.count, "\(keys)")
    }
  }

  @Test("In an SVG file a picture has four pixels a point, or its own if these are fewer, and fills all of them")
  func scalable() throws {
    for (side, count) in [(10.3, 42), (30, 100)] {
      let svg = String(decoding: try painter.svg(page(picture(100), [side])), as: UTF8.self)
      let encoded = try #require(svg.firstMatch(of: #/base64,([^"]+)"/#)).1
      let image = try Bitmap(png: Array(#require(Data(base64Encoded: String(encoded)))))
      #expect(image.width == count && image.height == count)
      #expect(Set(image.pixels) == [0xFFFF_FFFF], "\(side)")
    }
  }

  @Test("A picture with fewer pixels looks as it does among pixels")
  func reduced() throws {
    var row = PlainRow(size: LayoutSize(width: 400, height: 400))
    row.elements = [RowElement(name: .separator, frame: LayoutRect(x: 100, y: 200, width: 150, height: 100))]
    row.appearance.colors = [.separator: SRGBColor(hex: 0xFF0000)]
    row.appearance.background = SRGBColor(hex: 0x3366CC)
    let page = page(try painter.png(Page(panel(row, width: 400, traits: Traits())), scale: 1), [50])
    let png = try Bitmap(png: painter.png(page, scale: 2))
    let pdf = try rasterized(Data(painter.pdf([page])), by: "pdftoppm", ["-png", "-r", "144", "-singlefile"])
    // But for the edges of the rectangle, which are 1.2 % of the pixels.
    #expect(png.difference(from: pdf) < 0.02)
    #expect(pdf.difference(png.width / 2, png.height * 5 / 8, from: [255, 0, 0, 255]) <= 2)
  }

  @Test("Pictures of a page have at most 2^26 pixels together")
  func tooManyPixels() throws {
    let png = try picture(5900)
    #expect(throws: DrawingError.tooManyPixels(limit: 1 << 26)) { try painter.pdf([page(png, [1474, 1470])]) }
    // A page each is no more than Cairo keeps for one.
    _ = try painter.pdf([page(png, [1474]), page(png, [1470])])
  }
}
