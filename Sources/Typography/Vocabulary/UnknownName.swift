/// A name that should have been one of a known few and is not.
public struct UnknownName: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name that was given.
  public let name: String
  /// The names that would have been right, in the order in which to show them.
  public let expected: [String]

  /// An error about a name, with the names that would have been right.
  public init(_ name: String, expected: [String]) {
    self.name = name
    self.expected = expected
  }

  /// What is wrong and what was expected, in one line.
  public var description: String {
    "unknown name \"\(name)\"; expected one of \(expected.joined(separator: " "))"
  }
}
