import Foundation
import TestSupport
import Testing
import TextLayout

@Suite("Layouts of texts as JSON")
struct LayoutEncodingTests {
  @Test("A layout has the members of its declaration, and ranges as two numbers")
  func members() throws {
    let text = Typesetter(fonts: TestFonts.collection).prepare("Größe der Schrift")
    let style = ParagraphStyle(maximumLines: 1)
    let (layout, measured) = (text.layout(width: 80, size: 17, style), text.measure(width: 80, size: 17, style))
    let hidden = try #require(layout.hidden)
    let line = layout.lines[0]

    let json = try object(layout)
    #expect(json["height"] as? Double == layout.height && json["width"] as? Double == layout.width)
    #expect(json["hidden"] as? [Int] == [hidden.lowerBound, hidden.upperBound])
    let lines = try #require(json["lines"] as? [[String: Any]])
    #expect(lines.count == 1 && lines[0]["range"] as? [Int] == [line.range.lowerBound, line.range.upperBound])
    #expect(lines[0]["baseline"] as? Double == line.baseline && lines[0]["direction"] as? String == "ltr")
    #expect(try object(measured)["isTruncated"] as? Bool == true)
  }

  private func object(_ value: some Encodable) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
  }
}
