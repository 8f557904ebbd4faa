import Foundation
import TestSupport
import Testing
import TextLayout
import Typography

@testable import ListDocument
@testable import Sizing

/// Where OpenSwiftUI's own code puts views of known sizes: `Tests/Fixtures/devices/swiftui-stacks.ndjson`.
@Suite("Stacks as OpenSwiftUI lays them out")
struct SwiftUIStackRecordingTests {
  private struct Tree {
    let document: String
    let height: Double
    let frames: [String: [Double]]

    init(_ line: Substring) throws {
      let tree = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      height = try #require(tree["height"] as? Double)
      frames = try #require(tree["frames"] as? [String: [Double]])
      let noInsets = ["top": 0, "bottom": 0, "leading": 0, "trailing": 0]
      let row: [String: Any] = [
        "kind": "swiftui.row", "minRowHeight": 0, "listRowInsets": noInsets, "content": try #require(tree["content"]),
      ]
      let document: [String: Any] = [
        "width": try #require(tree["width"]), "direction": try #require(tree["direction"]), "displayScale": 3,
        "style": "plain", "sections": [["rows": [row]]],
      ]
      self.document = String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
    }
  }

  /// Three pixels a point: Galley puts views at whole pixels, the recorded frames are where they come to be.
  @Test("Frames of random trees of stacks, frames, paddings, spacers, dividers and pictures are the same to a pixel")
  func trees() throws {
    let file = Repository.file("Tests/Fixtures/devices/swiftui-stacks.ndjson")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 500)
    for line in lines {
      let tree = try Tree(line)
      let list = try LoadedList(contents: Array(tree.document.utf8), source: "list.json", fonts: TestFonts.withSystem)
      var layout: RowLayout?
      list.forEachPlacedRow { layout = $2.layout }
      let placed = try #require(layout)
      #expect(abs(placed.size.height - tree.height) < 0.35, "\(line)")
      for (name, expected) in tree.frames {
        let frame = try #require(placed[ElementName(rawValue: name)]?.frame, "\(name) in \(line)")
        let found = [frame.x, frame.y, frame.width, frame.height]
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.35 }, "\(name) is \(found) in \(line)")
      }
    }
  }
}
