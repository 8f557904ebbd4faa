import Foundation
import JSONText
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import ListDocument

/// Settings of sections and lists for all their rows, and headers that are rows.
@Suite("Defaults, headers and spaces of lists")
struct ListDefaultsTests {
  private func list(_ text: String) throws -> LoadedList {
    try LoadedList(
      contents: Array(text.utf8), source: "list.json", fonts: TestFonts.withSystem)
  }

  private func rows(_ text: String) throws -> [(address: LoadedList.Address, row: PlacedRow)] {
    var rows: [(LoadedList.Address, PlacedRow)] = []
    let list = try list(text)
    list.forEachPlacedRow { rows.append(($0, $2)) }
    return rows
  }

  @Test("A row has what its list and its section say for its kind, unless it says else or null")
  func defaults() throws {
    let document = """
      {"defaultKind": "uikit.cell", "defaults": {"uikit.cell": {"detail": "list", "accessories": ["checkmark"]}},
       "sections": [
        {"rows": ["A", {"title": "B", "detail": "own"}, {"title": "C", "detail": null}]},
        {"defaults": {"uikit.cell": {"detail": "section"}}, "rows": ["D"]},
        {"rows": [{"title": "E", "children": ["F"], "isExpanded": true}]}
       ]}
      """
    let spoken = try list(document).sections.flatMap(\.rows).map { $0.row.accessibility?.label }
    #expect(spoken == ["A, list", "B, own", "C", "D, section", "E, list", "F, list"])
    let checkmark = ElementName(rawValue: "accessory.checkmark")
    #expect(try rows(document).allSatisfy { $0.row.layout[checkmark] != nil })
  }

  @Test("A default that is told of a key is what is taken without it, in any list", arguments: ["list", "table"])
  func toldDefaults(container: String) throws {
    func frames(_ kind: RowKind, _ key: String) throws -> [String] {
      let row = "{\"kind\": \"\(kind.name)\"\(key)}"
      return try rows("{\"container\": \"\(container)\", \"sections\": [{\"rows\": [\(row), \(row)]}]}")
        .map { "\($0.row.frame) \($0.row.layout.elements.map { "\($0.name) \($0.frame)" })" }
    }
    for kind in RowCatalogue.kinds {
      let plain = try frames(kind, "")
      for field in kind.fields where field.defaultValue != .null {
        #expect(try frames(kind, ", \"\(field.name)\": \(field.defaultValue)") == plain, "\(kind.name).\(field.name)")
      }
    }
  }

