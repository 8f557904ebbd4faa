package import JSONText

/// Reads an object key by key, so that every value has the right type and no key goes unnoticed.
///
///     var reader = try ObjectReader(value, keys: ["id", "text"])
///     let text = try reader.string("text")
///     try reader.finish()
///
/// A key with `null` counts as absent, except where the caller asks for it. Each key is read once at most.
package struct ObjectReader {
  private let object: JSONObject
  /// The keys that may occur, in the order in which an error lists them.
  private let keys: [String]
  private var takenCount = 0
  /// What an error refers to if the keys are too many to be listed.
  private let listing: String?

  /// Begins to read `value`.
  ///
  /// - Parameter listing: What an error refers to if the keys are too many to be listed: `a key that galley measure --kinds lists`.
  /// - Throws: A fault if it is not an object.
  package init(_ value: JSONValue, keys: [String], listedAs listing: String? = nil) throws(JSONFault) {
    guard case .object(let object) = value else { throw .type(value, expected: "an object") }
    self.object = object
    self.keys = keys
    self.listing = listing
  }

  /// The value under a key, whatever it is; `nil` if the key does not occur.
  package mutating func value(_ key: String) -> JSONValue? {
    assert(keys.contains(key), "\(key) is taken but not listed")
    // Where all members are taken, no other key occurs: most objects have few of the keys that they may have.
    guard takenCount < object.members.count, let value = object[key] else { return nil }
    takenCount += 1
    return value
  }

  /// What `decode` makes of the value under a key; `nil` if the key does not occur or has `null`.
  ///
  /// - Throws: The fault `decode` finds, with the key added to its path.
  package mutating func decode<Result>(
    _ key: String, _ decode: (JSONValue) throws(JSONFault) -> Result
  ) throws(JSONFault) -> Result? {
    guard let value = value(key), value != .null else { return nil }
    return try inside(.key(key)) { () throws(JSONFault) in try decode(value) }
  }

  /// Ends the reading.
  ///
  /// - Throws: A fault at the first key that is not among those that may occur.
  package func finish() throws(JSONFault) {
    guard takenCount < object.members.count, let fault = unknownKey else { return }
    throw fault
  }

  /// A fault that says a key is missing; if there is a key that may not occur, it is at fault instead, since it may be
  /// the missing one in another spelling.
  package func missing(_ key: String, expected expectation: String) -> JSONFault {
    unknownKey ?? JSONFault("\(key) is missing", expected: expectation)
  }

  private var unknownKey: JSONFault? {
    let unknown = object.members.first { !keys.contains($0.key) }
    guard let unknown else { return nil }
    var fault = JSONFault("there is no such key", unknown: unknown.key, among: keys, listedAs: listing)
    fault.suggestion = Names.synonym(of: unknown.key, among: keys) ?? fault.suggestion
    // A path as documents and lists of keys have it.
    if let dot = unknown.key.firstIndex(of: "."), keys.contains(String(unknown.key[..<dot])) {
      fault.suggestion =
        "\(JSONQuote(String(unknown.key[..<dot]))): {\(JSONQuote(String(unknown.key[dot...].dropFirst()))): …}"
    }
    return fault.inside(.key(unknown.key))
  }
}

extension JSONFault {
  /// The key that an object may not have, if that is the fault, and it is the value itself that has the key.
  var unknownKey: String? {
    guard problem == "there is no such key", path.steps.count == 1, case .key(let key)? = path.steps.first else {
      return nil
    }
    return key
  }
}
