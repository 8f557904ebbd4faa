/// The forms of a message that a device can show, each with the numbers that make it do so.
struct PluralMessage {
  /// A form.
  struct Form {
    /// When the form is shown, as in `Message.Form`.
    var name: String
    /// The text with its placeholders.
    var text: String
    /// The numbers that choose the form, by argument.
    var numbers: [Placeholder.Argument: MessageArguments.Value] = [:]
  }

  /// The name of the form that the arguments choose, if no single category gives the same texts.
  static let nameOfArguments = "arguments"

  /// The forms, at least one.
  ///
  /// The plural form that the arguments choose comes before the other plural forms.
  private(set) var forms: [Form] = []
  /// Whether the arguments choose the first form.
  private(set) var beginsWithArguments = false

  private let arguments: MessageArguments
  private let rules: PluralRules
  /// The properties of the message that all forms share.
  private let plurals: PluralSelection
  private let syntax: MessagePattern.Syntax
  private let samples: [Placeholder.Argument: MessageArguments.Value]

  /// Finds the forms of a message.
  ///
  /// - Parameters:
  ///   - message: The message of the table.
  ///   - arguments: The arguments that were given.
  ///   - rules: The plural rules of the text's language.
  init(_ message: Message, arguments: MessageArguments, rules: PluralRules) {
    self.arguments = arguments
    self.rules = rules
    plurals = message.plurals
    syntax = message.syntax
    samples = message.samples
    let message = message.selecting(by: arguments)
    // Plural forms with the same rest of their names are a group.
    let plurals = message.forms.map { $0.parts.isEmpty ? Message.Form.plural(in: $0.name) : nil }
    var groups = Dictionary(grouping: plurals.indices) { plurals[$0]?.rest }
    for (form, plural) in zip(message.forms, plurals) {
      if let plural {
        // The group takes the position of its first form.
        guard let group = groups.removeValue(forKey: plural.rest) else { continue }
        append(choices(of: group.map { message.forms[$0] }))
      } else if form.parts.isEmpty {
        append(([Form(name: form.name, text: form.text)], false))
      } else {
        append(combinations(of: form))
      }
    }
    if let first = message.forms.first, message.isSelected(first, by: arguments) { beginsWithArguments = true }
  }

  private mutating func append(_ group: (forms: [Form], beginsWithArguments: Bool)) {
    if forms.isEmpty { beginsWithArguments = group.beginsWithArguments }
    forms += group.forms
  }

  // MARK: Plural forms

  /// The plural forms of a group of texts, without those that no number chooses.
  private func choices(of group: [Message.Form]) -> (forms: [Form], beginsWithArguments: Bool) {
    let categories = group.compactMap { Message.Form.plural(in: $0.name)?.category }
    let argument = countedArgument(of: group.map(\.text))
    let given = argument.flatMap { givenNumber($0, group.map(\.text)) }
    let choice = choice(among: categories, argument, given, texts: group.map(\.text))
    var forms: [Form] = []
    var own: Form?
    for (form, category) in zip(group, categories) {
      guard let number = choice.number(choosing: category) else { continue }
      let shown = Form(name: form.name, text: form.text, numbers: argument.map { [$0: number.value] } ?? [:])
      if let given, choice.category(of: given) == category, own == nil { own = shown } else { forms.append(shown) }
    }
    return ((own.map { [$0] } ?? []) + forms, own != nil)
  }

  /// The argument whose number chooses the plural form: that of the first numeric placeholder, else the first argument that is a number.
  private func countedArgument(of texts: [String]) -> Placeholder.Argument? {
    let placeholders = texts.flatMap(self.placeholders)
    return placeholders.first(where: \.isNumeric)?.argument
      ?? placeholders.first { arguments[$0]?.count != nil }?.argument
      ?? arguments.positional.firstIndex { $0.count != nil }.map { .number($0 + 1) }
  }

  // MARK: Variables

