import TestSupport
import Testing
import TextAnalysis
import TextLayout

/// Cutting a hostile text takes no more than time in proportion to its length.
///
/// As in `LinearTimeTests`: eight times the text may take up to twenty times as long.
@Suite("Time of cuts", .serialized)
struct TruncationTimeTests {
  static let pieces = [
    "a", "a b ", "\t", "\t\u{2060}", "a\t\u{2060}", "\u{200B}", "\u{2060}", "\u{301}", "ب", "क्", "\u{200D}👩", "א1 ",
    "\n", " ",
    "a\n", "\u{AD}a", "ffi",
  ]

  @Test("Eight times the text", arguments: pieces, [Truncation.tail, .head, .middle])
  func hostile(piece: String, truncation: Truncation) {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    func time(_ count: Int) -> Double {
      let text = typesetter.prepare("x " + String(repeating: piece, count: count) + " x")
      return (0..<3).map { _ in
        processorTime {
          _ = text.layout(width: 120, size: 16, ParagraphStyle(maximumLines: 1, truncation: truncation))
        }
      }.min() ?? 0
    }
    let (small, large) = (time(1_000), time(8_000))
    #expect(large < 20 * small + 0.002, "\(small) s, \(large) s")
  }
}
