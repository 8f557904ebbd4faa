extension JSONValue: CustomStringConvertible {
  /// The value as JSON in one line, without white space; a number that JSON does not have, in Swift's words.
  package var description: String {
    if case .number(let number) = self, !number.isFinite { return number.description }
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The value as JSON for people: lines with two spaces of indentation a level.
  ///
  /// Arrays and objects of plain values stay in one line.
  package var indentedText: String {
    var text = ""
    write(to: &text, level: 0)
    return text
  }

  /// Values as a JSON array, one a line.
  package static func lines(_ values: [JSONValue]) -> String {
    "[\n" + values.map { "  \($0)" }.joined(separator: ",\n") + "\n]\n"
  }

  private func write(to text: inout String, level: Int) {
    switch self {
    case .null, .bool, .integer, .number, .string: text += description
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &text, level: level, isPlain: \.isPlain) { element, text in
        element.write(to: &text, level: level + 1)
      }
    case .object(let object):
      Self.write(object.members, between: "{", "}", to: &text, level: level, isPlain: \.value.isPlain) { member, text in
        text += "\(JSONValue.string(member.key)): "
        member.value.write(to: &text, level: level + 1)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], between open: String, _ close: String, to text: inout String, level: Int,
    isPlain: (Part) -> Bool, part write: (Part, inout String) -> Void
  ) {
    let isFlat = parts.allSatisfy(isPlain)
    func breakLine(_ level: Int) -> String { isFlat ? "" : "\n" + String(repeating: "  ", count: level) }

    text += open
    for (index, part) in parts.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      text += breakLine(level + 1)
      write(part, &text)
    }
    text += breakLine(level) + close
  }

  /// Whether the value is neither an array nor an object.
  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    case .null, .bool, .integer, .number, .string: true
    }
  }
}
