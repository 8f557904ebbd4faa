import TestSupport
import Testing

@testable import Translations

/// Marks of automatic grammar agreement in Apple's tables, which no app shows.
///
/// Source of the examples: Apple, "What's new in Foundation" (WWDC 2021) and "Unlock the power of grammatical agreement" (WWDC 2023).
struct InflectionTests {
  @Test(
    "The words stay, and the marks go",
    arguments: [
      ("^[%lld file](inflect: true)", "%lld file"),
      ("Add ^[%lld %@](inflect: true) to your order", "Add %lld %@ to your order"),
      (
        "^[%lld new %@](inflect: true, morphology: { partOfSpeech: \"noun\" }) and ^[%@](agreeWithArgument: 1, inflect: true)",
        "%lld new %@ and %@"
      ),
      ("^[a](rainbow: 'extreme')", "^[a](rainbow: 'extreme')"),
      ("[a](https://example.com/inflect:)", "[a](https://example.com/inflect:)"),
      ("[^[a](inflect: true)](b)", "[a](b)"), ("[a](b) ^[c](inflect: true)", "[a](b) c"),
      ("^[a](inflect: true", "^[a](inflect: true"),
    ])
  func marks(text: String, expected: String) {
    #expect(text.withoutInflection == expected)
  }

  @Test("They go in each of Apple's tables, and the key keeps them")
  func tables() throws {
    let spanish = "^[%lld archivo](inflect: true)"
    let key = "^[%lld file](inflect: true)"
    let unit = "{\"stringUnit\": {\"value\": \"\(spanish)\"}}"
    let tables = try [
      catalog(
        "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": {\"localizations\": {\"es\": \(unit)}}}}", "a.xcstrings"
      ),
      catalog("\"\(key)\" = \"\(spanish)\";", "es.lproj/a.strings"),
      catalog(
        "<plist><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(spanish)</string></dict></dict></plist>",
        "es.lproj/a.stringsdict"),
      catalog(
        """
        <xliff version="1.2"><file source-language="en" target-language="es" original="a.strings"><body>
        <trans-unit id="\(key)"><source>\(key)</source><target>\(spanish)</target></trans-unit></body></file></xliff>
        """, "es.xliff"),
    ]
    for table in tables { #expect(table.forms(key, in: "es") == ["42 archivo"]) }
    #expect(tables[0].forms(key, in: "en") == ["42 file"])
  }

  @Test("Hostile texts take linear time", arguments: ["^[", "](", "^[](", "^[a](inflect:", ")"])
  func hostile(piece: String) {
    let text = String(repeating: piece, count: 8_000)
    let short = processorTime { _ = String(text.prefix(text.count / 8)).withoutInflection }
    let long = processorTime { _ = text.withoutInflection }
    #expect(long < 40 * short + 0.05)
  }
}
