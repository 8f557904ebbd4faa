internal import JSONText

/// A key of an object in documents: its name, its type, what it sets, and a line about it.
///
///     Field("titleLines", \.titleLines, .lineLimit, "The most lines of the title.")
///
/// Its default is the value that its property has before a document is read, so it is stated nowhere else. A key with
/// `null` counts as absent.
struct Field<Root: Sendable>: Sendable {
  let name: String
  /// Describes the key for the schema and for people.
  private(set) var description: @Sendable (Root) -> FieldDescription
  let set: @Sendable (JSONValue, inout Root, DecodingContext) throws(JSONFault) -> Void
  /// What the error expects if the key is missing; `nil` if it may be missing.
  let requirement: String?

  /// Declares a key, what it sets, the type of its values, and one sentence about it.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ type: ValueType<Value>, _ summary: String,
    isRequired: Bool = false
  ) {
    self.name = name
    requirement = isRequired ? type.words : nil
    description = { root in
      FieldDescription(
        name: name, summary: summary, words: type.words, schema: type.schema, definitions: type.definitions,
        value: type.encode(root[keyPath: path]), isRequired: isRequired)
    }
    set = { (value, root, context) throws(JSONFault) in root[keyPath: path] = try type.decode(value, context) }
  }

  /// Declares a key whose value may be absent.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ type: ValueType<Value>, _ summary: String
  ) {
    self.init(name, path, type.map({ $0 }, encode: { $0.map(type.encode) ?? .null }), summary)
  }
}

extension Field {
  /// The key without a default in its description, since it defaults to what the list has.
  func takenFromList() -> Field {
    var field = self
    field.description = { [description] root in
      var described = description(root)
      described.value = .null
      return described
    }
    return field
  }

  /// Declares a key with an object whose own keys change parts of the existing value, one by one.
  ///
  /// - Parameter definition: The name under which schemas refer to the object.
  init<Part: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Part> & Sendable, changing fields: [Field<Part>],
    definition: String, _ summary: String
  ) {
    self.name = name
    requirement = nil
    description = { root in
      let parts = fields.map { $0.description(root[keyPath: path]) }
      return FieldDescription(
        name: name, summary: summary, words: "an object", schema: .reference(definition),
        // One schema serves whatever is changed, so it has no defaults.
        definitions: parts.definitions.merging([definition: .object(parts, withDefaults: false)]) { first, _ in first },
        value: .object(JSONObject(members: parts.map { ($0.name, $0.value) })), parts: parts)
    }
    let keys = fields.map(\.name)
    set = { (value, root, context) throws(JSONFault) in
      var reader = try ObjectReader(value, keys: keys)
      try reader.read(fields, into: &root[keyPath: path], context)
      try reader.finish()
    }
  }
}

struct FieldDescription: Sendable {
  let name: String
  let summary: String
  let words: String
  /// The JSON Schema of its values, except for `null`.
  let schema: JSONObject
  var definitions: JSONDefinitions = [:]
  /// The value of its property before a document is read; `null` if it has none.
  var value: JSONValue
  var isRequired = false
  /// The keys of its object, if these change parts of an existing value.
  var parts: [FieldDescription] = []

  /// Its default; `null` if it has none, or if that depends on other keys.
  var defaultValue: JSONValue { isRequired ? .null : value }
}

extension [FieldDescription] {
  /// The definitions that their schemas refer to by name.
  var definitions: JSONDefinitions {
    reduce(into: [:]) { $0.merge($1.definitions) { first, _ in first } }
  }
}

extension ObjectReader {
  /// Reads fields in the order of their declaration; those that are absent leave `root` as it is.
  ///
  /// - Throws: The first fault of a value, or that one is missing.
  mutating func read<Root>(
    _ fields: [Field<Root>], into root: inout Root, _ context: DecodingContext
  ) throws(JSONFault) {
    // Read in place through a span: most keys of a kind are absent from most rows.
    let fields = fields.span
    for index in fields.indices {
      if let value = value(fields[index].name), value != .null {
        do throws(JSONFault) {
          try fields[index].set(value, &root, context)
        } catch {
          throw error.inside(.key(fields[index].name))
        }
      } else if let requirement = fields[index].requirement {
        throw missing(fields[index].name, expected: requirement)
      }
    }
  }
}
