internal import JSONText
internal import Sizing

extension ValueType {
  /// An object whose fields are declared one by one.
  ///
  /// - Parameters:
  ///   - words: What it is: `an image`.
  ///   - initial: What it is before its fields are read; it has their defaults.
  static func object(_ words: String, _ initial: Value, _ fields: [Field<Value>]) -> Self {
    let keys = fields.map(\.name)
    return ValueType(
      words, schema: .object(fields.map { $0.description(initial) }),
      definitions: fields.map { $0.description(initial) }.definitions
    ) {
      (value, context) throws(JSONFault) in
      var reader = try ObjectReader(value, keys: keys)
      var result = initial
      try reader.read(fields, into: &result, context)
      try reader.finish()
      return result
    } encode: { value in
      .object(JSONObject(members: fields.map { ($0.name, $0.description(value).value) }))
    }
  }

  /// An object of values of one type by the names of their keys.
  ///
  /// - Parameter noun: What a name is the name of: `category`.
  static func object<Key: Hashable & Sendable, Element>(
    _ words: String, of element: ValueType<Element>, by noun: String, _ names: [(String, Key)]
  ) -> Self where Value == [Key: Element] {
    let keys = Dictionary(names) { first, _ in first }
    return ValueType(words, schema: .object(names.map(\.0), each: element.schema), definitions: element.definitions) {
      (value, context) throws(JSONFault) in
      guard case .object(let object) = value else { throw .type(value, expected: words) }
      var values: [Key: Element] = [:]
      for member in object.members {
        try inside(.key(member.key)) { () throws(JSONFault) in
          guard let key = keys[member.key] else {
            throw JSONFault(
              "there is no \(noun) \(JSONQuote(member.key))", unknown: member.key, among: names.map(\.0))
          }
          guard member.value != .null else { return }
          guard values.updateValue(try element.decode(member.value, context), forKey: key) == nil else {
            throw JSONFault("the \(noun) has two names here", expected: "one of them")
          }
        }
      }
      return values
    } encode: { _ in
      [:]
    }
  }

  static func array<Element>(of element: ValueType<Element>) -> Self where Value == [Element] {
    ValueType(
      "an array, each \(element.words)", schema: ["type": "array", "items": .object(element.schema)],
      definitions: element.definitions
    ) { (value, context) throws(JSONFault) in
      try value.array { (value) throws(JSONFault) in try element.decode(value, context) }
    } encode: {
      .array($0.map(element.encode))
    }
  }

  /// A value of the first type whose kind of JSON fits: a string, a number, an array or an object.
  ///
  /// - Parameter cases: The types, each with a test of whether a value is meant for it.
  static func either(
    _ words: String, _ cases: [Alternative], encode: @escaping @Sendable (Value) -> JSONValue = { _ in .null }
  ) -> Self {
    ValueType(
      words, schema: ["anyOf": .array(cases.map { .object($0.type.schema) })],
      definitions: cases.reduce(into: [:]) { $0.merge($1.type.definitions) { first, _ in first } },
      decode: { (value, context) throws(JSONFault) in
        for alternative in cases where alternative.fits(value) {
          do throws(JSONFault) {
            return try alternative.type.decode(value, context)
          } catch {
            var fault = error
            if case .string = value {
              // A name that is none of the choices may be meant for another alternative.
              fault.expectation = words
            } else if let key = alternative.key, let other = error.unknownKey,
              cases.contains(where: { $0.key == other })
            {
              fault.problem += " beside \(key)"
              fault.expectation = "\(key) or \(other), not both"
              fault.suggestion = nil
            }
            throw fault
          }
        }
        throw .type(value, expected: words)
      }, encode: encode)
  }

  /// One of the types that a value may be of.
  struct Alternative: Sendable {
    /// The key that only objects of this alternative have.
    private(set) var key: String?
    let type: ValueType
    let fits: @Sendable (JSONValue) -> Bool

    /// Makes an alternative that reads values of `type` and transforms them.
    init<Part>(
      _ type: ValueType<Part>, fits: @escaping @Sendable (JSONValue) -> Bool,
      _ transform: @escaping @Sendable (Part) -> Value
    ) {
      self.type = type.map(transform)
      self.fits = fits
    }

    /// Strings, read as `type` reads them.
    static func string<Part>(_ type: ValueType<Part>, _ transform: @escaping @Sendable (Part) -> Value) -> Self {
      Alternative(type, fits: { if case .string = $0 { true } else { false } }, transform)
    }

    /// Numbers, read as `type` reads them.
    static func number<Part>(_ type: ValueType<Part>, _ transform: @escaping @Sendable (Part) -> Value) -> Self {
      Alternative(type, fits: \.isNumber, transform)
    }

    /// Objects, read as `type` reads them.
    ///
    /// - Parameter key: A key that only these objects have; `nil` takes any object.
    static func object<Part>(
      _ type: ValueType<Part>, with key: String? = nil, _ transform: @escaping @Sendable (Part) -> Value
    ) -> Self {
      var alternative = Alternative(
        type,
        fits: { value in
          guard case .object(let object) = value else { return false }
          return key.map { object[$0] != nil } ?? true
        }, transform)
      alternative.key = key
      return alternative
    }
  }
}

extension Field<DirectionalInsets> {
  static let edges = [
    Field("top", \.top, .length, "The distance from the top edge."),
    Field("leading", \.leading, .length, "The distance from the edge where lines begin."),
    Field("bottom", \.bottom, .length, "The distance from the bottom edge."),
    Field("trailing", \.trailing, .length, "The distance from the edge where lines end."),
  ]
}

extension ValueType<DirectionalInsets> {
  /// Distances from the four edges; those that are absent are 0.
  static var insets: Self { object("insets", .zero, Field.edges) }
}

extension ValueType<LayoutSize> {
  static var size: Self {
    object(
      "an object with width and height", .zero,
      [
        Field("width", \.width, .length, "The horizontal extent.", isRequired: true),
        Field("height", \.height, .length, "The vertical extent.", isRequired: true),
      ])
  }

  static var pair: Self {
    let side = ValueType<Double>.length
    return ValueType(
      "an array of width and height",
      schema: ["type": "array", "items": .object(side.schema), "minItems": 2, "maxItems": 2]
    ) { (value, context) throws(JSONFault) in
      let sides = try ValueType<[Double]>.array(of: side).decode(value, context)
      guard sides.count == 2 else { throw JSONFault("\(value)", expected: "an array of width and height") }
      return LayoutSize(width: sides[0], height: sides[1])
    }
  }
}
