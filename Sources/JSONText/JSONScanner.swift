/// Reads one JSON value from UTF-8 bytes, strictly by RFC 8259.
///
/// Galley reads JSON itself because it promises what Foundation's readers do not keep: the place of every fault,
/// duplicate keys and unknown escapes as errors, the order of members, whole numbers exactly, and a cost per record
/// small beside that of measuring it.
///
/// Beyond the RFC's grammar these are errors: two members of an object with the same key, nesting deeper than
/// ``InputLimits/jsonDepth``, more values than ``InputLimits/jsonValues``, strings longer than ``InputLimits/textBytes``, and
/// numbers beyond the range of a `Double`. A byte order mark before the value is passed over, as
/// the RFC allows, and an escaped surrogate without its partner reads as U+FFFD, since no Unicode string can hold one.
///
/// Cost: linear in the number of bytes; one value of the tree at a time beside the result.
package struct JSONScanner {
  /// Whether an escaped surrogate without its partner is an error.
  let refusesLoneSurrogates: Bool
  /// Whether a member may come again with an equal value.
  private let acceptsEqualMembers: Bool
  /// The offset of the next byte to read.
  var offset = 0
  private var depth = 0
  private var valueCount = 0

  init(refusesLoneSurrogates: Bool, acceptsEqualMembers: Bool = false) {
    self.refusesLoneSurrogates = refusesLoneSurrogates
    self.acceptsEqualMembers = acceptsEqualMembers
  }

  /// The only value in a text, which may have white space around it.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - refusesLoneSurrogates: Whether an escaped surrogate without its partner is an error; if not, it reads as U+FFFD.
  ///     Texts to measure may have such halves, as programs cut strings anywhere; names may not, or two could become one.
  ///   - acceptsEqualMembers: Whether a member of an object may come again with an equal value; the first is kept.
  /// - Throws: A fault with the byte offset and the path at which the text stops being JSON.
  package static func value(
    of bytes: Span<UInt8>, refusesLoneSurrogates: Bool = false, acceptsEqualMembers: Bool = false
  ) throws(JSONFault) -> JSONValue {
    var scanner = JSONScanner(refusesLoneSurrogates: refusesLoneSurrogates, acceptsEqualMembers: acceptsEqualMembers)
    scanner.skipByteOrderMark(bytes)
    scanner.skipWhitespace(bytes)
    let value = try scanner.value(bytes)
    scanner.skipWhitespace(bytes)
    guard scanner.offset == bytes.count else {
      throw scanner.fault("there is more after the value", expected: "the end of the text")
    }
    return value
  }

  /// How many bytes are read before ``mayBegin(_:)`` decides whether to go on.
  static let tellingBytes = 1 << 20

  /// Whether a JSON text may begin with these bytes: they have no fault but that they end.
  package static func mayBegin(_ bytes: Span<UInt8>) -> Bool {
    do {
      _ = try value(of: bytes)
      return true
    } catch {
      guard let offset = error.offset else { return false }
      return error.problem == endlessString || offset + longestWord >= bytes.count
    }
  }

  /// The length of the longest part that may be cut in two, except for strings: `false`, `\ud83d`.
  private static let longestWord = 6
  /// The fault of a string that is cut in two.
  static let endlessString = "a string has no end"

  // MARK: Values

  private mutating func value(_ bytes: Span<UInt8>) throws(JSONFault) -> JSONValue {
    guard offset < bytes.count else { throw fault("the text ends too soon", expected: "a value") }
    valueCount += 1
    guard valueCount <= InputLimits.jsonValues else {
      throw fault("there are too many values", expected: "at most \(InputLimits.jsonValues)")
    }
    switch bytes[offset] {
    case UInt8(ascii: "\""): return .string(try string(bytes))
    case UInt8(ascii: "{"): return .object(try object(bytes))
    case UInt8(ascii: "["): return .array(try array(bytes))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number(bytes)
    case UInt8(ascii: "t"): return try literal("true", .bool(true), bytes)
    case UInt8(ascii: "f"): return try literal("false", .bool(false), bytes)
    case UInt8(ascii: "n"): return try literal("null", .null, bytes)
    default: throw fault("no value begins like this", expected: depth == 0 ? "JSON" : "a value")
    }
  }

  private mutating func literal(
    _ word: StaticString, _ value: JSONValue, _ bytes: Span<UInt8>
  ) throws(JSONFault) -> JSONValue {
    let letters = word.description.utf8
    var end = offset
    for letter in letters {
      guard end < bytes.count, bytes[end] == letter else {
        throw fault("no value begins like this", expected: "\(word)")
      }
      end += 1
    }
    offset = end
    return value
  }

  // MARK: Arrays and objects

  private mutating func array(_ bytes: Span<UInt8>) throws(JSONFault) -> [JSONValue] {
    try descend()
    var elements: [JSONValue] = []
    skipWhitespace(bytes)
    if consume("]", bytes) { return ascend(elements) }
    while true {
      do {
        elements.append(try value(bytes))
      } catch {
        throw error.inside(.index(elements.count))
      }
      skipWhitespace(bytes)
      if consume(",", bytes) {
        skipWhitespace(bytes)
      } else if consume("]", bytes) {
        return ascend(elements)
      } else {
        throw unexpected(bytes, expected: "a comma or the end of the array")
      }
    }
  }

  /// How many members of an object space is reserved for: those of most rows.
  private static let usualMemberCount = 4

  private mutating func object(_ bytes: Span<UInt8>) throws(JSONFault) -> JSONObject {
    try descend()
    var members: [JSONObject.Member] = []
    var keys = KeySet()
    skipWhitespace(bytes)
    if consume("}", bytes) { return ascend(JSONObject(members: [])) }
    members.reserveCapacity(Self.usualMemberCount)
    while true {
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
        throw unexpected(bytes, expected: "a key in quotes")
      }
      let start = offset
      let key = try string(bytes)
      let known = keys.insert(key, after: members)
      var twice: JSONFault {
        JSONFault("the key \(JSONQuote(key)) occurs twice", expected: "each key once", offset: start)
      }
      guard known == nil || acceptsEqualMembers else { throw twice }
      skipWhitespace(bytes)
      guard consume(":", bytes) else { throw unexpected(bytes, expected: "a colon after the key") }
      skipWhitespace(bytes)
      let value: JSONValue
      do {
        value = try self.value(bytes)
      } catch {
        throw error.inside(.key(key))
      }
      if let known {
        guard members[known].value == value else { throw twice }
      } else {
        members.append(JSONObject.Member(key: key, value: value))
      }
      skipWhitespace(bytes)
      if consume(",", bytes) {
        skipWhitespace(bytes)
      } else if consume("}", bytes) {
        return ascend(JSONObject(members: members))
      } else {
        throw unexpected(bytes, expected: "a comma or the end of the object")
      }
    }
  }

  /// Enters an array or object: past its bracket, one level deeper.
  private mutating func descend() throws(JSONFault) {
    guard depth < InputLimits.jsonDepth else {
      throw fault("arrays and objects lie too deep in each other", expected: "at most \(InputLimits.jsonDepth) levels")
    }
    depth += 1
    offset += 1
  }

  /// Leaves an array or object.
  private mutating func ascend<Value>(_ value: Value) -> Value {
    depth -= 1
    return value
  }

  // MARK: Bytes

  mutating func skipByteOrderMark(_ bytes: Span<UInt8>) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
  }

  mutating func skipWhitespace(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  mutating func consume(_ mark: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }

  // MARK: Faults

  func fault(_ problem: String, expected expectation: String = "") -> JSONFault {
    JSONFault(problem, expected: expectation, offset: offset)
  }

  func unexpected(_ bytes: Span<UInt8>, expected expectation: String) -> JSONFault {
    fault(offset < bytes.count ? "this is not JSON" : "the text ends too soon", expected: expectation)
  }
}

/// The keys of one object that is being read, to find one that occurs twice.
///
/// A few keys are compared with each other; beyond that a dictionary keeps the cost linear.
private struct KeySet {
  /// Below this many members comparing is cheaper than hashing.
  private static let fewest = 12

  private var indices: [String: Int] = [:]

  /// Inserts the key of the next member.
  ///
  /// - Parameter members: Those before, whose keys were inserted.
  /// - Returns: The index of the member that has the key already; nil if it is new.
  mutating func insert(_ key: String, after members: [JSONObject.Member]) -> Int? {
    if members.count < Self.fewest { return members.firstIndex { $0.key == key } }
    if indices.isEmpty {
      for (index, member) in members.enumerated() { indices[member.key] = index }
    }
    if let known = indices[key] { return known }
    indices[key] = members.count
    return nil
  }
}
