internal import JSONText

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Bionic)
  internal import Bionic
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Placeholder {
  /// Whether it takes a number.
  var isNumeric: Bool { isInteger || isFloatingPoint }

  /// Whether it takes a whole number.
  var isInteger: Bool { "dDiuUxXoO".contains(conversion) }

  /// Whether it takes a floating-point number.
  var isFloatingPoint: Bool { "fFeEgGaA".contains(conversion) }

  /// Formats a value; the language is that of names in dates.
  func string(of value: MessageArguments.Value, in locale: LocaleTag) -> String {
    guard let date else { return string(of: value) }
    let text =
      if case .integer(let milliseconds) = value { DateConversion.string(date, of: milliseconds, in: locale) } else {
        string(of: value)
      }
    return fitted(conversion == "T" ? text.uppercased() : text)
  }

  /// Formats a value as the C library's `printf` does (C11, 7.21.6.1) in the C locale.
  ///
  /// A value of another type than the conversion's is shown as it is, since C does not define the result.
  func string(of value: MessageArguments.Value) -> String {
    switch value {
    case .text(let text): return isNumeric ? text : fitted(text)
    case .integer(let number):
      if isInteger { return formatted(number) }
      if isFloatingPoint { return printed(Double(number), modifier: "", conversion) }
      if "cC".contains(conversion), let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) {
        return fitted(String(scalar))
      }
      return fitted(String(number))
    case .number(let number):
      if isFloatingPoint { return printed(number, modifier: "", conversion) }
      if isInteger, let whole = Int(exactly: number) { return formatted(whole) }
      return fitted(number.shortText)
    }
  }

  /// Applies the width and the precision of `%s` to a text, in characters, as Java counts them.
  private func fitted(_ text: String) -> String {
    guard "sStT".contains(conversion) else { return text }
    let text = precision.map { String(text.prefix($0)) } ?? text
    let filling = String(repeating: " ", count: max(width - text.count, 0))
    return flags.contains("-") ? text + filling : filling + text
  }

  private func formatted(_ number: Int) -> String {
    let conversion = Character(conversion == "X" ? "X" : conversion.lowercased())
    // An `unsigned int` has 32 bits.
    if "uxXo".contains(conversion), !isLong, let number = Int32(exactly: number) {
      return printed(UInt64(UInt32(bitPattern: number)), modifier: "ll", conversion)
    }
    return printed(Int64(number), modifier: "ll", conversion)
  }

  private func printed(_ number: any CVarArg, modifier: String, _ conversion: Character) -> String {
    let width = width > 0 ? String(width) : ""
    let precision = precision.map { ".\($0)" } ?? ""
    let format = "%\(flags)\(width)\(precision)\(modifier)\(conversion)"
    // The longest number has 309 digits before the point and `longestNumber` after it.
    let capacity = 512
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let length = unsafe withVaList([number]) { unsafe vsnprintf(start, capacity, format, $0) }
      return 0..<capacity ~= Int(length) ? unsafe String(cString: start) : ""
    }
  }
}
