import Foundation
import TestSupport
import Testing

@testable import ListDocument
@testable import Sizing

/// Where Flutter 3.44.8 puts what is in its list tiles, recorded by `Scripts/record-flutter-tiles.py`.
@Suite("Tiles as Flutter lays them out", .tags(.conformance))
struct FlutterTileRecordingTests {
  private struct Tile {
    let document: Data
    /// Width and height.
    let size: [Double]
    /// By the names of elements: x and y, which are not known of an empty element; width and height.
    let frames: [String: [Double?]]
    /// How far x and widths may be off where the width of a text counts.
    ///
    /// FreeType rounds advances and cuts sizes off, to 1/64 of a point, and takes the advance of a bitmap, which is 0.0026 em more than
    /// that in the table of advances.
    let tolerance: Double

    init(_ line: Substring) throws {
      let recording = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: [String: Any]])
      let document = try #require(recording["document"])
      var frames = try #require(recording["frames"] as? [String: [Any]]).mapValues { $0.map { $0 as? Double } }
      size = frames.removeValue(forKey: "tile")?.compactMap(\.self) ?? []
      self.frames = frames
      self.document = try JSONSerialization.data(withJSONObject: document)
      let row = ((document["sections"] as? [[String: Any]])?.first?["rows"] as? [[String: Any]])?.first
      let sides = ["leading", "trailing"].compactMap { (row?[$0] as? [String: Any])?["text"] as? String }.joined()
      let emojiCount = sides.unicodeScalars.count { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
      let textSize = try #require(document["fontScale"] as? Double) * 14
      tolerance =
        sides.isEmpty ? 0.001 : 0.02 + Double(sides.unicodeScalars.count) / 128 + 0.0026 * textSize * Double(emojiCount)
    }

    func laidOut() throws -> RowLayout {
      let list = try LoadedList(contents: Array(document), source: "list.json", fonts: TestFonts.withSystem)
      var layout: RowLayout?
      list.forEachPlacedRow { layout = $2.layout }
      return try #require(layout)
    }

    /// Whether the tile and all that is in it are as recorded.
    func agrees(with layout: RowLayout) -> Bool {
      guard size.count == 2, abs(layout.size.width - size[0]) < 0.001, abs(layout.size.height - size[1]) < 0.001 else {
        return false
      }
      let names = frames.keys.sorted()
      return layout.elements.map(\.name.rawValue).sorted() == names
        && names.allSatisfy { name in
          guard let frame = layout[ElementName(rawValue: name)]?.frame, let recorded = frames[name] else {
            return false
          }
          let tolerances = [tolerance, 0.006, tolerance, 0.001]
          return zip(zip([frame.x, frame.y, frame.width, frame.height], recorded), tolerances).allSatisfy {
            abs($0.0 - ($0.1 ?? $0.0)) <= $1
          }
        }
    }
  }

  /// The tiles that differ, by their lines.
  private static let differences = [
    486: "A space between Thai and Arabic from right to left: Skia finds scripts anew in each run of one level."
  ]

  @Test("Heights and frames of 600 random tiles are the same, but for those listed, and those differ")
  func tiles() throws {
    let file = Repository.file("Tests/Fixtures/devices/flutter-tiles.ndjson")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 600)
    for (index, line) in lines.enumerated() {
      let tile = try Tile(line)
      let layout = try tile.laidOut()
      #expect(
        tile.agrees(with: layout) == (Self.differences[index + 1] == nil),
        "line \(index + 1): \(layout.elements.map { ($0.name.rawValue, $0.frame) }) in \(layout.size): \(line)")
    }
  }
}
