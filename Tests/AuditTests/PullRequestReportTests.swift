import Audit
import Foundation
import Galley
import TestSupport
import Testing

/// The reports that pull requests show: Markdown for comments, and commands that become annotations.
struct PullRequestReportTests {
  /// Names and texts with all characters that mean something in Markdown, HTML or workflow commands.
  private func result() throws -> AuditResult {
    var document = try document([
      stereo("a|b <i>*c*</i> `d` @all", title: "x | y\n[link](http://e) ~~z~~ %0A ::error::", titleLines: 1),
      stereo(2, title: "Alaska"), stereo("שלום", title: "\u{10900}", detail: "1\n2\n3"),
    ])
    document.source = "lists/ä,b: 1.json"
    let matrix = AuditMatrix(sizeCategories: [.medium, .accessibility5], widths: [320])
    return Audit(matrix: matrix, rules: AuditRules(maximumLines: 2)).run([document])
  }

  @Test("GitHub's own Markdown renderer shows a table with the very texts, and nothing of theirs as markup")
  func markdown() throws {
    let result = try result()
    let report = String(decoding: result.report(.markdown), as: UTF8.self)
    let rendered = try runProcess(
      URL(filePath: "/usr/bin/env"),
      ["cmark-gfm", "--unsafe"] + ["table", "strikethrough", "autolink"].flatMap { ["--extension", $0] },
      input: report)
    try #require(rendered.status == 0)
    let cells = rendered.output.matches(of: #/<td>(.*)<\/td>/#).map { plain(String($0.1)) }
    #expect(rendered.output.matches(of: #/<(h3|table|strong)>/#).count == 3)
    #expect(rendered.output.firstMatch(of: #/<(i|em|a|code|del)[ >]/#) == nil)
    // Three faults with four cells each.
    #expect(cells.count == 12)
    #expect(cells.first == "a|b <i>*c*</i> `d` @all")
    #expect(cells.dropFirst(2).first == "320 wide in M AX5, ltr")
    #expect(cells.contains { $0.contains("“x | y [link](http://e) ~~z~~ %0A ::error…”") })
    #expect(cells.contains("\u{2068}שלום\u{2069}"))
    let clean = Audit(matrix: AuditMatrix()).run([try document([stereo(1, title: "a")])])
    #expect(
      String(decoding: clean.report(.markdown), as: UTF8.self)
        == "**galley audit** 1 row, 1 layout: nothing found\n")
  }

  /// GitHub reads the sign without its combining mark: unescaped, it would end the cell.
  @Test("A sign of Markdown with a combining mark is escaped, too")
  func combiningMarks() throws {
    let document = try document([stereo("a|\u{301}b*\u{20E3}c", title: "\u{10900}")])
    let report = Audit(matrix: AuditMatrix()).run([document]).report(.markdown)
    #expect(report.contains(Array("| a\\|\u{301}b\\*\u{20E3}c |".utf8)))
  }

  /// GitHub links what cmark-gfm does not know, too: people, issues and their abbreviations.
  @Test("Nothing in the Markdown calls anybody or links anything")
  func links() throws {
    let title = "@all #12 GH-3 http://e www.e.com"
    let document = try document([stereo("o/r#1 a@b.de High-end", title: title + "\nb", titleLines: 1)])
    let report = String(decoding: Audit(matrix: AuditMatrix()).run([document]).report(.markdown), as: UTF8.self)
    let mark = "<!-- -->"
    #expect(report.contains("| o/r#\(mark)1 a@\(mark)b.de High-end |"), "\(report)")
    #expect(report.contains("“@\(mark)all #\(mark)12 GH-\(mark)3 http:\(mark)//e www\(mark).e.com"), "\(report)")
    let rendered = try runProcess(
      URL(filePath: "/usr/bin/env"), ["cmark-gfm", "--extension", "autolink", "--unsafe"], input: report)
    #expect(rendered.status == 0 && !rendered.output.contains("<a "), "\(rendered.output)")
  }

  @Test("Long lists of faults are cut and counted, so that a comment holds them")
  func long() throws {
    let rows = (0..<300).map { stereo("row \($0)", title: "\u{10900}") }
    let report = Audit(matrix: AuditMatrix()).run([try document(rows)]).report(.markdown)
    #expect(report.count < 65_536)
    #expect(String(decoding: report, as: UTF8.self).hasSuffix("\n…and 200 more.\n"))
    // Names are cut, and so are lists whose signs take many characters.
    let names = (0..<100).map { stereo("\($0)" + String(repeating: "@", count: 10_000), title: "@@@@@\u{10900}") }
    let long = String(
      decoding: Audit(matrix: AuditMatrix()).run([try document(names)]).report(.markdown), as: UTF8.self)
    #expect(long.unicodeScalars.count < 60_100 && long.count { $0 == "|" } > 200)
    #expect(long.hasSuffix(" more.\n") && !long.contains(String(repeating: "@<!-- -->", count: 81)))
  }

  @Test("Workflow commands come back from their escapes as they were, the graver ones first")
  func gitHub() throws {
    let lines = String(decoding: try result().report(.github), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 4 && lines.last?.contains("findings in 2 rows") == true)
    // Parsed as actions/runner does: a command's name and properties end at the second `::`.
    let commands = try lines.dropLast().map { line in
      let match = try #require(line.wholeMatch(of: #/::(error|warning) ([^:]*(?::(?!:)[^:]*)*?)::(.*)/#))
      var properties: [String: String] = [:]
      for property in match.2.split(separator: ",") {
        let parts = property.split(separator: "=", maxSplits: 1)
        let value = String(parts[1]).replacing("%3A", with: ":").replacing("%2C", with: ",")
        properties[String(parts[0])] = value.replacing("%25", with: "%")
      }
      return (level: String(match.1), properties: properties, message: match.3.replacing("%25", with: "%"))
    }
    #expect(commands.allSatisfy { $0.properties["file"] == "lists/ä,b: 1.json" && $0.properties["line"] == "1" })
    let levels = commands.map { $0.level }
    #expect(levels == levels.sorted())
    #expect(commands.contains { $0.properties["title"] == "Missing glyph" })
    #expect(commands.contains { $0.message.contains("%0A ::error…”: ") })
  }

  private func plain(_ html: String) -> String {
    html.replacing("<!-- -->", with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
      "&quot;", with: "\""
    )
    .replacing("&amp;", with: "&")
  }
}
