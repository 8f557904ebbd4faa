internal import JSONText

/// Counts what the rows of a document take from its defaults and from tables, and their forms from each other.
///
/// A few bytes of a document can ask for half a megabyte of them, in each row again.
final class RepeatedContent {
  private var byteCount = 0
  private var rowCount = 0

  /// Counts a row, or one of its forms.
  ///
  /// - Parameter byteCount: The weight of what it has from elsewhere.
  /// - Throws: A fault if that is too much, with what the rows before it have.
  func takeRow(_ byteCount: Int) throws(JSONFault) {
    rowCount += 1
    try take(byteCount)
  }

  /// Counts a text that a table has for what the document says.
  ///
  /// A text that is up to eight times as long is in proportion to the document, as those of pseudo-locales are.
  ///
  /// - Throws: A fault if that is too much, with what the rows so far have.
  func takeText(_ text: String, for reference: String) throws(JSONFault) {
    let byteCount = text.utf8.count
    if byteCount > 8 * reference.utf8.count { try take(byteCount) }
  }

  private func take(_ byteCount: Int) throws(JSONFault) {
    self.byteCount += byteCount
    let limit = InputLimits.repeatedBytes + rowCount * InputLimits.repeatedRowBytes
    guard self.byteCount <= limit else {
      throw JSONFault(
        "the rows so far have \(self.byteCount) bytes from defaults, tables and forms",
        expected: "at most \(InputLimits.repeatedBytes) and \(InputLimits.repeatedRowBytes) for each row")
    }
  }
}

extension JSONValue {
  /// What it costs to read the value again: the bytes of its strings, and eight for each value in it.
  var weight: Int {
    switch self {
    case .null, .bool, .integer, .number: 8
    case .string(let text): 8 + text.utf8.count
    case .array(let elements): elements.reduce(8) { $0 + $1.weight }
    case .object(let object): object.members.reduce(8) { $0 + $1.value.weight }
    }
  }
}
