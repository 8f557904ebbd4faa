internal import JSONText

/// The variables of a text (`%#@count@`), each of which a number replaces with one of several texts.
///
/// Strings dictionaries and String Catalogs have them. Apps choose the text of each variable by its own number.
struct Substitutions {
  /// A variable.
  struct Variable {
    /// The argument that is its number, from 1; `nil` if it follows from the variable's position in the text.
    var argument: Int?
    /// The `printf` conversion that shows the number: `lld`.
    var specifier: String
    /// The texts by plural category.
    var forms: [Message.Form]
  }

  /// The variables by their names.
  var variables: [String: Variable] = [:]

  /// A form with its text split at the variables.
  ///
  /// A text may name a variable many times, and each time repeats the variable's texts. The bytes that this adds are limited
  /// for each text and for the whole table.
  ///
  /// - Parameter budget: How many more bytes the variables of the table may add.
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

  /// A piece of text, or a variable with its texts and the argument that chooses among them.
  struct Part: Hashable, Sendable {
    var literal = ""
    /// The name of the variable; empty for a piece of text.
    var name = ""
    var argument = Placeholder.Argument.next
    /// The texts by plural category, with numbered placeholders, split into parts if they have variables themselves; empty for
    /// a piece of text.
    var forms: [Message.Form] = []

    /// The variable itself and those in its texts; empty for a piece of text.
    var variables: [Part] { forms.isEmpty ? [] : [self] + forms.flatMap(\.parts).flatMap(\.variables) }
  }

  /// The deepest nesting of variables in texts of variables; a deeper one counts as a cycle.
  private static let deepest = 16

  /// The least cost of a variable's text, in bytes, since short texts that multiply take time, too.
  static let leastCost = 64

  /// The fault of variables that add too much.
  static var tooLong: JSONFault {
    JSONFault(
      "variables make the text too long",
      expected: "at most \(InputLimits.textBytes) bytes, and \(InputLimits.tableBytes) in the table")
  }

  /// Splits a text at `%#@name@` and `%2$#@name@`.
  ///
  /// Variables and placeholders without a number take the next one from left to right (CFString.c,
  /// `__CFStringAppendFormatCore`). The pieces of text get explicit numbers, since each piece alone would count from 1.
  ///
  /// - Parameters:
  ///   - own: The argument of the variable whose text this is. Its placeholders take this argument, and variables in it the
  ///     following ones.
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
    while let match = VariableReference(firstIn: rest) {
      let name = String(match.name)
      guard let variable = variables[name] else {
        throw JSONFault(
          "there is no variable \(JSONQuote(name))",
          expected: "one of \(variables.keys.sorted().prefix(5).joined(separator: " "))")
      }
      parts.append(literal(rest[..<match.range.lowerBound]))
      // A variable with an explicit `argNum` uses up a number, too.
      let place = match.argument == nil ? next() : 0
      let argument = match.argument ?? variable.argument ?? place
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
  /// The text with a number in each placeholder: `%d` becomes `%2$d`.
  ///
  /// - Parameter argument: Returns the argument of the next placeholder without a number.
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
