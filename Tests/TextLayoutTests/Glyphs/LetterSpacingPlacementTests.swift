import FontKit
import TestSupport
import Testing
import TextLayout

struct LetterSpacingPlacementTests {
  @Test(
    "Letter spacing stands after a letter: on its right in Latin, on its left in Hebrew",
    arguments: [("abc", "Roboto", false), ("אבג", "Noto Sans Hebrew", true)])
  func side(text: String, family: String, isRightToLeft: Bool) throws {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    func glyphs(letterSpacing: Double) throws -> [PlacedGlyph] {
      let prepared = typesetter.prepare(text, style: TextStyle(families: [family], letterSpacing: letterSpacing))
      return prepared.glyphs(of: try #require(prepared.layout(width: nil, size: 20).lines.first), size: 20)
    }
    let plain = try glyphs(letterSpacing: 0)
    let spaced = try glyphs(letterSpacing: 10)
    #expect(plain.count == 3 && spaced.count == 3)
    for (place, (plain, spaced)) in zip(plain, spaced).enumerated() {
      let spacings = isRightToLeft ? place + 1 : place
      #expect(abs(spaced.x - plain.x - 10 * Double(spacings)) < 1e-9)
      #expect(abs(spaced.advance - plain.advance - 10) < 1e-9)
    }
  }
}
