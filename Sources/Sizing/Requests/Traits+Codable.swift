internal import TextAnalysis
internal import Typography

extension PixelGrid: Codable {
  /// Reads a scale.
  ///
  /// - Throws: `DecodingError` if it is neither 0 nor a number from 0.01 to 64.
  public init(from decoder: any Decoder) throws {
    let scale = try decoder.singleValueContainer().decode(Double.self)
    do throws(RequestError) { try self.init(validating: scale) } catch { throw error.decodingError(decoder.codingPath) }
  }

  /// Writes the scale.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(scale)
  }
}

extension Traits: Codable {
  /// Reads traits; an absent key has its default.
  ///
  /// - Throws: `DecodingError` if rows cannot be laid out by a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var traits = Traits()
    func read<Value: Decodable>(_ key: CodingKeys, _ path: WritableKeyPath<Traits, Value>) throws {
      if let value = try container.decodeIfPresent(Value.self, forKey: key) { traits[keyPath: path] = value }
    }
    if container.contains(.sizeCategory) {
      traits.sizeCategory = try container.decode(SizeCategory?.self, forKey: .sizeCategory)
    }
    traits.typeScale = try container.decodeIfPresent(DynamicTypeScale.self, forKey: .typeScale)
    try read(.fontScale, \.fontScale)
    try read(.direction, \.direction)
    try read(.pixelGrid, \.pixelGrid)
    try read(.safeArea, \.safeArea)
    try read(.state, \.state)
    try read(.list, \.list)
    self = try decoder.validated(traits) { (traits) throws(RequestError) in try traits.validate() }
  }

  /// Writes the traits, an unspecified category as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sizeCategory, forKey: .sizeCategory)
    try container.encodeIfPresent(typeScale, forKey: .typeScale)
    try container.encode(fontScale, forKey: .fontScale)
    try container.encode(direction, forKey: .direction)
    try container.encode(pixelGrid, forKey: .pixelGrid)
    try container.encode(safeArea, forKey: .safeArea)
    try container.encode(state, forKey: .state)
    try container.encode(list, forKey: .list)
  }

  private enum CodingKeys: CodingKey {
    case sizeCategory, typeScale, fontScale, direction, pixelGrid, safeArea, state, list
  }
}
