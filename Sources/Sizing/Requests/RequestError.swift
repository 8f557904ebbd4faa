/// A number of a request that nothing can be measured with: it is not finite, or outside of what is allowed.
///
/// What takes numbers of one's own code traps on such a number, since that is a bug; what takes numbers of others throws this.
public struct RequestError: Error, Hashable, Sendable {
  /// What the number is of, as the property is called: `width`, `fontScale`.
  public var name: String
  /// The number.
  public var value: Double
  /// What was expected in its place: `a finite number that is not negative`.
  public var expectation: String

  /// Throws if a number is not finite or outside of a range.
  static func check(
    _ name: String, _ value: Double?, in range: ClosedRange<Double> = 0...Double.greatestFiniteMagnitude
  ) throws(RequestError) {
    guard let value, !range.contains(value) else { return }
    let finite = range.upperBound == .greatestFiniteMagnitude
    throw RequestError(
      name: name, value: value,
      expectation: finite
        ? "a finite number that is not negative" : "a number from \(range.lowerBound) to \(range.upperBound)")
  }

  /// The same for what a decoder gave.
  func decodingError(_ path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: description, underlyingError: self))
  }
}

extension RequestError: CustomStringConvertible {
  /// The name, the number and what was expected.
  public var description: String { "\(name) is \(value), expected \(expectation)" }
}

extension Decoder {
  /// A value that was decoded, if its numbers can be measured with.
  func validated<Value>(_ value: Value, _ check: (Value) throws(RequestError) -> Void) throws -> Value {
    do throws(RequestError) {
      try check(value)
      return value
    } catch {
      throw error.decodingError(codingPath)
    }
  }
}
