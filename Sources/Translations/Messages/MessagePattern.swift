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

  let parts: [Part]

  /// Takes a text apart.
  init(_ text: String) {
    // Most texts have neither, and are not gone through byte by byte.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) else {
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
      if byte == UInt8(ascii: "%"), rest.dropFirst().first == byte {
        endText(rest.startIndex)
        parts.append(.percent)
        rest = rest.dropFirst(2)
        start = rest.startIndex
      } else if byte == UInt8(ascii: "{"), rest.dropFirst().first == byte {
        // Two braces are no place of an argument: .NET and Python write one so, and apps their own names of icons (`{{group}}`).
        rest = rest.dropFirst(2)
      } else if let (placeholder, length) = Placeholder.leading(rest) {
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
