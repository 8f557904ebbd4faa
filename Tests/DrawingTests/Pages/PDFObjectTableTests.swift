import FontKit
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout

@testable import Drawing

/// Recognises PDF files that Cairo left incomplete because it had no memory for fonts.
struct PDFObjectTableTests {
  private func file() throws -> [UInt8] {
    let row = StereoCell(StereoCell.Content(title: "Title", detail: "Detail"), typesetter: typesetter())
    var stacker = ListStacker(geometry: ListGeometry(width: 320), traits: Traits())
    let drawn = DrawnRow(
      placement: stacker.place(row), appearance: row.appearance(traits: Traits()), direction: .leftToRight)
    let panel = Panel(rows: [drawn], width: 320, bottom: stacker.height)
    return try PagePainter(fonts: TestFonts.withSystem).pdf([Page(panel)])
  }

  @Test("A file without one of the objects of its table, or without its end, is not whole")
  func objects() throws {
    let file = try file()
    #expect(PDFObjectTable(of: file).isComplete)
    #expect(file.firstRange(of: Array("/Type /Font\n".utf8)) != nil)
    let text = Array(" 0 obj\n".utf8)
    var count = 0
    for place in file.indices where file[place...].starts(with: text) {
      var damaged = file
      damaged[place + 3] = UInt8(ascii: "x")
      #expect(!PDFObjectTable(of: damaged).isComplete)
      count += 1
    }
    // A page, what it shows, and what its font is made of.
    #expect(count > 8)
    let table = try #require(file.firstRange(of: Array("xref\n".utf8)))
    for length in [0, file.count / 2, table.lowerBound, table.upperBound + 30, file.count - 20] {
      #expect(!PDFObjectTable(of: Array(file.prefix(length))).isComplete, "\(length)")
    }
  }
}
