import ListDocument
import Sizing
import TestSupport
import Testing
import Typography

@Suite struct ListHeightIndexTests {
  /// Sections with and without header, footer and rows, with spaces between rows, dividers and rows below others.
  private static func list(_ style: String, _ keys: String) throws -> LoadedList {
    let rows = #"["A", {"title": "B", "detail": "C"}, {"title": "D", "isExpanded": true, "children": ["E", "F"]}, "G"]"#
    let document = """
      {"defaultKind": "uikit.cell", "style": "\(style)", "displayScale": 3, "contentSizeCategory": "XXL"\(keys), "sections": [
        {"header": "One", "rows": \(rows), "footer": "Two"}, {"rows": []}, {"rows": \(rows), "spacing": 40},
        {"header": "Three", "rows": []}, {"rows": \(rows), "footer": "Four"}]}
      """
    return try LoadedList(contents: Array(document.utf8), source: "list.json", fonts: TestFonts.withSystem)
  }

  @Test("Each part is where the list places it", arguments: ["plain", "grouped", "insetGrouped", "sidebar"])
  func offsets(style: String) throws {
    for keys in ["", #", "rowSpacing": 7.3, "sectionSpacing": 11"#, #", "dividers": "material3""#] {
      let list = try Self.list(style, keys)
      let index = list.heightIndex()
      var rows = [Int](repeating: 0, count: list.sections.count)
      var count = 0
      let height = list.forEachPlacedRow { address, _, placed in
        let section = address.section
        let position =
          switch address.role {
          case .header: ListPosition(section: section, part: .header)
          case .row: ListPosition(section: section, row: rows[section])
          case .footer: ListPosition(section: section, part: .footer)
          }
        if address.role == .row { rows[section] += 1 }
        #expect(abs(index.offset(of: position) - placed.frame.y) < 1e-5, "\(address)")
        #expect(index.position(atOffset: placed.frame.y + 1) == position, "\(address)")
        #expect(index.height(of: position) > placed.frame.height - 1, "\(address)")
        count += 1
      }
      #expect(count > 20 && abs(index.height - height) < 1e-5)
      #expect(index.sectionCount == 5 && rows == (0..<5).map { index.rowCount(inSection: $0) })
    }
  }

  @Test("It is for the surroundings that are asked for")
  func surroundings() throws {
    let list = try Self.list("plain", "")
    var traits = list.settings.traits
    traits.sizeCategory = .accessibility5
    let geometry = ListGeometry(width: 200, style: .grouped)
    #expect(
      abs(list.heightIndex(geometry, traits).height - list.forEachPlacedRow(geometry, traits) { _, _, _ in }) < 1e-5)
    #expect(LoadedList(RowList(), geometry).heightIndex().height == 0)
  }
}
