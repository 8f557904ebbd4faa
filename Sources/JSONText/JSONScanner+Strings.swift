extension JSONScanner {
  /// Reads a string; `offset` stands at its opening quote.
  mutating func string(_ bytes: Span<UInt8>) throws(JSONFault) -> String {
    let start = offset + 1
    let end = plainEnd(from: start, bytes)
    try checkLength(end - start, from: start)
    guard end < bytes.count else { throw unterminated(at: offset) }
    if bytes[end] == UInt8(ascii: "\"") {
      offset = end + 1
      return try text(bytes.extracting(start..<end), at: start)
    }
    return try stringWithEscapes(from: start, to: end, bytes)
  }

  /// The offset of the first quote, backslash or control character, or the end.
  private func plainEnd(from start: Int, _ bytes: Span<UInt8>) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      end += 1
    }
    return end
  }

  /// Reads the rest of a string that has at least one escape; `end` is where its first plain part stops.
  private mutating func stringWithEscapes(
    from start: Int, to firstEnd: Int, _ bytes: Span<UInt8>
  ) throws(JSONFault) -> String {
    var decoded: [UInt8] = []
    var partStart = start
    var end = firstEnd
    while true {
      try checkLength(decoded.count + end - partStart, from: start)
      for index in partStart..<end { decoded.append(bytes[index]) }
      guard end < bytes.count else { throw unterminated(at: start - 1) }
      offset = end
      switch bytes[end] {
      case UInt8(ascii: "\""):
        offset = end + 1
        return try text(decoded.span, at: start)
      case UInt8(ascii: "\\"):
        try escape(into: &decoded, bytes)
      default:
        throw fault("a string holds a bare control character", expected: "an escape such as \\n or \\u0000")
      }
      partStart = offset
      end = plainEnd(from: partStart, bytes)
    }
  }

  /// Reads one escape and appends what it stands for; `offset` stands at its backslash.
  private mutating func escape(into decoded: inout [UInt8], _ bytes: Span<UInt8>) throws(JSONFault) {
    guard offset + 1 < bytes.count else { throw fault("the text ends too soon", expected: "an escape") }
    let plain: UInt8
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): plain = bytes[offset + 1]
    case UInt8(ascii: "b"): plain = 0x08
    case UInt8(ascii: "f"): plain = 0x0C
    case UInt8(ascii: "n"): plain = 0x0A
    case UInt8(ascii: "r"): plain = 0x0D
    case UInt8(ascii: "t"): plain = 0x09
    case UInt8(ascii: "u"): return try unicodeEscape(into: &decoded, bytes)
    default: throw fault("there is no such escape", expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
    decoded.append(plain)
    offset += 2
  }

  /// Reads `\uXXXX`, and the second half of a surrogate pair with it.
  private mutating func unicodeEscape(into decoded: inout [UInt8], _ bytes: Span<UInt8>) throws(JSONFault) {
    let start = offset
    let unit = try codeUnit(at: start, bytes)
    offset += 6
    var scalar = Unicode.Scalar(unit)
    if (0xD800...0xDBFF).contains(unit), offset + 1 < bytes.count,
      bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
    {
      let next = try codeUnit(at: offset, bytes)
      if (0xDC00...0xDFFF).contains(next) {
        offset += 6
        scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (next - 0xDC00))
      }
    }
    guard scalar != nil || !refusesLoneSurrogates else {
      throw JSONFault(
        "an escape is half a character", expected: "both halves of the surrogate pair", offset: start)
    }
    decoded.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }

  /// The UTF-16 code unit of the `\uXXXX` that begins at `start`.
  private func codeUnit(at start: Int, _ bytes: Span<UInt8>) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for index in start + 2..<start + 6 {
      guard index < bytes.count, let digit = hexDigit(bytes[index]) else {
        throw JSONFault("an escape is not whole", expected: "four hexadecimal digits after \\u", offset: start)
      }
      unit = unit << 4 | digit
    }
    return unit
  }

  private func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The text of bytes that must be UTF-8; `start` is where they, or what they were decoded from, begin.
  private func text(_ bytes: Span<UInt8>, at start: Int) throws(JSONFault) -> String {
    do {
      return String(copying: try UTF8Span(validating: bytes))
    } catch {
      throw JSONFault("a string is not UTF-8", expected: "well-formed UTF-8", offset: start)
    }
  }

  /// Refuses a string that begins at `start` and has at least `count` bytes.
  private func checkLength(_ count: Int, from start: Int) throws(JSONFault) {
    guard count > InputLimits.textBytes else { return }
    throw JSONFault("a string is too long", expected: "at most \(InputLimits.textBytes) bytes", offset: start - 1)
  }

  private func unterminated(at start: Int) -> JSONFault {
    JSONFault(Self.endlessString, expected: "a closing quote", offset: start)
  }
}
