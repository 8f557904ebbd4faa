import TestSupport
import Testing

@testable import TextLayout

/// Signs that the face of a text lacks.
struct StandInTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  @Test("Fillers of Hangul are set in a face that has them, as in Chromium")
  func fillers() {
    // Chromium 156 sets each in 100 px of Roboto and Noto Sans CJK JP: 92 px.
    for text in ["\u{3164}", "\u{115F}\u{1160}", "\u{FFA0}"] {
      let prepared = typesetter.prepare(text, style: TextStyle(families: ["Roboto"]))
      let measured = prepared.measure(width: nil, size: 100)
      #expect(abs(measured.width - 92) < 1 / 64, "\(text.unicodeScalars)")
      #expect(prepared.missingGlyphs == [])
    }
  }
}
