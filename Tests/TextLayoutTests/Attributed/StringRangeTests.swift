import FontKit
import TestSupport
import Testing

@testable import TextLayout

@Suite("Ranges of strings and of bytes")
struct StringRangeTests {
  @Test(
    "A range of the string is the range of its bytes", arguments: ["für 9,99 € bis", "חינם עד 9,99 € היום", "👩‍👩‍👧 9,99 €"])
  func attributes(text: String) throws {
    let range = try #require(text.firstRange(of: "9,99 €"))
    let bytes = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    var one = AttributedText(text)
    one.set(TextAttributes(weight: 700), in: range)
    var other = AttributedText(text)
    other.set(TextAttributes(weight: 700), in: bytes..<bytes + 8)
    #expect(one == other)
    #expect(one.spans.count == 1)
  }

  @Test("The strings of a layout's lines are the text")
  func lines() {
    let text = "Straße für Straße, ひらがな und עברית"
    let prepared = Typesetter(fonts: TestFonts.collection).prepare(text)
    let lines = prepared.layout(width: 60, size: 16).lines
    #expect(lines.count > 3)
    #expect(lines.map { prepared.string(in: $0.range) }.joined() == text)
    #expect(prepared.string(in: 4..<5) == "\u{FFFD}")
  }
}
