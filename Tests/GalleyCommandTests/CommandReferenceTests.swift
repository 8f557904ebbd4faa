import Foundation
import TestSupport
import Testing

/// The shell completions, and the dump of the help that the manual page is made from.
@Suite struct CommandReferenceTests {
  /// A command as `--experimental-dump-help` describes it, as far as it matters here.
  struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        let kind: String
        let name: String
      }

      let kind: String
      let abstract: String?
      let names: [Name]?
      let shouldDisplay: Bool
    }

    let commandName: String
    let abstract: String?
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  private struct Tool: Decodable { let command: Command }

  private func command() throws -> Command {
    let description = try galley("--experimental-dump-help")
    #expect(description.status == 0)
    return try JSONDecoder().decode(Tool.self, from: Data(description.output.utf8)).command
  }

  @Test func everyCommandAndOptionIsExplained() throws {
    func check(_ command: Command) {
      #expect(command.abstract?.isEmpty == false, "\(command.commandName)")
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        let name = argument.names?.first?.name ?? argument.kind
        #expect(argument.abstract?.isEmpty == false, "\(command.commandName) \(name)")
      }
      // The parser's own help command comes without explanations.
      for subcommand in command.subcommands ?? [] where subcommand.commandName != "help" { check(subcommand) }
    }
    let tool = try command()
    #expect(tool.commandName == "galley")
    #expect(tool.subcommands?.contains { $0.commandName == "scale" } == true)
    check(tool)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsKnowEveryOption(_ shell: String) throws {
    let script = try galley("--generate-completion-script", shell)
    #expect(script.status == 0)
    #expect(script.errors.isEmpty)
    for subcommand in try command().subcommands ?? [] {
      for name in (subcommand.arguments ?? []).flatMap({ $0.names ?? [] }) where name.kind == "long" {
        #expect(script.output.contains(name.name), "\(subcommand.commandName) \(name.name)")
      }
    }
  }

  @Test("Documentation/cli is what the command says of itself")
  func pagesAreCurrent() throws {
    let result = try runProcess(
      URL(filePath: "/usr/bin/python3"),
      [Repository.file("Scripts/make-cli-docs.py").path, galleyExecutable.path, "--check"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    for command in try command().subcommands ?? [] where command.commandName != "help" {
      let page = Repository.file("Documentation/cli/\(command.commandName).md")
      #expect(try String(contentsOf: page, encoding: .utf8).contains("USAGE: galley \(command.commandName)"))
    }
  }

  /// Bash itself loads the script and completes with it.
  @Test(arguments: [
    (["scale", "--system", "dyn"], "dynamic-type dynamic-type-published"), (["scale", "--metr"], "--metrics"),
    (["scale", "--category", "AX"], "AX1 AX2 AX3 AX4 AX5"), (["sc"], "scale"),
  ])
  func bashCompletes(_ words: [String], _ expected: String) throws {
    let script = """
      \(try galley("--generate-completion-script", "bash").output)
      COMP_WORDS=(galley \(words.joined(separator: " "))); COMP_CWORD=\(words.count)
      _galley galley "\(words[words.count - 1])" "\(words.dropLast().last ?? "galley")"
      for word in ${COMPREPLY[@]}; do echo $word; done | sort | paste -sd' '
      """
    let result = try runProcess(URL(filePath: "/bin/bash"), ["-s"], input: script)
    #expect(result.output == expected + "\n", "\(result.errors)")
  }
}
