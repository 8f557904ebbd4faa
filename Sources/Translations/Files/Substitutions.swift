internal import JSONText

/// Variables in a text that stand for texts of their own, each of which depends on a number: `%#@count@`.
///
/// Strings dictionaries and String Catalogs have them. Apps choose the text of each variable by its own number.
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

  /// A text with its variables in it.
  ///
  /// A text may name a variable again and again, each time with the variable's texts: what that adds has a limit for one text, and one
  /// for the whole table.
  ///
  /// - Parameter budget: How many bytes the variables of the table may add yet.
  /// - Throws: A fault if they add more.
  func form(_ form: Message.Form, budget: inout Int) throws(JSONFault) -> Message.Form {
    guard !variables.isEmpty else { return form }
    let parts = try parts(of: form.text, budget: &budget)
    guard parts.contains(where: { !$0.forms.isEmpty }) else { return form }
    var form = form
    form.parts = parts
    return form
  }

  /// A piece of text, or the texts of a variable and which argument chooses among them.
  struct Part: Hashable, Sendable {
    var literal = ""
    var argument = 0
    /// The texts by plural category, their placeholders with the number of the argument; empty for a piece of text.
    var forms: [Message.Form] = []
  }

  /// Takes a text apart at `%#@name@` and `%2$#@name@`.
  private func parts(of text: String, budget: inout Int) throws(JSONFault) -> [Part] {
    var parts: [Part] = []
    var count = 0
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
      let argument = match.1.flatMap { Int($0) } ?? variable.argument ?? place
      let forms = variable.forms.map { form in
        Message.Form(name: form.name, text: form.text.numbered(argument, variable.specifier))
      }
      let added = forms.reduce(0) { $0 + $1.text.utf8.count }
      count += added
      budget -= added
      guard count <= InputLimits.textBytes, budget >= 0 else {
        throw JSONFault(
          "variables make the text too long",
          expected: "at most \(InputLimits.textBytes) bytes, and \(InputLimits.tableBytes) in the table")
      }
      parts.append(Part(argument: argument, forms: forms))
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
