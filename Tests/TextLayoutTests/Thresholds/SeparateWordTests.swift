import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// What the characters of a text's words tell of putting the text together from them.
struct SeparateWordTests {
  @Test("Words beside each other may be put together", arguments: ["한국 사람", "とんが トンガ", "a b.", "שלום, שלום", "漢字"])
  func together(text: String) {
    let isTogether = TextAnalyzer().mayPutTogether(Array(text.utf8).span)
    #expect(isTogether)
  }

  @Test(
    "Those of several scripts, with signs or marks on signs beside them, or with two spaces between them may not",
    arguments: ["한국 (기타)", "Франк WIR", "ก; ข", "한국  사람", " 한국", "-a b", "ひら「\u{3099} ひら", "カナ(\u{3099}"])
  func apart(text: String) {
    let isTogether = TextAnalyzer().mayPutTogether(Array(text.utf8).span)
    #expect(!isTogether)
    let style = TextStyle(locale: "en")
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let texts = [text, text + " 한국", "ก " + text]
    #expect(ColumnComparison.differences(of: texts, style: style, typesetter) == [])
  }
}
