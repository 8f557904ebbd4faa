/// A JSON value whose objects keep the order of their members: the order of a document's styles is theirs.
enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Hashable {
    let key: String
    let value: JSONValue
  }

  /// The kind of the value, as an error names it.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// An object from its members, in order.
  ///
  /// Members without a value are left out.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// An object from its members, in order.
  static func object(_ members: some Sequence<(String, JSONValue)>) -> JSONValue {
    .object(members.map(Member.init(key:value:)))
  }

  /// A number, or null where there is none.
  static func number(_ value: Double?) -> JSONValue { value.map(JSONValue.number) ?? .null }
}
