import Foundation
import TestSupport
import Testing
import TextLayout
import Typography

@testable import ListDocument
@testable import Sizing

/// Where the code of Material Components for iOS puts the views of its cells: `Tests/Fixtures/devices/mdc-layouts.ndjson`.
@Suite("Cells as Material Components for iOS lays them out")
struct MaterialLayoutRecordingTests {
  private struct Cell {
    let kind: String
    let document: String
    let size: [Double]
    /// The sides of each view, and after those of a text its font's size.
    let frames: [String: [Double]]

    init(_ line: Substring) throws {
      var document = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let row = try #require(document.removeValue(forKey: "row") as? [String: Any])
      kind = try #require(row["kind"] as? String)
      size = try #require(document.removeValue(forKey: "size") as? [Double])
      frames = try #require(document.removeValue(forKey: "frames") as? [String: [Double]])
      // Another row follows, since the last one of a section has no separator.
      document["sections"] = [["rows": [row, ["kind": "mdc.base"]]]]
      self.document = String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
    }
  }

  private static let kinds = [
    "mdc.stereo": 190, "mdc.base": 48, "mdc.text": 172, "mdc.sample": 85, "mdc.actionSheet": 88,
    "mdc.actionSheetHeader": 97,
  ]

  /// What differs by less is the order in which Auto Layout adds up.
  private static let tolerance = 1e-9

  @Test("Sizes, frames and fonts of random cells are the same, and no view is missing or added")
  func cells() throws {
    let file = Repository.file("Tests/Fixtures/devices/mdc-layouts.ndjson")
    var counts: [String: Int] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let cell = try Cell(line)
      counts[cell.kind, default: 0] += 1
      let list = try LoadedList(contents: Array(cell.document.utf8), source: "list.json", fonts: TestFonts.withSystem)
      var layout: RowLayout?
      list.forEachPlacedRow { if layout == nil { layout = $2.layout } }
      let placed = try #require(layout)
      #expect(isSame([placed.size.width, placed.size.height], cell.size), "\(placed.size) in \(line)")
      #expect(Set(placed.elements.map(\.name.rawValue)) == Set(cell.frames.keys), "\(line)")
      for element in placed.elements {
        let (frame, fontSize) = (element.frame, element.text.map(\.fontSize))
        let found = [frame.x, frame.y, frame.width, frame.height] + (fontSize.map { [$0] } ?? [])
        #expect(isSame(found, cell.frames[element.name.rawValue]), "\(element.name) is \(found) in \(line)")
      }
    }
    #expect(counts == Self.kinds)
  }

  private func isSame(_ found: [Double], _ expected: [Double]?) -> Bool {
    guard let expected, found.count == expected.count else { return false }
    return zip(found, expected).allSatisfy { abs($0 - $1) < Self.tolerance }
  }
}
