import TestSupport
import Testing

@testable import TextLayout

@Suite("Letter spacing that is scaled after the text was prepared")
struct LetterSpacingScalingTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  private func prepare(_ text: String, spacing: Double) -> PreparedText {
    typesetter.prepare(text, style: TextStyle(families: ["Roboto"], letterSpacing: spacing))
  }

  @Test("It is laid out as a text that was prepared with the product", arguments: [0.5, 2, -1, 3.25])
  func product(factor: Double) {
    for text in ["Waffle fi AVATAR", "بيت 12 house", "日本語 e\u{301}\tx\ny", ""] {
      let scaled = prepare(text, spacing: 0.5).scalingLetterSpacing(by: factor)
      let direct = prepare(text, spacing: 0.5 * factor)
      for width in [40.0, 100, 1000] {
        #expect(scaled.layout(width: width, size: 16) == direct.layout(width: width, size: 16), "\(text)")
      }
      #expect(scaled.minimumContentWidth(size: 16) == direct.minimumContentWidth(size: 16))
      #expect(scaled.glyphs(width: 100) == direct.glyphs(width: 100))
    }
  }

  @Test("A factor of 0 takes it away")
  func none() {
    let none = prepare("AVATAR", spacing: 0.5).scalingLetterSpacing(by: 0)
    #expect(none.layout(width: nil, size: 16) == prepare("AVATAR", spacing: 0).layout(width: nil, size: 16))
  }

  @Test("Text without any is the same text")
  func unspaced() {
    let text = prepare("Waffle", spacing: 0)
    #expect(text.scalingLetterSpacing(by: 3).storage === text.storage)
    let spaced = prepare("Waffle", spacing: 1)
    #expect(spaced.scalingLetterSpacing(by: 1).storage === spaced.storage)
  }
}

extension PreparedText {
  fileprivate func glyphs(width: Double) -> [PlacedGlyph] {
    layout(width: width, size: 16).lines.flatMap { glyphs(of: $0, size: 16) }
  }
}
