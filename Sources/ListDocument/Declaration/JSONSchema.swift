internal import JSONText

/// JSON Schema (draft 2020-12) of what is declared.
extension JSONObject {
  /// The schema of an object with these keys and no others.
  static func object(_ fields: [FieldDescription], withDefaults: Bool = true) -> JSONObject {
    let required = fields.filter(\.isRequired).map(\.name)
    return [
      "type": "object",
      "properties": .object(
        JSONObject(members: fields.map { ($0.name, .object($0.property(withDefault: withDefaults))) })),
      "required": required.isEmpty ? nil : .strings(required),
      "additionalProperties": false,
    ]
  }

  /// The schema of an object that may have each of some keys, with values of one schema.
  static func object(_ keys: some Sequence<String>, each schema: JSONObject) -> JSONObject {
    [
      "type": "object", "properties": .object(JSONObject(members: keys.map { ($0, .object(schema)) })),
      "additionalProperties": false,
    ]
  }

  /// What a definition says.
  static func reference(_ name: String) -> JSONObject { ["$ref": "#/$defs/\(name)"] }

  static func allNull(_ keys: some Sequence<String>) -> JSONObject {
    JSONObject(members: keys.map { ($0, ["type": "null"]) })
  }

  static func oneGroup(of groups: [[String]]) -> JSONValue {
    let schemas = groups.indices.map { own -> JSONValue in
      let others = groups.indices.filter { $0 != own }.flatMap { groups[$0] }
      return ["properties": .object(allNull(others))]
    }
    return ["anyOf": .array(schemas)]
  }

  /// The same schema for values that may also be `null`.
  var orNull: JSONObject {
    let null: JSONObject = ["type": "null"]
    if self["$ref"] != nil { return ["anyOf": [.object(self), .object(null)]] }
    var members = members.map { ($0.key, $0.value) }
    for index in members.indices {
      switch members[index] {
      case ("type", .string(let type)): members[index].1 = .strings([type, "null"])
      case ("type", .array(let types)): members[index].1 = .array(types + ["null"])
      case ("enum", .array(let values)): members[index].1 = .array(values + [.null])
      case ("anyOf", .array(let schemas)): members[index].1 = .array(schemas + [.object(null)])
      default: break
      }
    }
    return JSONObject(members: members)
  }
}

extension FieldDescription {
  /// The schema of the key's values, with its summary and its default.
  func property(withDefault: Bool = true) -> JSONObject {
    let told: JSONObject = [
      "description": .string(summary), "default": withDefault && defaultValue != .null ? defaultValue : nil,
    ]
    return told + (isRequired ? schema : schema.orNull)
  }
}
