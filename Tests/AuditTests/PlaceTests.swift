import Audit
import Foundation
import Galley
import TestSupport
import Testing

/// The line and column that a finding gives for its row.
struct PlaceTests {
  /// The places of the rows of a document, by their titles.
  private func places(_ text: String, named name: String = "list.json") throws -> [String: TextPlace] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    let list = try LoadedList(source: file.path, fonts: .bundled)
    // At this width every title wraps.
    let audit = Audit(matrix: AuditMatrix(widths: [40]), rules: AuditRules(kinds: [.wraps], maximumLines: 1))
    var places: [String: TextPlace] = [:]
    for finding in audit.run([AuditedDocument(source: name, list: list)]).findings {
      let place = try #require(finding.row.place)
      places[finding.text] = place
    }
    return places
  }

  @Test("Rows, headers and footers of a document in one piece are where their values begin")
  func onePiece() throws {
    let text = """
      \u{FEFF}{"width": 320, "defaultKind": "mdc.stereo",
       "sections": [
        {"id": "\\u007d]", "header": "The header", "rows": [
          {"title": "First row", "detail": "{[\\"\\\\"},
          "Second row",  {"kind": "mdc.stereo",
            "title": "Third row"}], "footer":
          "The footer"},
        {"rows": ["😀é Fourth row", "Fifth row"]}]}
      """
    #expect(
      try places(text) == [
        "The header": TextPlace(line: 3, column: 31), "First row": TextPlace(line: 4, column: 5),
        "{[\"\\": TextPlace(line: 4, column: 5),
        "Second row": TextPlace(line: 5, column: 5), "Third row": TextPlace(line: 5, column: 20),
        "The footer": TextPlace(line: 7, column: 5), "😀é Fourth row": TextPlace(line: 8, column: 13),
        "Fifth row": TextPlace(line: 8, column: 30),
      ])
    // The same on one line, after blank ones.
    let line = "\n \n" + text.split(separator: "\n").joined(separator: " ")
    #expect(try places(line)["The header"]?.line == 3)
  }

  @Test("Rows below others are looked at though they are collapsed, and have a path and a line of their own")
  func children() throws {
    let text = """
      {"defaultKind": "uikit.cell", "sections": [
       {"rows": [
        {"title": "Above", "isExpanded": false, "children": [
          "First child",
          {"title": "Second child", "children": ["Grandchild"]}]},
        "Below"]},
       {"isExpanded": false, "header": "Header", "rows": [
        "Hidden"]}]}
      """
    var input = AuditInput()
    input.add(contents: Array(text.utf8), source: "list.json")
    let audit = Audit(matrix: AuditMatrix(widths: [70]), rules: AuditRules(kinds: [.wraps], maximumLines: 1))
    var result = AuditResult()
    try input.forEachDocument(fonts: .bundled) { audit.run($0, &result) }
    let places = Dictionary(
      result.findings.map { ($0.text, "\($0.row.path) \($0.row.place?.line ?? 0)") },
      uniquingKeysWith: { first, _ in first })
    #expect(places["First child"] == "sections[0].rows[0].children[0] 4")
    #expect(places["Second child"] == "sections[0].rows[0].children[1] 5")
    #expect(places["Grandchild"] == "sections[0].rows[0].children[1].children[0] 5")
    #expect(places["Below"] ?? "sections[0].rows[1] 6" == "sections[0].rows[1] 6")
    let all = AuditedDocument(
      source: "list.json",
      list: try LoadedList(
        contents: Array(text.utf8), source: "list.json", overrides: ListOverrides(expandsAll: true), fonts: .bundled))
    var addresses: [String] = []
    all.list.forEachPlacedRow { address, _, _ in
      addresses.append("\(address)")
    }
    #expect(
      addresses == [
        "sections[0].rows[0]", "sections[0].rows[0].children[0]", "sections[0].rows[0].children[1]",
        "sections[0].rows[0].children[1].children[0]", "sections[0].rows[1]", "sections[1].header",
        "sections[1].rows[0]",
      ])
  }

  @Test("Rows of a document line by line are where their lines are")
  func lineByLine() throws {
    let text = """
      {"defaultKind": "mdc.stereo"}
      {"section": {"header": "The header"}}

        "First row"
      {"title": "Second row"}\r
      """
    #expect(
      try places(text, named: "list.ndjson") == [
        "The header": TextPlace(line: 2, column: 1), "First row": TextPlace(line: 4, column: 3),
        "Second row": TextPlace(line: 5, column: 1),
      ])
  }

  @Test("Wherever a random document has its rows, that is where they are")
  func random() throws {
    var generator = SeededGenerator(seed: 0x5A21F)
    for _ in 0..<40 {
      var text = ""
      var expected: [String: TextPlace] = [:]
      func space() {
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          text += [" ", "\n", "\t"].randomElement(using: &generator) ?? ""
        }
      }
      func mark(_ title: String) {
        // As an editor counts: lines that end with a line feed, and code points.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        expected[title] = TextPlace(line: lines.count, column: (lines.last?.count ?? 0) + 1)
      }
      text = #"{"displayScale": 2, "defaultKind": "mdc.stereo", "sections": ["#
      for section in 0..<Int.random(in: 1...3, using: &generator) {
        text += section > 0 ? "," : ""
        space()
        text += #"{"id": ["x"]"#.replacing("[\"x\"]", with: "\"😀 \\\" ]}\"") + #", "rows": ["#
        for row in 0..<Int.random(in: 0...5, using: &generator) {
          text += row > 0 ? "," : ""
          space()
          let title = "Row \(section) \(row) é"
          mark(title)
          text += Bool.random(using: &generator) ? "\"\(title)\"" : "{\"detail\": \"{\", \"title\":\"\(title)\" }"
          space()
        }
        text += "]}"
      }
      text += "]}"
      #expect(try places(text) == expected, "\(text)")
    }
  }
}
