extension String {
  /// The text with other words in the place of some scalars; `nil` keeps one.
  ///
  /// Scalar by scalar: a sign with a combining mark is another character, but what reads the text still sees the sign.
  func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      if let words = replacement(scalar) { escaped += words } else { escaped.unicodeScalars.append(scalar) }
    }
  }
}

extension Unicode.Scalar {
  /// The entity that stands for a scalar with a meaning in XML and HTML; `nil` if it has none.
  var markupEntity: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }
}
