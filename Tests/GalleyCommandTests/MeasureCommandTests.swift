import Foundation
import TestSupport
import Testing

@Suite struct MeasureCommandTests {
  private func measure(_ arguments: String..., input: String? = nil) throws -> ProcessResult {
    try runGalley(["measure"] + arguments, input: input)
  }

  private func example(_ name: String) -> String { Repository.file("Examples/" + name).path }

  private func measuredExample(_ name: String, _ arguments: String...) throws -> MeasuredList {
    let result = try runGalley(["measure", example(name)] + arguments)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    return try #require(MeasuredList(result.output))
  }

  @Test("A list's locale chooses among faces for ideographs", arguments: [("ja", 68.0), ("zh-Hans", 64), ("ko", 63)])
  func regions(locale: String, width: Double) throws {
    let folder = Repository.file("Tests/Fixtures/fonts/regions/NotoSansCJK-").path
    let list = """
      {"locale": "\(locale)", "sections": [{"rows": [
        {"id": 1, "kind": "uikit.table.value1", "title": "A", "detail": "骨直令誤"}]}]}
      """
    let result = try measure("-", "--font", "SC=\(folder)SC.otf", "--font", "KR=\(folder)KR.otf", input: list)
    let row = try #require(MeasuredList(result.output)?.rows.first)
    #expect(row.elements["detail"]?.frame.width == width)
  }

  // MARK: Examples

  static let categories = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  @Test(
    "The examples in all categories and both directions",
    arguments: ["us-states.json", "settings-de.json", "chat.json"], categories)
  func examples(name: String, category: String) throws {
    try expectMirrored(name, category)
  }

  @Test("Countries of both directions at both ends of the categories", arguments: ["ar", "ja"], ["XS", "AX5"])
  func countriesInBothDirections(locale: String, category: String) throws {
    try expectMirrored("countries/\(locale).json", category)
  }

