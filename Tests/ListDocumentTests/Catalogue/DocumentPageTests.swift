import Foundation
import JSONText
import TestSupport
import Testing

@testable import ListDocument

/// Compares `Documentation/documents.md` with the readers.
struct DocumentPageTests {
  private let page: String

  init() throws {
    page = try String(contentsOf: Repository.file("Documentation/documents.md"), encoding: .utf8)
  }

  /// The examples in a language, without their fences.
  private func examples(_ language: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  @Test("The lists of the page are read, in one piece and line by line")
  func lists() throws {
    #expect(examples("json").count == 1 && examples("ndjson").count == 1)
    for example in examples("json") { #expect(try listFault(example) == nil) }
    for example in examples("ndjson") { #expect(try listFault(example, named: "list.ndjson") == nil) }
  }

  @Test("The texts of the page are measured, a result a line")
  func texts() throws {
    #expect(examples("jsonl").count == 1)
    for example in examples("jsonl") {
      #expect(try results(of: example) == example.count { $0 == "\n" })
    }
  }

  @Test("The page names every key of a text, and no other")
  func keys() {
    let named = page.matches(of: #/(?m)^\| `([a-zA-Z]+)` \| /#).map { String($0.1) }
    #expect(named.sorted() == TextRequest.keys.sorted())
  }

  @Test("Every line height of the page is one")
  func lineHeights() throws {
    let table = try #require(page.components(separatedBy: "`lineHeight` is one of these:").last)
    let cells = table.matches(of: #/(?m)^\| (`.+`) \| /#).map { String($0.1) }
    let values = cells.flatMap { cell in cell.matches(of: #/`([^`]+)`/#).map { String($0.1) } }
    #expect(values.count >= 9)
    for value in values { #expect(try results(of: #"{"text": "a", "lineHeight": \#(value)}"#) == 1, "\(value)") }
  }

  /// The number of results for some requests.
  private func results(of requests: String) throws -> Int {
    try withFile(Array(requests.utf8), named: "cases.ndjson") { path in
      var output: [UInt8] = []
      try TextMeasurer(fonts: TestFonts.withSystem).measure(lines: path) { output += $0 }
      return output.count { $0 == 0x0A }
    }
  }
}
