internal import JSONText

/// The defaults of rows, by the name of their kind.
package struct RowDefaults: Hashable, Sendable {
  private var kinds: [String: JSONObject] = [:]

  /// The names of the kinds that there are defaults for, in order.
  var kindNames: [String] { kinds.keys.sorted() }

  subscript(kind: String) -> JSONObject? {
    get { kinds[kind] }
    set { kinds[kind] = newValue }
  }

  /// A row of a kind with its absent keys filled in, and the weight of what they are filled with.
  func fill(_ row: JSONValue, kind: String) -> (row: JSONValue, weight: Int) {
    guard let defaults = kinds[kind], case .object(let object) = row else { return (row, 0) }
    let missing = object.missing(of: defaults)
    guard !missing.isEmpty else { return (row, 0) }
    return (.object(JSONObject(members: object.members + missing)), missing.reduce(0) { $0 + $1.value.weight })
  }

  /// These defaults, completed by others of lower precedence.
  func over(_ others: RowDefaults) -> RowDefaults {
    var result = others
    for (kind, object) in kinds {
      let missing = others.kinds[kind].map(object.missing) ?? []
      result.kinds[kind] = JSONObject(members: object.members + missing)
    }
    return result
  }
}

extension JSONObject {
  /// The members of another whose keys it does not have.
  fileprivate func missing(of other: JSONObject) -> [Member] {
    // A row has few keys, which are looked through faster than they are hashed.
    guard members.count > 32 else { return other.members.filter { self[$0.key] == nil } }
    let keys = Set(members.map(\.key))
    return other.members.filter { !keys.contains($0.key) }
  }
}

extension ValueType<RowDefaults> {
  /// The keys that rows have each for themselves.
  private static var ownKeys: [String] { ["id", "kind", "children"] }

  /// Objects with keys of rows, by their kind.
  static var rowDefaults: Self {
    ValueType(
      "an object of rows by their kind",
      schema: [
        "type": "object",
        "properties": .object(
          JSONObject(members: RowCatalogue.kinds.map { ($0.name, .object(.reference($0.name))) })),
        "additionalProperties": false,
        "allOf": [["additionalProperties": ["properties": .object(.allNull(ownKeys))]]],
      ]
    ) { (value, _) throws(JSONFault) in
      guard case .object(let object) = value else { throw .type(value, expected: "an object of rows by their kind") }
      var defaults = RowDefaults()
      for member in object.members {
        try inside(.key(member.key)) { () throws(JSONFault) in
          _ = try RowCatalogue.kind(.string(member.key))
          guard member.value != .null else { return }
          guard case .object(let row) = member.value else { throw .type(member.value, expected: "an object") }
          for key in ownKeys where row[key] ?? .null != .null {
            throw JSONFault("it is each row's own", expected: "other keys").inside(.key(key))
          }
          defaults[member.key] = row
        }
      }
      return defaults
    }
  }
}

extension RowContext {
  /// Makes sure that rows can be made of the defaults.
  ///
  /// - Throws: The fault of the first that can not, below `defaults`.
  func check(_ defaults: RowDefaults) throws(JSONFault) {
    for name in defaults.kindNames {
      guard let row = defaults[name] else { continue }
      try inside(.key("defaults")) { () throws(JSONFault) in
        try inside(.key(name)) { () throws(JSONFault) in
          _ = try RowCatalogue.kind(.string(name)).rows(.object(row), self)
        }
      }
    }
  }
}
