import Foundation
import TestSupport
import Testing

/// The examples of UIKit's and SwiftUI's rows, measured by the command.
@Suite struct AppleExampleTests {
  private func measure(_ name: String, _ arguments: String...) throws -> MeasuredList {
    let result = try runGalley(["measure", Repository.file("Examples/" + name).path] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    return try #require(MeasuredList(result.output))
  }

  private func heights(_ list: MeasuredList) -> [String: Double] {
    Dictionary(list.rows.compactMap { row in row.id.map { ($0, row.frame.height) } }) { first, _ in first }
  }

  @Test("UIKit's rows in English are as high as the measured parts they are made of")
  func uiKit() throws {
    let list = try measure("uikit/en.json")
    let expected = [
      // 15, a line of body (20.5), two of subheadline (38), 15.
      "owner": 88.5,
      "update": 52,
      // 15, the image, 15.
      "airplane": 59, "wifi": 59, "bluetooth": 59,
      // The texts do not fit side by side: 15, a line, 4, a line, 15.
      "hotspot": 75, "name": 75,
      "harbour": 52, "marimba": 52, "store": 72.5, "all": 50, "work": 44, "invoices": 44.5, "archive": 44,
      "model": 52, "serial": 52, "legal": 52, "backup": 62,
    ]
    #expect(heights(list) == expected)
    let wifi = try #require(list.rows.first { $0.id == "wifi" }?.elements)
    #expect(wifi["title"]?.frame.y == wifi["detail"]?.frame.y)
    #expect(wifi["accessory.disclosureIndicator"]?.frame.x == 345)
  }

  @Test("SwiftUI's rows that are expanded are followed by those below them, each level moved in by 20")
  func swiftUI() throws {
    let list = try measure("swiftui/en.json")
    let rows = list.rows.filter { $0.kind == "swiftui.row" }
    #expect(
      rows.map(\.id) == [
        "recent", "shelves", "novels", "history", "africa", "asia", "poems", "season", "memory", "note", nil,
      ])
    #expect(rows.prefix(7).map { $0.elements["title"]?.frame.x } == [16, 16, 36, 36, 56, 56, 36])
    #expect(heights(list)["season"] == 107)
    #expect(heights(list)["recent"] == 52)
  }

  @Test(
    "In both languages and at the ends of the categories rows stand below each other and mirror each other",
    arguments: ["uikit/en.json", "uikit/ar.json", "swiftui/en.json", "swiftui/ar.json"], ["XS", "L", "AX5"])
  func mirrored(name: String, category: String) throws {
    let ltr = try measure(name, "--category", category, "--direction", "ltr")
    let rtl = try measure(name, "--category", category, "--direction", "rtl")
    #expect(ltr.rows.map(\.frame) == rtl.rows.map(\.frame))
    var bottom = 0.0
    for (left, right) in zip(ltr.rows, rtl.rows) {
      if left.kind == "uikit.plainHeader" { bottom += 22 }
      #expect(abs(left.frame.y - bottom) < 1e-9)
      bottom = left.frame.maxY
      #expect(left.elements.keys == right.elements.keys)
      for (name, element) in left.elements {
        let mirrored = try #require(right.elements[name]?.frame)
        #expect(abs(mirrored.x - (left.frame.width - element.frame.maxX)) < 1e-9, "\(left.kind) \(name)")
        #expect(mirrored.y == element.frame.y && mirrored.width == element.frame.width)
        #expect(element.frame.x >= 0 && element.frame.maxX <= left.frame.width + 1e-9, "\(left.kind) \(name)")
        #expect(element.frame.y >= 0 && element.frame.maxY <= left.frame.height + 1e-9, "\(left.kind) \(name)")
      }
    }
    #expect(abs(bottom - ltr.height) < 1e-9)
  }
}
