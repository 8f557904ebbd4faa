/// Comma-separated values (RFC 4180): lines end with CR LF, fields are quoted where they must be.
enum CommaSeparatedValues {
  /// Rows of fields as text.
  static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(quotedIfNeeded).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quotedIfNeeded(_ field: String) -> String {
    guard field.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return field }
    return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
