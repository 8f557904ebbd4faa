import FontKit
import Foundation
import TestSupport
import Testing
import TextLayout

/// Lines that are cut where a font makes something else of the whole text.
struct CutClusterTests {
  /// The advances of the glyphs of each line, and the lines' widths.
  private func lines(of text: PreparedText, width: Double, size: Double) -> [(advances: [Double], width: Double)] {
    text.layout(width: width, size: size).lines.map { line in
      (text.glyphs(of: line, size: size).map(\.advance), line.width)
    }
  }

  @Test("A letter and the space after it that are one glyph stand on the line, and no other space after it")
  func spaceOfLetter() throws {
    var fonts = FontCollection()
    let file = Repository.file("Tests/Fixtures/fonts/rules/SpaceLigature.ttf").path
    fonts.add(try FontFace(contentsOfFile: file), family: "Rules")
    let text = Typesetter(fonts: fonts).prepare("ae b", style: TextStyle(families: ["Rules"]))
    // Scripts/make-rule-fonts.py: a is 474 wide, what e and the space become 585, b 511.
    let lines = lines(of: text, width: 1_100, size: 1_000)
    #expect(lines.map(\.advances) == [[474, 585], [511]])
    #expect(lines.map(\.width) == [1_059, 511])
    #expect(text.minimumContentWidth(size: 1_000) == 1_059)
    #expect(text.layout(width: 1_058, size: 1_000).lines.count > 2)
  }

  @Test("A letter before which HarfBuzz inserts a dotted circle has none on a line of its own")
  func brokenSyllable() {
    let style = TextStyle(families: ["Noto Sans Devanagari"], locale: "hi")
    let text = Typesetter(fonts: TestFonts.collection).prepare("ख्र्इ", style: style)
    let whole = lines(of: text, width: 1_000, size: 100)
    #expect(whole.map(\.advances.count) == [4])
    let lines = lines(of: text, width: 60, size: 100)
    #expect(lines.count == 2)
    for line in lines { #expect(abs(line.advances.reduce(0, +) - line.width) < 1e-9, "\(line)") }
  }
}
