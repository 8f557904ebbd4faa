import ArgumentParser
import Galley

extension GalleyTool {
  /// Ends the process as an error asks for: help and completions go to standard output with status 0, what is wrong
  /// goes to standard error in one line.
  static func end(with error: any Error) -> Never {
    switch error {
    case is InputError, is FontError, is BundledFontsLoadingError:
      Console.complain("galley: \((error as? InputError)?.withOptionAsPlace ?? error)")
      exit(withError: ExitCode.badInput)
    case let error as ExitCode:
      exit(withError: error)
    default: break
    }
    switch exitCode(for: error) {
    case .success:
      // The parser's own printing ignores errors of writing.
      let text = fullMessage(for: error)
      if !text.isEmpty { Console.write(text + "\n") }
      exit(withError: ExitCode.success)
    case .validationFailure:
      // The parser's own message, on one line.
      let message = message(for: error)
      var words = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if words.last == "." { words.removeLast() }
      var error = InputError("command line", words, expected: form(for: message) ?? "what \(helpCommand) says")
      error.suggestion = suggestion(for: message)
      Console.complain("galley: \(error)")
      exit(withError: ExitCode.badInput)
    default:
      Console.complain("galley: internal error: \(error)")
      exit(withError: ExitCode.ownFault)
    }
  }

  /// The value that was probably meant, where the parser refuses one and lists those that there are, in quotes or a line
  /// each.
  ///
  /// The parser suggests options only, and its errors are not public, so its message is all there is to read.
  private static func suggestion(for message: String) -> String? {
    let refusal = /The value '([^']*)' is invalid for '[^']*'\. Please provide one of/
    guard let refused = message.prefixMatch(of: refusal) else { return nil }
    let names = message[refused.range.upperBound...].matches(of: /'([^']+)'|\n +- (\S+)/)
    return Names.nearest(to: String(refused.1), among: names.compactMap { ($0.1 ?? $0.2).map(String.init) })
  }

  /// The form of an option's value, with an example, where the parser refuses one; `nil` if that is not known.
  private static func form(for message: String) -> String? {
    let refusal = /The value '.*' is invalid for '--[\w-]+ <([^>]*)>'$/.dotMatchesNewlines()
    return message.wholeMatch(of: refusal).flatMap { forms[String($0.1)] }
  }

  /// The forms of values that are no text, by what the help calls a value.
  private static let forms = [
    "axis=value": "an axis and a number, such as wght=450",
    "dpi": "a number, such as 420",
    "factor": "a number, such as 1.5",
    "from:to": "two size categories or two factors, such as M:AX2 or 0.8:1.5",
    "height": "points, sizes with an x, natural, normal or JSON, such as 24, 1.5x or {\"flutter\":{\"height\":1.5}}",
    "length": "a number, such as 17",
    "lines": "a whole number, such as 2",
    "name=file[#index]": "a family and a file, such as Brand=Brand.otf or Brand=Brand.ttc#1",
    "number": "a whole number, such as 2",
    "pixels": "a number, such as 3",
    "points": "a number of points, such as 320",
    "scale": "a number, such as 1.3",
    "size": "a number of points, such as 17",
    "tag=value": "a feature and a number, such as liga=0",
    "y,height": "where the part begins and how high it is, such as 2000,812",
  ]

  /// The command line that shows the help for the one that was given.
  private static var helpCommand: String {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    let isCommand = configuration.subcommands.contains { $0.configuration.commandName == name }
    return isCommand ? "galley \(name) --help" : "galley --help"
  }
}

extension InputError {
  /// Makes the error of a command that cannot do what it was asked.
  ///
  /// - Parameter place: The option at fault, or the file.
  init(_ place: String, _ problem: String, expected expectation: String) {
    self.init(source: place, problem: problem, expectation: expectation)
  }

  /// The options that have another name than the key that they set, which may be given more than once.
  private static let optionNames = ["fonts": "family", "features": "feature", "variations": "variation"]

  /// The error, with an option in the place of a value that came from one: `maxLines` among the arguments is
  /// `--max-lines`.
  fileprivate var withOptionAsPlace: InputError {
    guard source == InputError.arguments, case .key(let key) = path?.steps.first else { return self }
    var error = self
    error.source =
      "--" + (Self.optionNames[key] ?? key.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined())
    error.path = nil
    return error
  }
}

/// Refuses options that would change nothing beside the others that are given.
///
/// - Parameter options: The options, each with whether it is given.
/// - Throws: An error that names the first that is given.
func refuse(
  _ options: KeyValuePairs<String, Bool>, _ problem: String, expected expectation: String
) throws(InputError) {
  for (option, isGiven) in options where isGiven { throw InputError(option, problem, expected: expectation) }
}

/// Makes sure that the number of an option, if it is given, is in a range.
///
/// - Throws: An error that names the option.
func check(
  _ option: String, _ number: Double?, in range: ClosedRange<Double>, expected expectation: String
) throws(InputError) {
  guard let number, !range.contains(number) else { return }
  throw InputError(option, number.shortText, expected: expectation)
}
