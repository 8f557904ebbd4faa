import Foundation
import JSONText
import TestSupport
import Testing
import TextAnalysis
import Typography

@testable import ListDocument

@Suite("Measured lists")
struct ListMeasurerTests {
  static let document = #"""
    {"width": 320, "sections": [
      {"id": "a", "header": "A", "footer": "end", "rows": [
        {"id": 1, "kind": "mdc.stereo", "title": "Alaska", "detail": "US-AK", "leadingImage": {"width": 24, "height": 24}}]},
      {"rows": [{"kind": "mdc.stereo"}]}]}
    """#
  static let lines = #"""
    {"width": 320}
    {"section": {"id": "a", "header": "A", "footer": "end"}}
    {"id": 1, "kind": "mdc.stereo", "title": "Alaska", "detail": "US-AK", "leadingImage": {"width": 24, "height": 24}}
    {"section": {}}
    {"kind": "mdc.stereo"}
    """#

  private func measure(
    _ text: String, named name: String = "list.json", _ format: ListFormat, overrides: ListOverrides = ListOverrides(),
    visible: Range<Double>? = nil
  ) throws -> String {
    try withFile(Array(text.utf8), named: name) { path in
      var output: [UInt8] = []
      let measurer = ListMeasurer(
        fonts: TestFonts.withSystem, overrides: overrides, format: format, visible: visible)
      try measurer.measure(path) { output += $0 }
      return String(decoding: output, as: UTF8.self)
    }
  }

  static let header =
    #""id":null,"kind":"uikit.plainHeader","frame":{"x":0,"y":22,"width":320,"height":40.5},"elements":{"title":"#
    + #"{"frame":{"x":16,"y":10,"width":288,"height":20.5},"lines":1,"truncated":false,"fontSize":17,"baseline":16}},"#
    + #""accessibility":{"label":"A","readingOrder":["title"],"traits":["header"]}}"#
  static let row =
    #""id":1,"kind":"mdc.stereo","frame":{"x":0,"y":62.5,"width":320,"height":77},"elements":{"title":"#
    + #"{"frame":{"x":56,"y":16,"width":248,"height":24},"lines":1,"truncated":false,"fontSize":20,"baseline":19},"detail":"#
    + #"{"frame":{"x":56,"y":46,"width":248,"height":14.5},"lines":1,"truncated":false,"fontSize":12,"baseline":11.5},"#
    + #""textContainer":{"frame":{"x":56,"y":16,"width":248,"height":44.5}},"leadingImage":"#
    + #"{"frame":{"x":16,"y":16,"width":24,"height":24}}},"hitTarget":{"x":0,"y":0,"width":320,"height":77},"#
    + #""accessibility":{"label":"Alaska, US-AK","readingOrder":["title","detail"]}}"#
  static let footer =
    #""id":null,"kind":"uikit.plainFooter","frame":{"x":0,"y":139.5,"width":320,"height":30},"elements":{"title":"#
    + #"{"frame":{"x":16,"y":8,"width":288,"height":16},"lines":1,"truncated":false,"fontSize":13,"baseline":12.5}},"#
    + #""accessibility":{"label":"end","readingOrder":["title"]}}"#
  static let empty =
    #""id":null,"kind":"mdc.stereo","frame":{"x":0,"y":169.5,"width":320,"height":0},"elements":{},"#
    + #""hitTarget":{"x":0,"y":0,"width":320,"height":0}}"#

  @Test("Of a part of the list, what is in it is written where it stands, and sections without any are left out")
  func visible() throws {
    // The first section has its row from 62.5 to 139.5 and its footer up to 169.5.
    let part = try measure(Self.document, .json, visible: 100..<139.5)
    let expected =
      #"{"width":320,"sections":[{"id":"a","header":null,"rows":[{"# + Self.row + #"],"footer":null}],"height":169.5}"#
    #expect(part == expected + "\n")
    #expect(try measure(Self.lines, named: "l.ndjson", .json, visible: 100..<139.5) == part)
    let none = try measure(Self.document, .json, visible: 500..<600)
    #expect(none == #"{"width":320,"sections":[],"height":169.5}"# + "\n")
    let whole = try measure(Self.document, .ndjson)
    #expect(try measure(Self.document, .ndjson, visible: -10..<1_000) == whole)
  }

  @Test("A grouped list: cards, corners, and dividers where the document wants them")
  func grouped() throws {
    let rows = #"{"kind": "mdc.stereo", "title": "A"}, {"kind": "mdc.stereo", "title": "B"}"#
    let document = #"{"style": "insetGrouped", "dividers": "material3", "sections": [{"rows": [\#(rows)]}]}"#
    let lines = try measure(document, .ndjson).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains(#""frame":{"x":16,"y":35,"width":343,"height":"#))
    #expect(lines[0].contains(#""cornerRadii":[26,26,0,0],"divider":{"x":16,"y":"#))
    #expect(lines[1].contains(#""cornerRadii":[0,0,26,26],"elements""#))
  }

  @Test("As JSON, from a document in one piece and line by line")
  func json() throws {
    let expected =
      #"{"width":320,"sections":[{"id":"a","header":{"# + Self.header + #","rows":[{"# + Self.row + #"],"footer":{"#
      + Self.footer + #"},{"id":null,"header":null,"rows":[{"# + Self.empty + #"],"footer":null}],"height":169.5}"#
      + "\n"
    #expect(try measure(Self.document, .json) == expected)
    #expect(try measure(Self.lines, named: "list.ndjson", .json) == expected)
    // Other parsers accept it as JSON, too.
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(expected.utf8)) }
  }

  @Test("As NDJSON, with the section's identifier, or its index where it has none")
  func ndjson() throws {
    let expected = [
      #"{"section":"a","# + Self.header, #"{"section":"a","# + Self.row, #"{"section":"a","# + Self.footer,
      #"{"section":1,"# + Self.empty,
    ]
    let output = try measure(Self.document, .ndjson)
    #expect(output == expected.map { $0 + "\n" }.joined())
    #expect(try measure(Self.lines, named: "list.ndjson", .ndjson) == output)
  }

  @Test("As a table")
  func table() throws {
    let expected = """
             top  height  lines   size  text
              22    40.5      1     17  A
            62.5      77    1+1  20+12  Alaska · US-AK
           139.5      30      1     13  end
           169.5       0                \("")
      2 rows in 2 sections: 320 × 169.5 points, L, ltr, 2 pixels a point

