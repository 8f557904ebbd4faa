import JSONText

@testable import ListDocument

/// Random list documents, in which some keys have values that they accept and others do not.
struct RandomDocument {
  /// Whether numbers are at the ends of their ranges, and invalid values are those that often break programs.
  var isHostile = false

  func text(using random: inout some RandomNumberGenerator) -> String {
    var members: [(String, JSONValue)] = []
    for field in ListSettings.fields where Int.random(in: 0..<8, using: &random) == 0 && field.name != "typeface" {
      // A scale has to be complete, and a file has to exist; no schema says that.
      if field.name == "typeScale", !isHostile { continue }
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

  private func section(using random: inout some RandomNumberGenerator) -> JSONValue {
    let rows = (0..<Int.random(in: 0...2, using: &random)).map { _ in row(using: &random) }
    return .object(["header": .string("A"), "rows": .array(rows)])
  }

  private func row(using random: inout some RandomNumberGenerator) -> JSONValue {
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

  /// A value that fits the type of the schema more often than not, else any value.
  private func value(_ schema: JSONObject, using random: inout some RandomNumberGenerator) -> JSONValue {
    if case .string(let reference)? = schema["$ref"], let schema = Self.named[String(reference.dropFirst(8))] {
      return value(schema, using: &random)
    }
    guard Int.random(in: 0..<8, using: &random) > 0 else {
      return (isHostile ? Self.any + Self.hostile : Self.any).randomElement(using: &random) ?? .null
    }
    switch (schema["type"], schema["enum"], schema["anyOf"]) {
    case (_, .array(let values)?, _): return values.randomElement(using: &random) ?? .null
    case (_, _, .array(let schemas)?):
      guard case .object(let schema)? = schemas.randomElement(using: &random) else { return .null }
      return value(schema, using: &random)
    case (.string("object")?, _, _):
      guard case .object(let properties)? = schema["properties"] else { return .object([:]) }
      let members = properties.members.compactMap { member -> (String, JSONValue)? in
        // A file has to exist, which no schema says.
        guard case .object(let schema) = member.value, member.key != "image" else { return nil }
        guard Int.random(in: 0..<8, using: &random) > 0 else { return nil }
        return (member.key, value(schema, using: &random))
      }
      return .object(JSONObject(members: members))
    case (.string("array")?, _, _):
      guard case .object(let items)? = schema["items"] else { return .array([]) }
      return .array((0..<Int.random(in: 0...2, using: &random)).map { _ in value(items, using: &random) })
    case (.string("boolean")?, _, _): return .bool(Bool.random(using: &random))
    case (.string("number")?, _, _) where isHostile, (.string("integer")?, _, _) where isHostile:
      return end(of: schema, using: &random)
    case (.string("number")?, _, _): return .number(Double(Int.random(in: 0...80, using: &random)) / 4)
    case (.string("integer")?, _, _): return .integer(Int.random(in: 0...3, using: &random))
    default: return .string(isHostile ? Self.texts.randomElement(using: &random) ?? "" : "en")
    }
  }

  /// A number at an end of its range, or near it.
  private func end(of schema: JSONObject, using random: inout some RandomNumberGenerator) -> JSONValue {
    let ends = [schema["minimum"], schema["maximum"]].compactMap(\.self)
    let inside: [JSONValue] = [.integer(1), .number(0.5), .number(.leastNonzeroMagnitude), .number(-0.0), .number(1e8)]
    return (ends + ends + inside).randomElement(using: &random) ?? .null
  }

  private static let texts = [
    "en", "", " ", "\u{0}", "a\nb\u{2028}c", "\u{200F}\u{202E}x", "%1$999999999d %@ %.15f", "e\u{301}\u{301}\u{301}",
    "\u{1F468}\u{200D}\u{1F469}", "\u{10FFFF}\u{FFFE}", String(repeating: "مرحبا ", count: 50),
    String(repeating: "W", count: 500), "\u{AD}\u{200B}\t",
  ]

  private static let hostile: [JSONValue] = [
    .number(1e308), .number(-1e308), .number(-0.0), .number(.leastNonzeroMagnitude), .integer(.max), .integer(.min),
    .number(9_223_372_036_854_775_808), .integer(0), .number(1e9), .integer(Int(Int32.max)),
    .array(Array(repeating: .array([]), count: 100)), .string(String(repeating: "a-", count: 200)),
    .object(["text": .string("%.15f %5$s"), "arguments": .array([.number(0.1), .number(1e308), .integer(.min)])]),
    .object(["image": .string("/dev/zero")]), .object(["width": .number(1e9), "height": .number(1e9)]),
  ]

  private static let named = ListSchema.named

  private static let any: [JSONValue] = [
    .null, .bool(true), .integer(-1), .integer(3), .number(1.5), .number(1e12), .string(""), .string("top"),
    .array([]), .array([.string("selected")]), .object([:]), .object(["width": .integer(3), "height": .integer(4)]),
    .object(["width": .integer(3)]), .object(["text": .string("x")]), .object(["wide": .integer(3)]),
  ]
}
