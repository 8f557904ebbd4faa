/// A string as an error message quotes it: JSON's quotes and escapes, on one line, cut short when long.
package struct JSONQuote: CustomStringConvertible {
  /// How many characters are quoted before the rest gives way to an ellipsis.
  private let limit: Int
  private let text: String

  /// Makes the quotation of a text.
  package init(_ text: String) {
    self.text = text
    limit = 60
  }

  /// Makes the quotation of a file's path, which is whole for every path that a system opens, since its end says most.
  package init(path: String) {
    text = path
    limit = 4096
  }

  /// The text in quotes, escaped and cut.
  package var description: String {
    var result = "\""
    // By scalars: a single character of hostile text may have a million of them.
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control: result += Self.escape(scalar)
      case "\u{2028}", "\u{2029}": result += Self.escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    if text.unicodeScalars.dropFirst(limit).first != nil { result += "…" }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
