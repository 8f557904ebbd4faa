internal import JSONText

/// A key of an object in documents: its name, its type, what it sets, and a line about it.
///
///     Field("titleLines", \.titleLines, .lineLimit, "The most lines of the title.")
///
/// Its default is what it sets has before a document is read, so it is said nowhere else. A key with `null` is as good as
/// absent.
struct Field<Root: Sendable>: Sendable {
  /// The key.
  let name: String
  /// What documents and people are told about it.
  let description: @Sendable (Root) -> FieldDescription
  /// Sets the value.
  let set: @Sendable (JSONValue, inout Root, DecodingContext) throws(JSONFault) -> Void
  /// What is said to be expected if the key is missing; `nil` if it may be.
  let requirement: String?

  /// Declares a key.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - path: What it sets.
  ///   - type: The type of its values.
  ///   - summary: One sentence about it.
  ///   - isRequired: Whether there must be a value.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ type: ValueType<Value>, _ summary: String,
    isRequired: Bool = false
  ) {
    self.name = name
    requirement = isRequired ? type.words : nil
    description = { root in
      FieldDescription(
        name: name, summary: summary, words: type.words, schema: type.schema,
        defaultValue: isRequired ? .null : type.encode(root[keyPath: path]), isRequired: isRequired)
    }
    set = { (value, root, context) throws(JSONFault) in root[keyPath: path] = try type.decode(value, context) }
  }

  /// Declares a key whose value may be absent.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ type: ValueType<Value>, _ summary: String
  ) {
    self.name = name
    requirement = nil
    description = { root in
      FieldDescription(
        name: name, summary: summary, words: type.words, schema: type.schema,
        defaultValue: root[keyPath: path].map(type.encode) ?? .null, isRequired: false)
    }
    set = { (value, root, context) throws(JSONFault) in root[keyPath: path] = try type.decode(value, context) }
  }
}

/// What is told about a key.
struct FieldDescription: Sendable {
  /// The key.
  let name: String
  /// One sentence about it.
  let summary: String
  /// What its values are, in words.
  let words: String
  /// The JSON Schema of its values, but for `null`.
  let schema: JSONObject
  /// What is taken if it is absent; `null` if nothing is, or if that depends on other keys.
  let defaultValue: JSONValue
  /// Whether there must be a value.
  let isRequired: Bool
}

extension ObjectReader {
  /// Reads fields in the order of their declaration; those that are absent leave `root` as it is.
  ///
  /// - Throws: The first fault of a value, or that one is missing.
  mutating func read<Root>(
    _ fields: [Field<Root>], into root: inout Root, _ context: DecodingContext
  ) throws(JSONFault) {
    for field in fields {
      if let value = value(field.name), value != .null {
        do throws(JSONFault) {
          try field.set(value, &root, context)
        } catch {
          throw error.inside(.key(field.name))
        }
      } else if let requirement = field.requirement {
        throw missing(field.name, expected: requirement)
      }
    }
  }
}
