import Foundation
import TestSupport
import Testing
import TextLayout
import Typography

@testable import ListDocument
@testable import Sizing

/// Where Compose's own code puts the parts of list items: `Tests/Fixtures/devices/compose-items.ndjson`.
@Suite("List items as Compose lays them out")
struct ComposeItemRecordingTests {
  private struct Item {
    let document: String
    let scale: Double
    let height: Int
    let preferredWidth: Int
    let frames: [String: [Int]]

    init(_ line: Substring) throws {
      let item = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      scale = try #require(item["displayScale"] as? Double)
      height = try #require(item["height"] as? Int)
      preferredWidth = try #require(item["preferredWidth"] as? Int)
      frames = try #require(item["frames"] as? [String: [Int]])
      var document = item.filter { ["displayScale", "fontScale", "direction", "width"].contains($0.key) }
      document["style"] = "plain"
      document["sections"] = [["rows": [try #require(item["row"])]]]
      self.document = String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
    }

    /// A length in pixels; `nil` if they are not whole.
    func pixels(_ points: Double) -> Int? {
      let pixels = points * scale
      return abs(pixels - pixels.rounded()) < 1e-6 ? Int(pixels.rounded()) : nil
    }
  }

  @Test("Heights, preferred widths and frames of random items of Material 2 and 3 are the same in pixels")
  func items() throws {
    let file = Repository.file("Tests/Fixtures/devices/compose-items.ndjson")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 600)
    for line in lines {
      let item = try Item(line)
      let list = try LoadedList(contents: Array(item.document.utf8), source: "list.json", fonts: TestFonts.withSystem)
      var found: (layout: RowLayout, preferredWidth: Double)?
      list.forEachPlacedRow { _, row, placed in
        found = (placed.layout, row.row.preferredWidth(traits: list.settings.traits))
      }
      let (layout, preferredWidth) = try #require(found)
      #expect(item.pixels(layout.size.height) == item.height, "\(line)")
      #expect(item.pixels(preferredWidth) == item.preferredWidth, "\(line)")
      #expect(layout.elements.count == item.frames.count, "\(line)")
      for (name, expected) in item.frames {
        let frame = try #require(layout[ElementName(rawValue: name)]?.frame, "\(name) in \(line)")
        let pixels = [frame.x, frame.y, frame.width, frame.height].map(item.pixels)
        #expect(pixels == expected, "\(name) is \(pixels) in \(line)")
      }
    }
  }
}
