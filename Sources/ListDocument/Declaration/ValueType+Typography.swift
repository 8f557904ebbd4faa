internal import JSONText
internal import Typography

extension ValueType<MaterialTypographyScheme.Defaults?> {
  /// The defaults of a typography scheme by year and month, as a string or a number; `none` is no theme at all.
  static var typographyScheme: Self {
    let words = "one of 201804 201902 none"
    return ValueType(
      words,
      schema: [
        "enum": .array([.string("201804"), .string("201902"), .string("none"), .integer(201804), .integer(201902)])
      ]
    ) { (value, _) throws(JSONFault) in
      switch value {
      case .integer(201804), .string("201804"): return .material201804
      case .integer(201902), .string("201902"): return .material201902
      case .string("none"): return nil
      case .string(let text): throw JSONFault("\(JSONQuote(text))", expected: words)
      case .integer, .number: throw JSONFault("\(value)", expected: words)
      default: throw .type(value, expected: "a string")
      }
    } encode: { defaults in
      switch defaults {
      case .material201804: .string("201804")
      case .material201902: .string("201902")
      case nil: .string("none")
      }
    }
  }
}

extension ValueType<DynamicTypeStyle> {
  /// A text style, by UIKit's name.
  static var textStyle: Self { choice(DynamicTypeStyle.allCases.map { ("\($0)", $0) }) }
}

extension ValueType<FontWeight> {
  /// A weight as a number.
  static var weight: Self {
    ValueType<Int>.integer(in: FontWeight.range).map {
      FontWeight(rawValue: $0) ?? .regular
    } back: {
      $0.rawValue
    }
  }
}
