internal import JSONText

/// The form that is shown of rows whose texts have several.
struct FormChoice {
  /// The name of the form; `nil` for the first.
  let name: String?
  /// The names of the forms that rows have, in the order in which they were found.
  private var names: [String] = []

  init(name: String?) {
    self.name = name
  }

  /// Leaves the row in the form of the name, or in its first form if it does not have that.
  mutating func choose(_ row: inout ListRow?) {
    guard let first = row, first.form != nil else { return }
    let forms = [first] + first.otherForms
    for form in forms.compactMap(\.form) where !names.contains(form) { names.append(form) }
    var chosen = forms.first { $0.form == name } ?? first
    chosen.otherForms = []
    row = chosen
  }

  /// Makes sure that a row had the form.
  ///
  /// - Throws: An error that names the argument `form`.
  func finish() throws(InputError) {
    guard let name, !names.contains(name) else { return }
    let problem = "no text has the form \(JSONQuote(name))"
    let fault =
      names.isEmpty
      ? JSONFault(problem, expected: "none, as no text has several") : JSONFault(problem, unknown: name, among: names)
    throw InputError(fault.inside(.key("form")), source: InputError.arguments)
  }
}
