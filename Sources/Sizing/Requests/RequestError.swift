/// A number of a request that nothing can be measured with: it is no number, or outside of what is allowed.
///
/// What takes numbers of one's own code traps on such a number, since that is a bug; what takes numbers of others throws this.
public struct RequestError: Error, Hashable, Sendable {
  /// What the number is of, as the property is called: `width`, `fontScale`.
  public var name: String
  /// The number.
  public var value: Double
  /// What was expected in its place: `a number from 0.01 to 100.0`.
  public var expectation: String

  /// The lengths there can be, in points: as in documents, so that sums stay finite and their pixels fit in whole numbers.
  static let lengths = 0...1_000_000_000.0
  /// The pixels in a point there can be, beside 0.
  static let displayScales = 0.01...64.0

  /// Throws if a number is outside of a range.
  static func check(
    _ name: String, _ value: Double?, in range: ClosedRange<Double> = lengths, orZero allowsZero: Bool = false
  ) throws(RequestError) {
    guard let value, !range.contains(value), !(allowsZero && value == 0) else { return }
    throw RequestError(
      name: name, value: value,
      expectation: "a number from \(range.lowerBound) to \(range.upperBound)" + (allowsZero ? ", or 0" : ""))
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
