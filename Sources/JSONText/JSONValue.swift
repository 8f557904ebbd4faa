/// A JSON value as the reader gives it: a tree of plain values, members in the order of the text.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number written without fraction and exponent that fits an `Int`: kept apart so that identifiers survive exactly.
  case integer(Int)
  /// Any other number, as the nearest `Double`; always finite.
  case number(Double)
  /// A string, its escapes resolved.
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The value's type in the words of an error message.
  package var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A JSON object: its members in the order of the text.
///
/// No two have the same key.
package struct JSONObject: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    /// The key, its escapes resolved.
    package let key: String
    package let value: JSONValue

    /// Makes a member.
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  package let members: [Member]

  /// Makes an object of members whose keys differ from each other.
  package init(members: [Member]) {
    self.members = members
  }

  /// Makes an object of members whose keys differ from each other.
  package init(members: some Sequence<(String, JSONValue)>) {
    self.members = members.map { Member(key: $0, value: $1) }
  }

  /// The value under a key.
  ///
  /// Cost: proportional to the number of members, which are few where keys are known.
  package subscript(key: String) -> JSONValue? {
    // Read in place through a span: copying a member would retain its key and its value.
    let members = members.span
    for index in members.indices where members[index].key == key { return members[index].value }
    return nil
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Makes an object of members whose keys differ from each other.
  ///
  /// Those whose value is `nil` are left out.
  package init(dictionaryLiteral elements: (String, JSONValue?)...) {
    self.init(elements)
  }

  fileprivate init(_ elements: [(String, JSONValue?)]) {
    self.init(members: elements.compactMap { key, value in value.map { (key, $0) } })
  }

  /// The members of an object and then those of another, whose keys differ from these.
  package static func + (object: JSONObject, other: JSONObject) -> JSONObject {
    JSONObject(members: object.members + other.members)
  }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .integer(number) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object; members whose value is `nil` are left out.
  package init(dictionaryLiteral elements: (String, JSONValue?)...) { self = .object(JSONObject(elements)) }
}
