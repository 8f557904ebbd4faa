import ArgumentParser
import CICU
import Galley

/// The `galley` command.
@main
struct GalleyTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "galley",
    abstract: "Text layout and typography for lists, without a screen.",
    discussion: """
      galley --version --json says the versions of the libraries, too.

      \(ExitCode.findingsDescription)
      """,
    version: Release.version,
    subcommands: [
      MeasureCommand.self, ExplainCommand.self, DrawCommand.self, AuditCommand.self, MergeCommand.self,
      CompareCommand.self, TextCommand.self, FontsCommand.self, ScaleCommand.self,
    ])

  /// Parses the arguments, runs the command they name, and ends the process with the status that is promised to
  /// scripts.
  static func main() {
    Console.occupyClosedStreams()
    guard cicu_begin() else {
      Console.complain("galley: ICU cannot be used: its data is missing, or memory is short")
      exit(withError: ExitCode.ownFault)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if let number = RawArguments.firstMalformed {
        throw InputError("command line", "argument \(number) is not UTF-8", expected: "well-formed UTF-8")
      }
      if Set(arguments) == ["--version", "--json"] { return Console.writeJSON(Provenance.current.json) }
      // For an unknown command the parser would show the general help.
      try refuseUnknownCommand(arguments.first == "help" ? arguments.dropFirst().first : arguments.first)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Refuses an unknown command, which the parser would take for an argument too many.
  private static func refuseUnknownCommand(_ name: String?) throws(InputError) {
    guard let name, !name.isEmpty, !name.hasPrefix("-") else { return }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(name) else { return }
    throw InputError(source: "command line", "there is no command \"\(name)\"", unknown: name, among: names)
  }
}
