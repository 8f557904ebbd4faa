import FontKit
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout

@testable import Drawing

/// Parts of texts in colours of their own.
struct ColoredTextTests {
  /// The columns in which a picture of a row has red and blue ink.
  private func columns(
    _ text: String, red: Range<Int>, width: Double = 300, _ direction: TextDirection = .leftToRight
  ) throws -> (red: Set<Int>, blue: Set<Int>) {
    var content = ListContentRow.Content()
    content.attributedText = AttributedText(text)
    content.textColors = [TextColor(range: red, color: SRGBColor(hex: 0xFF0000))]
    var configuration = ListContentConfiguration(.cell)
    configuration.text.color = SRGBColor(hex: 0x0000FF)
    content.showsSeparator = false
    let row = ListContentRow(content, configuration: configuration, typesetter: typesetter())
    let page = Page(panel(row, width: width, traits: Traits(direction: direction)))
    let picture = try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(page, scale: 1))
    var columns: (red: Set<Int>, blue: Set<Int>) = ([], [])
    for x in 0..<picture.width {
      for y in 0..<picture.height {
        let channels = picture.channels(x, y)
        if channels[0] > channels[2] + 60 { columns.red.insert(x) }
        if channels[2] > channels[0] + 60 { columns.blue.insert(x) }
      }
    }
    return columns
  }

  @Test("A part is drawn in its colour where it stands, and the rest in the text's")
  func parts() throws {
    let (red, blue) = try columns("Red and blue", red: 0..<3)
    #expect(!red.isEmpty && !blue.isEmpty)
    // The margin of the cell is 16.
    #expect(try #require(red.min()) >= 16 && #require(red.max()) < #require(blue.min()))
    let end = try columns("Blue and red", red: 9..<12)
    #expect(try #require(end.blue.max()) < #require(end.red.min()))
    #expect(try columns("Blue", red: 0..<4).blue.isEmpty)
  }

  @Test("From right to left the first word is at the right, and in several lines each has its part")
  func directions() throws {
    let (red, blue) = try columns("שלום עולם", red: 0..<8, .rightToLeft)
    #expect(try #require(red.min()) > #require(blue.max()))
    let lines = try columns("Red words in many lines of it", red: 0..<29, width: 120)
    #expect(lines.blue.isEmpty && !lines.red.isEmpty)
  }
}
