import FontKit
import TestSupport
import Testing

@testable import TextLayout

/// Characters that the face of a text lacks.
struct StandInTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  @Test("Fillers of Hangul are set in a face that has them, as in Chromium")
  func fillers() {
    // In Chromium 156 each is 92 px wide at 100 px in Roboto and Noto Sans CJK JP.
    for text in ["\u{3164}", "\u{115F}\u{1160}", "\u{FFA0}"] {
      let prepared = typesetter.prepare(text, style: TextStyle(families: ["Roboto"]))
      let measured = prepared.measure(width: nil, size: 100)
      #expect(abs(measured.width - 92) < 1 / 64, "\(text.unicodeScalars)")
      #expect(prepared.missingGlyphs == [])
    }
  }

  @Test("A soft hyphen after letters of a face without a hyphen is drawn in one that has it")
  func hyphens() throws {
    let style = TextStyle(families: ["Roboto"])
    let hyphen = typesetter.prepare("\u{2010}", style: style).measure(width: nil, size: 16).width
    let letter = typesetter.prepare("😀", style: style).measure(width: nil, size: 16).width
    for text in ["😀\u{AD}😀", "😀\u{AD}a"] {
      let prepared = typesetter.prepare(text, style: style)
      let lines = prepared.layout(width: letter + hyphen, size: 16).lines
      try #require(lines.count == 2)
      #expect(lines[0].width == letter + hyphen)
      let drawn = try #require(prepared.glyphs(of: lines[0], size: 16).last)
      #expect(drawn.font.familyName == "Roboto" && drawn.id != 0)
    }
  }
}
