internal import JSONText
internal import Typography

/// The ends of a range of size categories.
private struct SizeCategoryLimits: Sendable {
  var least = SizeCategory.xSmall
  var greatest = SizeCategory.accessibility5
}

extension ValueType<ClosedRange<SizeCategory>> {
  /// One size category, or a range of them.
  static var sizeCategories: Self {
    let names = SizeCategory.allCases.map(\.shortName)
    let category = ValueType<SizeCategory>(
      "one of \(names.joined(separator: " "))", schema: ["enum": .strings(SizeCategory.allCases.flatMap(\.names))]
    ) { (value, _) throws(JSONFault) in
      let name = try value.string()
      guard let category = SizeCategory(name) else { throw JSONFault(unknown: name, among: names) }
      return category
    } encode: {
      .string($0.shortName)
    }
    let limits = ValueType<SizeCategoryLimits>.object(
      "an object with minimum and maximum", SizeCategoryLimits(),
      [
        Field("minimum", \.least, category, "The smallest size category."),
        Field("maximum", \.greatest, category, "The largest size category."),
      ])
    let range = limits.map { (limits) throws(JSONFault) -> ClosedRange<SizeCategory> in
      guard limits.least <= limits.greatest else {
        throw JSONFault(
          "the minimum \(limits.least.shortName) is larger than the maximum \(limits.greatest.shortName)",
          expected: "a range of size categories")
      }
      return limits.least...limits.greatest
    }
    return either(
      "\(category.words), or \(range.words)",
      [.string(category) { $0...$0 }, .object(range) { $0 }])
  }
}
