/// Reads JSON (RFC 8259) strictly: one value, no duplicate keys, no unpaired surrogates, not too deeply nested.
///
/// Takes time linear in the input. Foundation's reader would lose the order of members and the place of a fault.
struct JSONReader {
  /// How deeply arrays and objects may nest.
  ///
  /// Documents of styles need six.
  static let maximumDepth = 64

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value a text holds.
  static func read(_ bytes: [UInt8]) throws(StyleDocumentError) -> JSONValue {
    var reader = JSONReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.readValue(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.error("something follows the value", "the end") }
    return value
  }

  // MARK: Values

  private mutating func readValue(depth: Int) throws(StyleDocumentError) -> JSONValue {
    skipSpace()
    guard let byte = peek else { throw error("the text ends", "a value") }
    switch byte {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumber())
    default: throw error("this is no JSON", "a value")
    }
  }

  private mutating func readObject(depth: Int) throws(StyleDocumentError) -> JSONValue {
    try enter(depth)
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    if skip("}") { return .object(members) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error("this is no key", "a string") }
      let start = position
      let key = try readString()
      guard keys.insert(key).inserted else {
        position = start
        throw error("the key \"\(key)\" is there twice", "each key once")
      }
      guard skip(":") else { throw error("the key \"\(key)\" has no value", "a colon") }
      members.append(JSONValue.Member(key: key, value: try readValue(depth: depth + 1)))
    } while skip(",")
    guard skip("}") else { throw error("the object does not go on", "a comma or }") }
    return .object(members)
  }

  private mutating func readArray(depth: Int) throws(StyleDocumentError) -> JSONValue {
    try enter(depth)
    var elements: [JSONValue] = []
    if skip("]") { return .array(elements) }
    repeat {
      elements.append(try readValue(depth: depth + 1))
    } while skip(",")
    guard skip("]") else { throw error("the array does not go on", "a comma or ]") }
    return .array(elements)
  }

  private mutating func enter(_ depth: Int) throws(StyleDocumentError) {
    guard depth < JSONReader.maximumDepth else {
      throw error("values nest too deeply", "at most \(JSONReader.maximumDepth) levels")
    }
    position += 1
  }

  private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(StyleDocumentError) -> JSONValue {
    let expected = Array("\(word)".utf8)
    guard bytes[position...].starts(with: expected) else { throw error("this is no JSON", "\(word)") }
    position += expected.count
    return value
  }

  private mutating func readNumber() throws(StyleDocumentError) -> Double {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let leadingZero = peek == UInt8(ascii: "0")
    var valid = skipDigits() > 0 && !(leadingZero && position - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1))
    if peek == UInt8(ascii: ".") {
      position += 1
      valid = skipDigits() > 0 && valid
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      valid = skipDigits() > 0 && valid
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard valid, let number = Double(text), number.isFinite else {
      position = start
      throw error("this is no number", "a number such as 17 or -0.43")
    }
    return number
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Goes past a character and the space before it, if it comes next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  private func error(_ problem: String, _ expectation: String) -> StyleDocumentError {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return StyleDocumentError(
      place: "\(line):\(before.count - lineStart + 1)", problem: problem, expectation: expectation)
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func readString() throws(StyleDocumentError) -> String {
    position += 1
    var content: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: content, as: UTF8.self) else {
          throw error("the string is not UTF-8", "UTF-8")
        }
        position += 1
        return string
      case UInt8(ascii: "\\"): content += try readEscape()
      case ..<0x20: throw error("a control character stands in the string", "an escape such as \\n")
      default:
        content.append(byte)
        position += 1
      }
    }
    throw error("the string does not end", "a quotation mark")
  }

  private mutating func readEscape() throws(StyleDocumentError) -> [UInt8] {
    position += 1
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
      UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    if let byte = peek, let character = simple[byte] {
      position += 1
      return [character]
    }
    guard peek == UInt8(ascii: "u") else { throw error("this is no escape", "one such as \\n or \\u00e9") }
    let first = try readCodeUnit()
    if UTF16.isLeadSurrogate(first), peek == UInt8(ascii: "\\") {
      position += 1
      guard peek == UInt8(ascii: "u") else { throw error("half a character stands alone", "the other half") }
      let second = try readCodeUnit()
      return try encode([first, second])
    }
    return try encode([first])
  }

  private func encode(_ codeUnits: [UInt16]) throws(StyleDocumentError) -> [UInt8] {
    guard let text = String(validating: codeUnits, as: UTF16.self) else {
      throw error("half a character stands alone", "both halves of a surrogate pair")
    }
    return Array(text.utf8)
  }

  /// The four digits after `\u`, which comes next.
  private mutating func readCodeUnit() throws(StyleDocumentError) -> UInt16 {
    let digits = bytes[min(position + 1, bytes.count)..<min(position + 5, bytes.count)]
    let isHex = digits.count == 4 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
    guard isHex, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw error("the escape is too short", "four hexadecimal digits")
    }
    position += 5
    return unit
  }
}
