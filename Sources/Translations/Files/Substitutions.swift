/// Variables in a text that stand for texts of their own, each of which depends on a number: `%#@count@`.
///
/// Strings dictionaries and String Catalogs have them. A form of the whole is made for each plural category that any of
/// the variables knows; a variable without that category shows its `other`, since apps choose for each by its own number.
struct Substitutions {
  /// A variable.
  struct Variable {
    /// Which argument its number is, from 1; `nil` for the place of the variable in the text.
    var argument: Int?
    /// How `printf` shows the number: `lld`.
    var specifier: String
    /// The texts by plural category.
    var forms: [Message.Form]
  }

  /// The variables by their names.
  var variables: [String: Variable] = [:]

  /// The forms of a text with variables in it; those made of a form have its name before their own.
  func forms(of form: Message.Form) -> [Message.Form] {
    guard !variables.isEmpty else { return [form] }
    let parts = parts(of: form.text)
    let names = Set(parts.flatMap { $0.variable?.forms.map(\.name) ?? [] })
    guard !names.isEmpty else { return [form] }
    let known = Message.Form.pluralCategories.filter(names.contains)
    return (known + names.subtracting(known).sorted()).map { name in
      Message.Form(
        name: form.name.isEmpty ? name : "\(form.name).\(name)",
        text: parts.map { $0.text(for: name) }.joined())
    }
  }

  /// A piece of text, or a variable and which argument it takes.
  private struct Part {
    var literal = ""
    var variable: Variable?
    var argument = 0

    func text(for category: String) -> String {
      guard let variable else { return literal }
      let form = variable.forms.first { $0.name == category } ?? variable.forms.first { $0.name == "other" }
      return (form ?? variable.forms.last)?.text.numbered(argument, variable.specifier) ?? ""
    }
  }

  /// Takes a text apart at `%#@name@` and `%2$#@name@`.
  private func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var place = 0
    var rest = text[...]
    while let match = rest.firstMatch(of: /%(?:(\d{1,3})\$)?#@([^@]*)@/) {
      guard let variable = variables[String(match.2)] else {
        parts.append(Part(literal: String(rest[..<match.range.upperBound])))
        rest = rest[match.range.upperBound...]
        continue
      }
      place += 1
      parts.append(Part(literal: String(rest[..<match.range.lowerBound])))
      parts.append(
        Part(variable: variable, argument: match.1.flatMap { Int($0) } ?? variable.argument ?? place))
      rest = rest[match.range.upperBound...]
    }
    return parts + [Part(literal: String(rest))]
  }
}

extension String {
  /// A variable's text, whose own number names its argument: `%arg` and `%d` become `%2$d`.
  fileprivate func numbered(_ argument: Int, _ specifier: String) -> String {
    var text = ""
    var rest = self[...]
    while let found = rest.firstRange(of: "%arg") {
      text += rest[..<found.lowerBound] + "%\(argument)$\(specifier)"
      rest = rest[found.upperBound...]
    }
    return MessagePattern(text + rest).parts.map { part in
      switch part {
      case .text(let text): text
      case .percent: "%%"
      case .placeholder(let placeholder, let source):
        placeholder.argument == .next && source.hasPrefix("%") ? "%\(argument)$\(source.dropFirst())" : source
      }
    }.joined()
  }
}
