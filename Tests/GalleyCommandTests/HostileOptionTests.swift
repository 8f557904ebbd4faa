import Foundation
import TestSupport
import Testing

/// Any options give a result, or one line that says what is wrong.
@Suite(.tags(.conformance))
struct HostileOptionTests {
  private struct Tool: Decodable { let command: CommandReferenceTests.Command }

  /// What each command needs beside the option.
  private static let setting: [String: [String]] = [
    "measure": ["list.json"], "draw": ["list.json", "--format", "svg", "-o", "picture"], "audit": ["list.json"],
    "text": ["a b"], "scale": [], "fonts": [],
  ]

  private static let values = [
    "", "-", "0", "-0.0", "-1", "nan", "inf", "-inf", "1e308", "1e-320", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "0x1p-1074", "1e9", "a", "a=", "=", "a=1e308", "wght=nan", "liga=-1",
    "a=b#99999999999999999999",
    "Roboto=list.json", "Roboto=/dev/null#9223372036854775807", "1,2", "-1e308,1e308", "1e308,1e308", "all", "none",
    "1:2", "1e-320:1e308", "M:AX2", "long:1000", "accented,rtl,long:1", "nanx", "1e308x", "..", "/dev/null",
    String(repeating: "a-", count: 5000) + "a", String(repeating: "1,", count: 2000) + "1", "\u{202E}\n",
  ]

  @Test("Every option of every command takes every value or names it")
  func options() throws {
    let description = try galley("--experimental-dump-help")
    let tool = try JSONDecoder().decode(Tool.self, from: Data(description.output.utf8)).command
    var random = SeededGenerator(seed: 4)
    var statuses: [Int32: Int] = [:]
    try withFolder { folder in
      try Data(#"{"defaultKind": "mdc.stereo", "sections": [{"header": "H", "rows": ["a b", "c"]}]}"#.utf8)
        .write(to: folder.appending(path: "list.json"))
      for command in tool.subcommands ?? [] {
        guard let setting = Self.setting[command.commandName] else { continue }
        for option in command.arguments ?? [] where option.kind == "option" {
          let name = option.names?.first { $0.kind == "long" }?.name ?? ""
          let values = isConformanceRun ? Self.values : Array(Self.values.shuffled(using: &random).prefix(2))
          for value in values {
            var arguments = [command.commandName] + setting
            if let index = arguments.firstIndex(of: "--\(name)") { arguments.removeSubrange(index...index + 1) }
            arguments += ["--\(name)", value]
            let words = arguments.map { "'\($0)'" }.joined(separator: " ")
            let result = try runShell("galley \(words) < /dev/null", in: folder)
            statuses[result.status, default: 0] += 1
            #expect([0, 1, 2].contains(result.status), "\(arguments)\n\(result.errors)")
            if result.status == 2 {
              let lines = result.errors.split(separator: "\n")
              #expect(lines.count == 1 && lines[0].hasPrefix("galley: "), "\(arguments)\n\(result.errors)")
            }
          }
        }
      }
    }
    #expect((statuses[0] ?? 0) > 10 && (statuses[2] ?? 0) > 50, "\(statuses)")
  }
}
