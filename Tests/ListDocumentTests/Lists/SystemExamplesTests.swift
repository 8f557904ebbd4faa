import Foundation
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import ListDocument

/// Measures the example lists of Material Components, Orange, Material 3 and Flutter.
@Suite("The example lists of each system")
struct SystemExamplesTests {
  private static let systems = ["material-components", "orange", "material3", "flutter"]

  /// The rows of a list with overrides, without its headers.
  private func rows(
    _ system: String, _ locale: String, _ overrides: ListOverrides = ListOverrides()
  ) throws -> [PlacedRow] {
    let path = Repository.file("Examples/\(system)/\(locale).json").path
    var reader = try ListReader(source: path, overrides: overrides, fonts: TestFonts.withSystem)
    var stacker = ListStacker(geometry: reader.settings.geometry, traits: reader.settings.traits)
    var rows: [PlacedRow] = []
    while let item = try reader.next() {
      guard case .row(let row) = item else { continue }
      rows.append(stacker.place(row.row, state: row.state))
    }
    return rows
  }

  @Test("Heights in English, by the numbers the systems publish")
  func heights() throws {
    #expect(
      try rows("material3", "en").map(\.frame.height).enumerated().filter { [0, 2, 4, 5, 7, 9].contains($0.offset) }
        .map(\.element) == [72, 72, 56, 72, 72, 56].map { ($0 * 2.625).rounded() / 2.625 })
    let tiles = try rows("flutter", "en").map(\.frame.height)
    // Drafts, a dense row, and a compact row: 72 less 2 × 4.
    #expect([tiles[1], tiles[3], tiles[4]] == [56, 48, 64])
    // With a subtitle of three lines a three-line tile becomes compact: 24 + 3 × 20 + 2 × 8.
    #expect(tiles[0] == 100)
    let items = try rows("orange", "en").map(\.frame.height)
    #expect([items[3], items[4], items[5]] == [44, 44, 44])
    let cells = try rows("material-components", "en").map(\.frame.height)
    #expect(Array(cells[4...7]) == [48, 72, 88, 72])
    #expect([cells[0], cells[9], cells[12]] == [56, 55.5, 55.5])
  }

  @Test("In every category, direction and width everything stands in its row", arguments: systems, ["en", "ar"])
  func contained(system: String, locale: String) throws {
    for category in SizeCategory.allCases {
      for direction in TextDirection.allCases {
        for width in [320.0, 375, 430] {
          for row in try rows(
            system, locale, ListOverrides(width: width, sizeCategory: .some(category), direction: direction))
          {
            #expect(row.frame.width == width)
            for element in row.layout.elements {
              let frame = element.frame
              #expect(
                frame.x >= -1e-9 && frame.maxX <= width + 0.5, "\(category) \(direction) \(width) \(element.name)")
              #expect(frame.height > 0)
              #expect(element.text?.content.missingGlyphs.isEmpty ?? true)
            }
          }
        }
      }
    }
  }

  @Test("Turning the direction mirrors each row", arguments: systems)
  func mirrored(system: String) throws {
    let ltr = try rows(system, "ar", ListOverrides(direction: .leftToRight))
    let rtl = try rows(system, "ar", ListOverrides(direction: .rightToLeft))
    for (ltr, rtl) in zip(ltr, rtl) {
      #expect(ltr.frame.size == rtl.frame.size)
      for (mirrored, element) in zip(ltr.layout.mirrored.elements, rtl.layout.elements) {
        #expect(mirrored.name == element.name)
        #expect(abs(mirrored.frame.x - element.frame.x) < 0.5)
        #expect(mirrored.frame.y == element.frame.y)
      }
    }
  }
}
