internal import JSONText
internal import Sizing

/// The JSON Schema of list documents in one piece, from the declarations that read them.
package enum ListSchema {
  /// The schema (draft 2020-12) as JSON for people, with a line break at its end.
  ///
  /// It accepts what a reader accepts, except for what depends on more than the document: the families there are and
  /// the files named.
  package static var text: String { JSONValue.object(document).indentedText + "\n" }

  /// The name of the schema without its version.
  static let name = "urn:galley:list"
  /// The version of list documents, which changes when documents are refused that were accepted before.
  static let version = "1"
  /// The schema's `$id`, which a document may have as its `$schema`.
  package static var identifier: String { "\(name):\(version)" }

  private static var document: JSONObject {
    let settings = JSONObject.object(ListSettings.fields.map { $0.description(ListSettings()) } + [sections])
    let head: JSONObject = [
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "$id": .string(identifier), "title": .string("A list document of Galley"),
      "description": .string("What galley measure reads. A key with null is as good as absent."),
    ]
    let rest: JSONObject = ["allOf": .array(rowsWithoutKind + [tables]), "$defs": .object(definitions)]
    return JSONObject(members: (head.members + settings.members + rest.members).map { ($0.key, $0.value) })
  }

  /// The key with the sections.
  static var sections: FieldDescription {
    FieldDescription(
      name: "sections", summary: "The sections of the list, from the top.", words: "an array of sections",
      schema: ["type": .string("array"), "items": reference("section")], value: .null, isRequired: true)
  }

  /// The key with the rows of a section.
  static var rows: FieldDescription {
    FieldDescription(
      name: "rows", summary: "The rows of the section, from the top.", words: "an array of rows",
      schema: ["type": .string("array"), "items": reference("row")], value: .null)
  }

  /// A section, a row, and the rows of each kind.
  private static var definitions: JSONObject {
    let section = JSONObject.object(ItemDecoder.sectionFields.map { $0.description(SectionHead()) } + [rows])
    return JSONObject(
      members: [("section", .object(section)), ("row", .object(row))]
        + RowCatalogue.kinds.map { ($0.name, .object(schema(of: $0))) }
        + named.sorted { $0.key < $1.key }.map { ($0.key, .object($0.value)) })
  }

  /// The definitions that schemas refer to by name.
  static var named: JSONDefinitions {
    let settings = ListSettings.fields.map { $0.description(ListSettings()) }
    let head = RowHead.fields.map { $0.description(RowHead()) }
    return (settings + head + RowCatalogue.kinds.flatMap(\.fields)).definitions
  }

  /// A row: the title of one of the document's default kind, or an object whose kind says what may be in it.
  private static var row: JSONObject {
    [
      "type": .strings(["string", "object"]),
      "properties": .object([
        "kind": .object(["enum": .array(RowCatalogue.kinds.map { .string($0.name) } + [.null])])
      ]),
      "allOf": .array(
        RowCatalogue.kinds.map { kind in
          .object(["if": names(kind, in: "kind"), "then": reference(kind.name)])
        }),
    ]
  }

  private static func schema(of kind: RowKind) -> JSONObject {
    let head = RowHead.fields.map { $0.description(RowHead()) }
    let name = FieldDescription(
      name: "kind", summary: kind.summary, words: "the kind", schema: ["enum": .strings([kind.name])],
      value: .null)
    let object = JSONObject.object([head[0], name] + kind.fields + head.dropFirst())
    guard !kind.alternatives.isEmpty else { return object }
    let rules: JSONObject = ["allOf": .array(kind.alternatives.map(JSONObject.oneGroup))]
    return JSONObject(members: (object.members + rules.members).map { ($0.key, $0.value) })
  }

  /// The rules for rows that name no kind: with a default kind they are objects of that kind or strings.
  ///
  /// Without a default kind all rows have to name theirs, headers and footers that are rows, too.
  private static var rowsWithoutKind: [JSONValue] {
    let withDefault: [JSONValue] = RowCatalogue.kinds.map { kind in
      let ofKind: JSONObject = [
        "if": .object(["type": .string("object"), "not": namesSomething(in: "kind")]),
        "then": reference(kind.name),
      ]
      return .object(["if": names(kind, in: "defaultKind"), "then": everySection(["rows": items(ofKind)])])
    }
    let kind: JSONObject = ["properties": .object(["kind": .object(["type": .string("string")])])]
    let named: JSONObject = [
      "type": .string("object"), "required": .strings(["kind"]), "properties": kind["properties"],
    ]
    let parts: JSONObject = ["header": .object(kind), "rows": items(named), "footer": .object(kind)]
    return withDefault + [.object(["if": namesSomething(in: "defaultKind"), "else": everySection(parts)])]
  }

  /// A table has a style of tables, of which automatic is one.
  private static var tables: JSONValue {
    let isTable: JSONObject = [
      "properties": .object(["container": .object(["const": .string("table")])]), "required": .strings(["container"]),
    ]
    let names = ListSettings.tableStyles.map(\.rawValue) + ["automatic"]
    let style: JSONObject = ["style": .object(["enum": .array(names.map { .string($0) } + [.null])])]
    return .object(["if": .object(isTable), "then": .object(["properties": .object(style)])])
  }

  private static func items(_ schema: JSONObject) -> JSONValue { .object(["items": .object(schema)]) }

  /// Documents in whose sections these keys have values of these schemas.
  private static func everySection(_ properties: JSONObject) -> JSONValue {
    let sections: JSONObject = ["sections": items(["properties": .object(properties)])]
    return .object(["properties": .object(sections)])
  }

  /// Objects that name a kind under a key.
  private static func names(_ kind: RowKind, in key: String) -> JSONValue {
    .object([
      "properties": .object(JSONObject(members: [(key, .object(["const": .string(kind.name)]))])),
      "required": .strings([key]), "type": .string("object"),
    ])
  }

  /// Objects with a string under a key.
  private static func namesSomething(in key: String) -> JSONValue {
    .object([
      "properties": .object(JSONObject(members: [(key, .object(["type": .string("string")]))])),
      "required": .strings([key]),
    ])
  }

  private static func reference(_ name: String) -> JSONValue {
    .object(["$ref": .string("#/$defs/\(name)")])
  }
}
