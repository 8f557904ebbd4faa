import Foundation
import TestSupport
import Testing

/// What differs between a terminal and a pipe.
///
/// `script` (util-linux) brings the terminal.
struct TerminalTests {
  private func example(_ name: String) -> String { Repository.file("Examples/" + name).path }

  private func recording(_ name: String) -> String { Repository.file("Tests/Fixtures/recordings/\(name)").path }

  /// What a terminal shows of a command, with its line ends as a file has them, and the command's status.
  private func onTerminal(_ arguments: [String], environment: String = "TERM=xterm") throws -> (
    status: Int32, output: String
  ) {
    let words = ([galleyExecutable.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
    let result = try runProcess(
      URL(filePath: "/usr/bin/script"),
      ["--quiet", "--return", "--command", "env -u NO_COLOR \(environment) \(words)", "/dev/null"])
    return (result.status, result.output.replacing("\r\n", with: "\n"))
  }

  @Test("JSON has line breaks on a terminal and none in a pipe, and is the same value")
  func pretty() throws {
    for arguments in [
      ["measure", example("chat.json"), "--no-progress"], ["text", "Hello"], ["fonts", "--json"],
      ["--version", "--json"],
    ] {
      let (shown, piped) = (try onTerminal(arguments), try runGalley(arguments))
      #expect(shown.status == 0 && piped.status == 0)
      #expect(piped.output.count { $0 == "\n" } == 1)
      #expect(shown.output.count { $0 == "\n" } > (arguments[0] == "--version" ? 0 : 5), "\(arguments)")
      func value(_ text: String) throws -> NSObject? {
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject
      }
      let isSame = try value(shown.output) == value(piped.output)
      #expect(isSame, "\(arguments)")
    }
    let lines = ["measure", example("chat.json"), "--format", "ndjson", "--no-progress"]
    #expect(try onTerminal(lines).output == runGalley(lines).output)
  }

  @Test("Tables and reports have colours on terminals, unless NO_COLOR or --color say otherwise")
  func colors() throws {
    let escape = "\u{1B}["
    let audit = ["audit", example("settings-de.json"), "--widths", "320", "--categories", "AX5"]
    for arguments in [
      audit, ["measure", example("chat.json"), "--format", "table"], ["scale", "--all"], ["scale", "--list"], ["fonts"],
      ["compare", recording("swiftui-list-ios16.json"), recording("swiftui-list-ios16.txt"), "--category", "AX1"],
    ] {
      let plain = try runGalley(arguments).output
      #expect(!plain.contains(escape))
      let colored = try onTerminal(arguments).output
      #expect(colored.contains(escape), "\(arguments)")
      #expect(colored.replacing(#/\u{1B}\[[0-9]*m/#, with: "") == plain)
      #expect(try onTerminal(arguments, environment: "TERM=xterm NO_COLOR=1").output == plain)
      #expect(try onTerminal(arguments, environment: "TERM=xterm NO_COLOR=").output == colored)
      #expect(try onTerminal(arguments, environment: "TERM=dumb").output == plain)
      #expect(try onTerminal(arguments + ["--color", "never"]).output == plain)
      #expect(try onTerminal(arguments + ["--color", "always"], environment: "NO_COLOR=1").output == colored)
      #expect(try runGalley(arguments + ["--color", "always"]).output == colored)
    }
    // Red marks what certainly looks broken; truncation may be intended, so it is yellow.
    #expect(try runGalley(audit + ["--color", "always"]).output.contains("\u{1B}[33mtruncated title\u{1B}[0m"))
  }

  @Test("A picture is not written to a terminal")
  func pictures() throws {
    let names = ["-", "/dev/stdout", "/dev/tty"]
    for name in names {
      let draw = try onTerminal(["draw", example("chat.json"), "-o", name, "--format", "png"])
      #expect(draw.status == 2)
      #expect(
        draw.output == "galley: --output: \"\(name)\": a terminal shows no picture; expected a file, or a pipe\n")
      let chart = try onTerminal(["scale", "--chart", name])
      #expect(chart.status == 2 && chart.output.hasPrefix("galley: --chart: \"\(name)\": a terminal shows no picture"))
    }
    #expect(try galley("scale", "--chart", "-").output.hasPrefix("<svg "))
  }
}
