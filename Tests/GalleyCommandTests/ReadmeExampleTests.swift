import Foundation
import TestSupport
import Testing

/// The commands in the README, with what they print.
struct ReadmeExampleTests {
  private static let readme = Repository.file("README.md")

  @Test("The README's examples print what stands there")
  func examples() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let examples = text.matches(of: #/```console\n\$ (?<command>.+)\n(?<shown>(?:(?!```).*\n)*)```\n/#)
    #expect(examples.count >= 5)
    var printed = text
    for example in examples {
      let result = try runShell("\(example.command) 2>&1", in: Repository.file("."))
      #expect(result.output == example.shown, "\(example.command)")
      let old = "$ \(example.command)\n\(example.shown)```\n"
      printed = printed.replacing(old, with: "$ \(example.command)\n\(result.output)```\n")
    }
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_README"] != nil {
      try Data(printed.utf8).write(to: Self.readme, options: .atomic)
      Issue.record("README.md was recorded; look at it, and run the test without GALLEY_RECORD_README")
    }
  }

  @Test("The caption of the report's picture says how many faults its command finds")
  func reportCaption() throws {
    let page = try String(contentsOf: Repository.file("Documentation/audits.md"), encoding: .utf8)
    let caption = try #require(
      page.firstMatch(of: #/\*(?<count>\d+) faults: `(?<command>galley audit [^`]+) --html\s+report\.html`/#))
    let command = caption.command.replacing("\n", with: " ")
    let report = try runShell("\(command) --fail-on none --format html --pictures 0", in: Repository.file("."))
    #expect(report.status == 0 && report.output.contains("0 of \(caption.count) faults "))
  }

  @Test("The README says what is there: no placeholder, and no link to a file that is not")
  func links() throws {
    for name in ["README.md", "Documentation/accuracy.md", "Documentation/audits.md", "Documentation/what-works.md"] {
      let text = try String(contentsOf: Repository.file(name), encoding: .utf8)
      #expect(!text.contains("…/") && !text.contains("TODO") && !text.contains("OWNER"), "\(name)")
      let folder = Repository.file(name).deletingLastPathComponent()
      let links = text.matches(of: #/\]\((?!https?:)(?<file>[^)#]+)/#)
      #expect(!links.isEmpty, "\(name)")
      for link in links {
        let exists = FileManager.default.fileExists(atPath: folder.appending(path: String(link.file)).path)
        #expect(exists, "\(name) links to \(link.file)")
      }
    }
  }
}
