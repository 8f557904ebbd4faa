extension SizeCategory: Codable {
  /// Reads a name, `XS` to `AX5` or UIKit's.
  ///
  /// - Throws: `DecodingError` if no category has it.
  public init(from decoder: any Decoder) throws { self = try decoder.named() }

  /// Writes the short name.
  public func encode(to encoder: any Encoder) throws { try encoder.name(self) }
}

extension DynamicTypeStyle: Codable {
  /// Reads a name, as UIKit or SwiftUI spells it.
  ///
  /// - Throws: `DecodingError` if no style has it.
  public init(from decoder: any Decoder) throws { self = try decoder.named() }

  /// Writes the name that UIKit's constant has.
  public func encode(to encoder: any Encoder) throws { try encoder.name(self) }
}

extension Decoder {
  /// Decodes a value by its name.
  fileprivate func named<Value: LosslessStringConvertible & CaseIterable>() throws -> Value {
    let name = try singleValueContainer().decode(String.self)
    guard let value = Value(name) else {
      throw invalid(UnknownName(name, expected: Value.allCases.map(\.description)).description)
    }
    return value
  }

  /// The error for a problem at the decoder's position.
  func invalid(_ problem: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: problem))
  }
}

extension Encoder {
  fileprivate func name(_ value: some LosslessStringConvertible) throws {
    var container = singleValueContainer()
    try container.encode(value.description)
  }
}