  @Test(
    "Defaults that are wrong are refused where they stand",
    arguments: [
      (#""defaults": {"uikit.cel": {}}"#, "$.defaults[\"uikit.cel\"]"),
      (#""defaults": {"uikit.cell": {"detail": 3}}"#, "$.defaults[\"uikit.cell\"].detail"),
      (#""defaults": {"uikit.cell": {"id": 3}}"#, "$.defaults[\"uikit.cell\"].id"),
      (#""defaults": {"uikit.cell": {"titel": "x"}}"#, "$.defaults[\"uikit.cell\"].titel"),
    ])
  func faults(_ defaults: String, path: String) {
    #expect {
      try list(#"{\#(defaults), "sections": []}"#)
    } throws: { error in
      "\(error)".contains(path)
    }
  }

  @Test("Defaults with more and more keys that no row has are refused in linear time")
  func unknownKeys() {
    func refuse(_ count: Int) {
      let keys = (0..<count).map { "\"k\($0)\": 1" }.joined(separator: ",")
      #expect(throws: InputError.self) {
        try list("{\"sections\": [], \"defaults\": {\"uikit.cell\": {\(keys)}}}")
      }
    }
    let growth = growthOfTime(limit: 8) {
      refuse(5_000)
    } to: {
      refuse(20_000)
    }
    #expect(growth < 8)
  }

  @Test("What rows have from defaults and tables is limited, for all rows and for each on average")
  func repeatedContent() throws {
    let text = String(repeating: "word ", count: 100_000)
    func document(_ count: Int) -> String {
      let rows = Array(repeating: "{}", count: count).joined(separator: ",")
      return """
        {"defaultKind": "uikit.cell", "defaults": {"uikit.cell": {"title": "\(text)"}}, "sections": [{"rows": [\(rows)]}]}
        """
    }
    // 400 rows took 19 s and wrote 200 MB.
    #expect(try list(document(33)).sections[0].rows.count == 33)
    #expect {
      try list(document(400))
    } throws: { error in
      "\(error)".hasPrefix(
        "list.json:$.sections[0].rows[33]: the rows so far have 17000272 bytes from defaults, tables and forms (line 1, "
      )
        && "\(error)".hasSuffix("); expected at most 16777216 and 1024 for each row")
    }

    let ordinary = RepeatedContent()
    for _ in 0..<100_000 {
      try ordinary.takeRow(1024)
      try ordinary.takeText("A text of a table is about eight times as long as its key is.", for: "the.key")
    }
    let multiplied = RepeatedContent()
    for _ in 0..<32 { try multiplied.takeText(String(repeating: "a", count: 1 << 19), for: "key") }
    #expect(throws: JSONFault.self) { try multiplied.takeText(text, for: "key") }
  }

  @Test("The defaults of a section are not tried with those of the section before")
  func defaultsOfTheSectionBefore() throws {
    let sections = [#"{"content": {"text": "A"}}"#, #"{"title": "B"}"#]
      .map { "{\"defaults\": {\"swiftui.row\": \($0)}, \"rows\": [{}]}" }
    let list = try list("{\"defaultKind\": \"swiftui.row\", \"sections\": [\(sections.joined(separator: ","))]}")
    #expect(list.sections.flatMap(\.rows).map { $0.row.accessibility?.label } == ["A", "B"])
  }

  @Test("A header may be any row, with its own font and image", arguments: ["ltr", "rtl"])
  func header(direction: String) throws {
    let rows = try rows(
      """
      {"width": 375, "style": "insetGrouped", "direction": "\(direction)", "sections": [
        {"header": {"kind": "uikit.groupedHeader", "title": "Books", "detail": "Two of them",
           "image": {"width": 60, "height": 60, "maximumSize": {"width": 30, "height": 30}},
           "textProperties": {"textStyle": "title2", "typeface": "Roboto", "weight": 700}},
         "footer": "A footer", "rows": [{"kind": "uikit.cell", "title": "One"}]}]}
      """)
    #expect(rows.map(\.address.role) == [.header, .row, .footer])
    let header = rows[0].row.layout
    #expect(header[.image]?.frame.size == LayoutSize(width: 30, height: 30) && header[.title]?.text?.fontSize == 22)
    #expect(header[.title]?.text?.content.style.families == ["Roboto"] && header[.detail] != nil)
    #expect(rows[0].row.frame.y == 0 && rows[1].row.frame.y == rows[0].row.frame.height)
  }

  @Test("Spaces that an app sets: above headers, between rows, between sections")
  func spaces() throws {
    let sections = """
      "sections": [{"rows": ["A", "B"]}, {"spacing": 40, "rows": ["C"]}, {"header": "H", "rows": ["D"]}]
      """
    func tops(_ settings: String) throws -> [Double] {
      try rows(#"{"width": 375, "defaultKind": "uikit.cell", \#(settings), \#(sections)}"#).map(\.row.frame.y)
    }
    // Each of two sections contributes half; a section's own value overrides the list's (Apple, listSectionSpacing).
    let spaced = try tops(#""style": "insetGrouped", "sectionSpacing": 20"#)
    #expect(spaced.prefix(4) == [35, 87, 169, 241])
    let apart = try tops(#""style": "insetGrouped", "rowSpacing": 6"#)
    #expect(apart[1] == 93)
    let padded = try tops(#""style": "plain", "headerTopPadding": 5"#)
    #expect(padded == [0, 52, 104, 161, 201.5])
    let without = try rows(
      #"{"defaultKind": "uikit.cell", "showsSeparators": false, "sections": [{"rows": ["A", "B"]}]}"#)
    #expect(without.allSatisfy { $0.row.layout[.separator] == nil })
  }

  @Test("A separator from where the row says, and a family for a row and for one of its texts")
  func properties() throws {
    let rows = try rows(
      """
      {"width": 375, "sections": [{"rows": [
        {"kind": "uikit.cell", "title": "A", "detail": "B", "typeface": "Inter",
         "separatorInsets": {"leading": 48}, "secondaryTextProperties": {"typeface": "Roboto", "alignment": "center"}},
        {"kind": "swiftui.row", "title": "A", "separatorInsets": {"leading": 10, "trailing": 20}}]}]}
      """)
    // As in the recording of a separator handler, insets are from the cell's edge.
    #expect(rows[0].row.layout[.separator]?.frame.x == 48 && rows[0].row.layout[.separator]?.frame.maxX == 375)
    #expect(rows[1].row.layout[.separator]?.frame.x == 10 && rows[1].row.layout[.separator]?.frame.maxX == 355)
    #expect(rows[0].row.layout[.title]?.text?.content.style.families == ["Inter"])
    #expect(rows[0].row.layout[.detail]?.text?.content.style.families == ["Roboto"])
    let line = try #require(rows[0].row.layout[.detail]?.text?.lines(in: .leftToRight).lines.first)
    #expect(abs(line.x + line.width / 2 - 343 / 2) < 0.5)
  }

  /// Source: `UICollectionLayoutList.h` of SDK 16: without separators in a section their configuration is ineffective.
  @Test("A list without separators has none, whatever a row says; a row may have one at its top")
  func noSeparators() throws {
    for (settings, names) in [
      ("", [ElementName.separator, .topSeparator]), (#""showsSeparators": false, "#, []),
    ] {
      for kind in ["uikit.cell", "swiftui.row"] {
        let rows = try rows(
          #"{\#(settings)"sections": [{"rows": [{"kind": "\#(kind)", "title": "A", "showsSeparator": true, "showsTopSeparator": true}]}]}"#
        )
        #expect(rows[0].row.layout.elements.map(\.name).filter { $0.rawValue.hasSuffix("eparator") } == names)
      }
    }
  }

  @Test("A header that is a row points its chevron to where its section's rows are, and has none of its own")
  func outlineHeader() throws {
    for (key, expected) in [
      ("", true), (#""isExpanded": true, "#, true), (#""isExpanded": false, "#, false),
    ] {
      let header = #"{"kind": "uikit.groupedHeader", "title": "A", "accessories": ["outlineDisclosure"]}"#
      let rows = try rows(
        #"{"defaultKind": "uikit.cell", "sections": [{\#(key)"header": \#(header), "rows": ["B"]}]}"#)
      let chevron = rows[0].row.layout[ElementName(rawValue: "accessory.outlineDisclosure")]
      #expect(chevron?.content == .disclosure(isExpanded: expected))
      #expect(rows.count == (expected ? 2 : 1))
    }
    #expect {
      try list(
        #"{"sections": [{"header": {"kind": "uikit.groupedHeader", "children": [{"title": "B"}]}, "rows": []}]}"#)
    } throws: { "\($0)".contains("$.sections[0].header.children: a header with children") }
    #expect {
      try list(
        #"{"sections": [{"footer": {"kind": "swiftui.row", "children": [{"title": "B"}]}, "rows": []}]}"#)
    } throws: { "\($0)".contains("$.sections[0].footer.children: a footer with children") }
  }

  /// Source: Apple, `defaultMinListHeaderHeight` and `listSectionMargins(_:_:)`.
  @Test("Headers may have a least height, and sections margins; an inset list keeps from the edges as cards do")
  func sections() throws {
    func frames(_ settings: String) throws -> [LayoutRect] {
      try rows(
        #"{"width": 375, \#(settings), "defaultKind": "swiftui.row", "sections": [{"header": "H", "rows": ["A"]}]}"#
      ).map(\.row.frame)
    }
    #expect(try frames(#""style": "insetGrouped", "minHeaderHeight": 80"#)[0].height == 80)
    #expect(try frames(#""style": "insetGrouped", "minHeaderHeight": 10"#)[0].height == 40.5)
    #expect(try frames(#""style": "insetGrouped", "sectionMargin": 40"#).allSatisfy { $0.x == 40 && $0.width == 295 })
    #expect(try frames(#""style": "inset""#).allSatisfy { $0.x == 16 && $0.width == 343 })
    #expect(try frames(#""style": "automatic""#) == frames(#""style": "insetGrouped""#))
  }

  @Test("The examples of a header of one's own and of a list of books, in both directions, at L and AX5")
  func examples() throws {
    for file in ["uikit/custom-header", "swiftui/books"] {
      let text = try String(contentsOf: Repository.file("Examples/\(file).json"), encoding: .utf8)
      let list = try list(text)
      for category in [SizeCategory.large, .accessibility5] {
        var layouts: [[RowLayout]] = []
        for direction in [TextDirection.leftToRight, .rightToLeft] {
          var traits = list.settings.traits
          (traits.sizeCategory, traits.direction) = (category, direction)
          var rows: [RowLayout] = []
          list.forEachPlacedRow(list.settings.geometry, traits) { rows.append($2.layout) }
          layouts.append(rows)
        }
        for (row, mirror) in zip(layouts[0], layouts[1]) {
          #expect(row.mirrored.elements.map(\.frame) == mirror.elements.map(\.frame))
          #expect(row.elements.allSatisfy { $0.frame.maxY <= row.size.height })
        }
      }
    }
  }
}
