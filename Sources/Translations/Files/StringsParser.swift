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
  private var cursor: ByteCursor
  private let source: String

  /// - Parameter text: UTF-8.
  init(_ text: ArraySlice<UInt8>, source: String) {
    cursor = ByteCursor(text)
    self.source = source
  }

  /// Reads all pairs, which may be enclosed in braces.
  mutating func pairs() throws(InputError) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    try skipSpace()
    let isBraced = cursor.take("{")
    while true {
      try skipSpace()
      if isBraced, cursor.take("}") { break }
      guard let byte = cursor.next else {
        guard !isBraced else { throw fault("it ends inside braces", expected: "}") }
        return pairs
      }
      let key = try string(byte, "a key")
      try skipSpace()
      var value = key
      if cursor.take("=") {
        try skipSpace()
        guard let byte = cursor.next else { throw fault("it ends after =", expected: "a text") }
        value = try string(byte, "a text")
        try skipSpace()
      }
      guard cursor.take(";") else { throw fault(cursor.found, expected: "; after \(JSONQuote(key))") }
      pairs.append((key, value))
    }
    try skipSpace()
    guard cursor.next == nil else { throw fault(cursor.found, expected: "the end of the file") }
    return pairs
  }

  // MARK: Strings

  private mutating func string(_ first: UInt8, _ expectation: String) throws(InputError) -> String {
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let text = cursor.take(while: Self.needsNoQuotes)
    guard !text.isEmpty else { throw fault(cursor.found, expected: expectation) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "._-/:$".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(InputError) -> String {
    let firstLine = cursor.line
    cursor.take()
    var units: [UInt16] = []
    while let byte = cursor.next, byte != quote {
      if cursor.take("\\") {
        units.append(try escape())
      } else {
        let text = cursor.take { $0 != quote && $0 != UInt8(ascii: "\\") }
        guard units.count + text.count <= InputLimits.textBytes else {
          throw fault("a text is too long", expected: "at most \(InputLimits.textBytes) bytes")
        }
        units.append(contentsOf: String(decoding: text, as: UTF8.self).utf16)
      }
    }
    guard cursor.take() != nil else {
      throw fault("a text has no end", expected: "a closing quotation mark", line: firstLine)
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw fault("an escape is half a character", expected: "both halves of it, or \\U with four digits of one")
    }
    return text
  }

  /// Takes an escape after its backslash, and returns its UTF-16 unit.
  private mutating func escape() throws(InputError) -> UInt16 {
    guard let byte = cursor.take() else { throw fault("it ends after a backslash", expected: "an escape") }
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
    let digits = cursor.take(atMost: 4) { UnicodeScalar($0).properties.isASCIIHexDigit }
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw fault("an escape has too few digits", expected: "four hexadecimal ones")
    }
    return unit
  }

  private mutating func octal(_ first: UInt8) throws(InputError) -> UInt16 {
    let value = cursor.take(atMost: 2) { 0x30...0x37 ~= $0 }
      .reduce(UInt16(first - 0x30)) { $0 << 3 | UInt16($1 - 0x30) }
    guard value < 0x80 else { throw fault("an octal escape above 177", expected: "\\U and four digits") }
    return value
  }

  // MARK: Between

  /// Skips white space and comments.
  private mutating func skipSpace() throws(InputError) {
    while let byte = cursor.next {
      if byte == 0x20 || 0x09...0x0D ~= byte {
        cursor.take()
      } else if isAtSeparator {
        cursor.take(atMost: 3) { _ in true }
      } else if cursor.take("//") {
        while let byte = cursor.next, byte != 0x0A, byte != 0x0D, !isAtSeparator { cursor.take() }
      } else if cursor.take("/*") {
        let firstLine = cursor.line
        while !cursor.take("*/") {
          guard cursor.take() != nil else { throw fault("a comment has no end", expected: "*/", line: firstLine) }
          cursor.take { $0 != UInt8(ascii: "*") }
        }
      } else {
        return
      }
    }
  }

  /// Whether U+2028 or U+2029 is next; both are white space and end lines.
  private var isAtSeparator: Bool {
    cursor.next == 0xE2 && ["\u{2028}", "\u{2029}"].contains { cursor.rest.starts(with: $0.utf8) }
  }

  private func fault(_ problem: String, expected expectation: String, line: Int? = nil) -> InputError {
    InputError(source: source, line: line ?? cursor.line, problem: problem, expectation: expectation)
  }
}
