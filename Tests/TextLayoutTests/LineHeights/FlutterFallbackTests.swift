import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// What faces that stand in for Roboto do to lines of Flutter, as Flutter 3.44.8 lays them out.
struct FlutterFallbackTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)
  private let paragraph = ParagraphStyle(
    lineHeight: .flutter(FlutterLineHeight(height: 1.5, leadingDistribution: .even)))

  private func text(_ string: String, letterSpacing: Double = 0) -> PreparedText {
    typesetter.prepare(
      string, style: TextStyle(families: ["Roboto"], breaking: .flutter, letterSpacing: letterSpacing))
  }

  @Test("A face of bitmaps has the ascent and descent of its bitmaps")
  func bitmaps() {
    // 101 and 27 pixels of 109, which is a little lower than `hhea` says.
    #expect(text("❤️ מדינת ישראל").measure(width: 400, size: 32, paragraph).height == 50)
    #expect(
      text("1️⃣ הרפובליקה של קרואטיה", letterSpacing: 0.5).measure(width: 240.23, size: 32, paragraph).height == 99)
    #expect(text("❤️").measure(width: 400, size: 32, paragraph).height == 48)
  }

  @Test("Emoji among letters that join have letter spacing, and the letters have none")
  func emoji() {
    func spacing(_ string: String) -> Double {
      let widths = [0.5, 0].map { text(string, letterSpacing: $0).maximumContentWidth(size: 11) }
      return widths[0] - widths[1]
    }
    #expect(abs(spacing("سوريا😀") - 0.5) < 1e-9)
    #expect(abs(spacing("سوريا 😀") - 0.5) < 1e-9)
    #expect(abs(spacing("ر😀ر😀") - 1) < 1e-9)
    #expect(spacing("سوريا") == 0)
  }

  @Test("A letter that is wider than a line begins none, and white space after it makes none higher")
  func narrow() {
    // Lines of Devanagari are 24 high, with a space of Roboto 26.
    #expect(text("ऑफ द").measure(width: 1, size: 16, paragraph).height == 3 * 24)
    #expect(text("ऑफ द").measure(width: 400, size: 16, paragraph).height == 26)
    // What is wider than a line stands where it is, also at the end of a text.
    #expect(text("中華 🇩🇪").measure(width: 17, size: 16, paragraph).lineCount == 2)
    #expect(text("a 中華").measure(width: 15, size: 16, paragraph).lineCount == 2)
  }
}
