/// The forms of a message that a device can show, each with numbers that make a device show it.
struct PluralMessage {
  /// A form.
  struct Form {
    /// When it is shown, as `Message.Form` says it.
    var name: String
    /// The text, placeholders in place.
    var text: String
    /// The numbers that choose it, by the arguments that they are.
    var numbers: [Placeholder.Argument: MessageArguments.Value] = [:]
  }

  /// The name of a form that the arguments choose, where no plural category has the same texts.
  static let nameOfArguments = "arguments"

  /// The forms, at least one.
  ///
  /// The plural form that the arguments choose comes before those of other numbers.
  private(set) var forms: [Form] = []
  /// Whether the arguments choose the first.
  private(set) var beginsWithArguments = false

  private let arguments: MessageArguments
  private let rules: PluralRules
  /// What of the message is the same in all forms.
  private let plurals: PluralSelection
  private let syntax: MessagePattern.Syntax
  private let samples: [String: MessageArguments.Value]

  /// The forms of a message with arguments.
  ///
  /// - Parameters:
  ///   - message: The message as the table has it.
  ///   - arguments: The arguments that were given.
  ///   - rules: The plural categories of the text's language.
  init(_ message: Message, arguments: MessageArguments, rules: PluralRules) {
    self.arguments = arguments
    self.rules = rules
    plurals = message.plurals
    syntax = message.syntax
    samples = message.samples
    let message = message.selecting(by: arguments)
    // Plural forms belong together where the rest of their names is the same.
    let plurals = message.forms.map { $0.parts.isEmpty ? Message.Form.plural(in: $0.name) : nil }
    var groups = Dictionary(grouping: plurals.indices) { plurals[$0]?.rest }
    for (form, plural) in zip(message.forms, plurals) {
      if let plural {
        // The whole group stands in the place of its first form.
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

  /// The plural forms of a whole text; those of categories that no number has are never shown.
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

  /// The argument whose number chooses a plural form: the first that a text takes as a number, or else the first that is
  /// one.
  private func countedArgument(of texts: [String]) -> Placeholder.Argument? {
    let placeholders = texts.flatMap(self.placeholders)
    return placeholders.first(where: \.isNumeric)?.argument
      ?? placeholders.first { arguments[$0]?.count != nil }?.argument
      ?? arguments.positional.firstIndex { $0.count != nil }.map { .number($0 + 1) }
  }

  // MARK: Variables

  /// The forms of a text with variables: one for each plural category that any of them has, in which the others have the
  /// number that was given; and before these the one that the arguments choose.
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

  /// What was given for an argument, if it is a number, or a text that is one: by its place, or by a name that a text or a variable has
  /// for it.
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
    // An app that shows a whole number has no fraction to choose by. What it shows follows from the placeholder, and from the number's
    // own type only where that takes any: an app has a double for `%.1f`, and a document may write 2 for it.
    let placeholders = texts.flatMap(self.placeholders).filter { $0.argument == argument }
    var isWhole = false
    if case .name(let name) = argument { isWhole = samples[name]?.isInteger == true }
    isWhole =
      isWhole || placeholders.contains(where: \.isInteger)
      || given?.value.isInteger == true && !placeholders.contains(where: \.isFloatingPoint)
    // What is for a number in every language is chosen by that alone.
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

/// How a number chooses one of several texts.
private struct PluralChoice {
  let categories: [String]
  /// The numbers that may be shown, the first that choose a category before others.
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

  /// A number that chooses a category: the one that was given if it does, or a sample; `nil` if there is none.
  func number(choosing category: String) -> CountedNumber? {
    numbers.first { self.category(of: $0) == category }
  }
}
