import TestSupport
import Testing
import TextAnalysis

/// Hostile text takes time in proportion to its length.
///
/// Measured in processor time of the thread, of which other work on the machine takes none: eight times the text may take
/// up to twenty times as long, caches and growing arrays included; quadratic behaviour would take sixty-four.
@Suite("Linear time")
struct LinearTimeTests {
  /// A text that grows: an opening and a piece that repeats.
  struct Pattern: Sendable, CustomTestStringConvertible {
    var name: String
    var opening = ""
    var piece: String

    var testDescription: String { name }

    func text(count: Int) -> [UInt8] {
      Array(opening.utf8) + Array(repeatElement(Array(piece.utf8), count: count).joined())
    }
  }

  static let patterns = [
    Pattern(name: "combining marks", piece: "\u{301}"),
    Pattern(name: "bracket pairs in Hebrew", opening: "א", piece: "()"),
    Pattern(name: "opening brackets in Hebrew", opening: "א", piece: "("),
    Pattern(name: "closing brackets of another kind", opening: "א" + String(repeating: "(", count: 62), piece: "]"),
    Pattern(name: "bracketed words in Hebrew", piece: "(אb)"),
    Pattern(name: "first-strong isolates", piece: "\u{2068}"),
    Pattern(name: "first-strong isolates, closed", piece: "\u{2068}א\u{2069}"),
    Pattern(name: "isolates, alternating", piece: "\u{2067}a\u{2066}א"),
    Pattern(name: "isolates, empty", piece: "\u{2067}\u{2069}"),
    Pattern(name: "ends of isolates", piece: "\u{2069}"),
    Pattern(name: "embeddings, alternating", piece: "\u{202B}\u{202A}a"),
    Pattern(name: "overrides", piece: "\u{202E}1"),
    Pattern(name: "levels by numbers", piece: "א1"),
    Pattern(name: "scripts, alternating", piece: "aбא"),
    Pattern(name: "brackets of scripts", piece: "(aб"),
    Pattern(name: "paragraphs of Hebrew", piece: "א\n"),
    Pattern(name: "Thai, one word", piece: "ก"),
    Pattern(name: "Thai, many words", piece: "สวัสดี"),
    Pattern(name: "Khmer", piece: "ក"),
    Pattern(name: "regional indicators", piece: "🇩"),
    Pattern(name: "emoji joined", piece: "👩\u{200D}"),
    Pattern(name: "prepended marks", piece: "\u{600}"),
    Pattern(name: "Hangul leading consonants", piece: "\u{1100}"),
    Pattern(name: "spaces and joiners", piece: " \u{200C}"),
    Pattern(name: "opening punctuation and spaces", piece: "( «"),
    Pattern(name: "spaces after a quotation mark", opening: "א«", piece: " "),
    Pattern(name: "hyphens and points", piece: "א\u{5B0}-"),
    Pattern(name: "keep-all", piece: "漢\u{301}"),
  ]

  @Test("Eight times the text", arguments: patterns, LineBreakingProfile.allCases)
  func hostile(pattern: Pattern, profile: LineBreakingProfile) {
    let analyzer = TextAnalyzer()
    let options = AnalysisOptions(breaking: profile, words: .keepAll)
    let small = pattern.text(count: 1_000)
    let large = pattern.text(count: 8_000)
    let growth = growthOfTime(limit: 20) {
      _ = analyzer.analyze(small, options: options)
    } to: {
      _ = analyzer.analyze(large, options: options)
    }
    #expect(growth < 20)
  }
}
