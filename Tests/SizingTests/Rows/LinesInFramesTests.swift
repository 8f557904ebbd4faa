import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Checks that the lines of a text, which are what is drawn, lie in its element's frame.
struct LinesInFramesTests {
  /// Texts with another number of lines than their element says, or whose lines reach out of a wide enough frame by more than
  /// `tolerance`.
  private func strays(_ layout: RowLayout, _ direction: TextDirection, tolerance: Double = 0.5) -> [String] {
    layout.elements.compactMap { element in
      guard let text = element.text else { return nil }
      let lines = text.lines(in: direction)
      if lines.lines.count != text.lineCount {
        return "\(element.name): \(lines.lines.count) lines, not \(text.lineCount)"
      }
      guard lines.width <= element.frame.width + tolerance else { return nil }
      let isInside = lines.lines.allSatisfy {
        $0.x >= -tolerance && $0.x + $0.width <= element.frame.width + tolerance
      }
      return isInside ? nil : "\(element.name) \(element.frame) \(direction.rawValue) \(lines.lines.map(\.x))"
    }
  }

  @Test(
    "Lines lie in their frames in both directions: rows of Material Design, Orange and Flutter",
    arguments: RandomMaterialRow.all)
  func material(kind: RandomMaterialRow) {
    let typesetter = PlatformFaces.bundled
    var random = SeededGenerator(seed: 0x11E5)
    for _ in 0..<1000 {
      let row = kind.make(&random, typesetter)
      let width = Double(Int.random(in: 100...800, using: &random))
      var traits = Traits(sizeCategory: SizeCategory.allCases.randomElement(using: &random))
      for direction in TextDirection.allCases {
        traits.direction = direction
        let strays = strays(row.layout(width: width, traits: traits), direction)
        #expect(strays.isEmpty, "\(kind.kind), \(width) wide")
        if !strays.isEmpty { return }
      }
    }
  }

  @Test(
    "A text that is set smaller has room for the letters of other faces that the ellipsis hid",
    arguments: ["Hello 😀", "Settings and preferences 日本", "Preferences 👍🏽 مرحبا"])
  func smaller(text: String) throws {
    var configuration = ListContentConfiguration(.cell)
    configuration.text.numberOfLines = 1
    configuration.text.adjustsFontSizeToFitWidth = true
    configuration.text.minimumScaleFactor = 0.25
    let content = ListContentRow.Content(text: text)
    let row = ListContentRow(content, configuration: configuration, typesetter: PlatformFaces.bundled)
    var shrunk = 0
    for width in stride(from: 60, through: 400, by: 20.0) {
      let element = try #require(row.layout(width: width, traits: Traits())[.title]?.text)
      let lines = element.lines(in: .leftToRight)
      #expect(lines.height <= element.height, "\(width) wide: \(element.fontSize) points")
      if element.fontSize < 17, !element.isTruncated { shrunk += 1 }
    }
    #expect(shrunk > 0)
  }

  @Test("Lines lie in their frames in both directions: rows of UIKit and SwiftUI")
  func apple() {
    var random = RandomRow(seed: 0x11E6)
    for _ in 0..<5000 {
      let (row, width) = (random.row(), random.width())
      var traits = random.traits()
      for direction in TextDirection.allCases {
        traits.direction = direction
        let strays = strays(row.layout(width: width, traits: traits), direction)
        #expect(strays.isEmpty, "\(row.kind), \(width) wide")
        if !strays.isEmpty { return }
      }
    }
  }
}
