import TestSupport
import Testing

@testable import TextLayout

struct SharedTextTests {
  private let style = TextStyle(families: ["Roboto"])

  @Test("A text that comes again in its style is prepared once, if the typesetter shares texts")
  func shared() {
    let typesetter = Typesetter(fonts: TestFonts.collection, sharesTexts: true)
    let text = typesetter.prepare("Größe", style: style)
    #expect(typesetter.prepare("Größe", style: style).storage === text.storage)
    #expect(typesetter.prepare("Größe", style: TextStyle(families: ["Inter"])).storage !== text.storage)
    #expect(typesetter.prepare("Größe", style: TextStyle(families: ["Roboto"], locale: "de")).storage !== text.storage)
    // Swift compares the strings as equal, but this one has six scalars.
    #expect(typesetter.prepare("Gro\u{308}ße", style: style).utf8.count == 8)
    #expect(text.utf8.count == 7)
    let plain = Typesetter(fonts: TestFonts.collection)
    #expect(plain.prepare("a", style: style).storage !== plain.prepare("a", style: style).storage)
  }
}
