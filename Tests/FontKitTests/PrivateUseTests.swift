import FontKit
import TestSupport
import Testing

/// Private-use characters, for which each font has signs of its own.
struct PrivateUseTests {
  @Test("A font that was not asked for has no sign for a character for private use")
  func fallback() throws {
    // Noto Color Emoji has signs of Japanese carriers there, and Inter has signs of its own at U+E000.
    let fonts = TestFonts.collection
    for (scalar, family) in [("\u{FE4E5}", "Noto Color Emoji"), ("\u{E000}", "Inter")] as [(Unicode.Scalar, String)] {
      let cascade = fonts.cascade(families: ["Roboto"], weight: 400, isItalic: false, fallsBack: true)
      #expect(!cascade.fonts[0].covers(scalar))
      for presentation in [.any, .text, .emoji] as [FontCascade.Presentation] {
        #expect(cascade.font(for: [scalar], presentation: presentation, previous: 1) == 0)
      }
      let requested = fonts.cascade(families: ["Roboto", family], weight: 400, isItalic: false, fallsBack: true)
      let found = requested.font(for: [scalar], presentation: .any, previous: nil)
      #expect(found > 0 && found < requested.requestedCount && requested.fonts[found].covers(scalar))
    }
    // Without the rule a fallback font would serve the character.
    let cascade = fonts.cascade(families: ["Roboto"], weight: 400, isItalic: false, fallsBack: true)
    #expect(cascade.fonts.contains { $0.covers("\u{FE4E5}") })
  }
}
