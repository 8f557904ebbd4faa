/// What is wrong with a document: where, what, and what would have been right.
public struct StyleDocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The place in the document: a path such as `$.styles[0].name`, or a line and a column where it is not even JSON.
  public var place: String
  /// What is wrong.
  public var problem: String
  /// What was expected instead.
  public var expectation: String

  /// An error from its parts.
  public init(place: String, problem: String, expectation: String) {
    self.place = place
    self.problem = problem
    self.expectation = expectation
  }

  /// The place, what is wrong, and what was expected, in one line.
  public var description: String { "\(place): \(problem); expected \(expectation)" }
}
