extension JSONValue {
  /// The value as JSON in one line.
  var compactText: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// The value as JSON in lines of two spaces' indentation.
  ///
  /// Arrays and objects of plain values stay in one line.
  var indentedText: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text
  }

  /// Values as a JSON array, one a line.
  static func lines(_ values: [JSONValue]) -> String {
    "[\n" + values.map { "  " + $0.compactText }.joined(separator: ",\n") + "\n]\n"
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.shortText
    case .string(let value): text += JSONValue.quoted(value)
    case .array(let elements):
      JSONValue.write(elements, between: "[", "]", to: &text, indentation: indentation, isFlat: \.isPlain) {
        $0.write(to: &$1, indentation: $2)
      }
    case .object(let members):
      JSONValue.write(members, between: "{", "}", to: &text, indentation: indentation, isFlat: \.value.isPlain) {
        $1 += JSONValue.quoted($0.key) + ($2 == nil ? ":" : ": ")
        $0.value.write(to: &$1, indentation: $2)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between open: String, _ close: String, to text: inout String, indentation: Int?,
    isFlat: (Item) -> Bool, item writeItem: (Item, inout String, Int?) -> Void
  ) {
    let breaks = indentation != nil && !items.allSatisfy(isFlat)
    let inner = breaks ? indentation.map { $0 + 1 } : indentation
    func newLine(_ level: Int?) -> String { "\n" + String(repeating: "  ", count: level ?? 0) }

    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += breaks || indentation == nil ? "," : ", " }
      if breaks { text += newLine(inner) }
      writeItem(item, &text, inner)
    }
    if breaks { text += newLine(indentation) }
    text += close
  }

  /// Whether the value is neither an array nor an object.
  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Double {
  /// The number in the shortest form that reads back the same, whole numbers without a point.
  package var shortText: String {
    if self == rounded(), abs(self) < 1e15 { return String(Int(self)) }
    return description
  }

  /// The number with at most three decimals, whole numbers without a point: 15.667 for two thirds past fifteen.
  package var roundedText: String { ((self * 1000).rounded() / 1000).shortText }
}
