import JSONText

@testable import ListDocument

/// List documents that are right here and wrong there: what their keys take, and what they do not.
enum RandomDocument {
  static func text(using random: inout some RandomNumberGenerator) -> String {
    var members: [(String, JSONValue)] = []
    for field in ListSettings.fields where Int.random(in: 0..<8, using: &random) == 0 && field.name != "typeface" {
      members.append((field.name, value(field.description(ListSettings()).schema, using: &random)))
    }
    let kind = RowCatalogue.kinds.randomElement(using: &random)?.name ?? ""
    if Bool.random(using: &random), !members.contains(where: { $0.0 == "defaultKind" }) {
      members.append(("defaultKind", .string(kind)))
    }
    let sections = (0..<Int.random(in: 0...2, using: &random)).map { _ in section(using: &random) }
    members.append(("sections", .array(sections)))
    return "\(JSONValue.object(JSONObject(members: members)))"
  }

  private static func section(using random: inout some RandomNumberGenerator) -> JSONValue {
    let rows = (0..<Int.random(in: 0...2, using: &random)).map { _ in row(using: &random) }
    return .object(["header": .string("A"), "rows": .array(rows)])
  }

  private static func row(using random: inout some RandomNumberGenerator) -> JSONValue {
    guard Int.random(in: 0..<6, using: &random) > 0, let kind = RowCatalogue.kinds.randomElement(using: &random) else {
      return .string("A")
    }
    var members: [(String, JSONValue)] = []
    if Int.random(in: 0..<4, using: &random) > 0 { members.append(("kind", .string(kind.name))) }
    for field in kind.fields where Int.random(in: 0..<4, using: &random) == 0 {
      members.append((field.name, value(field.schema, using: &random)))
    }
    return .object(JSONObject(members: members))
  }

  /// A value of the schema more often than not, as far as its type goes; else anything.
  private static func value(_ schema: JSONObject, using random: inout some RandomNumberGenerator) -> JSONValue {
    if case .string(let reference)? = schema["$ref"], let schema = named[String(reference.dropFirst(8))] {
      return value(schema, using: &random)
    }
    guard Int.random(in: 0..<8, using: &random) > 0 else { return any.randomElement(using: &random) ?? .null }
    switch (schema["type"], schema["enum"], schema["anyOf"]) {
    case (_, .array(let values)?, _): return values.randomElement(using: &random) ?? .null
    case (_, _, .array(let schemas)?):
      guard case .object(let schema)? = schemas.randomElement(using: &random) else { return .null }
      return value(schema, using: &random)
    case (.string("object")?, _, _):
      guard case .object(let properties)? = schema["properties"] else { return .object([:]) }
      let members = properties.members.compactMap { member -> (String, JSONValue)? in
        // A file that is named has to be there, which no schema says.
        guard case .object(let schema) = member.value, member.key != "image" else { return nil }
        guard Int.random(in: 0..<8, using: &random) > 0 else { return nil }
        return (member.key, value(schema, using: &random))
      }
      return .object(JSONObject(members: members))
    case (.string("array")?, _, _):
      guard case .object(let items)? = schema["items"] else { return .array([]) }
      return .array((0..<Int.random(in: 0...2, using: &random)).map { _ in value(items, using: &random) })
    case (.string("boolean")?, _, _): return .bool(Bool.random(using: &random))
    case (.string("number")?, _, _): return .number(Double(Int.random(in: 0...80, using: &random)) / 4)
    case (.string("integer")?, _, _): return .integer(Int.random(in: 0...3, using: &random))
    default: return .string("en")
    }
  }

  private static let named = ListSchema.named

  private static let any: [JSONValue] = [
    .null, .bool(true), .integer(-1), .integer(3), .number(1.5), .number(1e12), .string(""), .string("top"),
    .array([]), .array([.string("selected")]), .object([:]), .object(["width": .integer(3), "height": .integer(4)]),
    .object(["width": .integer(3)]), .object(["text": .string("x")]), .object(["wide": .integer(3)]),
  ]
}
