internal import JSONText

/// Puts arguments in the placeholders of a text; where there are none, samples that a reader takes for the real thing.
struct MessageFormatter {
  /// The arguments that were given.
  let arguments: MessageArguments
  /// The plural categories of the text's language.
  let rules: PluralRules

  /// What stands for a text nobody gave.
  static let sampleText = "Example"
  /// What stands for a number nobody gave, where no plural category asks for another.
  static let sampleNumber = 42

  /// The text that is shown.
  ///
  /// A text without placeholders is shown as it is, unless there are arguments: then it was meant to be formatted, and
  /// `%%` is a percent sign.
  ///
  /// - Parameters:
  ///   - text: The text as the table has it.
  ///   - category: The plural category for which it is shown. A whole number of another category gives way to one of
  ///     this, since the text is never shown with it.
  func string(_ text: String, category: String?) -> String {
    let pattern = MessagePattern(text)
    guard pattern.hasPlaceholders || !arguments.isEmpty else { return text }
    var next = 0
    var result = ""
    for part in pattern.parts {
      switch part {
      case .text(let text): result += text
      case .percent: result += "%"
      case .placeholder(let placeholder, _):
        result += placeholder.string(of: value(placeholder, next: next, category: category))
        if placeholder.argument == .next { next += 1 }
      }
    }
    return result
  }

  private func value(_ placeholder: Placeholder, next: Int, category: String?) -> MessageArguments.Value {
    let given = arguments[placeholder.argument, next: next]
    switch (given, category) {
    case (.integer(let number), let category?) where rules.category(of: number) != category:
      return .integer(rules.samples[category] ?? number)
    case (let value?, _): return value
    case (nil, let category?) where placeholder.isNumeric:
      return .integer(rules.samples[category] ?? Self.sampleNumber)
    case (nil, _):
      if case .name(let name) = placeholder.argument { return .text(name) }
      return placeholder.isNumeric ? .integer(Self.sampleNumber) : .text(Self.sampleText)
    }
  }
}

extension Placeholder {
  /// Whether it takes a number.
  var isNumeric: Bool { "dDiuUxXoOfFeEgGaA".contains(conversion) }

  /// What it makes of a value.
  ///
  /// Numbers have the digits of ASCII in all languages. Conversions to other bases and with exponents show the number
  /// as it is, since what counts here is about how long it is.
  fileprivate func string(of value: MessageArguments.Value) -> String {
    var text: String
    switch value {
    case .text(let string): return string
    case .integer(let number) where !"fFeEgGaA".contains(conversion): text = String(number)
    case .integer(let number): text = fixed(Double(number))
    case .number(let number) where "fFeEgGaA".contains(conversion): text = fixed(number)
    case .number(let number): text = number.shortText
    }
    if text.count < width {
      let isNegative = padsWithZeros && text.hasPrefix("-")
      if isNegative { text.removeFirst() }
      let filling = String(repeating: padsWithZeros ? "0" : " ", count: width - text.count - (isNegative ? 1 : 0))
      text = (isNegative ? "-" : "") + filling + text
    }
    return text
  }

  /// A number with as many digits after the point as asked for, six if nothing is said (C11, 7.21.6.1).
  private func fixed(_ number: Double) -> String {
    let digits = min(precision ?? 6, 15)
    guard number.magnitude < 1e15 else { return number.shortText }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = number.magnitude.rounded(.down)
    let fraction = ((number.magnitude - whole) * scale).rounded(.toNearestOrEven)
    let (carry, rest) = fraction >= scale ? (1.0, 0.0) : (0.0, fraction)
    let sign = number < 0 && whole + carry + rest > 0 ? "-" : ""
    guard digits > 0 else { return sign + (whole + carry).shortText }
    let decimals = rest.shortText
    return "\(sign)\((whole + carry).shortText).\(String(repeating: "0", count: digits - decimals.count))\(decimals)"
  }
}
