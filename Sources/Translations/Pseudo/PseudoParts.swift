/// The parts of a message that pseudo-locales treat differently.
///
/// As in ICU, an argument may contain messages: `{count, plural, one {a file} other {# files}}`.
/// At an odd depth of braces everything is syntax, at an even depth text.
enum PseudoPart: Equatable {
  /// Text to read.
  case text(Substring)
  /// A tag, a character reference or a per cent sign, which stays.
  case markup(Substring)
  /// A placeholder.
  case placeholder(Substring)
  /// The syntax of an argument that contains messages.
  case syntax(Substring)
  /// The start of a message in an argument.
  case messageStart
  /// The end of a message in an argument.
  case messageEnd

  /// Splits a message into its parts.
  static func parts(of message: String) -> [PseudoPart] {
    var scanner = PseudoScanner(rest: message[...])
    return scanner.scan()
  }
}

private struct PseudoScanner {
  var rest: Substring
  private var parts: [PseudoPart] = []
  private var start: String.Index
  private var depth = 0

  init(rest: Substring) {
    self.rest = rest
    start = rest.startIndex
  }

  mutating func scan() -> [PseudoPart] {
    while let scalar = rest.unicodeScalars.first {
      switch scalar {
      case "'":
        // An apostrophe before a brace or another apostrophe quotes it.
        let quotes = rest.unicodeScalars.dropFirst().first.map { "{}'".unicodeScalars.contains($0) } ?? false
        pass(quotes ? 2 : 1)
      case "{": open()
      case "}" where depth > 0: close()
      case "%" where isInText: percent()
      case "<" where isInText, "&" where isInText: markup()
      default: pass(1)
      }
    }
    endPart()
    return parts
  }

  private var isInText: Bool { depth.isMultiple(of: 2) }

  private mutating func pass(_ count: Int) { rest.unicodeScalars.removeFirst(count) }

  private mutating func open() {
    if isInText {
      endPart()
      pass(1)
    } else {
      // The brace is still part of the argument's syntax.
      pass(1)
      endPart()
      parts.append(.messageStart)
    }
    depth += 1
  }

  private mutating func close() {
    if isInText {
      endPart()
      parts.append(.messageEnd)
      pass(1)
    } else {
      pass(1)
      endPart()
    }
    depth -= 1
  }

  private mutating func percent() {
    if rest.utf8.dropFirst().first == UInt8(ascii: "%") {
      take(2) { .markup($0) }
    } else if let (_, length) = Placeholder.leading(rest.utf8) {
      take(length) { .placeholder($0) }
    } else {
      take(1) { .markup($0) }
    }
  }

  /// Takes a tag (`<b>`, `</b>`) or a character reference (`&amp;`); any other `<` or `&` is text.
  private mutating func markup() {
    guard let length = Self.markupLength(rest.utf8) else {
      pass(1)
      return
    }
    take(length) { .markup($0) }
  }

  /// The bytes of the tag or the character reference that a text begins with; `nil` if it begins with neither.
  private static func markupLength(_ text: Substring.UTF8View) -> Int? {
    func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
    let isTag = text.first == UInt8(ascii: "<")
    var rest = text.dropFirst()
    if rest.first == UInt8(ascii: isTag ? "/" : "#") { rest = rest.dropFirst() }
    let name = rest.prefix {
      isTag ? $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") : isLetter($0) || 0x30...0x39 ~= $0
    }
    guard let first = name.first, !isTag || isLetter(first), isTag || name.count <= 32,
      name.endIndex < text.endIndex, text[name.endIndex] == UInt8(ascii: isTag ? ">" : ";")
    else { return nil }
    return text[...name.endIndex].count
  }

  private mutating func take(_ length: Int, _ part: (Substring) -> PseudoPart) {
    endPart()
    let end = rest.utf8.index(rest.startIndex, offsetBy: length)
    parts.append(part(rest[..<end]))
    rest = rest[end...]
    start = end
  }

  /// Ends the current part.
  private mutating func endPart() {
    defer { start = rest.startIndex }
    let passed = rest.base[start..<rest.startIndex]
    guard !passed.isEmpty else { return }
    if isInText {
      parts.append(.text(passed))
    } else {
      parts.append(passed.hasPrefix("{") && passed.hasSuffix("}") ? .placeholder(passed) : .syntax(passed))
    }
  }
}
