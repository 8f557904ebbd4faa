import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Texts of Arabic or Hebrew words, measured by the chains of letters in their words.
@Suite(.tags(.conformance))
struct JoinedWordTests {
  private static let hebrew = [
    "שלום", "צה״ל", "איי", "ג׳ורג׳יה", "הדרומית", "וארגנטינה", "לוח", "אל", "ײדיש", "כך", "פריז",
  ]
  private static let arabic =
    Set(
      (ExampleTexts.lists.map(\.text) + RandomText.words + [
        "لا", "إلى", "الله", "را", "زاد", "ه", "اه", "ورد", "کره\u{200C}ای", "می\u{200C}",
      ])
      .flatMap { $0.split(separator: " ").map(String.init) }
    )
    .filter { $0.unicodeScalars.contains { (0x600..<0x700).contains($0.value) } }.sorted()

  private static func random(_ words: [String], _ generator: inout SeededGenerator) -> String {
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
      TextStyle(families: ["Noto Sans Hebrew"], locale: "he"),
      TextStyle(families: ["Noto Sans Hebrew"], weight: 700, direction: .leftToRight, locale: "he"),
      TextStyle(families: ["Roboto", "Noto Sans Hebrew", "Noto Sans Arabic"], locale: "en"),
    ], [true, false])
  func widths(style: TextStyle, isArabic: Bool) {
    var generator = SeededGenerator(seed: 4)
    let words = isArabic ? Self.arabic : Self.hebrew
    let texts = (0..<(isConformanceRun ? 50_000 : 1_500)).map { _ in Self.random(words, &generator) }
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
    #expect(typesetter.columnPaths(for: style).words > texts.count / 4)
  }
  @Test("Signs that the letters' font is taken for stand beside them; others do not", arguments: ["auto", "ltr"])
  func signs(direction: String) {
    // Roboto has the full stop, but not the Arabic comma.
    let style = TextStyle(
      families: ["Roboto"], direction: direction == "ltr" ? .leftToRight : .firstStrong, locale: "ar")
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let texts = (0..<600).map { index in
      let words = [Self.arabic[index % Self.arabic.count], Self.arabic[(7 * index + 1) % Self.arabic.count]]
      return words[0] + "، " + words[1] + (index.isMultiple(of: 2) ? "؟" : "")
    }
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter).prefix(5) == [])
    let paths = typesetter.columnPaths(for: style)
    #expect(direction == "ltr" ? paths.words < texts.count / 10 : paths.words > texts.count * 9 / 10)
  }
}
