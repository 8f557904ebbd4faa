import TestSupport
import Testing
import TextAnalysis

@testable import Audit

/// Texts of documents in the sentences of reports.
struct ExcerptTests {
  @Test("An excerpt is on one line, of whole characters, and at most forty of them")
  func shortened() {
    #expect("a\n\u{7}\t b".shortened == "a b")
    #expect(String(repeating: "x", count: 40).shortened == String(repeating: "x", count: 40))
    #expect(String(repeating: "x", count: 41).shortened == String(repeating: "x", count: 40) + "…")
    // A family of four, a flag, and syllables of Hindi and Korean are one character each.
    for character in ["👨‍👩‍👧‍👦", "🇳🇱", "क्षि", "각", "e\u{301}"] {
      let short = String(repeating: character, count: 300).shortened
      #expect(short.last == "…" && (1...40).contains(short.count - 1), "\(character)")
      #expect(short.dropLast().allSatisfy { "\($0)" == character }, "\(character)")
    }
    // But a character without end is cut.
    let marks = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(marks.shortened.unicodeScalars.count == 241)
  }

  @Test("Wherever a text is cut, no grapheme cluster is")
  func clusters() {
    var generator = SeededGenerator(seed: 0xE6)
    for _ in 0..<500 {
      let text = RandomText.mixed(using: &generator)
      for limit in [1, 2, 5, 17] where text.unicodeScalars.count > limit {
        let cut = text.cut(after: limit)
        let shown = cut.unicodeScalars.dropLast()
        #expect(cut.unicodeScalars.last == "…" && text.unicodeScalars.starts(with: shown))
        let ends = text.indices.map { text.unicodeScalars.distance(from: text.startIndex, to: $0) }
        #expect(
          ends.contains(shown.count) || shown.count == limit && (ends.dropFirst().first ?? .max) > limit,
          "\(limit) \(text.debugDescription)")
      }
    }
  }

  @Test("A text that goes from right to left is in an isolate, and none brings direction controls")
  func isolates() {
    #expect("Straße 1".quotable == "Straße 1")
    #expect("שלום".quotable == "\u{2068}שלום\u{2069}")
    #expect("3 ٤".quotable == "\u{2068}3 ٤\u{2069}")
    #expect("\u{202E}abc\u{2069}".quotable == "abc")
    #expect("\u{2067}א\u{2069}\u{2069}\u{202D}".quotable == "\u{2068}א\u{2069}")
    // A directional mark counts as a letter.
    #expect("a\u{200F}!".quotable == "\u{2068}a\u{200F}!\u{2069}")
    var generator = SeededGenerator(seed: 0xB1D1)
    for _ in 0..<500 {
      // Every isolate is closed (UAX #9, BD9), and no other explicit control is left.
      let text = RandomText.mixed(using: &generator).shortened
      let controls = text.unicodeScalars.filter { BidiClass(of: $0.value).isExplicit }
      #expect(controls.isEmpty || controls.map(\.value) == [0x2068, 0x2069])
      #expect(controls.isEmpty || text.unicodeScalars.first == "\u{2068}" && text.unicodeScalars.last == "\u{2069}")
      let isRightToLeft = text.unicodeScalars.contains { [.R, .AL, .AN].contains(BidiClass(of: $0.value)) }
      #expect(controls.isEmpty != isRightToLeft)
    }
  }
}
