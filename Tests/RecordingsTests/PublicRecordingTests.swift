import Foundation
import Galley
import Testing

/// Recordings that others made on real systems; `Tests/Fixtures/README.md` says of what and where.
struct PublicRecordingTests {
  private func compare(
    _ name: String, _ ending: String, pixelsPerPoint: Double? = nil, category: SizeCategory? = nil,
    _ change: (inout ComparisonOptions) -> Void = { _ in }
  ) throws -> RecordingComparison {
    let overrides = ListOverrides(sizeCategory: category.map { .some($0) })
    let list = try LoadedList(source: fixture("\(name).json"), overrides: overrides, fonts: .bundled)
    let recording = try ListRecording(source: fixture("\(name).\(ending)"), pixelsPerPoint: pixelsPerPoint)
    var options = ComparisonOptions()
    change(&options)
    return try RecordingComparison(of: list, with: recording, options: options)
  }

  @Test("SwiftUI's list on iOS 16, whose texts no dump has")
  func swiftUI() throws {
    let comparison = try compare("swiftui-list-ios16", "txt") { $0.ignored = ["width"] }
    #expect(comparison.agrees, "\(comparison.text())")
    #expect(
      comparison.rows.map(\.address?.description) == [
        "sections[0].header", "sections[0].rows[0]", "sections[1].rows[0]",
      ])
    // The row's x and height, its y except in the first row, and the text's x, y and height.
    #expect(comparison.rows.map(\.values.count) == [5, 6, 6])
    #expect(comparison.rows.map(\.place) == ["line 17", "line 5", "line 11"])
    // SwiftUI's drawings are as wide as their texts, which are set in another face here.
    let widths = try compare("swiftui-list-ios16", "txt")
    #expect(!widths.agrees)
    #expect(
      widths.rows.flatMap { $0.values.filter { !$0.agrees }.map(\.name) }.allSatisfy {
        $0 == "elements.title.frame.width"
      })
    // At another size category every height differs.
    let large = try compare("swiftui-list-ios16", "txt", category: .accessibility1) { $0.only = ["height"] }
    #expect(large.rows.allSatisfy { !$0.agrees })
  }

  @Test("Compose's one-line items, told from the headers between them by their texts")
  func compose() throws {
    let comparison = try compare("compose-settings", "xml", pixelsPerPoint: 2.625) { $0.ignored = ["width", "views"] }
    let items = ["appearance", "accent", "notifications", "support", "github", "logout"]
    #expect(comparison.rows.filter { $0.presence == .both }.compactMap { $0.id?.description } == items)
    #expect(comparison.rows.filter { $0.presence == .unexpected }.map(\.text) == ["PREFERENCES", "HELP", "ACCOUNT"])
    // A header and dividers, which are no part of the document, stand between the rows.
    for item in items {
      #expect(Set(comparison.differing(item)).isSubset(of: ["frame.y"]), "\(comparison.text())")
      let names = comparison.row(item)?.values.map(\.name) ?? []
      for name in ["frame.height", "elements.title.frame.x", "elements.title.frame.y", "elements.title.frame.height"] {
        #expect(names.contains(name))
      }
    }
    #expect(comparison.row("appearance")?.place == "line 9 [0,315][1080,462]")
    // A second text in the document changes the row's height and moves the title.
    var document = try String(contentsOfFile: fixture("compose-settings.json"), encoding: .utf8)
    document = document.replacing(#""title": "GitHub""#, with: #""title": "GitHub", "supporting": "Source""#)
    let recording = try ListRecording(source: fixture("compose-settings.xml"), pixelsPerPoint: 2.625)
    let changed = try RecordingComparison(of: list(document), with: recording)
    #expect(changed.differing("github").contains("frame.height"))
    #expect(changed.differing("github").contains("elements.supporting"))
    #expect(changed.row("github")?.values.first { $0.name == "frame.height" }?.difference == 16)
  }

  @Test("Flutter's two lines, which are one view with both texts as its description")
  func flutter() throws {
    let comparison = try compare("flutter-two-lines", "xml", pixelsPerPoint: 2.625)
    #expect(comparison.agrees && comparison.row("1")?.presence == .both)
    #expect(comparison.row("1")?.values.map(\.name) == ["frame.x", "frame.width", "frame.height"])
    #expect(comparison.row("2")?.presence == .notRecorded)
    let whole = try compare("flutter-two-lines", "xml", pixelsPerPoint: 2.625) { $0.isWhole = true }
    #expect(whole.row("2")?.presence == .missing && !whole.agrees)
  }

  @Test("Cells of a table, the last first, with nothing around them")
  func tableCells() throws {
    let list = try titles(["Popup", "Tab Bar Controller", "Navigation Controller", "Split View"])
    let comparison = try RecordingComparison(of: list, with: ListRecording(source: fixture("uikit-table-ios11.txt")))
    #expect(comparison.rows.map(\.presence) == [.notRecorded, .both, .both, .notRecorded])
    #expect(comparison.rows.map(\.place) == [nil, "line 6", "line 1", nil])
    for row in comparison.rows where row.presence == .both {
      func recorded(_ name: String) -> ComparedValue.Value? { row.values.first { $0.name == name }?.recorded }
      #expect(recorded("frame.height") == .number(44))
      #expect(recorded("elements.title.frame.x") == .number(16))
      #expect(recorded("elements.title.frame.height") == .number(43.5))
      #expect(recorded("elements.separator.frame.width") == .number(359))
    }
    // Galley gives every length of the cell and of its label, which fills the content view. The label of a reused cell is a point wider.
    let names = ["x", "y", "width", "height"].map { "elements.title.frame.\($0)" }
    for row in comparison.rows where row.presence == .both {
      #expect(names.allSatisfy { name in row.values.contains { $0.name == name } })
    }
    #expect(comparison.differing("tab bar controller").isEmpty, "\(comparison.text())")
    #expect(comparison.differing("navigation controller") == ["elements.title.frame.width"])
    // A reused cell still has a line of another width.
    #expect(comparison.rows.map(\.otherViews.count) == [0, 0, 1, 0])
  }

  @Test("Frames that were measured in a picture, with their document")
  func picture() throws {
    let device = try DeviceRecording(source: fixture("accessibility-snapshot-list-ios17.json"))
    #expect(device.system == "iOS 17.5" && device.tolerance == 0.3334)
    var options = ComparisonOptions()
    options.tolerance = device.tolerance
    options.only = ["height"]
    let comparison = try RecordingComparison(of: device.list(fonts: .bundled), with: device.recording, options: options)
    #expect(comparison.agrees, "\(comparison.text())")
    #expect(comparison.rows.count { $0.presence == .both } == 5 && comparison.values.count == 5)
  }
}
