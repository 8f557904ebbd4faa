package import JSONText

/// The identifier of a section, a row or a text in a document: a string or a number, which Galley repeats and does not
/// read.
public enum Identifier: Hashable, Sendable {
  /// A string.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// Any other number.
  case number(Double)
}

extension Identifier: Codable {
  /// Reads a string or a number.
  ///
  /// - Throws: `DecodingError` if it is neither.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      guard Self.isExact(number) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(number) cannot be told from others near it; expected \(Self.expectation)")
      }
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Writes the string or the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .integer(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    }
  }
}

extension Identifier: CustomStringConvertible {
  /// The string, or the number in its shortest form.
  public var description: String {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): String(number)
    }
  }
}

extension Identifier {
  /// Whether a number that was read is the one that was written: from 2⁵³ on a whole number may have become another near it.
  fileprivate static func isExact(_ number: Double) -> Bool { number.magnitude < 0x1p53 }

  fileprivate static let expectation = "a string, or a number from \(Int.min) to \(Int.max)"

  package var jsonValue: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    }
  }
}

extension JSONValue {
  /// An identifier.
  ///
  /// A whole number that an `Int` does not hold is not an identifier, since two of them could become equal. `1.0` and
  /// `1e0` are 1, which is how they are written again.
  package func identifier() throws(JSONFault) -> Identifier {
    switch self {
    case .string(let text): return .string(text)
    case .integer(let number): return .integer(number)
    case .number(let number):
      guard Identifier.isExact(number) else {
        throw JSONFault("a number that cannot be told from others near it", expected: Identifier.expectation)
      }
      return Int(exactly: number).map(Identifier.integer) ?? .number(number)
    default: throw .type(self, expected: "a string or a number")
    }
  }
}
