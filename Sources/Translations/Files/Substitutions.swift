internal import JSONText

/// Variables in a text that stand for texts of their own, each of which depends on a number: `%#@count@`.
///
/// Strings dictionaries and String Catalogs have them. Apps choose the text of each variable by its own number.
struct Substitutions {
  /// A variable.
  struct Variable {
    /// Which argument its number is, from 1; `nil` for its place among the variables and placeholders of the text.
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
    var count = 0
    let parts = try parts(of: form.text, count: &count, budget: &budget)
    guard parts.contains(where: { !$0.forms.isEmpty }) else { return form }
    var form = form
    form.parts = parts
    return form
  }

  /// A piece of text, or the texts of a variable and which argument chooses among them.
  struct Part: Hashable, Sendable {
    var literal = ""
    /// What the variable is called.
    var name = ""
    var argument = Placeholder.Argument.next
    /// The texts by plural category, their placeholders with the number of the argument, and in parts where they have variables
    /// themselves; empty for a piece of text.
    var forms: [Message.Form] = []

    /// The variable that it is, and those in its texts.
    var variables: [Part] { forms.isEmpty ? [] : [self] + forms.flatMap(\.parts).flatMap(\.variables) }
  }

  /// How deep variables may stand in the texts of others; more are taken for a circle.
  private static let deepest = 16

  /// What a text of a variable counts for at least, in bytes: short ones that multiply take time, too.
  static let leastCost = 64

  /// What adds too much is a fault of this.
  static var tooLong: JSONFault {
    JSONFault(
      "variables make the text too long",
      expected: "at most \(InputLimits.textBytes) bytes, and \(InputLimits.tableBytes) in the table")
  }

  /// Takes a text apart at `%#@name@` and `%2$#@name@`.
  ///
  /// Variables and placeholders without a number take the next one from left to right (CFString.c,
  /// `__CFStringAppendFormatCore`). The pieces of text get these numbers in writing, since each alone would count from 1.
  ///
  /// - Parameters:
  ///   - own: The argument of the variable whose text it is: its placeholders take that, and variables in it those after it.
  ///   - count: How many bytes variables have added to the whole text.
  private func parts(
    of text: String, own: Int? = nil, depth: Int = 0, count: inout Int, budget: inout Int
  ) throws(JSONFault) -> [Part] {
    guard depth <= Self.deepest else {
      throw JSONFault("a variable stands in its own text", expected: "at most \(Self.deepest) variables in each other")
    }
    var parts: [Part] = []
    var place = own ?? 0
    func next() -> Int {
      place += 1
      return place
    }
    func literal(_ text: Substring) -> Part { Part(literal: String(text).numbered { own ?? next() }) }
    var rest = text[...]
    while let match = rest.firstMatch(of: /%(?:(\d{1,3})\$)?#@([^@]*)@/) {
      let name = String(match.2)
      guard let variable = variables[name] else {
        parts.append(literal(rest[..<match.range.upperBound]))
        rest = rest[match.range.upperBound...]
        continue
      }
      parts.append(literal(rest[..<match.range.lowerBound]))
      // A variable whose argument the table names takes a number, too.
      let place = match.1 == nil ? next() : 0
      let argument = match.1.flatMap { Int($0) } ?? variable.argument ?? place
      var forms: [Message.Form] = []
      for form in variable.forms {
        let text = form.text.replacing("%arg", with: "%\(argument)$\(variable.specifier)")
        let cost = max(text.utf8.count, Self.leastCost)
        count += cost
        budget -= cost
        guard count <= InputLimits.textBytes, budget >= 0 else {
          throw Self.tooLong
        }
        let inner = try self.parts(of: text, own: argument, depth: depth + 1, count: &count, budget: &budget)
        var whole = Message.Form(name: form.name, text: inner.map(\.literal).joined())
        if inner.contains(where: { !$0.forms.isEmpty }) { whole.parts = inner }
        forms.append(whole)
      }
      parts.append(Part(name: name, argument: .number(argument), forms: forms))
      rest = rest[match.range.upperBound...]
    }
    return parts + [literal(rest)]
  }
}

extension String {
  /// The text, each placeholder of which names its argument: `%d` becomes `%2$d`.
  ///
  /// - Parameter argument: The argument of the next placeholder without a number.
  fileprivate func numbered(_ argument: () -> Int) -> String {
    MessagePattern(self).parts.map { part in
      switch part {
      case .text(let text): text
      case .percent: "%%"
      case .placeholder(let placeholder, let source):
        placeholder.argument == .next && source.hasPrefix("%") ? "%\(argument())$\(source.dropFirst())" : source
      }
    }.joined()
  }
}
