import Foundation
import TestSupport
import Testing

@testable import TextLayout

@Suite("Attributed texts as messages between processes")
struct AttributedCodableTests {
  private func decoded(spans: String, style: TextStyle = TextStyle()) throws -> AttributedText {
    let style = String(decoding: try JSONEncoder().encode(style), as: UTF8.self)
    return try JSONDecoder().decode(
      AttributedText.self, from: Data(#"{"text":"h\u00e9llo\uFFFC","style":\#(style),"spans":\#(spans)}"#.utf8))
  }

  @Test("A text is read as it was written, and set alike")
  func roundTrip() throws {
    var text = AttributedText("Free until Friday", style: TextStyle(families: ["Roboto"], weight: 500))
    text.set(TextAttributes(weight: 700, letterSpacing: 1, scale: 1.5, baselineOffset: -0.25), in: 0..<4)
    text.append(InlineBox(width: 12, height: 20, alignment: .baseline(below: 3)))
    let read = try JSONDecoder().decode(AttributedText.self, from: JSONEncoder().encode(text))
    #expect(read == text)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    #expect(
      typesetter.prepare(read).layout(width: 60, size: 17) == typesetter.prepare(text).layout(width: 60, size: 17))
  }

  @Test(
    "Numbers that no text can be set in are errors that say which, not traps",
    arguments: [
      (#"[{"range":[0,2],"attributes":{"weight":-5}}]"#, "a weight lies between 1 and 1000, in the span 0..<2"),
      (#"[{"range":[0,2],"attributes":{"weight":1001}}]"#, "a weight lies between 1 and 1000, in the span 0..<2"),
      (#"[{"range":[0,2],"attributes":{"scale":-1}}]"#, "a span's size must be positive, in the span 0..<2"),
      (#"[{"range":[0,2],"attributes":{"scale":0}}]"#, "a span's size must be positive, in the span 0..<2"),
      (
        #"[{"range":[6,9],"attributes":{"box":{"width":-1,"height":1,"alignment":{"top":{}}}}}]"#,
        "a box cannot have a negative size, in the span 6..<9"
      ),
      (#"[{"range":[0,100],"attributes":{"weight":700}}]"#, "the text has no place 0..<100 for a span"),
    ])
  func outOfRange(spans: String, cause: String) throws {
    #expect(try cause == self.cause { try decoded(spans: spans) })
  }

  /// What the error says of data that cannot be decoded.
  private func cause(_ decode: () throws -> AttributedText) throws -> String? {
    let error = try #require(throws: DecodingError.self) { try decode() }
    guard case .dataCorrupted(let context) = error else { return nil }
    return context.debugDescription
  }

  @Test("A style with such a number is one, too")
  func styles() throws {
    #expect(
      try cause { try decoded(spans: "[]", style: TextStyle(weight: 0)) } == "a weight lies between 1 and 1000")
    #expect(try decoded(spans: #"[{"range":[0,2],"attributes":{"weight":700}}]"#).spans.count == 1)
  }
}
