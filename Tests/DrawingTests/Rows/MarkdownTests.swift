import Drawing
import FontKit
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout

/// Links and struck text of Markdown, in pictures.
struct MarkdownTests {
  private static let scale = 4.0

  /// A picture of a row, and where the glyphs of its first line are, in points.
  private struct Drawn {
    let picture: Bitmap
    let glyphs: [PlacedGlyph]
    let baseline: Double
    let size: Double

    /// The rows of a column that are darker than half of what is behind them.
    func ink(_ x: Double) -> [Int] {
      (0..<picture.height).filter { picture.channels(Int(x * MarkdownTests.scale), $0)[1] < 128 }
    }

    /// Which columns between two points have ink at a height above the baseline.
    func inked(_ start: Double, _ end: Double, height: Double) -> [Bool] {
      let y = Int((baseline - height) * MarkdownTests.scale)
      return (Int(start * MarkdownTests.scale) + 1..<Int(end * MarkdownTests.scale) - 1)
        .map { picture.channels($0, y)[1] < 128 }
    }
  }

  private func draw(_ markdown: String, _ direction: TextDirection = .leftToRight) throws -> Drawn {
    var content = SwiftUIRow.Content(text: markdown)
    content.isMarkdown = true
    content.showsSeparator = false
    content.tint = SRGBColor(hex: 0xFF0000)
    let panel = panel(SwiftUIRow(content, typesetter: typesetter()), width: 300, traits: Traits(direction: direction))
    let picture = try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(Page(panel), scale: Self.scale))
    let element = try #require(panel.rows[0].placement.layout[.title])
    let text = try #require(element.text)
    let line = try #require(text.lines(in: direction).lines.first)
    var glyphs = text.content.glyphs(of: line, size: text.fontSize)
    for index in glyphs.indices { glyphs[index].x += element.frame.x + line.x }
    return Drawn(
      picture: picture, glyphs: glyphs, baseline: element.frame.y + text.baseline, size: text.fontSize)
  }

  @Test("Struck text has the line of the font through it, spaces included, and the text around it has none")
  func struck() throws {
    let drawn = try draw("iii ~~iii iii~~ iii")
    // Inter's `OS/2`: yStrikeoutPosition 922, yStrikeoutSize 192, of 2816 units; the middle is at 826.
    let em = drawn.size / 2816
    let (start, end) = (drawn.glyphs[4].x, drawn.glyphs[10].x + drawn.glyphs[10].advance)
    #expect(!drawn.inked(start, end, height: 826 * em).contains(false))
    for (start, end) in [(drawn.glyphs[0].x, start), (end, drawn.glyphs[14].x)] {
      #expect(drawn.inked(start, end, height: 826 * em).count { !$0 } > 10)
    }
    // In the space between the struck words there is nothing but the line.
    let rows = drawn.ink(drawn.glyphs[7].x + drawn.glyphs[7].advance / 2)
    #expect(try abs(Double(#require(rows.first)) - (drawn.baseline - 922 * em) * Self.scale) <= 1)
    #expect(abs(Double(rows.count) - 192 * em * Self.scale) <= 1)
  }

  @Test("From right to left the first word, which is struck, is at the right")
  func struckFromRightToLeft() throws {
    let drawn = try draw("~~ווו~~ ווו", .rightToLeft)
    // Noto Sans Hebrew's `OS/2`: yStrikeoutPosition 322, yStrikeoutSize 50, of 1000 units.
    let height = 0.297 * drawn.size
    #expect(drawn.glyphs.map(\.cluster) == drawn.glyphs.map(\.cluster).sorted(by: >))
    let (first, last) = (drawn.glyphs[drawn.glyphs.count - 3], drawn.glyphs[drawn.glyphs.count - 1])
    #expect(!drawn.inked(first.x, last.x + last.advance, height: height).contains(false))
    #expect(drawn.inked(drawn.glyphs[0].x, first.x, height: height).count { !$0 } > 10)
  }

  @Test("The space at which a struck text is broken has no line", arguments: TextDirection.allCases)
  func hangingSpace(_ direction: TextDirection) throws {
    let drawn = try draw("~~\(String(repeating: "iiiiiiii ", count: 12))i~~", direction)
    let space = try #require(drawn.glyphs.last)
    let inked = drawn.inked(space.x, space.x + space.advance, height: 826 / 2816 * drawn.size)
    #expect(inked.count > 5 && !inked.contains(true))
  }

  @Test("A link has the tint, and its line if it is struck; the rest has the text's colour")
  func link() throws {
    for markdown in ["iii [iii](https://a.b) iii", "iii ~~[iii](https://a.b)~~ iii"] {
      let drawn = try draw(markdown)
      let isRed = (0..<drawn.picture.width).filter { x in
        (0..<drawn.picture.height).contains { y in
          let channels = drawn.picture.channels(x, y)
          return channels[0] > channels[2] + 60
        }
      }
      let (start, end) = (drawn.glyphs[4].x * Self.scale, drawn.glyphs[7].x * Self.scale)
      #expect(try Double(#require(isRed.first)) >= start - 1 && Double(#require(isRed.last)) <= end + 1)
      #expect(try #require(isRed.last) - #require(isRed.first) > Int(end - start) / 2)
    }
  }
}
