/// A number of a request that is not a number or is out of range.
///
/// Functions that take numbers from the caller's own code trap on such a number, since that is a bug; functions that
/// take numbers from others throw this.
public struct RequestError: Error, Hashable, Sendable {
  /// The name of the property that has the number: `width`, `fontScale`.
  public var name: String
  /// The number.
  public var value: Double
  /// What was expected instead: `a number from 0.01 to 100`.
  public var expectation: String

  /// The valid lengths, in points, as in documents: sums stay finite, and their pixels fit in whole numbers.
  static let lengths = 0...1_000_000_000.0
  /// The valid numbers of pixels in a point, beside 0.
  static let displayScales = 0.01...64.0

  static func check(
    _ name: String, _ value: Double?, in range: ClosedRange<Double> = lengths, orZero allowsZero: Bool = false
  ) throws(RequestError) {
    guard let value, !range.contains(value), !(allowsZero && value == 0) else { return }
    throw RequestError(
      name: name, value: value,
      expectation: "a number from \(text(range.lowerBound)) to \(text(range.upperBound))"
        + (allowsZero ? ", or 0" : ""))
  }

  /// A number as errors have it, which documents have alike: without a fraction if it is whole.
  private static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }

  func decodingError(_ path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: description, underlyingError: self))
  }
}

extension RequestError: CustomStringConvertible {
  /// The name, the number and what was expected.
  public var description: String { "\(name) is \(Self.text(value)); expected \(expectation)" }
}

extension Decoder {
  /// Returns a decoded value if a check accepts its numbers; else throws `DecodingError`.
  func validated<Value>(_ value: Value, _ check: (Value) throws(RequestError) -> Void) throws -> Value {
    do throws(RequestError) {
      try check(value)
      return value
    } catch {
      throw error.decodingError(codingPath)
    }
  }
}
