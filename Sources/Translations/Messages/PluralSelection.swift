/// How numbers choose among the plural forms of a message.
struct PluralSelection: Hashable, Sendable {
  /// The categories that numbers choose in every language where a message has a form for them.
  var categories: [Int: String] = [:]
  /// The categories whose forms stand for those that a message lacks; `other` stands for all.
  var standIns: [String: String] = [:]
  /// What chooses in the place of CLDR's rules.
  var expression: PluralExpression?

  /// Source: Apple, Foundation Release Notes for OS X 10.9: `zero` is for the number 0 in every language.
  static let foundation = PluralSelection(categories: [0: "zero"])
  /// Source: Android's guide to string resources: a text for `zero` in English is ignored, even for 0.
  static let android = PluralSelection()
  /// Source: Dart's package `intl`, `Intl.pluralLogic`, by which Flutter chooses.
  static let flutter = PluralSelection(categories: [0: "zero", 1: "one", 2: "two"], standIns: ["two": "few"])
}

extension Message {
  /// The message, those of its forms first that the arguments choose by their values.
  func selecting(by arguments: MessageArguments) -> Message {
    guard forms.contains(where: { !$0.selections.isEmpty }) else { return self }
    var message = self
    message.forms = forms.filter { isSelected($0, by: arguments) } + forms.filter { !isSelected($0, by: arguments) }
    return message
  }

  /// Whether a form is for values of arguments, and these are given; any that has no form of its own is `other`.
  func isSelected(_ form: Form, by arguments: MessageArguments) -> Bool {
    !form.selections.isEmpty
      && form.selections.allSatisfy { name, value in
        guard let given = arguments.named[name]?.text else { return false }
        return value == given || value == "other" && !forms.contains { $0.selections[name] == given }
      }
  }
}
