/// The types of value that documents are made of. Each throws a fault that says what was there and what was expected.
extension JSONValue {
  /// The longest length a document may state, in points: long beyond any list, and short enough that sums of lengths
  /// stay finite and keep their halves and thirds.
  static let longestLength = 1_000_000_000.0

  /// A string.
  func string() throws(JSONFault) -> String {
    guard case .string(let text) = self else { throw .type(self, expected: "a string") }
    return text
  }

  /// `true` or `false`.
  func bool() throws(JSONFault) -> Bool {
    guard case .bool(let flag) = self else { throw .type(self, expected: "true or false") }
    return flag
  }

  /// The elements of an array.
  func array() throws(JSONFault) -> [JSONValue] {
    guard case .array(let elements) = self else { throw .type(self, expected: "an array") }
    return elements
  }

  /// A number in a range.
  func number(in range: ClosedRange<Double>) throws(JSONFault) -> Double {
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

  /// A length in points that is not negative.
  func length() throws(JSONFault) -> Double {
    try number(in: 0...JSONValue.longestLength)
  }

  /// A whole number in a range.
  ///
  /// One that is written with a fraction of zero is whole, too.
  func integer(in range: ClosedRange<Int>) throws(JSONFault) -> Int {
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
  func choice<Choice>(_ choices: KeyValuePairs<String, Choice>) throws(JSONFault) -> Choice {
    let text = try string()
    for (name, choice) in choices where name == text { return choice }
    throw JSONFault("\(JSONQuote(text))", expected: "one of \(choices.map(\.key).joined(separator: " "))")
  }

  /// One of the cases of an enumeration, by its raw value.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type = Choice.self
  ) throws(JSONFault) -> Choice {
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: " ")
      throw JSONFault("\(JSONQuote(text))", expected: "one of \(names)")
    }
    return choice
  }

  private var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON, or a number that JSON does not have in Swift's words.
  package var description: String {
    if case .number(let number) = self, !number.isFinite { return number.description }
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
