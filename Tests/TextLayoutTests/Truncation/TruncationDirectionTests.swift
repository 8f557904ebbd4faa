import FontKit
import TestSupport
import Testing
import TextAnalysis
import TextLayout

/// The position of the token in bidirectional text (UAX #9).
struct TruncationDirectionTests {
  private func seen(
    _ text: String, toFit fitting: String, _ truncation: Truncation, _ direction: BaseDirection, token: String? = nil
  ) -> String {
    Cutting(text, toFit: fitting, truncation, style: TextStyle(direction: direction, truncationToken: token)).seen
  }

  private func reversed(_ text: String) -> String { String(text.reversed()) }

  @Test func atTheLinesEndItHasTheParagraphsDirection() {
    // A text from right to left is cut in its English part, and one from left to right in its Hebrew part.
    #expect(seen("שלום hello", toFit: "שלום hel…", .tail, .rightToLeft) == "…hel " + reversed("שלום"))
    #expect(seen("hello שלום", toFit: "hello של…", .tail, .leftToRight) == "hello " + reversed("של") + "…")
    #expect(seen("שלום עולם", toFit: "שלום ע…", .tail, .rightToLeft) == "…" + reversed("שלום ע"))
  }

  @Test func atTheLinesStartItHasTheParagraphsDirection() {
    #expect(seen("hello שלום", toFit: "…lo שלום", .head, .rightToLeft) == reversed("שלום") + " lo…")
    #expect(seen("שלום hello", toFit: "…ום hello", .head, .leftToRight) == "…" + reversed("ום") + " hello")
  }

  @Test func insideTextOfOneDirectionItHasThatDirection() {
    #expect(seen("report-final.pdf", toFit: "repo….pdf", .middle, .rightToLeft) == "repo….pdf")
    #expect(seen("שלום עולם ומלואו", toFit: "של…ואו", .middle, .leftToRight) == reversed("של…ואו"))
  }

  @Test func aNumberThatIsCutStaysOneNumber() {
    let seen = seen("אב 12345678901234 גד", toFit: "אב 12…34 גד", .middle, .rightToLeft)
    #expect(seen == reversed("גד") + " 12…34 " + reversed("אב"))
  }

  @Test func betweenTextsOfTwoDirectionsItHasTheParagraphsDirection() {
    #expect(seen("שלום hello world", toFit: "שלום…orld", .middle, .rightToLeft) == "orld…" + reversed("שלום"))
    #expect(seen("hello world שלום", toFit: "hell…שלום", .middle, .leftToRight) == "hell…" + reversed("שלום"))
  }

  /// The line has the direction of the first paragraph, from right to left; the last paragraph is embedded in it.
  @Test func theEndOfAParagraphKeepsItsDirection() {
    let hebrew = "שלום עולם ומלואו"
    #expect(seen(hebrew + "\nhello", toFit: "…hello", .head, .firstStrong) == "hello…")
    #expect(seen(hebrew + "\nhello אב", toFit: "…hello אב", .head, .firstStrong) == "hello " + reversed("אב") + "…")
    #expect(seen(hebrew + "\nhello", toFit: "של…llo", .middle, .firstStrong) == "llo…" + reversed("של"))
    #expect(seen("hello there\n" + hebrew, toFit: "…ואו", .head, .firstStrong) == "…" + reversed("ואו"))
  }

  @Test func aTokenIsSetLikeAParagraphOfItsOwn() {
    let english = Cutting(
      "שלום עולם ומלואו", style: TextStyle(truncationToken: "… more"), width: 110, ParagraphStyle(maximumLines: 1))
    // In a line from right to left the dots are on the right and the English word is to their left.
    let glyphs = english.tokenGlyphs.map { glyphName($0) }
    #expect(glyphs == ["m", "o", "r", "e", " ", "…"])
    #expect(english.tokenGlyphs.first?.x == 0)

    let hebrew = Cutting(
      "The quick brown fox", style: TextStyle(truncationToken: "… עוד"), width: 110, ParagraphStyle(maximumLines: 1))
    #expect(hebrew.tokenGlyphs.map { glyphName($0) } == ["…", " ", "ד", "ו", "ע"])
  }

  /// The character of a glyph in a face that maps characters one to one.
  private func glyphName(_ glyph: PlacedGlyph) -> String {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    for character in "more … עוד" {
      let prepared = typesetter.prepare(String(character), style: TextStyle(families: [glyph.font.familyName]))
      let line = prepared.layout(width: nil, size: 16).lines[0]
      if prepared.glyphs(of: line, size: 16).first.map({ $0.id == glyph.id && $0.font == glyph.font }) == true {
        return String(character)
      }
    }
    return "?"
  }

  @Test(arguments: [BaseDirection.leftToRight, .rightToLeft])
  func linesStandAtTheEdgeWhereTheyBegin(direction: BaseDirection) {
    let cutting = Cutting(
      "hello world", style: TextStyle(direction: direction), width: 60, ParagraphStyle(maximumLines: 1))
    #expect(cutting.last.x == (direction == .leftToRight ? 0 : 60 - cutting.last.width))
  }
}
