import Drawing
import Foundation
import Galley
import TestSupport
import Testing

/// SVG pictures for HTML pages; `Tests/Browser` shows them in a browser.
struct SVGSheetTests {
  /// A list of an example, laid out.
  private func panel(_ list: String, _ category: SizeCategory, _ direction: TextDirection) throws -> Panel {
    let list = try LoadedList(source: Repository.file(list).path, fonts: .bundled)
    var traits = list.settings.traits
    traits.sizeCategory = category
    traits.direction = direction
    return try list.panel(traits: traits)
  }

  /// The picture as a file in one of its schemes, since librsvg lacks `light-dark()`.
  private func file(_ picture: String, _ sheet: SVGSheet, _ panel: Panel, _ theme: Theme) -> Data {
    let color = #/light-dark\((?<light>#\w+|rgb\([^)]*\)),(?<dark>#\w+|rgb\([^)]*\))\)/#
    let elements = picture.replacing(color) { theme == .light ? $0.light : $0.dark }
    #expect(!elements.contains("light-dark"))
    let size = "width=\"\(panel.width)\" height=\"\(panel.height)\""
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(panel.width) \(panel.height)">\
      <defs>\(sheet.definitions)</defs>\(elements)</svg>
      """.utf8)
  }

  @Test(
    "librsvg shows a picture in both schemes as the PNG files show it",
    arguments: [
      ("Examples/chat.json", .large, .leftToRight),
      ("Examples/swiftui/ar.json", .accessibility5, .rightToLeft),
      ("Examples/material-components/en.json", .large, .leftToRight),
      ("Examples/uikit/en.json", .accessibility1, .rightToLeft),
    ] as [(String, SizeCategory, TextDirection)])
  func pixels(list: String, category: SizeCategory, direction: TextDirection) throws {
    let panel = try panel(list, category, direction)
    let fonts = try FontCollection.bundled
    let sheet = try SVGSheet(fonts: fonts)
    let picture = try sheet.picture(of: panel)
    for theme in Theme.allCases {
      let png = try Bitmap(png: PagePainter(fonts: fonts, theme: theme).png(Page(panel), scale: 2))
      let svg = try rasterized(file(picture, sheet, panel, theme), by: "rsvg-convert", ["--zoom=2"])
      // Edges of letters differ, by a hundredth of a point; after a shift by a pixel many times as much differs.
      let difference = png.difference(from: svg, tolerance: 48)
      #expect(difference < 0.003, "\(theme)")
      #expect(png.difference(from: svg.shifted(x: 1, y: 0), tolerance: 48) > max(0.005, 5 * difference), "\(theme)")
    }
  }

  @Test("The same panel is the same text, and asks for no new definitions")
  func repetition() throws {
    let panel = try panel("Examples/chat.json", .large, .leftToRight)
    let sheet = try SVGSheet(fonts: .bundled)
    let first = try sheet.picture(of: panel)
    let definitions = sheet.definitions
    #expect(try sheet.picture(of: panel) == first && sheet.definitions == definitions)
    // Each definition is there once, and a picture refers to all of them and to nothing else.
    let names = definitions.matches(of: #/ id="(\w+)"/#).map(\.1)
    #expect(Set(names).count == names.count)
    let references = Set(first.matches(of: #/#([gicb]\d+)[")]/#).map(\.1))
    #expect(references == Set(names))
  }
}
