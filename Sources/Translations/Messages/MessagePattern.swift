/// A text of a table split into literal text and placeholders.
struct MessagePattern {
  enum Part: Hashable, Sendable {
    /// Literal text.
    case text(String)
    /// A placeholder; `source` is how the text writes it.
    case placeholder(Placeholder, source: String)
    /// `%%`, which is formatted as a per cent sign.
    case percent
  }

  /// The placeholders that a text may have; anything else is text.
  struct Syntax: OptionSet, Hashable, Sendable {
    let rawValue: Int
    /// `%d`, `%@`, and `%%` for a percent sign.
    static let percent = Syntax(rawValue: 1)
    /// `{name}`.
    static let braces = Syntax(rawValue: 2)
    /// As in Python's `str.format`: a doubled brace shows one, a format may follow the name, and `{}` is the next argument.
    static let doubledBraces = Syntax(rawValue: 4)
    /// A name in a `%` placeholder determines its argument, as in Python's `%(name)s`, whatever the position.
    static let names = Syntax(rawValue: 8)
    /// `%{name}`, as in Ruby and Elixir.
    static let percentBraces = Syntax(rawValue: 16)
    /// `%<…>` of gettext: the macros of C's `<inttypes.h>` (`%<PRIu64>`), for which the table has no number, and Ruby's names
    /// (`%<name>s`); and glibc's flag `I`.
    static let angles = Syntax(rawValue: 32)
    /// The syntax of a text whose table does not name one.
    static let any: Syntax = [.percent, .braces]
  }

  let parts: [Part]

  /// Splits a text.
  init(_ text: String, _ syntax: Syntax = .any) {
    // Most texts have no placeholders, and are not scanned byte by byte.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
    else {
      parts = text.isEmpty ? [] : [.text(text)]
      return
    }
    var parts: [Part] = []
    var rest = text[...].utf8
    var start = rest.startIndex
    func endText(_ end: String.Index) {
      if start < end { parts.append(.text(String(text[start..<end]))) }
    }
    while let byte = rest.first {
      let isDoubled = rest.dropFirst().first == byte
      if isDoubled, byte == UInt8(ascii: "%"), syntax.contains(.percent) {
        endText(rest.startIndex)
        parts.append(.percent)
        rest = rest.dropFirst(2)
        start = rest.startIndex
      } else if isDoubled, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}"), syntax.contains(.doubledBraces) {
        endText(rest.startIndex)
        start = rest.index(after: rest.startIndex)
        rest = rest.dropFirst(2)
      } else if isDoubled, byte == UInt8(ascii: "{") {
        // Doubled braces are text: .NET and Python write a literal brace this way, and apps write names of icons (`{{group}}`).
        rest = rest.dropFirst(2)
      } else if let (found, length) = Placeholder.leading(rest, syntax) {
        var placeholder = found
        if syntax.contains(.names), let name = placeholder.name { placeholder.argument = .name(name) }
        endText(rest.startIndex)
        let end = rest.index(rest.startIndex, offsetBy: length)
        parts.append(.placeholder(placeholder, source: String(text[rest.startIndex..<end])))
        rest = rest[end...]
        start = end
      } else {
        rest = rest.dropFirst()
      }
    }
    endText(rest.endIndex)
    self.parts = parts
  }

  /// The parts, with the number or the name of its argument in each placeholder.
  var numbered: [Part] {
    var next = 0
    return parts.map { part in
      guard case .placeholder(var placeholder, let source) = part, placeholder.argument == .next else { return part }
      next += 1
      placeholder.argument = .number(next)
      return .placeholder(placeholder, source: source)
    }
  }

  /// Whether any part is a placeholder.
  var hasPlaceholders: Bool {
    parts.contains { if case .placeholder = $0 { true } else { false } }
  }
}
