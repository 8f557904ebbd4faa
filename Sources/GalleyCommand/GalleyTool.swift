import ArgumentParser

/// The `galley` command.
@main
struct GalleyTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "galley",
    abstract: "Text layout and typography for lists, without a screen.",
    version: "0.2.0",
    subcommands: [
      MeasureCommand.self, DrawCommand.self, AuditCommand.self, CompareCommand.self, TextCommand.self,
      FontsCommand.self,
      ScaleCommand.self,
    ])

  /// Parses the arguments, runs the command they name, and ends the process with the status that is promised to
  /// scripts.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(with: error)
    }
  }
}
