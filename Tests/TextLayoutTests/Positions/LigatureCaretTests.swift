import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Carets inside ligatures.
struct LigatureCaretTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  /// Ligatures of Noto Sans Arabic Regular, which has 1000 units per em, with their advances and carets.
  ///
  /// The advances are from `hb-shape`, version 6, and the carets from `hb_ot_layout_get_ligature_carets`. The second letter
  /// is to the left of the caret.
  @Test(arguments: [("\u{644}\u{649}", 996.0, 736.0), ("\u{644}\u{622}", 678, 291), ("\u{644}\u{627}", 582, 291)])
  func aFontsOwnCaretsAreUsed(ligature: String, width: Double, caret: Double) {
    let text = typesetter.prepare(ligature, style: TextStyle(families: ["Noto Sans Arabic"]))
    let layout = text.layout(width: nil, size: 1000)
    #expect(layout.width == width)
    let positions = text.positions(in: layout, size: 1000)
    #expect(positions.carets(at: 2).primary.x == caret)
    #expect(positions.rectangles(of: 2..<4).map(\.width) == [caret])
    #expect(positions.position(x: caret - 1, y: 0) == TextPosition(2))
  }

  /// The same face has carets at 0 and 831 for lam, alef maksura and meem.
  ///
  /// The first one would leave no width for the last letter.
  @Test func caretsThatDoNotDivideAreNotUsed() {
    let text = typesetter.prepare("\u{644}\u{649}\u{645}", style: TextStyle(families: ["Noto Sans Arabic"]))
    let layout = text.layout(width: nil, size: 1000)
    #expect(text.glyphs(of: layout.lines[0], size: 1000).count == 1)
    let positions = text.positions(in: layout, size: 1000)
    for (offset, part) in [(0, 3.0), (2, 2), (4, 1), (6, 0)] {
      #expect(abs(positions.carets(at: offset).primary.x - layout.width * part / 3) < 1e-9)
    }
  }

  /// Roboto's ligature ffi has no carets.
  @Test func otherLigaturesAreDividedEvenly() {
    let text = typesetter.prepare("ffi", style: TextStyle(families: ["Roboto"]))
    let layout = text.layout(width: nil, size: 16)
    #expect(text.glyphs(of: layout.lines[0], size: 16).count == 1)
    let positions = text.positions(in: layout, size: 16)
    for offset in 0...3 {
      #expect(abs(positions.carets(at: offset).primary.x - layout.width * Double(offset) / 3) < 1e-9)
    }
  }

  /// A mark on a component of a ligature belongs to the component's grapheme.
  @Test func marksStayWithTheirLetter() {
    let text = typesetter.prepare("لَاِ", style: TextStyle(families: ["Noto Sans Arabic"]))
    let positions = text.positions(in: text.layout(width: nil, size: 1000), size: 1000)
    let plain = typesetter.prepare("لا", style: TextStyle(families: ["Noto Sans Arabic"]))
    let plainPositions = plain.positions(in: plain.layout(width: nil, size: 1000), size: 1000)
    #expect(abs(positions.carets(at: 4).primary.x - plainPositions.carets(at: 2).primary.x) < 1e-9)
    #expect(positions.carets(at: 2).primary.position.offset == 0)
  }

  /// Compares the number of glyphs with carets with HarfBuzz's own count.
  @Test func theFaceHasAllItsCarets() throws {
    let font = try #require(
      TestFonts.collection.faces.first { $0.family == "Noto Sans Arabic" && $0.weight == 400 }?.font)
    let carets = (0..<UInt32(font.harfBuzz.glyphCount)).map { font.harfBuzz.ligatureCarets(ofGlyph: $0) }
    // Counted by another program, with `hb_ot_layout_get_ligature_carets` over all glyphs.
    #expect(carets.count { !$0.isEmpty } == 551)
  }
}
