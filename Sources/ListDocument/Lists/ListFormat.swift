/// How a measured list is written.
public enum ListFormat: String, Hashable, Sendable, CaseIterable {
  /// One JSON object for the list.
  case json
  /// One JSON object a line for each row, headers and footers included.
  case ndjson
  /// A table for people.
  case table
}
