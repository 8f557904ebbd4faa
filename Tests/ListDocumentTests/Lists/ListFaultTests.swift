import JSONText
import TestSupport
import Testing

@testable import ListDocument

/// Documents with faults, and the position that each error names.
@Suite("Faults of list documents")
struct ListFaultTests {
  static let kinds = "expected a kind that galley measure --kinds lists"
  static let lengths = "expected a number from 0 to 1000000000"

  @Test(
    "The list as a whole",
    arguments: [
      ("[]", "list.json:$: an array; expected an object"),
      ("null", "list.json:$: null; expected an object"),
      (#"{"width": "375", "sections": []}"#, "list.json:$.width: a string; \(lengths)"),
      (#"{"width": -1, "sections": []}"#, "list.json:$.width: -1; \(lengths)"),
      (#"{"width": 1e300, "sections": []}"#, "list.json:$.width: 1e+300; \(lengths)"),
      (
        #"{"displayScale": 65, "sections": []}"#,
        "list.json:$.displayScale: 65; expected a number from 0.01 to 64, or 0"
      ),
      (#"{"direction": "left", "sections": []}"#, "list.json:$.direction: \"left\"; expected one of ltr rtl"),
      (
        #"{"style": "fancy", "sections": []}"#,
        "list.json:$.style: \"fancy\"; expected one of plain grouped insetGrouped inset sidebar sidebarPlain mdcGrouped mdcCard automatic"
      ),
      (
        #"{"container": "table", "style": "sidebar", "sections": []}"#,
        "list.json:$.style: sidebar in a table; expected one of plain grouped insetGrouped"
      ),
      (
        #"{"container": "view", "sections": []}"#,
        "list.json:$.container: \"view\"; expected one of list table"
      ),
      (
        #"{"dividers": "thick", "sections": []}"#,
        "list.json:$.dividers: \"thick\"; expected one of none material3 material3Inset flutterMaterial2 "
          + "flutterMaterial3 flutterTiles flutterTilesMaterial2"
      ),
      (#"{"profile": "ios17", "sections": []}"#, "list.json:$.profile: \"ios17\"; expected one of ios18 ios26"),
      (
        #"{"contentSizeCategory": "XXS", "sections": []}"#,
        "list.json:$.contentSizeCategory: \"XXS\"; expected one of XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5 unspecified"
      ),
      (
        #"{"locale": "en us", "sections": []}"#,
        "list.json:$.locale: \"en us\"; expected a BCP 47 language tag such as en or zh-Hant-TW, of at most 156 bytes"
      ),
      (
        #"{"locale": "", "sections": []}"#,
        "list.json:$.locale: \"\"; expected a BCP 47 language tag such as en or zh-Hant-TW, of at most 156 bytes"
      ),
      (
        #"{"safeArea": {"left": 1}, "sections": []}"#,
        "list.json:$.safeArea.left: there is no such key; expected one of top leading bottom trailing"
      ),
      (#"{"safeArea": {"top": -1}, "sections": []}"#, "list.json:$.safeArea.top: -1; \(lengths)"),
      (#"{"fontScale": 0, "sections": []}"#, "list.json:$.fontScale: 0; expected a number from 0.01 to 100"),
      (#"{"editing": 0, "sections": []}"#, "list.json:$.editing: a number; expected true or false"),
      (
        #"{"defaultKind": "mdc.stereotype", "sections": []}"#,
        "list.json:$.defaultKind: there is no kind \"mdc.stereotype\"; \(kinds)"
      ),
      (#"{"sections": {}}"#, "list.json:$.sections: an object; expected an array"),
      (#"{}"#, "list.json:$: sections is missing; expected an array of sections"),
      (#"{"sections": [3]}"#, "list.json:$.sections[0]: a number; expected an object"),
      (#"{"sections": [{"id": true}]}"#, "list.json:$.sections[0].id: a boolean; expected a string or a number"),
      (#"{"sections": [{}, {"header": 1}]}"#, "list.json:$.sections[1].header: a number; expected a string"),
      (#"{"sections": [{"rows": "x"}]}"#, "list.json:$.sections[0].rows: a string; expected an array"),
      (
        #"{"sections": [{"title": "x"}]}"#,
        "list.json:$.sections[0].title: there is no such key; expected one of id header footer spacing isExpanded defaults rows"
      ),
    ])
  func list(text: String, expected: String) throws {
    #expect(try listFault(text) == expected)
  }

  @Test("A POSIX locale is refused with the tag that is meant")
  func posixLocale() throws {
    let fault = try #require(try wholeListFault(#"{"locale": "de_DE.UTF-8", "sections": []}"#))
    #expect(fault.hasPrefix("list.json:$.locale: \"de_DE.UTF-8\" (line 1, column 12); expected a BCP 47 language tag "))
    #expect(fault.hasSuffix("; did you mean de-DE?"))
  }

  @Test("A misspelt key is named rather than the missing one")
  func misspelt() throws {
    let fault = try #require(try listFault(#"{"sectoins": []}"#))
    #expect(
      fault == "list.json:$.sectoins: there is no such key; expected a key that galley measure --kinds document lists")
  }

  @Test(
    "Faults say their line and column, and what may be meant",
    arguments: [
      ("{\n  \"sectoins\": []\n}", "list.json", "$.sectoins: there is no such key (line 2, column 15); ", "sections"),
      (
        "{\"style\": \"insetgrouped\", \"sections\": []}", "list.json",
        "$.style: \"insetgrouped\" (line 1, column 11); ", "insetGrouped"
      ),
      (
        "\n{\"sections\": [\n {\"rows\": [{\"kind\": \"mdc.sterio\"}]}]}", "list.json",
        "$.sections[0].rows[0].kind: there is no kind \"mdc.sterio\" (line 3, column 21); ", "mdc.stereo"
      ),
      (
        "{\"sections\": [{\"rows\": [{\"kind\": \"stereo\"}]}]}", "list.json",
        "$.sections[0].rows[0].kind: there is no kind \"stereo\" (line 1, column 34); ", "mdc.stereo"
      ),
      (
        "{}\n{\"kind\": \"mdc.stereo\", \"ä\": 0, \"titel\": 3}", "a.ndjson",
        "2:$[\"ä\"]: there is no such key (column 29); ", nil
      ),
      (
        "{}\n{\"kind\": \"mdc.stereo\", \"titel\": 3}", "a.ndjson", "2:$.titel: there is no such key (column 33); ",
        "title"
      ),
      (
        "{\"sections\": [{\"rows\": [{\"kind\": \"uikit.cell\", \"textProperties.numberOfLines\": 1}]}]}", "list.json",
        "$.sections[0].rows[0][\"textProperties.numberOfLines\"]: there is no such key (line 1, column 80); ",
        "\"textProperties\": {\"numberOfLines\": …}"
      ),
      (
        "{\"contentSizeCategory\": \"AX6\", \"sections\": []}", "list.json",
        "$.contentSizeCategory: \"AX6\" (line 1, column 25); ", "AX5"
      ),
      (
        "{\"sections\": [{\"rows\": [{\"kind\": \"mdc.stereo\", \"leadingImage\": {\"width\": 1}}]}]}", "list.json",
        "$.sections[0].rows[0].leadingImage: height is missing (line 1, column 64); ", nil
      ),
      (
        "{\"defaults\": {\"mdc.stereo\": {\"title\": 3}}, \"sections\": []}", "list.json",
        "$.defaults[\"mdc.stereo\"].title: a number (line 1, column 39); ", nil
      ),
      (
        "{\"section\":[]}", "a.txt",
        "1:$.section: there is no such key, and no sections, so the document comes line by line (column 12); ",
        "sections"
      ),
      (
        "{\"sections\": []}", "a.ndjson",
        "1:$.sections: a document that comes line by line has no sections (column 14); ", nil
      ),
    ] as [(String, String, String, String?)])
  func places(text: String, name: String, problem: String, suggestion: String?) throws {
    let fault = try #require(try wholeListFault(text, named: name))
    #expect(fault.hasPrefix("\(name):\(problem)expected "), "\(fault)")
    #expect(
      fault.hasSuffix(suggestion.map { "; did you mean \($0)?" } ?? "")
        && (suggestion != nil) == fault.contains("did you mean"), "\(fault)")
  }

  @Test(
    "A document of another kind is named as that",
    arguments: [
      (#"{"name": "own", "styles": []}"#, "a type scale"),
      (#"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, "a String Catalog"),
      (#"{"width": 1, "sections": [], "height": 0}"#, "what galley measure prints"),
      (#"{"font": {"$type": "dimension", "body": {"$value": 1}}}"#, "a file of design tokens"),
      (#"{"runs": [], "version": "2.1.0"}"#, "a SARIF report"),
      (#"{"row": 1, "kind": "wraps", "detail": "", "document": "a"}"#, "a finding of galley audit"),
    ])
  func others(text: String, name: String) throws {
    let problem = "$: this is \(name); expected a list document: an object with sections"
    #expect(try listFault(text) == "list.json:\(problem)")
    #expect(try listFault(text, named: "a.ndjson") == "a.ndjson:1:\(problem)")
  }

  @Test("A document may state its schema, but not of another version")
  func schema() throws {
    for address in [ListSchema.identifier, "../list.schema.json", "https://json-schema.org/a"] {
      #expect(try listFault("{\"$schema\": \"\(address)\", \"sections\": []}") == nil)
    }
    #expect(try listFault("{\"$schema\": \"\(ListSchema.identifier)\"}\n", named: "a.ndjson") == nil)
    #expect(
      try listFault(#"{"$schema": "urn:galley:list:2", "sections": []}"#)
        == "list.json:$.$schema: \"urn:galley:list:2\" is another version of the schema; expected urn:galley:list:1")
  }

  @Test("A section in the place of a list is said to be one")
  func sectionAlone() throws {
    let fault = try #require(try listFault(#"{"header": "A", "rows": []}"#))
    #expect(fault == "list.json:$: this is a section of a list; expected a list document: an object with sections")
  }

  @Test("A family that is not there is an error that lists those that are")
  func typeface() throws {
    let fault = try #require(try listFault(#"{"typeface": "Comic Sans", "sections": []}"#))
    #expect(fault.hasPrefix("list.json:$.typeface: there is no family \"Comic Sans\"; expected one of Roboto, Inter, "))
    #expect(fault.hasSuffix(", or that of a font that is given"))
  }

  static let imageKeys = "expected one of width height position"

  @Test(
    "Rows",
    arguments: [
      ("3", ": a number; expected a row: an object or a string"),
      (#""x""#, ": a string, and the document has no defaultKind; expected an object"),
      (
        "{}", ": kind is missing; expected one that galley measure --kinds lists, or the document's defaultKind"
      ),
      (#"{"kind": 1}"#, ".kind: a number; expected a string"),
      (#"{"kind": "stereo"}"#, ".kind: there is no kind \"stereo\"; \(kinds)"),
      (#"{"kind": "mdc.stereo", "title": 3}"#, ".title: a number; expected a string"),
      (#"{"kind": "mdc.stereo", "detail": ["x"]}"#, ".detail: an array; expected a string"),
      (#"{"kind": "mdc.stereo", "titleLines": -1}"#, ".titleLines: -1; expected a whole number from 0 to 2147483647"),
      (#"{"kind": "mdc.stereo", "titleLines": 1.5}"#, ".titleLines: 1.5; expected a whole number from 0 to 2147483647"),
      (
        #"{"kind": "mdc.stereo", "detailLines": "1"}"#,
        ".detailLines: a string; expected a whole number from 0 to 2147483647"
      ),
      (#"{"kind": "mdc.stereo", "scheme": "2019"}"#, ".scheme: \"2019\"; expected one of 201804 201902 none"),
      (#"{"kind": "mdc.stereo", "scheme": 2019}"#, ".scheme: 2019; expected one of 201804 201902 none"),
      (#"{"kind": "mdc.stereo", "adjustsFont": "yes"}"#, ".adjustsFont: a string; expected true or false"),
      (
        #"{"kind": "mdc.stereo", "leadingImage": 40}"#,
        ".leadingImage: a number; expected an image: {\"width\",\"height\"} or {\"image\": FILE}"
      ),
      (#"{"kind": "mdc.stereo", "leadingImage": {}}"#, ".leadingImage: width is missing; expected a length in points"),
      (
        #"{"kind": "mdc.stereo", "leadingImage": {"width": 1}}"#,
        ".leadingImage: height is missing; expected a length in points"
      ),
      (
        #"{"kind": "mdc.stereo", "leadingImage": {"width": 1, "hight": 1}}"#,
        ".leadingImage.hight: there is no such key; \(imageKeys)"
      ),
      (#"{"kind": "mdc.stereo", "trailingImage": {"width": -1, "height": 1}}"#, ".trailingImage.width: -1; \(lengths)"),
      (
        #"{"kind": "mdc.stereo", "trailingImage": {"width": 1, "height": 1, "position": "bottom"}}"#,
        ".trailingImage.position: \"bottom\"; expected one of top center"
      ),
      (
        #"{"kind": "mdc.stereo", "subtitle": "x"}"#,
        ".subtitle: there is no such key; expected a key that galley measure --kinds mdc.stereo lists"
      ),
      (#"{"kind": "mdc.stereo", "id": {}}"#, ".id: an object; expected a string or a number"),
    ])
  func rows(row: String, expected: String) throws {
    let good = #"{"kind": "mdc.stereo", "title": "x"}"#
    let text = #"{"sections": [{"rows": []}, {"rows": [\#(good), \#(good), \#(row)]}]}"#
    #expect(try listFault(text) == "list.json:$.sections[1].rows[2]" + expected)
    // In documents of lines the error names the line; blank lines count.
    let lines = "{\"width\": 320}\n{\"section\": {}}\n\n\(good)\n\(row)\n"
    #expect(try listFault(lines, named: "list.ndjson") == "list.ndjson:5:$" + expected)
  }

  @Test(
    "Where names are one of several things, an unknown one lists them all",
    arguments: [
      (
        #"{"kind": "m3.listItem", "leading": "radio"}"#,
        #".leading: "radio"; expected one of icon avatar image video or {"text"} or {"width","height"} or {"image": FILE}"#
      ),
      (#"{"kind": "m3.listItem", "height": "tall"}"#, #".height: "tall"; expected a length or intrinsic"#),
      (
        #"{"kind": "ods.item", "trailing": "infobutton"}"#,
        #".trailing: "infobutton"; expected infoButton or {"text"}"#
      ),
      (
        #"{"kind": "flutter.listTile", "visualDensity": "tight"}"#,
        #".visualDensity: "tight"; expected one of standard comfortable compact or {"horizontal","vertical"}"#
      ),
    ])
  func choices(row: String, expected: String) throws {
    #expect(try listFault(#"{"sections": [{"rows": [\#(row)]}]}"#) == "list.json:$.sections[0].rows[0]" + expected)
  }

  @Test(
    "What is not JSON",
    arguments: [
      ("list.json", "", "list.json: there is nothing in it; expected a list document"),
      ("list.json", " \n\n", "list.json: there is nothing in it; expected a list document"),
      (
        "list.json", "{\"sections\": [\n  {\"id\": tru}\n]}",
        "list.json:$.sections[0].id: no value begins like this at line 2, column 10; expected true"
      ),
      (
        "list.json", "\n\n{\"sections\":\n[{\"id\": \"é\" 1}]}",
        "list.json:$.sections[0]: this is not JSON at line 4, column 13; expected a comma or the end of the object"
      ),
      (
        "list.json", "{\"sections\": [\n",
        "list.json:$.sections[0]: the text ends too soon at line 1, column 15; expected a value"
      ),
      (
        "list.json", "{\"sections\": [",
        "list.json:$.sections[0]: the text ends too soon at line 1, column 15; expected a value"
      ),
      (
        "list.json", "{\"sections\": []}\n\n{}",
        "list.json:$: there is more after the document at line 3; expected the end of the input"
      ),
      (
        "list.json", "{\"sections\": [],\n \"sections\": []}",
        "list.json:$: the key \"sections\" occurs twice at line 2, column 2; expected each key once"
      ),
      (
        "list.ndjson", "{\"width\": 320\n}",
        "list.ndjson:1:$: the text ends too soon at column 14; expected a comma or the end of the object"
      ),
      (
        "list.ndjson", "{}\n{\"section\": {}}\n{\"id\": 1,}",
        "list.ndjson:3:$: this is not JSON at column 10; expected a key in quotes"
      ),
      (
        "list.ndjson", "{\"sections\": []}",
        "list.ndjson:1:$.sections: a document that comes line by line has no sections;"
      ),
      ("list.ndjson", "{\"width\": []}", "list.ndjson:1:$.width: an array; \(lengths)"),
      ("list.ndjson", "{}\n{\"section\": {}, \"id\": 1}", "list.ndjson:2:$.id: there is no such key; expected section"),
      (
        "list.ndjson", "{}\n{\"section\": {\"rows\": []}}",
        "list.ndjson:2:$.section.rows: there is no such key; expected one of id header footer spacing isExpanded defaults"
      ),
    ])
  func syntax(name: String, text: String, expected: String) throws {
    let fault = try #require(try listFault(text, named: name))
    #expect(fault.hasPrefix(expected), "\(fault)")
  }

  @Test(
    "Values that come from outside a document are held to the same ranges",
    arguments: [-1, .infinity, .nan, 1e12] as [Double])
  func overrides(width: Double) throws {
    try withFile(Array(#"{"sections": []}"#.utf8), named: "list.json") { path in
      let error = #expect(throws: InputError.self) {
        _ = try ListReader(source: path, overrides: ListOverrides(width: width), fonts: TestFonts.withSystem)
      }
      #expect(error?.description.hasPrefix("arguments:$.width: ") == true)
    }
  }

  @Test("A document of many hostile bytes is read or refused, never a crash")
  func mutilated() throws {
    let text = Array(ListReaderTests.pieces.utf8)
    var random = SeededGenerator(seed: 9)
    for _ in 0..<100 {
      var changed = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: 0..<text.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try listFault(String(decoding: changed, as: UTF8.self))
    }
  }
}
