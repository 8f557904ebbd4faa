internal import FontKit
internal import JSONText

/// A type of value in documents: how it is read, how its default is written, and what it is in words and as JSON Schema.
///
/// All of this is declared here only, so that what reads documents and what describes them cannot diverge.
struct ValueType<Value: Sendable>: Sendable {
  /// What is expected, in the words of an error message: `a length in points`.
  let words: String
  /// The JSON Schema of the values, except for `null`.
  ///
  /// It is made on demand, since reading documents does not need it.
  var schema: JSONObject { makeSchema() }
  var definitions: JSONDefinitions { makeDefinitions() }
  private let makeSchema: @Sendable () -> JSONObject
  private let makeDefinitions: @Sendable () -> JSONDefinitions
  let decode: @Sendable (JSONValue, DecodingContext) throws(JSONFault) -> Value
  /// Makes JSON of a value, for the defaults in descriptions; `null` where no value is the default of a key.
  let encode: @Sendable (Value) -> JSONValue

  init(
    _ words: String, schema: @autoclosure @escaping @Sendable () -> JSONObject,
    definitions: @autoclosure @escaping @Sendable () -> JSONDefinitions = [:],
    decode: @escaping @Sendable (JSONValue, DecodingContext) throws(JSONFault) -> Value,
    encode: @escaping @Sendable (Value) -> JSONValue = { _ in .null }
  ) {
    self.words = words
    makeSchema = schema
    makeDefinitions = definitions
    self.decode = decode
    self.encode = encode
  }

  /// The same type of JSON, mapped to other values.
  ///
  /// - Parameters:
  ///   - rules: What its schema says beside.
  ///   - transform: Makes a value; it may refuse what the schema's own type lets through.
  func map<Other>(
    adding rules: JSONObject = [:], _ transform: @escaping @Sendable (Value) throws(JSONFault) -> Other,
    encode: @escaping @Sendable (Other) -> JSONValue = { _ in .null }
  ) -> ValueType<Other> {
    ValueType<Other>(
      words, schema: schema + rules, definitions: definitions,
      decode: { (value, context) throws(JSONFault) in try transform(decode(value, context)) }, encode: encode)
  }
}

extension ValueType {
  /// The same type under a name: schemas refer to it, and define it once.
  func named(_ name: String) -> Self {
    ValueType(
      words, schema: .reference(name),
      definitions: definitions.merging([name: schema]) { first, _ in first }, decode: decode, encode: encode)
  }
}

/// Schemas by the names under which others refer to them.
typealias JSONDefinitions = [String: JSONObject]

/// The context in which values are read.
struct DecodingContext {
  let fonts: FontCollection
  /// The folder from which files are named, with a slash at its end; empty for the current one.
  let folder: String
  /// Makes the texts that documents show.
  var texts = TextDecoder()
  /// How many stacks of views are around the value.
  var viewDepth = 0

  func path(ofFile name: String) -> String { name.hasPrefix("/") ? name : folder + name }
}