      """
    #expect(try measure(Self.document, .table) == expected)
  }

  @Test("A table marks what is cut off, and keeps control characters from the terminal")
  func tableOfHostileText() throws {
    let title = #"\u001b[31mred\u0007 "# + String(repeating: "word ", count: 100)
    let text = #"{"sections": [{"rows": [{"kind": "mdc.stereo", "title": "\#(title)", "titleLines": 2}]}]}"#
    let table = try measure(text, .table)
    #expect(table.contains("  2…     20   [31mred  word "))
    #expect(table.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(table.split(separator: "\n").allSatisfy { $0.count < 110 })
  }

  @Test("A table has spaces in the place of bidi controls, which would turn its line around on a terminal")
  func tableOfBidiControls() throws {
    let controls = [
      "061C", "200E", "200F", "202A", "202B", "202C", "202D", "202E", "2066", "2067", "2068", "2069", "0085",
    ]
    for control in controls {
      let text = #"{"sections": [{"rows": [{"kind": "mdc.stereo", "title": "a\u\#(control)b"}]}]}"#
      let table = try measure(text, .table)
      #expect(table.contains("  a b\n"), "\(control): \(table)")
    }
  }

  @Test("Rows before any section are in one of their own")
  func rowsWithoutSection() throws {
    let output = try measure("{\"defaultKind\": \"mdc.stereo\"}\n\"A\"\n\"B\"\n", named: "list.ndjson", .json)
    #expect(
      output.hasPrefix(#"{"width":375,"sections":[{"id":null,"header":null,"rows":[{"id":null,"kind":"mdc.stereo""#))
    #expect(output.hasSuffix(#"],"footer":null}],"height":112}"# + "\n"))
  }

  @Test("An empty list")
  func emptyList() throws {
    #expect(try measure(#"{"sections": []}"#, .json) == #"{"width":375,"sections":[],"height":0}"# + "\n")
    #expect(try measure(#"{"sections": []}"#, .ndjson) == "")
    #expect(
      try measure(#"{"sections": []}"#, .table).hasSuffix(
        "0 rows in 0 sections: 375 × 0 points, L, ltr, 2 pixels a point\n"))
  }

  @Test("Overrides reach the rows")
  func overrides() throws {
    let overrides = ListOverrides(width: 400, sizeCategory: .accessibility5, direction: .rightToLeft)
    let output = try measure(Self.document, .ndjson, overrides: overrides)
    #expect(output.contains(#""leadingImage":{"frame":{"x":360,"y":16,"width":24,"height":24}}"#))
    #expect(output.contains(#""fontSize":53"#))
    #expect(output.contains(#""height":77}"#))
  }

  @Test("Output comes in pieces, whole rows at a time, however long the list")
  func pieces() throws {
    let row = #"{"kind": "mdc.stereo", "title": "Alaska"}"#
    let text = "{}\n" + String(repeating: row + "\n", count: 2000)
    try withFile(Array(text.utf8), named: "list.ndjson") { path in
      var pieces: [[UInt8]] = []
      try ListMeasurer(fonts: TestFonts.withSystem, format: .ndjson).measure(path) { pieces.append($0) }
      #expect(pieces.count > 3)
      #expect(pieces.allSatisfy { $0.last == 0x0A && $0.count < 70_000 })
      #expect(pieces.joined().count { $0 == 0x0A } == 2000)
    }
  }

  @Test(
    "Rows before a fault are written where they stand by themselves",
    arguments: [(ListFormat.ndjson, 1), (.json, 0), (.table, 0)])
  func faultInTheMiddle(format: ListFormat, lineCount: Int) throws {
    let text = "{}\n{\"kind\": \"mdc.stereo\"}\n{\"kind\": \"mdc.stereo\", \"title\": 3}\n"
    try withFile(Array(text.utf8), named: "list.ndjson") { path in
      var output: [UInt8] = []
      let error = #expect(throws: InputError.self) {
        try ListMeasurer(fonts: TestFonts.withSystem, format: format).measure(path) { output += $0 }
      }
      #expect(error?.line == 3)
      #expect(output.count { $0 == 0x0A } == lineCount)
    }
  }
}
