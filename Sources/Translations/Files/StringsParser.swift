internal import JSONText

/// Reads pairs of key and text from an old-style property list.
///
///     /* The title of the window. */
///     "window.title" = "Einstellungen";
///     // A key alone is its own text, and one of letters, digits and `._-/:$` needs no quotes.
///     Cancel = "Abbrechen";
///
/// Source: GNUstep's and Apple's descriptions of old-style ASCII property lists and strings files, and CoreFoundation's
/// `CFOldStylePList.c`; `\U` with four hexadecimal digits is a UTF-16 unit, octal escapes are characters of NeXTSTEP's encoding,
/// of which ASCII alone is read.
struct StringsParser {
  private let bytes: ArraySlice<UInt8>
  private let source: String
  private var offset: Int
  private var line = 1

  /// - Parameter text: UTF-8.
  init(_ text: ArraySlice<UInt8>, source: String) {
    bytes = text
    offset = text.startIndex
    self.source = source
  }

  /// Reads all pairs, which may be enclosed in braces.
  mutating func pairs() throws(InputError) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    try skipSpace()
    let isBraced = take(UInt8(ascii: "{"))
    while true {
      try skipSpace()
      if isBraced, take(UInt8(ascii: "}")) { break }
      guard let byte = bytes[safe: offset] else {
        guard !isBraced else { throw fault("it ends inside braces", expected: "}") }
        return pairs
      }
      let key = try string(byte, "a key")
      try skipSpace()
      var value = key
      if take(UInt8(ascii: "=")) {
        try skipSpace()
        guard let byte = bytes[safe: offset] else { throw fault("it ends after =", expected: "a text") }
        value = try string(byte, "a text")
        try skipSpace()
      }
      guard take(UInt8(ascii: ";")) else { throw fault(found, expected: "; after \(JSONQuote(key))") }
      pairs.append((key, value))
    }
    try skipSpace()
    guard offset == bytes.endIndex else { throw fault(found, expected: "the end of the file") }
    return pairs
  }

  // MARK: Strings

  private mutating func string(_ first: UInt8, _ expectation: String) throws(InputError) -> String {
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = offset
    while let byte = bytes[safe: offset], Self.needsNoQuotes(byte) { offset += 1 }
    guard offset > start else { throw fault(found, expected: expectation) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "._-/:$".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(InputError) -> String {
    let firstLine = line
    offset += 1
    var units: [UInt16] = []
    while let byte = bytes[safe: offset], byte != quote {
      if byte == UInt8(ascii: "\\") {
        offset += 1
        units.append(try escape())
      } else {
        let start = offset
        while let byte = bytes[safe: offset], byte != quote, byte != UInt8(ascii: "\\") { advance(byte) }
        guard units.count + offset - start <= InputLimits.textBytes else {
          throw fault("a text is too long", expected: "at most \(InputLimits.textBytes) bytes")
        }
        units.append(contentsOf: String(decoding: bytes[start..<offset], as: UTF8.self).utf16)
      }
    }
    guard offset < bytes.endIndex else {
      line = firstLine
      throw fault("a text has no end", expected: "a closing quotation mark")
    }
    offset += 1
    guard let text = String(validating: units, as: UTF16.self) else {
      throw fault("an escape is half a character", expected: "both halves of it, or \\U with four digits of one")
    }
    return text
  }

  /// Takes an escape after its backslash, and returns its UTF-16 unit.
  private mutating func escape() throws(InputError) -> UInt16 {
    guard let byte = bytes[safe: offset] else { throw fault("it ends after a backslash", expected: "an escape") }
    advance(byte)
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "U"): return try hexadecimal()
    case 0x30...0x37: return try octal(byte)
    case 0x80...: throw fault("a backslash before what needs none", expected: "an escape")
    default: return UInt16(byte)
    }
  }

  private mutating func hexadecimal() throws(InputError) -> UInt16 {
    let digits = bytes[offset..<min(offset + 4, bytes.endIndex)]
    guard digits.count == 4, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("an escape has too few digits", expected: "four hexadecimal ones") }
    offset += 4
    return unit
  }

  private mutating func octal(_ first: UInt8) throws(InputError) -> UInt16 {
    var value = UInt16(first - 0x30)
    for _ in 0..<2 {
      guard let byte = bytes[safe: offset], 0x30...0x37 ~= byte else { break }
      value = value << 3 | UInt16(byte - 0x30)
      offset += 1
    }
    guard value < 0x80 else { throw fault("an octal escape above 177", expected: "\\U and four digits") }
    return value
  }

  // MARK: Between

  /// Skips white space and comments.
  private mutating func skipSpace() throws(InputError) {
    while let byte = bytes[safe: offset] {
      switch (byte, bytes[safe: offset + 1]) {
      case (0x09...0x0D, _), (0x20, _): advance(byte)
      case _ where isAtSeparator: offset += 3
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while let byte = bytes[safe: offset], byte != 0x0A, byte != 0x0D, !isAtSeparator { advance(byte) }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        let firstLine = line
        offset += 2
        while bytes[safe: offset] != UInt8(ascii: "*") || bytes[safe: offset + 1] != UInt8(ascii: "/") {
          guard let byte = bytes[safe: offset] else {
            line = firstLine
            throw fault("a comment has no end", expected: "*/")
          }
          advance(byte)
        }
        offset += 2
      default: return
      }
    }
  }

  /// Whether U+2028 or U+2029 is next; both are white space and end lines.
  private var isAtSeparator: Bool {
    bytes[safe: offset] == 0xE2 && bytes[safe: offset + 1] == 0x80 && (bytes[safe: offset + 2] ?? 0) & 0xFE == 0xA8
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard bytes[safe: offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func advance(_ byte: UInt8) {
    if byte == 0x0A { line += 1 }
    offset += 1
  }

  /// The next characters, quoted for an error.
  private var found: String {
    guard offset < bytes.endIndex else { return "it ends" }
    return "\(JSONQuote(String(decoding: bytes[offset...].prefix(20), as: UTF8.self)))"
  }

  private func fault(_ problem: String, expected expectation: String) -> InputError {
    InputError(source: source, line: line, problem: problem, expectation: expectation)
  }
}

extension ArraySlice {
  /// The element at an index; `nil` if there is none.
  fileprivate subscript(safe index: Int) -> Element? { index < endIndex ? self[index] : nil }
}
