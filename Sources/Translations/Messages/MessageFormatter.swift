internal import JSONText

/// Puts arguments in the placeholders of a text; where there are none, samples that a reader takes for the real thing.
struct MessageFormatter {
  /// The arguments that were given.
  let arguments: MessageArguments
  /// The language of the words in dates.
  var locale = LocaleTag("en")
  /// The numbers that stand in the place of given ones, by their argument.
  var numbers: [Placeholder.Argument: MessageArguments.Value] = [:]

  /// What a table has for arguments that nobody gave, by their names.
  var samples: [String: MessageArguments.Value] = [:]
  /// What begins a placeholder.
  var syntax = MessagePattern.Syntax.any

  /// What stands for a text nobody gave.
  static let sampleText = "Example"
  /// What stands for a number nobody gave, where no plural category asks for another.
  static let sampleNumber = 42

  /// The text that is shown.
  ///
  /// A text without placeholders is shown as it is, unless there are arguments: then it was meant to be formatted, and
  /// `%%` is a percent sign. One in which two braces are one is always meant to be.
  ///
  /// An argument may stand in a text again and again. What is longer than ``InputLimits/textBytes``, and will be refused, is left off.
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
    if case .name(let name) = placeholder.argument, let sample = samples[name] { return sample }
    if placeholder.date != nil { return .integer(DateConversion.sample) }
    return placeholder.isNumeric ? .integer(Self.sampleNumber) : .text(Self.sampleText)
  }
}
