internal import JSONText
internal import Sizing

extension ValueType<String> {
  static var string: Self {
    ValueType(
      "a string", schema: ["type": "string"], decode: { (value, _) throws(JSONFault) in try value.string() },
      encode: JSONValue.string)
  }

  static var locale: Self {
    ValueType(
      "a BCP 47 language tag",
      schema: [
        "type": "string", "pattern": "^[A-Za-z0-9]{1,8}([-_][A-Za-z0-9]{1,8})*$",
        "maxLength": .integer(InputLimits.localeBytes),
      ], decode: { (value, _) throws(JSONFault) in try value.locale() }, encode: JSONValue.string)
  }

  /// The name of a family that is among the fonts.
  static var family: Self {
    ValueType("the name of a family", schema: ["type": "string"]) { (value, context) throws(JSONFault) in
      try value.family(in: context.fonts)
    }
  }
}

extension ValueType<Bool> {
  static var bool: Self {
    ValueType(
      "true or false", schema: ["type": "boolean"], decode: { (value, _) throws(JSONFault) in try value.bool() },
      encode: JSONValue.bool)
  }
}

extension ValueType<Double> {
  static var length: Self { number("a length in points", in: 0...InputLimits.length) }

  static var offset: Self {
    number("a distance in points", in: -InputLimits.length...InputLimits.length)
  }

  static func number(_ words: String? = nil, in range: ClosedRange<Double>) -> Self {
    let (least, greatest) = (JSONValue.number(range.lowerBound), JSONValue.number(range.upperBound))
    return ValueType(
      words ?? "a number from \(least) to \(greatest)",
      schema: ["type": "number", "minimum": least, "maximum": greatest],
      decode: { (value, _) throws(JSONFault) in try value.number(in: range) }, encode: JSONValue.number)
  }
}

extension ValueType<Int> {
  static func integer(_ words: String? = nil, in range: ClosedRange<Int>) -> Self {
    ValueType(
      words ?? "a whole number from \(range.lowerBound) to \(range.upperBound)",
      schema: ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)],
      decode: { (value, _) throws(JSONFault) in try value.integer(in: range) }, encode: JSONValue.integer)
  }

  static var lineLimit: Self { integer("a number of lines, 0 for as many as it takes", in: 0...InputLimits.lines) }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases of an enumeration, by its raw value.
  static var choice: Self {
    let names = Value.allCases.map(\.rawValue)
    return ValueType(
      "one of \(names.joined(separator: " "))", schema: ["enum": .strings(names)],
      decode: { (value, _) throws(JSONFault) in try value.choice() }, encode: { .string($0.rawValue) })
  }
}

extension ValueType where Value: Equatable {
  /// One of a few strings, and what each stands for.
  static func choice(_ choices: [(name: String, value: Value)]) -> Self {
    let names = choices.map(\.name)
    return ValueType("one of \(names.joined(separator: " "))", schema: ["enum": .strings(names)]) {
      (value, _) throws(JSONFault) in
      let text = try value.string()
      guard let choice = choices.first(where: { $0.name == text }) else {
        throw JSONFault(unknown: text, among: names)
      }
      return choice.value
    } encode: { value in
      choices.first { $0.value == value }.map { .string($0.name) } ?? .null
    }
  }
}

extension ValueType<Identifier> {
  /// A string or a number that Galley repeats and does not read.
  static var identifier: Self {
    ValueType(
      "a string or a number",
      schema: ["type": ["string", "number"], "minimum": .integer(.min), "maximum": .integer(.max)]
    ) { (value, _) throws(JSONFault) in
      try value.identifier()
    }
  }
}

extension JSONValue {
  static func strings(_ strings: some Sequence<String>) -> JSONValue { .array(strings.map { .string($0) }) }
}
