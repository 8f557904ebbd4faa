extension JSONScanner {
  /// Reports where some of the values of a text begin.
  ///
  /// - Parameters:
  ///   - bytes: The text: one value, which ``value(of:refusesLoneSurrogates:)`` has read.
  ///   - enters: Whether to report the values in the array or object at a path.
  ///   - body: Takes the path of each value and its place, in the order of the text.
  ///
  /// Cost: linear in the number of bytes; what is not entered is skipped and not read.
  package static func forEachPlace(
    in bytes: Span<UInt8>, firstLine: Int = 1, enters: (JSONPath) -> Bool, body: (JSONPath, TextPlace) -> Void
  ) throws(JSONFault) {
    var scanner = JSONScanner(refusesLoneSurrogates: false)
    scanner.skipByteOrderMark(bytes)
    var counter = TextPlaceCounter(from: scanner.offset, line: firstLine)
    try scanner.visit(bytes, JSONPath(), &counter, enters, body)
  }

  package static func place(in bytes: Span<UInt8>, firstLine: Int) -> TextPlace {
    var scanner = JSONScanner(refusesLoneSurrogates: false)
    scanner.skipByteOrderMark(bytes)
    var counter = TextPlaceCounter(from: scanner.offset, line: firstLine)
    scanner.skipWhitespace(bytes)
    counter.advance(to: scanner.offset, in: bytes)
    return counter.place
  }

  /// Where the value begins that a path leads to, or the innermost on the way that is there: a byte offset.
  ///
  /// The text is one value, which ``value(of:refusesLoneSurrogates:)`` has read. Cost: linear in the number of bytes.
  static func offset(of path: JSONPath, in bytes: Span<UInt8>) -> Int {
    var scanner = JSONScanner(refusesLoneSurrogates: false)
    scanner.skipByteOrderMark(bytes)
    scanner.skipWhitespace(bytes)
    for step in path.steps {
      let start = scanner.offset
      guard (try? scanner.enter(step, bytes)) == true else { return start }
    }
    return scanner.offset
  }

  /// Goes from the beginning of an array or object to that of the part that a step leads to.
  ///
  /// - Returns: Whether there is such a part.
  private mutating func enter(_ step: JSONPath.Step, _ bytes: Span<UInt8>) throws(JSONFault) -> Bool {
    guard offset < bytes.count else { return false }
    let isObject = bytes[offset] == UInt8(ascii: "{")
    guard isObject || bytes[offset] == UInt8(ascii: "[") else { return false }
    offset += 1
    var index = 0
    while true {
      skipWhitespace(bytes)
      guard offset < bytes.count, bytes[offset] != UInt8(ascii: "}"), bytes[offset] != UInt8(ascii: "]") else {
        return false
      }
      var part = JSONPath.Step.index(index)
      if isObject {
        part = .key(try string(bytes))
        skipWhitespace(bytes)
        guard consume(":", bytes) else { return false }
        skipWhitespace(bytes)
      }
      if part == step { return true }
      skipValue(bytes)
      index += 1
      skipWhitespace(bytes)
      guard consume(",", bytes) else { return false }
    }
  }

  private mutating func visit(
    _ bytes: Span<UInt8>, _ path: JSONPath, _ counter: inout TextPlaceCounter, _ enters: (JSONPath) -> Bool,
    _ body: (JSONPath, TextPlace) -> Void
  ) throws(JSONFault) {
    skipWhitespace(bytes)
    counter.advance(to: offset, in: bytes)
    body(path, counter.place)
    guard enters(path), consume("{", bytes) || consume("[", bytes) else { return skipValue(bytes) }
    let isObject = bytes[offset - 1] == UInt8(ascii: "{")
    var index = 0
    while true {
      skipWhitespace(bytes)
      if consume(isObject ? "}" : "]", bytes) { return }
      var step = JSONPath.Step.index(index)
      if isObject {
        guard offset < bytes.count else { throw unexpected(bytes, expected: "a key in quotes") }
        step = .key(try string(bytes))
        skipWhitespace(bytes)
        guard consume(":", bytes) else { throw unexpected(bytes, expected: "a colon after the key") }
      }
      try visit(bytes, path.appending(step), &counter, enters, body)
      index += 1
      skipWhitespace(bytes)
      guard consume(",", bytes) || offset < bytes.count else { throw unexpected(bytes, expected: "a comma") }
    }
  }

  /// Skips a value: a string, an array or object up to its closing bracket, or anything else up to the next delimiter.
  private mutating func skipValue(_ bytes: Span<UInt8>) {
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        skipString(bytes)
        if depth == 0 { return }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // This bracket closes what is around the value.
        if depth == 0 { return }
        depth -= 1
        if depth == 0 {
          offset += 1
          return
        }
      case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D:
        if depth == 0 { return }
      default: break
      }
      offset += 1
    }
  }

  private mutating func skipString(_ bytes: Span<UInt8>) {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset += 1
  }
}
