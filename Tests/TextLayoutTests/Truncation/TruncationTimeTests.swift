import TestSupport
import Testing
import TextAnalysis
import TextLayout

/// Truncating hostile text takes time in proportion to its length.
///
/// As in `LinearTimeTests`: eight times the text may take up to twenty times as long.
@Suite("Time of cuts")
struct TruncationTimeTests {
  static let pieces = [
    "a", "a b ", "\t", "\t\u{2060}", "a\t\u{2060}", "\u{200B}", "\u{2060}", "\u{301}", "ب", "क्", "\u{200D}👩", "א1 ",
    "\n", " ",
    "a\n", "\u{AD}a", "ffi",
  ]

  @Test("Eight times the text", arguments: pieces, [Truncation.tail, .head, .middle])
  func hostile(piece: String, truncation: Truncation) {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let texts = [1_000, 8_000].map { typesetter.prepare("x " + String(repeating: piece, count: $0) + " x") }
    func cut(_ text: PreparedText) {
      _ = text.layout(width: 120, size: 16, ParagraphStyle(maximumLines: 1, truncation: truncation))
    }
    // Shaped before the clock starts.
    texts.forEach(cut)
    let growth = growthOfTime(limit: 20) {
      cut(texts[0])
    } to: {
      cut(texts[1])
    }
    #expect(growth < 20)
  }
}
