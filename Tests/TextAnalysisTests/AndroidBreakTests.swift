import Testing
import TextAnalysis

@Suite("Line breaks as in Android")
struct AndroidBreakTests {
  private func analyzed(_ text: String, locale: String = "en") -> AnalyzedText {
    TextAnalyzer().analyze(Array(text.utf8), options: AnalysisOptions(locale: locale, breaking: .android))
  }

  /// The text with `|` where a line may start.
  private func broken(_ text: String, locale: String = "en") -> String {
    let utf8 = Array(text.utf8)
    let offsets = [0] + analyzed(text, locale: locale).breaks.map { Int($0.offset) } + [utf8.count]
    return zip(offsets, offsets.dropFirst()).map { String(decoding: utf8[$0..<$1], as: UTF8.self) }
      .joined(separator: "|")
  }

  @Test("No line breaks after a hyphen, a soft one or an en dash, but after the space behind it")
  func hyphens() {
    #expect(broken("state-of-the-art - well") == "state-of-the-art |- |well")
    #expect(broken("über-all 1–2 soft\u{AD}hyphen אב־גד") == "über-all |1–2 |soft\u{AD}hyphen |אב־גד")
    #expect(broken("and/or a—b") == "and/|or |a|—|b")
  }

  /// Expected: what Minikin itself gives.
  @Test("Addresses break at their signs, and are known")
  func addresses() {
    let text = "see https://example.com/a-b/c?d=e now"
    #expect(broken(text) == "see |https:|//|example|.com|/a|-b|/c|?d|=|e |now")
    #expect(analyzed(text).addresses == [4..<34])
    #expect(broken("anna.schmidt@mail.example.com é") == "anna|.schmidt@mail|.example|.com |é")
    #expect(analyzed("no a:b or c:/d").addresses.isEmpty)
    #expect(analyzed("日本http://x.jp/ですa@b").addresses == [6..<18, 24..<27])
  }

  @Test("A cluster ends between consonants that a virama joins")
  func conjuncts() {
    #expect(analyzed("राज्य").graphemes == [0, 6, 12, 15])
    #expect(analyzed("क्\u{200D}ष").graphemes == [0, 9, 12])
  }

  @Test("Small kana may start a line in every language")
  func strictness() {
    #expect(broken("きゃー〜") == "き|ゃ|ー〜")
    #expect(broken("きゃー〜", locale: "ja") == "き|ゃ|ー|〜")
  }
}