  /// The forms of a text with variables: one for each plural category that any variable has, in which the other variables keep
  /// the given number or a sample; if numbers are given, the form that they choose comes first.
  private func combinations(of form: Message.Form) -> (forms: [Form], beginsWithArguments: Bool) {
    let variables = form.parts.flatMap(\.variables)
    let given = variables.reduce(into: [:]) {
      $0[$1.argument] = givenNumber($1.argument, $1.forms.map(\.text), name: $1.name)
    }
    var choices: [Substitutions.Part: PluralChoice] = [:]
    for part in variables where choices[part] == nil {
      choices[part] = choice(
        among: part.forms.map(\.name), part.argument, given[part.argument], texts: part.forms.map(\.text))
    }
    let sample = rules.samples.first ?? CountedNumber(value: .integer(MessageFormatter.sampleNumber))
    let base = Dictionary(variables.map { ($0.argument, given[$0.argument] ?? sample) }) { first, _ in first }

    func text(of parts: [Substitutions.Part], _ numbers: [Placeholder.Argument: CountedNumber]) -> String {
      parts.map { part in
        guard let choice = choices[part], let number = numbers[part.argument] else { return part.literal }
        let category = choice.category(of: number)
        guard let chosen = part.forms.first(where: { $0.name == category }) else { return "" }
        return chosen.parts.isEmpty ? chosen.text : text(of: chosen.parts, numbers)
      }.joined()
    }
    func shown(_ name: String, _ numbers: [Placeholder.Argument: CountedNumber]) -> Form {
      Form(
        name: form.name.isEmpty ? name : "\(form.name).\(name)", text: text(of: form.parts, numbers),
        numbers: numbers.mapValues(\.value))
    }

    var forms: [Form] = []
    var placeOfOwn: Int?
    for category in Message.Form.pluralCategories {
      var chosen: [Placeholder.Argument: CountedNumber] = [:]
      for part in variables where chosen[part.argument] == nil {
        chosen[part.argument] = choices[part]?.number(choosing: category)
      }
      guard !chosen.isEmpty else { continue }
      let numbers = base.merging(chosen) { $1 }
      if numbers == base { placeOfOwn = forms.count }
      forms.append(shown(category, numbers))
    }
    guard !given.isEmpty || forms.isEmpty else { return (forms, false) }
    forms.insert(placeOfOwn.map { forms.remove(at: $0) } ?? shown(Self.nameOfArguments, base), at: 0)
    return (forms, !given.isEmpty)
  }

  // MARK: Numbers

  /// The number that was given for an argument, by position or by a name that a text or a variable has for it; `nil` if none was.
  private func givenNumber(
    _ argument: Placeholder.Argument, _ texts: [String], name: String? = nil
  ) -> CountedNumber? {
    let names = texts.lazy.flatMap(self.placeholders).filter { $0.argument == argument }.compactMap(\.name)
    let value = arguments[argument] ?? ((name.map { [$0] } ?? []) + names).lazy.compactMap { arguments.named[$0] }.first
    guard let value, let count = value.count else { return nil }
    return CountedNumber(value: value, category: plurals.expression?.form(of: count) ?? rules.category(of: count))
  }

  private func choice(
    among categories: [String], _ argument: Placeholder.Argument?, _ given: CountedNumber?, texts: [String]
  ) -> PluralChoice {
    // A number that an app shows as a whole number never chooses the form of a fraction. The placeholder determines whether it
    // is whole; the type of the given number does so only if the placeholder takes any type. For `%.1f` an app has a double,
    // though a document may write 2.
    let placeholders = texts.flatMap(self.placeholders).filter { $0.argument == argument }
    let isWhole =
      argument.flatMap { samples[$0] }?.isInteger == true || placeholders.contains(where: \.isInteger)
      || given?.value.isInteger == true && !placeholders.contains(where: \.isFloatingPoint)
    // Only its own number may choose a form that is for one number in every language (`zero` for 0), so these numbers are tried, too.
    let own = plurals.categories.filter { categories.contains($0.value) }.keys.sorted()
    let numbers =
      plurals.expression?.samples ?? rules.samples.filter { $0.value.isInteger || !isWhole }
      + own.map { CountedNumber(value: .integer($0)) }
    return PluralChoice(categories: categories, numbers: (given.map { [$0] } ?? []) + numbers, plurals: plurals)
  }

  private func placeholders(of text: String) -> [Placeholder] {
    MessagePattern(text, syntax).numbered.compactMap { part in
      if case .placeholder(let placeholder, _) = part { placeholder } else { nil }
    }
  }
}

/// Determines which of several texts a number chooses.
private struct PluralChoice {
  let categories: [String]
  /// The numbers that may be shown; for each category the first that chooses it is taken.
  let numbers: [CountedNumber]
  let plurals: PluralSelection

  /// The category whose text is shown with a number.
  func category(of number: CountedNumber) -> String {
    let whole = number.value.count.flatMap { Int(exactly: $0) }
    if let own = whole.flatMap({ plurals.categories[$0] }), categories.contains(own) { return own }
    if let own = number.category, categories.contains(own) { return own }
    if let other = number.category.flatMap({ plurals.standIns[$0] }), categories.contains(other) { return other }
    return categories.contains("other") ? "other" : categories.last ?? "other"
  }

  /// A number that chooses a category, preferably the given one; `nil` if there is none.
  func number(choosing category: String) -> CountedNumber? {
    numbers.first { self.category(of: $0) == category }
  }
}
