import Foundation
import JSONText
import Sizing
import TestSupport
import Testing
import TextAnalysis
import Typography

@testable import ListDocument

/// Swipes, outlines, margins and refreshing in documents.
@Suite("Features of whole lists in documents")
struct ListFeatureTests {
  private struct Output: Decodable {
    struct Frame: Decodable, Equatable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }
    struct Element: Decodable { var frame: Frame }
    struct Row: Decodable {
      var id: Int?
      var kind: String
      var frame: Frame
      var elements: [String: Element]
    }
    struct Section: Decodable {
      var header: Row?
      var rows: [Row]
    }
    struct Insets: Decodable, Equatable {
      var top: Double
      var bottom: Double
    }
    var contentInset: Insets?
    var refreshControl: Element?
    var sections: [Section]
    var rows: [Row] { sections[0].rows }
  }

  private func measure(_ text: String, _ overrides: ListOverrides = ListOverrides()) throws -> Output {
    try withFile(Array(text.utf8), named: "list.json") { path in
      var output: [UInt8] = []
      try ListMeasurer(fonts: TestFonts.withSystem, overrides: overrides).measure(path) { output += $0 }
      return try JSONDecoder().decode(Output.self, from: Data(output))
    }
  }

  private func document(_ settings: String = "", _ rows: String) -> String {
    #"{"width": 375\#(settings), "sections": [{"rows": [\#(rows)]}]}"#
  }

  /// Source: Apple, `Section(isExpanded:content:header:)`.
  @Test("A section that is collapsed shows its header alone, in one piece and line by line")
  func collapsed() throws {
    func text(_ first: String, _ style: String = "insetGrouped") -> String {
      let row = #"{"kind": "swiftui.row", "title": "A"}"#
      return """
        {"style": "\(style)", "sections": [
          {"header": "One", \(first)"rows": [\(row), \(row)]}, {"header": "Two", "rows": [\(row)]}]}
        """
    }
    for (key, count) in [("", 2), (#""isExpanded": true, "#, 2), (#""isExpanded": false, "#, 0)] {
      let output = try measure(text(key))
      #expect(output.sections.map(\.rows.count) == [count, 1])
      let sidebar = try measure(text(key, "sidebar"))
      #expect(sidebar.sections.map(\.rows.count) == [count, 1])
      let names = sidebar.sections.map { $0.header?.elements.keys.sorted() ?? [] }
      #expect(names == [key.isEmpty ? ["title"] : ["accessory.outlineDisclosure", "title"], ["title"]])
      #expect(output.sections.allSatisfy { $0.header.map { Array($0.elements.keys) } == ["title"] })
    }
    #expect(try measure(text(#""isExpanded": false, "#), ListOverrides(expandsAll: true)).sections[0].rows.count == 2)
    let lines = """
      {"defaultKind": "swiftui.row"}
      {"section": {"id": 1, "header": "One", "isExpanded": false}}
      {"title": "A"}
      "B"
      {"section": {"id": 2}}
      "C"
      {"section": {"id": 3, "isExpanded": false}}
      "D"
      """
    let list = try LoadedList(
      contents: Array(lines.utf8), source: "list.ndjson", fonts: TestFonts.withSystem)
    #expect(list.sections.map(\.rows.count) == [0, 1, 0])
  }

  @Test("What a collapsed section hides must be right all the same, and identifiers are its own")
  func hiddenFaults() {
    let row = #"{"id": 1, "kind": "swiftui.row"}"#
    for rows in [#"{"kind": "swiftui.row", "titel": "A"}"#, "\(row), \(row)"] {
      #expect(throws: InputError.self) {
        try measure(#"{"sections": [{"isExpanded": false, "rows": [\#(rows)]}]}"#)
      }
    }
  }

  @Test("A swiped row of any kind has moved aside", arguments: ["mdc.stereo", "uikit.cell", "ods.item"])
  func swipe(kind: String) throws {
    let actions = #"{"trailing": [{"title": "Delete", "destructive": true}, {"title": "Flag"}], "reveal": "trailing"}"#
    let text = document(
      "", #"{"kind": "\#(kind)", "title": "A"}, {"kind": "\#(kind)", "title": "A", "swipeActions": \#(actions)}"#)
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let rows = try measure(text, ListOverrides(direction: direction)).rows
      let isLeftToRight = direction == .leftToRight
      let action = try #require(rows[1].elements["swipe.trailing.action0"]).frame
      #expect(action == Output.Frame(x: isLeftToRight ? 301 : 0, y: 0, width: 74, height: rows[0].frame.height))
      let (rest, moved) = (rows[0].elements["title"]?.frame.x ?? .nan, rows[1].elements["title"]?.frame.x ?? .nan)
      #expect(moved == rest + (isLeftToRight ? -148 : 148))
    }
  }

  @Test("Rows below a UIKit row are shown if it is expanded, each a level further in")
  func outline() throws {
    let rows = #"""
      {"id": 1, "kind": "uikit.cell", "title": "A", "isExpanded": true, "children": [
        {"id": 2, "title": "B", "children": ["C"]}, {"id": 3, "title": "D", "indentationLevel": 2}]},
      {"id": 4, "kind": "uikit.sidebarCell", "title": "E"}
      """#
    let collapsed = try measure(document("", rows)).rows
    #expect(collapsed.map(\.id) == [1, 2, 3, 4])
    // Each level indents by 10: charon, macOS 27.0.
    #expect(collapsed.map { $0.elements["title"]?.frame.x } == [16, 26, 46, 16])
    let expanded = try measure(document("", rows), ListOverrides(expandsAll: true)).rows
    #expect(expanded.map(\.id) == [1, 2, nil, 3, 4])
    #expect(expanded[2].elements["title"]?.frame.x == 36)
    #expect(throws: InputError.self) {
      try measure(document("", #"{"kind": "uikit.cell", "children": [{"kind": "mdc.stereo"}]}"#))
    }
  }

  @Test("Below a header stand cells: of the kind that they name, else of the default one, else of the row's")
  func outlineOfKinds() throws {
    let rows = #"""
      {"kind": "uikit.sidebarHeader", "title": "H", "isExpanded": true, "children": [
        {"kind": "uikit.sidebarCell", "title": "x"}, "y", {"title": "z", "isExpanded": true, "children": ["w"]}]}
      """#
    func kinds(_ settings: String) throws -> [String] {
      let settings = #", "style": "sidebar", "headerMode": "firstItemInSection"\#(settings)"#
      return try measure(document(settings, rows)).rows.map(\.kind)
    }
    let (header, cell, other) = ("uikit.sidebarHeader", "uikit.sidebarCell", "uikit.sidebarSubtitleCell")
    #expect(try kinds("") == [header, cell, header, header, header])
    #expect(try kinds(#", "defaultKind": "\#(other)""#) == [header, cell, other, other, other])
    // A kind of another system, or one that cannot have rows below it, cannot be in an outline.
    for name in ["swiftui.row", "uikit.table.default"] {
      #expect(try kinds(#", "defaultKind": "\#(name)""#) == [header, cell, header, header, header])
    }
  }

  @Test("Size classes, readable width, safe area and refreshing")
  func settings() throws {
    let cell = #"{"kind": "uikit.cell", "title": "Alpha"}"#
    let refreshing = try measure(
      document(#", "refreshing": true, "safeArea": {"top": 59, "bottom": 34}"#, cell))
    #expect(refreshing.contentInset == Output.Insets(top: 119, bottom: 34))
    #expect(refreshing.refreshControl?.frame == Output.Frame(x: 0, y: -60, width: 375, height: 60))
    #expect(refreshing.rows[0].frame.y == 0)
    let plain = try measure(document("", cell))
    #expect(plain.contentInset == nil && plain.refreshControl == nil)
    let landscape = try measure(
      document(
        #", "style": "insetGrouped", "verticalSizeClass": "compact", "safeArea": {"leading": 59, "trailing": 59}"#, cell
      ),
      ListOverrides(width: 852))
    #expect(landscape.rows[0].frame.x == 79 && landscape.rows[0].frame.width == 694)
    let readable = try measure(
      document(#", "followsReadableWidth": true, "horizontalSizeClass": "regular""#, cell), ListOverrides(width: 1024))
    #expect(readable.rows[0].elements["title"]?.frame.x == 176)
  }

  /// The numbers are those of `TableSectionTests`; rows of tables 53 and of lists 52 are recorded
  /// (cashapp/AccessibilitySnapshot).
  @Test("A list that is a table has its titles, spaces and cards, and its rows are in one unless they say otherwise")
  func table() throws {
    func text(_ settings: String) -> String {
      """
      {"width": 393, "displayScale": 3, "style": "insetGrouped"\(settings), "defaultKind": "uikit.cell", "sections": [
        {"header": "One", "rows": ["A", {"title": "B", "container": "list"}]}, {"header": "Two", "footer": "End", "rows": ["C"]},
        {"header": {"kind": "uikit.groupedHeader", "title": "Own"}, "rows": ["D"]}]}
      """
    }
    func frames(_ output: Output) -> [[Double]] {
      output.sections.map { section in
        ([section.header].compactMap(\.self) + section.rows).flatMap { [$0.frame.y, $0.frame.height] }
      }
    }
    let table = try measure(text(#", "container": "table""#))
    let expected: [[Double]] = [[0, 166.0 / 3, 166.0 / 3, 53, 325.0 / 3, 52], [533.0 / 3, 38, 647.0 / 3, 53]]
    let found = frames(table)
    for (found, expected) in zip(found.joined(), expected.joined()) { #expect(abs(found - expected) < 0.001) }
    #expect(table.rows[0].frame.x == 20 && table.rows[0].frame.width == 353)
    // Below a footer, a header that is a row gets no space above it, so it is as high as its content.
    let own = try #require(table.sections[2].header?.frame)
    #expect(abs(own.y - 896.0 / 3) < 0.001 && abs(own.height - 121.0 / 3) < 0.001)
    let list = try measure(text(""))
    #expect(list.rows.map(\.frame.height) == [52, 52] && list.rows[0].frame.x == 16)
    let header = try #require(list.sections[0].header?.frame)
    #expect(abs(header.height - 121.0 / 3) < 0.001)
    #expect(frames(list) == frames(try measure(text(#", "container": "list""#))))
  }

  /// Compares with what is measured: a header's explanation depends on what is above its section.
  @Test("Each row of a table is explained as high as it is measured")
  func explainedTable() throws {
    let text = """
      {"container": "table", "style": "grouped", "defaultKind": "uikit.table.default", "sections": [
        {"header": "One", "rows": ["A"]}, {"header": "Two", "footer": "End", "rows": ["B"]}, {"header": "Three", "rows": ["C"]}]}
      """
    for category in [SizeCategory.large, .accessibility5] {
      let list = try LoadedList(
        contents: Array(text.utf8), source: "list.json", overrides: ListOverrides(sizeCategory: category),
        fonts: TestFonts.withSystem)
      var measured: [String: Double] = [:]
      list.forEachPlacedRow { address, _, placed in
        measured[address.description] = placed.frame.height
      }
      let explained = try list.explainedRows().map { ($0.address.description, $0.explanation.height) }
      #expect(explained.count == 7)
      for (name, height) in explained { #expect(measured[name].map { abs($0 - height) < 1e-9 } == true, "\(name)") }
    }
  }

  @Test(
    "What cannot be is a fault that names its place",
    arguments: [
      (#"{"reveal": "half"}"#, "swipeActions.reveal"), (#"{"leading": [{"name": "A"}]}"#, "swipeActions.leading[0]"),
      (#"{"trailing": {}}"#, "swipeActions.trailing"),
    ])
  func faults(actions: String, place: String) {
    let error = #expect(throws: InputError.self) {
      try measure(document("", #"{"kind": "uikit.cell", "swipeActions": \#(actions)}"#))
    }
    #expect(error.map { "\($0)".contains("rows[0].\(place)") } == true, "\(String(describing: error))")
  }
}
