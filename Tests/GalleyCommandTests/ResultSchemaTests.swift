import Foundation
import TestSupport
import Testing

/// Validates what the commands write with the published schema of results, by Debian's `python3-jsonschema`.
struct ResultSchemaTests {
  private func example(_ name: String) -> String { Repository.file("Examples/" + name).path }

  /// Whether each JSON text is one of the schema's definitions.
  private func validity(of texts: [String], as definition: String) throws -> [String] {
    let program = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      assert schema["$id"] == "urn:galley:results:1"
      part = {**schema, "anyOf": [{"$ref": "#/$defs/" + sys.argv[2]}]}
      validators = [jsonschema.Draft202012Validator(each) for each in (part, schema)]
      for text in json.load(sys.stdin):
        value = json.loads(text)
        print("valid" if all(validator.is_valid(value) for validator in validators) else text[:2000])
      """
    let schema = Repository.file("Documentation/results.schema.json").path
    let input = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let run = try runProcess(
      URL(filePath: "/usr/bin/python3"), ["-s", "-c", program, schema, definition], input: input)
    try #require(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  private func expectValid(_ output: String, byLine: Bool = false, as definition: String) throws {
    let texts = byLine ? output.split(separator: "\n").map(String.init) : [output]
    try #require(!texts.isEmpty && !output.isEmpty)
    let validity = try validity(of: texts, as: definition)
    #expect(validity.count == texts.count && validity.allSatisfy { $0 == "valid" }, "\(validity)")
  }

  @Test("Measured lists", arguments: ["uikit/en.json", "settings-de.json", "chat.json", "material3/ar.json"])
  func lists(name: String) throws {
    try expectValid(try galley("measure", example(name), "--provenance").output, as: "measurement")
    try expectValid(
      try galley("measure", example(name), "--format", "ndjson").output, byLine: true, as: "row")
  }

  @Test("What rows look like", arguments: ["uikit/en.json", "chat.json", "material3/ar.json", "us-states.json"])
  func appearances(name: String) throws {
    let output = try galley("measure", example(name), "--appearance").output
    #expect(output.contains("\"appearance\""))
    try expectValid(output, as: "measurement")
  }

  @Test("What a raised cell with ink looks like, and no table has room for it")
  func ink() throws {
    let input = """
      {"sections": [{"rows": [{"kind": "mdc.base", "elevation": 4, "overrideBaseElevation": 2, "inkStyle": "unbounded"}, \
      {"kind": "uikit.cell", "title": "A", "backgroundStrokeWidth": 1, "backgroundInsets": {"top": 2}, "backgroundCornerRadius": 3}]}]}
      """
    let output = try galley("measure", "-", "--appearance", input: input).output
    try expectValid(output, as: "measurement")
    #expect(output.contains(##""ripple":"#00000024","inkStyle":"unbounded","elevation":4,"absoluteElevation":6"##))
    let table = try runGalley(["measure", "-", "--appearance", "--format", "table"], input: input)
    #expect(table.status == 2 && table.errors.contains("--appearance"))
  }

  @Test("Measured streams of lists")
  func streams() throws {
    let input = #"{"name": "a", "sections": [{"rows": [{"kind": "mdc.stereo", "title": "A"}]}]}"#
    try expectValid(try galley("measure", "-", "--documents", input: input).output, byLine: true, as: "measurement")
    let fault = try galley("measure", "-", "--documents", "--keep-going", input: #"{"name": "a", "sections": 1}"#)
      .output
    try expectValid(fault, byLine: true, as: "fault")
  }

  @Test("Explained lists", arguments: ["uikit/en.json", "chat.json"])
  func explanations(name: String) throws {
    try expectValid(try galley("explain", example(name), "--json", "--provenance").output, as: "explainedRows")
    let row = try galley("explain", example(name), "--json", "--row", "sections[0].rows[0]").output
    try expectValid(row, as: "explainedRow")
    try #require(row.contains("\"axis\":\"y\""))
    let broken = row.replacing("\"axis\":\"y\"", with: "\"axis\":\"z\"")
    #expect(try validity(of: [broken], as: "explainedRow") != ["valid"])
  }

  @Test("Measured texts")
  func texts() throws {
    try expectValid(try galley("text", "a b שלום", "--width", "20", "--glyphs").output, as: "text")
    try expectValid(try galley("text", "a b", "--provenance").output, as: "text")
    let requests = #"{"id": 1, "text": "a", "width": 5, "minimumScale": 0.5}"# + "\n" + #"{"text": ""}"#
    let lines = try galley("text", "--ndjson", "-", "--provenance", input: requests).output
    let (header, rest) = (lines.prefix { $0 != "\n" }, lines.drop { $0 != "\n" })
    try expectValid(String(header), as: "header")
    try expectValid(String(rest), byLine: true, as: "text")
    let faults = try galley("text", "--ndjson", "-", "--keep-going", input: "{\n{\"txt\": \"\"}\n{}").output
    try expectValid(faults, byLine: true, as: "fault")
  }

  @Test("Findings, comparisons, sizes, faces and versions")
  func others() throws {
    let findings = try galley(
      "audit", example("settings-de.json"), "--categories", "L,AX5", "--widths", "320", "--format", "ndjson"
    ).output
    try expectValid(findings, byLine: true, as: "finding")
    let item = #"{"kind": "m3.listItem", "title": "Notifications and sounds"}"#
    let scaled = try galley(
      "audit", "-", "--widths", "320", "--font-scale", "2", "--max-lines", "1", "--format", "ndjson",
      input: "{\"sections\": [{\"rows\": [\(item)]}]}"
    ).output
    #expect(scaled.contains(#""fontScale":2"#))
    try expectValid(scaled, byLine: true, as: "finding")
    let folder = Repository.file("Tests/Fixtures/devices").path
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    let recording = try #require(files.sorted().first { $0.hasSuffix(".json") })
    try expectValid(try galley("compare", "\(folder)/\(recording)", "--format", "json").output, as: "comparison")
    try expectValid(
      try galley("compare", "\(folder)/\(recording)", "--format", "ndjson").output, byLine: true, as: "comparedRow")
    try expectValid(try galley("scale", "--style", "body", "--json").output, as: "style")
    try expectValid(try galley("scale", "--system", "android", "--value", "3", "--json").output, as: "scaledValue")
    for arguments in [["--system", "material3", "--json"], ["--compare", "material", "material-legacy", "--json"]] {
      let output = try runGalley(["scale"] + arguments).output
      let array = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [Any])
      let values = try array.map { String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self) }
      let name = arguments[0] == "--compare" ? "stylePair" : "style"
      // A pair is valid only inside an array.
      try #require(!values.isEmpty)
      if name == "style" { #expect(try validity(of: values, as: name).allSatisfy { $0 == "valid" }) }
      try expectValid(output, as: name == "style" ? "styles" : "stylePairs")
    }
    try expectValid(try galley("fonts", "--json").output, as: "faces")
    try expectValid(try galley("--version", "--json").output, as: "provenance")
  }

  @Test("Documentation/results.md names every key of findings and of texts, and no other")
  func page() throws {
    struct Definition: Decodable {
      let properties: [String: Property]?
    }
    struct Property: Decodable {}
    struct Schema: Decodable {
      let definitions: [String: Definition]

      enum CodingKeys: String, CodingKey { case definitions = "$defs" }
    }
    let data = try Data(contentsOf: Repository.file("Documentation/results.schema.json"))
    let definitions = try JSONDecoder().decode(Schema.self, from: data).definitions
    let page = try String(contentsOf: Repository.file("Documentation/results.md"), encoding: .utf8)
    for (title, names) in [("A finding", ["finding"]), ("A text", ["text", "line"])] {
      let rest = try #require(page.components(separatedBy: "## \(title)\n").dropFirst().first)
      let section = rest.components(separatedBy: "## ")[0]
      let cells = section.matches(of: #/(?m)^\| (`[^|]+`) \| /#).map { String($0.1) }
      let named = Set(cells.flatMap { cell in cell.matches(of: #/`(\w+)`/#).map { String($0.1) } })
      let keys = Set(names.flatMap { definitions[$0]?.properties?.keys.map(\.self) ?? [] })
      #expect(named == keys.subtracting(["provenance"]), "\(title)")
    }
  }

  @Test("The schema refuses what is no result")
  func refused() throws {
    let row = try galley("measure", example("chat.json"), "--format", "ndjson").output.prefix { $0 != "\n" }
    let broken = [
      row.replacing("\"frame\"", with: "\"fram\""), row.replacing("\"kind\":\"", with: "\"kind\":1,\"k\":\""), "{}",
    ]
    #expect(try validity(of: broken.map { String($0) }, as: "row").allSatisfy { $0 != "valid" })
  }
}
