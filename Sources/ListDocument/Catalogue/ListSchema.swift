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
    let head: JSONObject = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .string(identifier), "title": "A list document of Galley",
      "description": "What galley measure reads. A key with null is as good as absent.",
    ]
    return head + .object(settings + [sections]) + [
      "allOf": .array(rowsWithoutKind + [tables]), "$defs": .object(definitions),
    ]
  }

  static let settings = ListSettings.fields.map { $0.description(ListSettings()) }
  static let section = ItemDecoder.sectionFields.map { $0.description(SectionHead()) }
  /// The keys of every row.
  static let head = RowHead.fields.map { $0.description(RowHead()) }

  static var sections: FieldDescription {
    FieldDescription(
      name: "sections", summary: "The sections of the list, from the top.", words: "an array of sections",
      schema: ["type": "array", "items": reference("section")], value: .null, isRequired: true)
  }

  static var rows: FieldDescription {
    FieldDescription(
      name: "rows", summary: "The rows of the section, from the top.", words: "an array of rows",
      schema: ["type": "array", "items": reference("row")], value: .null)
  }

  /// A section, a row, and the rows of each kind.
  private static var definitions: JSONObject {
    JSONObject(
      members: [("section", .object(.object(section + [rows]))), ("row", .object(row))]
        + RowCatalogue.kinds.map { ($0.name, .object(schema(of: $0))) }
        + named.sorted { $0.key < $1.key }.map { ($0.key, .object($0.value)) })
  }

  static var named: JSONDefinitions {
    (settings + head + RowCatalogue.kinds.flatMap(\.fields)).definitions
  }

  /// A row: the title of one of the document's default kind, or an object whose kind says what may be in it.
  private static var row: JSONObject {
    [
      "type": ["string", "object"],
      "properties": ["kind": ["enum": .array(RowCatalogue.kinds.map { .string($0.name) } + [.null])]],
      "allOf": .array(RowCatalogue.kinds.map { ["if": names($0, in: "kind"), "then": reference($0.name)] }),
    ]
  }

  private static func schema(of kind: RowKind) -> JSONObject {
    let name = FieldDescription(
      name: "kind", summary: kind.summary, words: "the kind", schema: ["enum": .strings([kind.name])],
      value: .null)
    let object = JSONObject.object([head[0], name] + kind.fields + head.dropFirst())
    guard !kind.alternatives.isEmpty else { return object }
    return object + ["allOf": .array(kind.alternatives.map(JSONObject.oneGroup))]
  }

  /// The rules for rows that name no kind: with a default kind they are objects of that kind or strings.
  ///
  /// Without a default kind all rows have to name theirs, headers and footers that are rows, too.
  private static var rowsWithoutKind: [JSONValue] {
    let withDefault: [JSONValue] = RowCatalogue.kinds.map { kind in
      let ofKind: JSONObject = [
        "if": ["type": "object", "not": namesSomething(in: "kind")],
        "then": reference(kind.name),
      ]
      return ["if": names(kind, in: "defaultKind"), "then": everySection(["rows": items(ofKind)])]
    }
    let kind: JSONObject = ["properties": ["kind": ["type": "string"]]]
    let named: JSONObject = ["type": "object", "required": ["kind"], "properties": kind["properties"]]
    let parts: JSONObject = ["header": .object(kind), "rows": items(named), "footer": .object(kind)]
    return withDefault + [["if": namesSomething(in: "defaultKind"), "else": everySection(parts)]]
  }

  /// A table has a style of tables, of which automatic is one.
  private static var tables: JSONValue {
    let names = ListSettings.tableStyles.map { JSONValue.string($0.rawValue) } + ["automatic", .null]
    return [
      "if": ["properties": ["container": ["const": "table"]], "required": ["container"]],
      "then": ["properties": ["style": ["enum": .array(names)]]],
    ]
  }

  private static func items(_ schema: JSONObject) -> JSONValue { ["items": .object(schema)] }

  /// Documents in whose sections these keys have values of these schemas.
  private static func everySection(_ properties: JSONObject) -> JSONValue {
    ["properties": ["sections": items(["properties": .object(properties)])]]
  }

  /// Objects that name a kind under a key.
  private static func names(_ kind: RowKind, in key: String) -> JSONValue {
    ["properties": [key: ["const": .string(kind.name)]], "required": .strings([key]), "type": "object"]
  }

  /// Objects with a string under a key.
  private static func namesSomething(in key: String) -> JSONValue {
    ["properties": [key: ["type": "string"]], "required": .strings([key])]
  }

  private static func reference(_ name: String) -> JSONValue {
    .object(.reference(name))
  }
}
