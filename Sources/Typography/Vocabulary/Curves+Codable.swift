extension ScalingCurve: Codable {
  /// Reads sizes by the names of their categories.
  ///
  /// - Throws: `DecodingError` if no category has a name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    var sizes: [SizeCategory: Double] = [:]
    for (name, size) in try container.decode([String: Double].self) {
      guard let category = SizeCategory(name) else { throw decoder.invalid("there is no size category \(name)") }
      sizes[category] = size
    }
    self.init(sizes)
  }

  /// Writes the sizes by the short names of their categories.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let sizes = SizeCategory.allCases.compactMap { category in self[category].map { (category.shortName, $0) } }
    try container.encode(Dictionary(uniqueKeysWithValues: sizes))
  }
}

extension DynamicTypeScale: Codable {
  private enum CodingKeys: CodingKey { case sizes, lineHeights }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// Own: the limit of what is read, as of type scales in documents.
  ///
  /// - Throws: `DecodingError` if there are not as many sizes as styles and categories, or if one is not positive or above ten thousand.
  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let sizes = try container.decode([[Double]?].self, forKey: .sizes)
    let lineHeights = try container.decode([[Double?]].self, forKey: .lineHeights)
    func isRow(_ row: [Double?]) -> Bool {
      row.count == SizeCategory.count && row.allSatisfy { $0.map { $0 > 0 && $0 <= 10_000 } ?? true }
    }
    guard sizes.count == DynamicTypeStyle.allCases.count, lineHeights.count == sizes.count,
      sizes.allSatisfy({ $0.map(isRow) ?? true }), lineHeights.allSatisfy({ $0.isEmpty || isRow($0) })
    else {
      throw decoder.invalid("a type scale has a positive size of at most 10000 points for each style and category")
    }
    self.init(sizes: sizes, lineHeights: lineHeights)
  }

  /// Writes the sizes of each style by category, and its line heights.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sizes, forKey: .sizes)
    try container.encode(lineHeights, forKey: .lineHeights)
  }
}
