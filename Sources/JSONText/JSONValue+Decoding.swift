/// The types of value that documents are made of. Each throws a fault that says what was there and what was expected.
extension JSONValue {
  package func string() throws(JSONFault) -> String {
    guard case .string(let text) = self else { throw .type(self, expected: "a string") }
    return text
  }

  package func bool() throws(JSONFault) -> Bool {
    guard case .bool(let flag) = self else { throw .type(self, expected: "true or false") }
    return flag
  }

  package func array() throws(JSONFault) -> [JSONValue] {
    guard case .array(let elements) = self else { throw .type(self, expected: "an array") }
    return elements
  }

  /// What the elements of an array are decoded as; a fault of one names its index.
  package func array<Element>(
    _ decode: (JSONValue) throws(JSONFault) -> Element
  ) throws(JSONFault) -> [Element] {
    var decoded: [Element] = []
    for (index, element) in try array().enumerated() {
      decoded.append(try inside(.index(index)) { () throws(JSONFault) in try decode(element) })
    }
    return decoded
  }

  package func number(in range: ClosedRange<Double>) throws(JSONFault) -> Double {
    let number: Double? =
      switch self {
      case .integer(let whole): Double(whole)
      case .number(let value): value
      default: nil
      }
    guard let number, range.contains(number) else {
      let (least, greatest) = (JSONValue.number(range.lowerBound), JSONValue.number(range.upperBound))
      throw JSONFault(isNumber ? description : typeName, expected: "a number from \(least) to \(greatest)")
    }
    return number
  }

  /// A whole number in a range.
  ///
  /// One that is written with a fraction of zero is whole, too.
  package func integer(in range: ClosedRange<Int>) throws(JSONFault) -> Int {
    let whole: Int? =
      switch self {
      case .integer(let value): value
      case .number(let value): Int(exactly: value)
      default: nil
      }
    guard let whole, range.contains(whole) else {
      throw JSONFault(
        isNumber ? description : typeName, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  /// One of a few strings, and what each stands for.
  package func choice<Choice>(_ choices: KeyValuePairs<String, Choice>) throws(JSONFault) -> Choice {
    let text = try string()
    for (name, choice) in choices where name == text { return choice }
    throw JSONFault(unknown: text, among: choices.map(\.key))
  }

  /// One of the cases of an enumeration, by its raw value.
  package func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type = Choice.self
  ) throws(JSONFault) -> Choice {
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      throw JSONFault(unknown: text, among: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  package var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

extension JSONFault {
  /// A fault that says a value has the wrong type.
  package static func type(_ value: JSONValue, expected expectation: String) -> JSONFault {
    JSONFault(value.typeName, expected: expectation)
  }
}
