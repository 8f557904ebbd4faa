/// A text of a table in its parts: what is shown as it is, and placeholders.
struct MessagePattern {
  enum Part: Hashable, Sendable {
    /// Shown as it is.
    case text(String)
    /// An argument stands here; `source` is how the text writes it.
    case placeholder(Placeholder, source: String)
    /// `%%`, which formatting makes a percent sign of.
    case percent
  }

  /// What begins a placeholder in a text; the rest is text.
  struct Syntax: OptionSet, Hashable, Sendable {
    let rawValue: Int
    /// `%d`, `%@`, and `%%` for a percent sign.
    static let percent = Syntax(rawValue: 1)
    /// `{name}`.
    static let braces = Syntax(rawValue: 2)
    /// As in `str.format` of Python two braces are one that is shown, a format may follow a name, and `{}` is the next argument.
    static let doubledBraces = Syntax(rawValue: 4)
    /// A name in a placeholder with a percent sign says its argument, whatever its place is: Python's `%(name)s`.
    static let names = Syntax(rawValue: 8)
    /// All that a text may have whose table does not say which it has.
    static let any: Syntax = [.percent, .braces]
  }

  let parts: [Part]

  /// Takes a text apart.
  init(_ text: String, _ syntax: Syntax = .any) {
    // Most texts have none, and are not gone through byte by byte.
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
        // Two braces are no place of an argument: .NET and Python write one so, and apps their own names of icons (`{{group}}`).
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

  /// The parts, each placeholder with the number or the name of its argument.
  var numbered: [Part] {
    var next = 0
    return parts.map { part in
      guard case .placeholder(var placeholder, let source) = part, placeholder.argument == .next else { return part }
      next += 1
      placeholder.argument = .number(next)
      return .placeholder(placeholder, source: source)
    }
  }

  /// Whether an argument stands anywhere.
  var hasPlaceholders: Bool {
    parts.contains { if case .placeholder = $0 { true } else { false } }
  }
}
