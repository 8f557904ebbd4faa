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
}
