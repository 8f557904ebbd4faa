/// What is wrong with an input, and where: the file, the line of line-by-line input, and the value in it.
///
/// Its description is one line, as in
///
/// ```text
/// list.json:$.sections[0].rows[3].title: a number (line 9, column 14); expected a string
/// cases.ndjson:17:$.width: -4 (column 12); expected a number from 0 to 1000000000
/// list.json:$.style: "plian" (line 2, column 12); expected one of plain grouped insetGrouped; did you mean plain?
/// ```
public struct InputError: Error, Hashable, Sendable {
  /// The input as the caller named it: a path, `-` for standard input, or ``arguments``; `nil` for bytes that were
  /// handed over without a name.
  public var source: String?
  /// The number of the line, from 1, where each line is a text of its own; `nil` where the whole input is one.
  public var line: Int?
  /// The value at fault; `nil` if the input could not be read at all.
  public var path: JSONPath?
  /// What is wrong, in a few words.
  public var problem: String
  /// What would have been right, in a few words; empty if the problem says so itself.
  public var expectation: String
  /// What was probably meant: a name that is like the one that is wrong; `nil` if none is.
  public var suggestion: String?

  /// The source of values that come from no document but from the caller: overrides, and requests made in code.
  public static let arguments = "arguments"

  /// Makes an error from its parts.
  public init(
    source: String? = nil, line: Int? = nil, path: JSONPath? = nil, problem: String, expectation: String = ""
  ) {
    self.source = source
    self.line = line
    self.path = path
    self.problem = problem
    self.expectation = expectation
  }

  /// An error about a value of an input.
  package init(_ fault: JSONFault, source: String? = nil, line: Int? = nil) {
    self.init(source: source, line: line, path: fault.path, problem: fault.problem, expectation: fault.expectation)
    suggestion = fault.suggestion
  }

  /// Where the fault lies: source, line and path, as far as they are known, with colons between.
  ///
  /// A source whose name is empty is `""`.
  public var place: String {
    let source = source.map { $0.isEmpty ? "\"\"" : $0 }
    return [source, line.map(String.init), path?.description].compactMap(\.self).joined(separator: ":")
  }
}

extension InputError {
  /// Makes sure that standard input, which is read once, is at most one of the sources of a command.
  ///
  /// - Throws: An error if it is given twice.
  package static func refuseSecondStandardInput(among sources: [String]) throws(InputError) {
    guard sources.count(where: { $0 == "-" }) > 1 else { return }
    throw InputError(
      source: "-", problem: "standard input is given twice", expectation: "it once, for it is read once")
  }
}

extension InputError: CustomStringConvertible {
  /// The place, what is wrong there, and what was expected: one line.
  public var description: String {
    let place = place
    let fault = (place.isEmpty ? "" : place + ": ") + problem
    return fault + (expectation.isEmpty ? "" : "; expected \(expectation)")
      + (suggestion.map { "; did you mean \($0)?" } ?? "")
  }
}