  /// Measures an example in both directions: its rows stand below each other, hold what is in them, and mirror each
  /// other.
  private func expectMirrored(_ name: String, _ category: String) throws {
    let ltr = try measuredExample(name, "--category", category, "--direction", "ltr")
    let rtl = try measuredExample(name, "--category", category, "--direction", "rtl")
    #expect(ltr.rows.count >= 10)
    #expect(ltr.rows.map(\.frame) == rtl.rows.map(\.frame))
    #expect(ltr.height == rtl.height)

    // Rows stand below each other, with 22 points above a header, and reach to the end of the list.
    var bottom = 0.0
    for row in ltr.rows {
      if row.kind == "uikit.plainHeader" { bottom += 22 }
      #expect(row.frame.y == bottom)
      #expect(row.frame.width == ltr.width)
      #expect(row.frame.height > 0)
      bottom = row.frame.maxY
    }
    #expect(bottom == ltr.height)

    for (ltr, rtl) in zip(ltr.rows, rtl.rows) {
      #expect(ltr.id == rtl.id)
      #expect(ltr.elements.keys.sorted() == rtl.elements.keys.sorted())
      for (name, element) in ltr.elements {
        let mirrored = try #require(rtl.elements[name])
        var frame = element.frame
        frame.x = ltr.frame.width - frame.maxX
        #expect(mirrored.frame == frame)
        #expect(mirrored.lines == element.lines)
      }
      // Stereo cells are whole points high; all they hold lies inside.
      if ltr.kind == "mdc.stereo" { #expect(ltr.frame.height == ltr.frame.height.rounded()) }
      for frame in ltr.elements.values.map(\.frame) {
        #expect(frame.x >= 0 && frame.y >= 0 && frame.maxX <= ltr.frame.width && frame.maxY <= ltr.frame.height)
      }
    }
  }

  @Test(
    "The other lists of countries",
    arguments: ["de", "el", "en", "fa", "he", "hi", "ko", "ru", "th", "zh_CN", "zh_TW"])
  func countries(locale: String) throws {
    let list = try measuredExample("countries/\(locale).json", "--category", "AX5")
    #expect(list.rows.count == 249)
    #expect(list.rows.allSatisfy { ($0.elements["title"]?.lines ?? 0) >= 1 })
  }

  @Test("Narrower lists are not lower")
  func widths() throws {
    let heights = try [1000, 414, 375, 320, 200].map {
      try measuredExample("settings-de.json", "--width", "\($0)").height
    }
    #expect(heights == heights.sorted())
    #expect(heights[0] < heights[4])
  }

  @Test("Five thousand packages, line by line, from a file and from standard input")
  func packages() throws {
    let name = example("debian-packages.ndjson")
    let file = try measure(name, "--format", "ndjson")
    let lines = file.output.split(separator: "\n")
    #expect(lines.count == 5287 + 57)
    #expect(lines.count { $0.contains(#""kind":"uikit.plainHeader""#) } == 57)
    #expect(
      lines[1].hasPrefix(#"{"section":"admin","id":"adcli","kind":"mdc.stereo","frame":{"x":0,"y":62.5,"width":375,"#))
    let stream = try measure("-", "--format", "ndjson", input: String(contentsOfFile: name, encoding: .utf8))
    #expect(stream.output == file.output)
  }

  @Test("A row is answered as soon as the next line of a pipe says what follows it")
  func answersAtOnce() throws {
    let head = #"{"defaultKind":"uikit.cell"}"#
    let script = """
      coproc galley measure - --format ndjson
      echo '\(head)' >&${COPROC[1]}; echo '"a"' >&${COPROC[1]}
      for line in '"b"' '{"section":null}'; do
        echo "$line" >&${COPROC[1]}; read -t 30 -r <&${COPROC[0]} && echo "$REPLY"
      done
      """
    let run = try runShell(script, in: Repository.file("."))
    let whole = try measure("-", "--format", "ndjson", input: "\(head)\n\"a\"\n\"b\"\n").output
    #expect(run.output == whole && run.output.count { $0 == "\n" } == 2, "\(run.output)\(run.errors)")
  }

  // MARK: Known rows

  @Test("A row of one line each is 77 high, and its image at 280 from right to left")
  func stereo() throws {
    let document = #"""
      {"width": 320, "displayScale": 2, "direction": "rtl", "sections": [{"rows": [{"id": 1, "kind": "mdc.stereo", "title": "Alaska",
        "detail": "US-AK", "leadingImage": {"width": 24, "height": 24}}]}]}
      """#
    let row = try #require(MeasuredList(try measure("-", input: document).output)?.rows.first)
    #expect(row.frame == MeasuredList.Frame(x: 0, y: 0, width: 320, height: 77))
    #expect(row.elements["leadingImage"]?.frame == MeasuredList.Frame(x: 280, y: 16, width: 24, height: 24))
    #expect(row.elements["title"]?.frame == MeasuredList.Frame(x: 16, y: 16, width: 248, height: 24))
  }

  @Test("A 100 by 75 image alone is 59 high")
  func image() throws {
    let line = #"{"kind": "mdc.stereo", "leadingImage": {"width": 100, "height": 75}}"#
    #expect(MeasuredList(try measure("-", input: "{}\n\(line)\n").output)?.height == 59)
  }

  @Test("A table is for people")
  func table() throws {
    let lines = try measure(example("us-states.json"), "--format", "table").output.split(separator: "\n")
    #expect(lines.count == 1 + 50 + 19 + 1)
    #expect(lines[2] == "      62.5      77    1+1  20+12  Alabama · US-AL")
    #expect(lines.last == "50 rows in 19 sections: 375 × 5037.5 points, L, ltr, 2 pixels a point")
  }

  @Test("The kinds of rows, as a table and as JSON")
  func kinds() throws {
    let table = try measure("--kinds")
    #expect(table.status == 0)
    #expect(table.output.hasPrefix("mdc.stereo "))
    let keys = try measure("--kinds", "mdc.stereo").output
    #expect(keys.hasPrefix("mdc.stereo  The self-sizing stereo cell of Material Components for iOS.\n  id  "))
    let json = try measure("--kinds", "--format", "json").output
    let kinds = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let stereo = try #require(kinds.first)
    #expect(stereo["kind"] as? String == "mdc.stereo")
    let listed = try #require(stereo["keys"] as? [[String: Any]])
    let lines = try #require(listed.first { $0["name"] as? String == "titleLines" })
    #expect(lines["default"] as? Int == 0)
    #expect(lines["required"] as? Bool == false)
    let lists = table.output.split(separator: "\n")
    #expect(
      kinds.allSatisfy { kind in
        lists.contains { $0.hasPrefix("\(kind["kind"] ?? "") ") && $0.hasSuffix(" \(kind["summary"] ?? "")") }
      })
  }

  @Test("The JSON Schema is the committed one")
  func schema() throws {
    let committed = try String(contentsOf: Repository.file("Documentation/list.schema.json"), encoding: .utf8)
    let isTheSame = try measure("--schema").output == committed
    #expect(isTheSame)
  }

  @Test("A face that is given takes the place of the family's own")
  func givenFace() throws {
    let name = example("settings-de.json")
    let own = try measure(name)
    let roboto = Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path
    let given = try measure(name, "--font", "system=\(roboto)")
    #expect(given.status == 0)
    #expect(given.output != own.output)
  }

  @Test("A face under a name of its own sets what no other face has, and what none has is counted")
  func faceOfAnotherScript() throws {
    let bengali = Repository.file("Tests/Fixtures/fonts/rules/MarksAnywhere.ttf").path
    let list = #"{"width": 320, "sections": [{"rows": [{"id": 1, "kind": "uikit.cell", "title": "Wi-Fi যহ"}]}]}"#
    let (without, with) = (try measure("-", input: list), try measure("-", "--font", "Mine=\(bengali)", input: list))
    #expect(without.output.contains(#""missingGlyphs":2"#) && !with.output.contains("missingGlyphs"))
    #expect(try runGalley(["audit", "-"], input: list).output.contains("missingGlyph title"))
    #expect(try runGalley(["audit", "-", "--font", "Mine=\(bengali)"], input: list).status == 0)
    // It sets no other character.
    let latin = list.replacing(" যহ", with: "")
    #expect(try measure("-", input: latin).output == measure("-", "--font", "Mine=\(bengali)", input: latin).output)
  }

  // MARK: Faults

  @Test(
    "A broken document names the path of the fault",
    arguments: [
      (
        #"{"sections": [{"rows": [{"kind": "mdc.stereo", "title": 3}]}]}"#,
        "-:$.sections[0].rows[0].title: a number (line 1, column 57); expected a string"
      ),
      (
        #"{"sections": [{"row": []}]}"#,
        "-:$.sections[0].row: there is no such key (line 1, column 23); expected one of id header footer spacing isExpanded "
          + "defaults rows; did you mean rows?"
      ),
      ("{\"sections\": [\n}", "-:$.sections[0]: no value begins like this at line 2, column 1; expected a value"),
      (
        "{}\n{\"kind\": \"mdc.sterio\"}",
        "-:2:$.kind: there is no kind \"mdc.sterio\" (column 10); expected a kind that galley measure --kinds lists; "
          + "did you mean mdc.stereo?"
      ),
      ("", "-: there is nothing in it; expected a list document"),
      (
        #"{"id": 1, "kind": "m3.listItem", "title": "a"}"#,
        "-:1:$: this is a row, and the first line is the document itself (column 1); expected the document, such as {} "
          + "or {\"width\": 375}, and its rows on the lines below"
      ),
      (
        #"{"section": {"header": "a"}}"#,
        "-:1:$: this is a section, and the first line is the document itself (column 1); expected the document, such as "
          + "{} or {\"width\": 375}, and its rows on the lines below"
      ),
    ])
  func faults(document: String, message: String) throws {
    let result = try measure("-", input: document)
    #expect(result.status == 2)
    #expect(result.errors == "galley: \(message)\n")
    #expect(result.output.isEmpty)
  }

  @Test("Bad usage is one line and status 2")
  func usage() throws {
    let name = example("us-states.json")
    for arguments in [
      [], ["nowhere.json"], [name, "--width", "-4"], [name, "--width", "nan"], [name, "--width", "wide"],
      [name, "--category", "XXS"], [name, "--direction", "up"], [name, "--format", "xml"], [name, "--colour"],
      [name, "--font", "x"], [name, "--font", "x=nowhere.ttf"], [name, "--font", "x=\(name)"],
      [name, "--font", "x=\(Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path)#3"],
    ] {
      let result = try runGalley(["measure"] + arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("galley: "))
      #expect(result.errors.contains("; expected "))
      #expect(result.errors.count { $0 == "\n" } == 1)
    }
    #expect(try measure("--help").status == 0)
    #expect(
      try measure("").errors
        == "galley: \"\": cannot be read: No such file or directory; expected a file that can be read\n")
  }
}
