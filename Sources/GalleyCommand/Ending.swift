import ArgumentParser
import Galley

extension InputError {
  /// What ends a command that cannot do as it was told.
  ///
  /// - Parameters:
  ///   - place: The option at fault, or the file.
  ///   - problem: What is wrong.
  ///   - expectation: What was expected instead.
  init(_ place: String, _ problem: String, expected expectation: String) {
    self.init(source: place, problem: problem, expectation: expectation)
  }
}

extension ExitCode {
  /// The command was used wrongly, or its input is no good.
  static let badInput = ExitCode(2)
  /// The fault is our own.
  static let ownFault = ExitCode(70)
}

extension GalleyTool {
  /// Ends the process as an error asks for: help and completions go to standard output with status 0, what is wrong
  /// goes to standard error in one line.
  static func end(with error: any Error) -> Never {
    switch error {
    case let error as InputError:
      Console.complain("galley: \(error.withOptionAsPlace)")
      exit(withError: ExitCode.badInput)
    case let error as FontError:
      Console.complain("galley: \(error)")
      exit(withError: ExitCode.badInput)
    case let error as BundledFontsLoadingError:
      Console.complain("galley: \(error)")
      exit(withError: ExitCode.badInput)
    case let error as ExitCode:
      exit(withError: error)
    default: break
    }
    switch exitCode(for: error) {
    case .success:
      exit(withError: error)
    case .validationFailure:
      Console.complain("galley: \(usageError(message(for: error)))")
      exit(withError: ExitCode.badInput)
    default:
      Console.complain("galley: internal error: \(error)")
      exit(withError: ExitCode.ownFault)
    }
  }

  /// What the argument parser has to say, in the words of all other errors.
  private static func usageError(_ message: String) -> InputError {
    if let error = valueError(message) { return error }
    let parts = message.split(separator: "Please provide one of the following:", maxSplits: 1)
    let words = parts.map { part in
      part.split(whereSeparator: \.isWhitespace).filter { $0 != "-" }.joined(separator: " ")
    }
    let command = CommandLine.arguments.dropFirst().first.flatMap { name in
      configuration.subcommands.first { $0.configuration.commandName == name }.map { _ in "galley \(name)" }
    }
    let expectation = words.count > 1 ? "one of \(words[1])" : "what \(command ?? "galley") --help says"
    let problem = words.first.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    return InputError("command line", problem ?? "", expected: expectation)
  }

  /// What the argument parser says of a value that does not fit its option, with the option as the place: "The value
  /// 'x' is invalid for '--size <points>'", sometimes with what it may be.
  private static func valueError(_ message: String) -> InputError? {
    let opening = "The value '"
    let middle = "' is invalid for '"
    guard message.hasPrefix(opening), let found = message.firstRange(of: middle) else { return nil }
    let value = message[..<found.lowerBound].dropFirst(opening.count)
    let rest = message[found.upperBound...]
    let option = rest.prefix { $0 != "'" && $0 != " " }
    var expectation = rest.dropFirst(option.count).prefix { $0 != "'" }.filter { !" <>".contains($0) }
    if let choices = rest.firstRange(of: "Please provide one of ") {
      let words = rest[choices.upperBound...].split { " \n',.".contains($0) }
      expectation =
        "one of " + words.filter { !["-", "or", "the", "following:"].contains($0) }.joined(separator: " ")
    }
    return InputError(String(option), "\(value)", expected: expectation)
  }
}

extension InputError {
  /// The error, with an option in the place of a value that came from one: `maxLines` among the arguments is
  /// `--max-lines`.
  fileprivate var withOptionAsPlace: InputError {
    guard source == InputError.arguments, case .key(let key) = path?.steps.first else { return self }
    var error = self
    error.source =
      "--" + (key == "fonts" ? "family" : key.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined())
    error.path = nil
    return error
  }
}
