/// How numbers choose among the plural forms of a message.
struct PluralSelection: Hashable, Sendable {
  /// The categories of single numbers, which apply in every language if a message has a form for them.
  var categories: [Int: String] = [:]
  /// For a category that a message lacks, the category whose form is used before `other`.
  var standIns: [String: String] = [:]
  /// The expression of gettext, which replaces CLDR's rules.
  var expression: PluralExpression?

  /// Source: Apple, Foundation Release Notes for OS X 10.9: `zero` is for the number 0 in every language.
  static let foundation = PluralSelection(categories: [0: "zero"])
  /// Source: Android's guide to string resources: a text for `zero` in English is ignored, even for 0.
  static let android = PluralSelection()
  /// Source: Dart's package `intl`, `Intl.pluralLogic`, by which Flutter chooses.
  static let flutter = PluralSelection(categories: [0: "zero", 1: "one", 2: "two"], standIns: ["two": "few"])
}

extension Message {
  /// The message with the forms first whose `select` values match the arguments.
  func selecting(by arguments: MessageArguments) -> Message {
    guard forms.contains(where: { !$0.selections.isEmpty }) else { return self }
    var message = self
    message.forms = forms.filter { isSelected($0, by: arguments) } + forms.filter { !isSelected($0, by: arguments) }
    return message
  }

  /// Whether the arguments match all `select` values of a form; a value without its own form matches `other`.
  func isSelected(_ form: Form, by arguments: MessageArguments) -> Bool {
    !form.selections.isEmpty
      && form.selections.allSatisfy { name, value in
        guard let given = arguments.named[name]?.text else { return false }
        return value == given || value == "other" && !forms.contains { $0.selections[name] == given }
      }
  }
}
