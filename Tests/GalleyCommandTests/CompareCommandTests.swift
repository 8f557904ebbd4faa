import Foundation
import TestSupport
import Testing

/// `galley compare`.
struct CompareCommandTests {
  private static let list =
    #"{"displayScale": 2, "defaultKind": "uikit.table.default", "sections": [{"rows": [{"id": 1, "title": "Alaska"}]}]}"#

  private func recording(_ name: String) -> String { Repository.file("Tests/Fixtures/recordings/\(name)").path }

  /// Writes files that are gone afterwards.
  private func withFiles(_ files: [String: String], _ body: ((String) -> String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    try body { folder.appending(path: $0).path }
  }

  @Test("Status 0 where all agrees, 1 where anything differs, with what is off and by how much")
  func statuses() throws {
    let arguments = ["compare", recording("swiftui-list-ios16.json"), recording("swiftui-list-ios16.txt")]
    let agreeing = try runGalley(arguments + ["--ignore", "width"])
    #expect(agreeing.status == 0 && agreeing.errors.isEmpty)
    #expect(agreeing.output.hasSuffix("3 rows compared in 17 values: all agree\n"))
    #expect(agreeing.output.contains("  sections[0].rows[0] (line 5) “Item 1”: 6 values agree\n"))
    let differing = try runGalley(arguments + ["--only", "row,height", "--category", "AX1"])
    #expect(differing.status == 1 && differing.errors.isEmpty)
    #expect(differing.output.contains("recorded 44           off by +"))
    #expect(differing.output.contains("3 rows compared in 3 values: 3 differ by more than 0.167 points\n"))
    #expect(try runGalley(arguments + ["--only", "row,height", "--category", "AX1", "--tolerance", "500"]).status == 0)
    try withFiles(["list.json": Self.list, "other.json": #"{"width": 1, "sections": []}"#]) { file in
      let one = try runGalley(["compare", file("list.json"), file("other.json")])
      #expect(one.output.contains("0 rows compared in 1 value: 1 differs by more than 0.25 points\n"), "\(one.output)")
    }
    let android = [
      "compare", recording("compose-settings.json"), recording("compose-settings.xml"), "--only", "title,height",
    ]
    #expect(
      try runGalley(android + ["--density", "420", "--ignore", "views"]).output.contains("6 rows compared in 6 values"))
    #expect(try runGalley(android + ["--scale", "2"]).status == 1)
  }

  @Test("JSON has every value, as one object or a row a line")
  func formats() throws {
    let arguments = ["compare", recording("swiftui-list-ios16.json"), recording("swiftui-list-ios16.txt"), "--format"]
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(runGalley(arguments + ["json"]).output.utf8)) as? [String: Any])
    #expect(json["agrees"] as? Bool == false && json["origin"] as? String == "first-row")
    let rows = try #require(json["rows"] as? [[String: Any]])
    #expect(json["compared"] as? Int == 23 && rows.count == 3)
    let values = try #require(rows[1]["values"] as? [[String: Any]])
    let height = try #require(values.first { $0["name"] as? String == "frame.height" })
    #expect(
      height["galley"] as? Double == 44 && height["recorded"] as? Double == 44 && height["difference"] as? Double == 0)
    #expect(rows.map { $0["recording"] as? String } == ["line 17", "line 5", "line 11"])
    let lines = try runGalley(arguments + ["ndjson"]).output.split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix(#"{"presence":"both","agrees":false"#) })
  }

  @Test("Frames come from standard input, from what galley measure prints, and from a file with its document")
  func frames() throws {
    try withFiles(["list.json": Self.list]) { file in
      let measured = try runGalley(["measure", file("list.json")])
      #expect(try runGalley(["compare", file("list.json"), "-"], input: measured.output).status == 0)
      #expect(try runGalley(["compare", file("list.json"), "-", "--width", "320"], input: measured.output).status == 1)
      let lines = try runGalley(["measure", file("list.json"), "--format", "ndjson"])
      #expect(try runGalley(["compare", file("list.json"), "-"], input: lines.output).status == 0)
      for format in ["json", "ndjson"] {
        let dressed = try runGalley(["measure", file("list.json"), "--appearance", "--format", format])
        #expect(try runGalley(["compare", file("list.json"), "-"], input: dressed.output).status == 0)
      }
      let named = #"{"name": "a", "# + Self.list.dropFirst()
      let document = try runGalley(["measure", "--documents", "-"], input: named + "\n")
      #expect(try runGalley(["compare", file("list.json"), "-"], input: document.output).status == 0)
    }
    let rows = #"{"kind": "swiftui.row", "title": "A", "isDeletable": true, "children": ["B"]}"#
    try withFiles(["list.json": #"{"sections": [{"rows": [\#(rows)]}]}"#]) { file in
      for options in [["--edit"], ["--expand"]] {
        let measured = try runGalley(["measure", file("list.json")] + options)
        #expect(try runGalley(["compare", file("list.json"), "-"] + options, input: measured.output).status == 0)
        #expect(try runGalley(["compare", file("list.json"), "-"], input: measured.output).status == 1)
      }
    }
    let own = try runGalley(["compare", recording("accessibility-snapshot-list-ios17.json"), "--only", "height"])
    #expect(own.status == 0 && own.output.hasPrefix("  sections[0].header “ACCOUNTS”"))
  }

  @Test(
    "What cannot be is one line and status 2",
    arguments: [
      (["--only", "hight"], "--only: nothing is called \"hight\"; expected"),
      (["--ignore", "widht"], "--ignore: nothing is called \"widht\"; expected"),
      (["--tolerance", "-1"], "--tolerance: -1; expected a number of points from 0 to 1000000"),
      (["--origin", "top"], "command line: The value 'top' is invalid for '--origin <origin>'. Please provide one of"),
      (["--density", "420", "--scale", "2"], "--density: --scale is given, too"),
      (["--scale", "0"], "--scale: 0; expected 0.01 to 64"),
      (["--first", "nobody"], "--first: no row of the document is called \"nobody\""),
      (["--list", "2"], "--list: 2; expected 1: so many lists"),
      (["--recording", "frames"], "recording.txt:$: no value begins like this at line 1, column 1"),
      (["--recording", "android"], "recording.txt: it is in pixels; expected how many make a point"),
    ])
  func faults(_ arguments: [String], _ message: String) throws {
    let dump = "<UITableViewCell; frame = (0 0; 375 44); text = 'Alaska'>"
    try withFiles(["list.json": Self.list, "recording.txt": dump]) { file in
      let result = try runGalley(["compare", file("list.json"), file("recording.txt")] + arguments)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.replacing(file("") + "/", with: "").hasPrefix("galley: \(message)"), "\(result.errors)")
      #expect(result.errors.count { $0 == "\n" } == 1)
    }
  }

  @Test("Files that are not there, or not what they should be, are named")
  func files() throws {
    try withFiles([
      "list.json": Self.list, "device.json": #"{"document": {"sections": 3}, "recorded": {"sections": []}}"#,
      "empty.json": #"{"sections": []}"#,
    ]) { file in
      for (arguments, message) in [
        ([file("list.json"), "/nowhere.txt"], "/nowhere.txt: cannot be read"),
        (["-", "-"], "-: standard input is given twice"),
        ([file("list.json"), file("empty.json")], "\(file("empty.json")): nothing of it could be compared"),
        ([file("list.json")], "\(file("list.json")):$: this is a list document (line 1, column 1); expected"),
        ([file("device.json")], "\(file("device.json")):$.document.sections: a number"),
      ] {
        let result = try runGalley(["compare"] + arguments, input: Self.list)
        #expect(result.status == 2 && result.errors.hasPrefix("galley: \(message)"), "\(result.errors)")
      }
    }
  }
}
