extension JSONScanner {
  /// Reads a number; `offset` stands at its sign or first digit.
  ///
  /// A whole number that fits an `Int` stays one. Any other becomes the nearest `Double`, exactly rounded: by one
  /// multiplication or division where both operands are exact (at most 2⁵³ and 10²²: then IEEE 754 rounds once), else
  /// by the standard library's parser.
  mutating func number(_ bytes: Span<UInt8>) throws(JSONFault) -> JSONValue {
    let start = offset
    let isNegative = bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }

    var digits = Digits()
    try integerPart(into: &digits, bytes)
    let isWhole = try !fraction(into: &digits, bytes)
    let exponent = try exponent(bytes)

    if isWhole, exponent == nil, let whole = digits.integer(isNegative: isNegative) {
      return .integer(whole)
    }
    if let quick = digits.quickDouble(exponent: exponent ?? 0) {
      return .number(isNegative ? -quick : quick)
    }
    let text = String(decoding: (start..<offset).map { bytes[$0] }, as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw JSONFault("a number is too large", expected: "at most \(Double.greatestFiniteMagnitude)", offset: start)
    }
    return .number(value)
  }

  private mutating func integerPart(into digits: inout Digits, _ bytes: Span<UInt8>) throws(JSONFault) {
    guard let first = digit(bytes) else { throw fault("a number is not whole", expected: "a digit") }
    digits.append(first)
    guard first != 0 else {
      if digit(bytes) != nil {
        offset -= 2
        throw fault("a number has a superfluous 0 in front", expected: "the number without it")
      }
      return
    }
    while let next = digit(bytes) { digits.append(next) }
  }

  /// Reads the part from the decimal point on.
  ///
  /// - Returns: Whether there is one.
  private mutating func fraction(into digits: inout Digits, _ bytes: Span<UInt8>) throws(JSONFault) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ".") else { return false }
    offset += 1
    guard let first = digit(bytes) else {
      throw fault("a number is not whole", expected: "a digit after the decimal point")
    }
    digits.appendFraction(first)
    while let next = digit(bytes) { digits.appendFraction(next) }
    return true
  }

  /// Reads the exponent, if there is one; one that is beyond all that matter is capped.
  private mutating func exponent(_ bytes: Span<UInt8>) throws(JSONFault) -> Int? {
    guard offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") else { return nil }
    offset += 1
    var isNegative = false
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") {
      isNegative = bytes[offset] == UInt8(ascii: "-")
      offset += 1
    }
    guard var exponent = digit(bytes) else {
      throw fault("a number is not whole", expected: "a digit in the exponent")
    }
    while let next = digit(bytes) { exponent = min(exponent * 10 + next, 1_000_000) }
    return isNegative ? -exponent : exponent
  }

  /// Reads one digit, if there is one.
  private mutating func digit(_ bytes: Span<UInt8>) -> Int? {
    guard offset < bytes.count else { return nil }
    let value = Int(bytes[offset]) - 0x30
    guard 0...9 ~= value else { return nil }
    offset += 1
    return value
  }
}

/// The digits of a number that is being read: a whole number and the power of ten it is to be divided by.
private struct Digits {
  private var magnitude: UInt64 = 0
  private var fractionCount = 0
  private var overflows = false

  mutating func append(_ digit: Int) {
    let (tenfold, tooLarge) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tenfold.addingReportingOverflow(UInt64(digit))
    magnitude = sum
    overflows = overflows || tooLarge || carry
  }

  mutating func appendFraction(_ digit: Int) {
    append(digit)
    fractionCount += 1
  }

  /// The whole number, if it fits.
  func integer(isNegative: Bool) -> Int? {
    guard !overflows else { return nil }
    return isNegative ? Int(exactly: -Int128(magnitude)) : Int(exactly: magnitude)
  }

  /// The number times ten to the power `exponent`, if one exact operation gives it.
  func quickDouble(exponent: Int) -> Double? {
    let power = exponent - fractionCount
    guard !overflows, magnitude <= 1 << 53, abs(power) < Self.powersOfTen.count else { return nil }
    let value = Double(magnitude)
    return power < 0 ? value / Self.powersOfTen[-power] : value * Self.powersOfTen[power]
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
