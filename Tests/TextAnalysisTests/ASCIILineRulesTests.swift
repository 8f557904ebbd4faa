import TestSupport
import Testing

@testable import TextAnalysis

/// The reduced automaton against ICU itself.
@Suite(.tags(.conformance))
struct ASCIILineRulesTests {
  /// A character of each class that the rules of UAX #14 tell apart, and three more.
  private static let representatives = Array("\0\t\n\u{B}\r !\"A$().-/0}[]%~,|zZ9".utf8)

  @Test("The rules of the ICU that is running are few enough, and the same in all locales")
  func exist() throws {
    let rules = try #require(ASCIILineRules.shared)
    for letter in "aé\u{17E}ßΩяљԱა".unicodeScalars { #expect(rules.breaksLikeLetters(letter)) }
    for sign in "-(\u{A0}«–".unicodeScalars { #expect(!rules.breaksLikeLetters(sign)) }
  }

  @Test("Every text of up to three characters, one of each class, breaks as ICU breaks it; of up to five in full runs")
  func short() {
    let analyzer = TextAnalyzer()
    var differences = 0
    var count = 0
    var texts: [[UInt8]] = [[]]
    for _ in 0..<(isConformanceRun ? 5 : 3) {
      texts = texts.flatMap { text in Self.representatives.map { text + [$0] } }
      for text in texts {
        count += 1
        if Self.ours(text) != Self.icu(text, analyzer) { differences += 1 }
      }
    }
    #expect(count > 18_000)
    #expect(differences == 0, "of \(count)")
  }

  @Test("Random texts of any ASCII break as ICU breaks them", arguments: ["en", "ja", "zh-Hant", "fi", "th"])
  func random(locale: String) {
    var generator = SeededGenerator(seed: 0xA5C1)
    let analyzer = TextAnalyzer()
    var differences = 0
    for index in 0..<(isConformanceRun ? 200_000 : 1_000) {
      let isDense = index.isMultiple(of: 2)
      let text = (0..<Int.random(in: 1...40, using: &generator)).map { _ -> UInt8 in
        isDense
          ? Self.representatives[Int.random(in: 0..<Self.representatives.count, using: &generator)]
          : UInt8.random(in: 0...0x7F, using: &generator)
      }
      for strictness in LineBreakStrictness.allCases
      where Self.ours(text) != Self.icu(text, analyzer, locale: locale, strictness: strictness) {
        differences += 1
      }
    }
    #expect(differences == 0)
  }

  @Test("Descriptions of packages break as ICU breaks them")
  func prose() {
    let analyzer = TextAnalyzer()
    let texts = ExampleTexts.packages.map { Array($0.text.utf8) }.filter { $0.allSatisfy { $0 < 0x80 } }
    #expect(texts.count > 1000)
    for text in texts { #expect(Self.ours(text) == Self.icu(text, analyzer)) }
  }

  private static func ours(_ text: [UInt8]) -> [Int] {
    var boundaries: [Int] = []
    guard let rules = ASCIILineRules.shared else { return icu(text, TextAnalyzer()) }
    rules.forEachBoundary(in: text.span) { boundaries.append($0) }
    return boundaries
  }

  private static func icu(
    _ text: [UInt8], _ analyzer: TextAnalyzer, locale: String = "en", strictness: LineBreakStrictness = .auto
  ) -> [Int] {
    var boundaries: [Int] = []
    analyzer.lineFinder(AnalysisOptions(locale: locale, strictness: strictness)).iterator
      .forEachBoundary(in: text.span) { boundaries.append(Int($0)) }
    return boundaries
  }
}
