internal import JSONText

/// Replaces the placeholders of a text with arguments, or with realistic samples where there are none.
struct MessageFormatter {
  /// The arguments that were given.
  let arguments: MessageArguments
  /// The language of names in dates.
  var locale = LocaleTag("en")
  /// The numbers, by argument, that override the given ones to choose a plural form.
  var numbers: [Placeholder.Argument: MessageArguments.Value] = [:]

  /// The table's values for arguments that are not given.
  var samples: Message.Samples = [:]
  /// The syntax of placeholders.
  var syntax = MessagePattern.Syntax.any

  /// The text for an argument that is not given.
  static let sampleText = "Example"
  /// The number for an argument that is not given, where no plural category asks for another.
  static let sampleNumber = 42

  /// Formats a text as an app shows it.
  ///
  /// A text without placeholders is returned as it is if there are no arguments. With arguments it is formatted, so `%%`
  /// becomes a per cent sign. In a syntax with doubled braces every text is formatted.
  ///
  /// An argument may occur many times. A result longer than ``InputLimits/textBytes`` is cut off, since it will be refused.
  ///
  /// - Parameter text: The text as the table has it.
  func string(_ text: String) -> String {
    let pattern = MessagePattern(text, syntax)
    guard pattern.hasPlaceholders || !arguments.isEmpty || syntax.contains(.doubledBraces) else { return text }
    var result = ""
    for part in pattern.numbered where result.utf8.count <= InputLimits.textBytes {
      switch part {
      case .text(let text): result += text
      case .percent: result += "%"
      case .placeholder(let placeholder, _): result += placeholder.string(of: value(placeholder), in: locale)
      }
    }
    return result
  }

  private func value(_ placeholder: Placeholder) -> MessageArguments.Value {
    if let given = numbers[placeholder.argument] ?? arguments[placeholder] { return given }
    if let sample = samples[placeholder.argument] { return sample }
    if placeholder.date != nil { return .integer(DateConversion.sample) }
    return placeholder.isNumeric ? .integer(Self.sampleNumber) : .text(Self.sampleText)
  }
}
