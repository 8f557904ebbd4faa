import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout

struct ElementTextTests {
  /// UIKit: `UILabel`'s natural alignment follows the direction of the interface, not the script (differential tests
  /// against UIKit, charon project).
  @Test("Texts begin where the row begins, whatever their script", arguments: ["Alaska", "שלום עולם"])
  func naturalAlignment(_ title: String) throws {
    let row = StereoCell(.init(title: title), typesetter: Typesetter(fonts: TestFonts.withSystem))
    for direction in TextDirection.allCases {
      let layout = row.layout(width: 300, traits: Traits(direction: direction))
      let text = try #require(layout[.title]?.text)
      let line = text.lines(in: direction).lines[0]
      let expected = direction == .leftToRight ? 0 : 268 - line.width
      #expect(abs(line.x - expected) < 1e-9)
    }
  }

  /// Flutter (`RichText.textDirection`) and Compose (`resolveTextDirection`) give a paragraph the direction of its surroundings.
  ///
  /// The place of the full stop then follows from UAX #9, rules P2 and X1.
  @Test(
    "A full stop ends a text of Flutter and Compose where the row ends, and one of Apple's where the text does",
    arguments: [("Hello.", TextDirection.leftToRight), ("Try LTV.", .leftToRight), ("سلام.", .rightToLeft)])
  func rowDirection(_ title: String, _ own: TextDirection) throws {
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    func isLeft(_ row: any Row, _ direction: TextDirection) throws -> Bool {
      for width in [300.0, 84] {
        let title = try #require(row.layout(width: width, traits: Traits(direction: direction))[.title])
        let lines = try #require(title.text).lines(in: direction)
        #expect(lines.lines.count == title.text?.lineCount && lines.width <= title.frame.width + 1e-9)
      }
      let text = try #require(
        row.layout(width: 300, traits: Traits(fontScale: 1.3, direction: direction))[.title]?.text)
      let line = text.lines(in: direction).lines[0]
      let glyphs = text.content.glyphs(of: line, size: text.fontSize)
      return glyphs.min { $0.x < $1.x }?.cluster == title.utf8.count - 1
    }
    let label = StereoCell(.init(title: title), typesetter: typesetter)
    let rows: [any Row] = [
      FlutterListTile(.init(title: title), typesetter: typesetter),
      Material3ListItem(.init(title: title), typesetter: typesetter),
      Material2ListItem(.init(title: title), typesetter: typesetter),
    ]
    for direction in TextDirection.allCases {
      #expect(try isLeft(label, direction) == (own == .rightToLeft))
      for row in rows { #expect(try isLeft(row, direction) == (direction == .rightToLeft), "\(row.kind)") }
    }
  }
}
