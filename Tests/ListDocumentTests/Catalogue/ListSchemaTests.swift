import Foundation
import JSONText
import TestSupport
import Testing

@testable import ListDocument

@Suite("The JSON Schema of list documents")
struct ListSchemaTests {
  @Test("Every kind is found by the name that it has, and only by that")
  func kinds() {
    #expect(RowCatalogue.kinds.count == 30)
    for kind in RowCatalogue.kinds { #expect(RowCatalogue.kind(named: kind.name) === kind) }
    #expect(Set(RowCatalogue.kinds.map(\.name)).count == 30 && RowCatalogue.kind(named: "mdc") == nil)
  }

  @Test("The committed schema is the one the declarations make")
  func committed() throws {
    let committed = try String(contentsOf: Repository.file("Documentation/list.schema.json"), encoding: .utf8)
    let isTheSame = committed == ListSchema.text
    #expect(isTheSame, "galley measure --schema > Documentation/list.schema.json")
  }

  @Test("The examples conform to it")
  func examples() throws {
    let folder = Repository.file("Examples")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }
    #expect(files.count >= 16)
    #expect(try validity(of: files.map { try String(contentsOf: $0, encoding: .utf8) }).allSatisfy(\.self))
  }

  @Test("It takes and refuses what a reader takes and refuses")
  func known() throws {
    let good = [
      #"{"sections": []}"#, #"{"defaultKind": "mdc.stereo", "sections": [{"rows": ["A", {"title": "B"}]}]}"#,
      #"{"sections": [{"id": 3, "header": null, "rows": [{"kind": "mdc.stereo", "scheme": 201902}]}]}"#,
      #"{"width": null, "displayScale": 2.625, "sections": [{"rows": null}]}"#,
      #"{"sections": [{"header": {"key": "a"}, "footer": {"text": "b", "arguments": [1, "c"]}}]}"#,
      #"{"sections": [{"rows": [{"kind": "mdc.stereo", "title": {"key": "a", "arguments": {"n": 1}}}]}]}"#,
      #"{"container": "table", "sections": []}"#, #"{"container": "table", "style": "automatic", "sections": []}"#,
      #"{"container": null, "style": "sidebar", "sections": []}"#,
      #"{"container": "table", "style": null, "sections": []}"#,
      row(#""kind": "uikit.sidebarHeader", "children": ["A", {"title": "B"}, {"kind": "uikit.cell"}]"#),
      row(#""kind": "uikit.cell", "accessories": [{"type": "outlineDisclosure", "placement": "leading"}]"#),
      row(#""kind": "uikit.cell", "accessories": [{"type": "checkmark", "placement": null}]"#),
      row(##""kind": "uikit.cell", "accessories": [{"type": "delete", "backgroundColor": "#000000"}]"##),
      row(#""kind": "uikit.cell", "accessories": [{"type": "reorder", "showsVerticalSeparator": false}]"#),
      #"{"defaults": {"swiftui.row": {"id": null, "kind": null, "children": null, "detail": "A"}}, "sections": []}"#,
      #"{"sections": [{"header": {"kind": "swiftui.row", "title": "A", "children": null}}]}"#,
      #"{"defaultKind": "swiftui.row", "sections": [{"header": {"kind": null, "title": "A"}}]}"#,
      #"{"defaultKind": "swiftui.row", "sections": [{"header": {"key": "a"}, "footer": {"kind": null}}]}"#,
      #"{"defaultKind": "swiftui.row", "sections": [{"rows": [{"badge": "1", "value": null, "content": null, "title": "A"}]}]}"#,
      #"{"sections": [{"id": 9223372036854775807, "rows": [{"kind": "mdc.base", "id": -9223372036854775808}]}]}"#,
    ]
    let bad = [
      "[]", "{}", #"{"sections": null}"#, #"{"sections": [{"rows": ["A"]}]}"#, #"{"sections": [{"rows": [{}]}]}"#,
      #"{"defaultKind": "mdc.stereo", "sections": [{"rows": [{"titel": "B"}]}]}"#,
      #"{"sections": [{"rows": [{"kind": "mdc.sterio"}]}]}"#, #"{"width": -1, "sections": []}"#,
      #"{"sections": [{"rows": [{"kind": "mdc.stereo", "leadingImage": {"width": 3}}]}]}"#,
      #"{"sections": [{"rows": [{"kind": "mdc.stereo", "titleLines": 1.5}]}]}"#,
      #"{"sections": [{"header": {}}]}"#, #"{"sections": [{"header": {"key": null}}]}"#,
      #"{"sections": [{"header": {"key": "a", "arguments": [null]}}]}"#, #"{"sections": [{"header": 3}]}"#,
      #"{"container": "table", "style": "inset", "sections": []}"#,
      row(#""kind": "uikit.cell", "children": [{"kind": "swiftui.row"}]"#),
      // A validator that tries all kinds at each level would never end.
      row(
        (0..<8).reduce(#""kind": "uikit.cell", "titel": 1"#) { inner, _ in
          #""kind": "uikit.cell", "children": [{\#(inner)}]"#
        }),
      row(#""kind": "swiftui.row", "children": [{"kind": "uikit.cell"}]"#),
      row(#""kind": "uikit.cell", "accessories": [{"type": "checkmark", "placement": "leading"}]"#),
      row(##""kind": "uikit.cell", "accessories": [{"type": "reorder", "backgroundColor": "#000000"}]"##),
      row(#""kind": "uikit.cell", "accessories": [{"type": "insert", "showsVerticalSeparator": true}]"#),
      #"{"defaults": {"swiftui.row": {"id": 1}}, "sections": []}"#,
      #"{"defaults": {"swiftui.row": {"kind": "swiftui.row"}}, "sections": []}"#,
      #"{"sections": [{"defaults": {"swiftui.row": {"children": ["A"]}}}]}"#,
      #"{"defaults": {"mdc.base": {"children": null}}, "sections": []}"#,
      #"{"sections": [{"header": {"kind": "swiftui.row", "children": ["A"]}}]}"#,
      #"{"sections": [{"footer": {"kind": "uikit.plainFooter", "children": []}}]}"#,
      #"{"sections": [{"header": {"kind": null, "title": "A"}}]}"#,
      #"{"defaultKind": "swiftui.row", "sections": [{"rows": [{"badge": "1", "toggle": false}]}]}"#,
      #"{"defaultKind": "swiftui.row", "sections": [{"rows": [{"trailing": {"text": "1"}, "picker": "A"}]}]}"#,
      #"{"defaultKind": "swiftui.row", "sections": [{"rows": [{"content": {"text": "1"}, "detail": "A"}]}]}"#,
      #"{"sections": [{"id": 18446744073709551616}]}"#, #"{"sections": [{"id": -9223372036854776832}]}"#,
    ]
    let texts = good + bad
    #expect(try validity(of: texts) == texts.map { good.contains($0) })
    #expect(try texts.map(isRead) == texts.map { good.contains($0) })
  }

  @Test("Over random documents it agrees with the reader")
  func random() throws {
    var random = SeededGenerator(seed: 21)
    let texts = (0..<200).map { _ in RandomDocument().text(using: &random) }
    let read = try texts.map(isRead)
    let valid = try validity(of: texts)
    for (text, (read, valid)) in zip(texts, zip(read, valid)) {
      #expect(read == valid, "read: \(read), valid: \(valid): \(text)")
    }
    // There have to be many of both, or agreement would mean nothing.
    #expect(20...180 ~= read.count { $0 })
  }

  /// A document with a row that has these members.
  private func row(_ members: String) -> String { #"{"sections": [{"rows": [{\#(members)}]}]}"# }

  private func isRead(_ text: String) throws -> Bool {
    try withFile(Array(text.utf8), named: "list.json") { path in
      do {
        var reader = try ListReader(source: path, fonts: TestFonts.withSystem)
        while try reader.next() != nil {}
        return true
      } catch {
        return false
      }
    }
  }

  /// The verdicts of Debian's `python3-jsonschema` on documents.
  private func validity(of texts: [String]) throws -> [Bool] {
    let program = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      for text in json.load(sys.stdin): print(int(validator.is_valid(json.loads(text))))
      """
    let schema = Repository.file("Documentation/list.schema.json").path
    let input = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let result = try runProcess(URL(filePath: "/usr/bin/python3"), ["-s", "-c", program, schema], input: input)
    try #require(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map { $0 == "1" }
  }
}
