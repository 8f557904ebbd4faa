/// An error: a name that is not one of those expected.
public struct UnknownName: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name that was given.
  public let name: String
  /// The names that are accepted, in the order in which to show them.
  public let expected: [String]

  /// An error about a name, with the names that are accepted.
  public init(_ name: String, expected: [String]) {
    self.name = name
    self.expected = expected
  }

  /// What is wrong and what was expected, in one line.
  public var description: String {
    "unknown name \"\(name)\"; expected one of \(expected.joined(separator: " "))"
  }
}
