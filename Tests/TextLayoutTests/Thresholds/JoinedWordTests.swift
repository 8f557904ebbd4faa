import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Texts of words of Arabic letters, put together from words that are measured by their chains.
struct JoinedWordTests {
  private static let words =
    Set(
      (ExampleTexts.lists.map(\.text) + RandomText.words + ["لا", "إلى", "الله", "را", "زاد", "ه", "اه", "ورد"])
        .flatMap { $0.split(separator: " ").map(String.init) }
    )
    .filter { $0.unicodeScalars.contains { (0x600..<0x700).contains($0.value) } }.sorted()

  private static func random(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...7, using: &generator)).map { _ in
      let word = words.randomElement(using: &generator) ?? "ا"
      return switch Int.random(in: 0..<16, using: &generator) {
      case 0: "(" + word + ")"
      case 1: word + (["،", "؛", "؟", ".", ",", ")", "!", ":"].randomElement(using: &generator) ?? "")
      case 2: "(" + word
      case 3: ["12", "a", "-", "١٢", word + "-" + word, "", "…"].randomElement(using: &generator) ?? ""
      default: word
      }
    }.joined(separator: " ")
  }

  @Test(
    "Their widths are those of the texts shaped whole",
    arguments: [
      TextStyle(families: ["Noto Sans Arabic"], locale: "ar"),
      TextStyle(families: ["Noto Sans Arabic"], weight: 700, locale: "ur"),
      TextStyle(families: ["Noto Sans Arabic"], direction: .rightToLeft, locale: "fa"),
      TextStyle(families: ["Noto Sans Arabic"], direction: .leftToRight, locale: "ar"), TextStyle(locale: "ar"),
      TextStyle(families: ["Roboto"], locale: "en"),
      TextStyle(families: ["Roboto"], direction: .leftToRight, locale: "fa"),
      TextStyle(families: ["Inter"], direction: .rightToLeft, locale: "en"),
    ])
  func widths(style: TextStyle) {
    var generator = SeededGenerator(seed: 4)
    let texts = (0..<(isConformanceRun ? 50_000 : 1_500)).map { _ in Self.random(&generator) }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
    #expect(typesetter.columnPaths(for: style).words > texts.count / 4)
  }
}
