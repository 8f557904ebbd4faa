import Foundation
import TestSupport
import Testing

@Suite("--keep-going: after a line that is no good")
struct KeepGoingTests {
  private func objects(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func fault(_ object: [String: Any]) throws -> [String: Any] {
    try #require(object["error"] as? [String: Any], "\(object)")
  }

  @Test("Texts: each line has a result, in order, and each fault a line on standard error")
  func texts() throws {
    // What cannot be JSON is refused before its line ends; the rest of it is no line of its own.
    let noise = String(repeating: "x{\"text\": \"a\"} ", count: 40_000)
    let lines = [
      #"{"id": 1, "text": "A"}"#, #"{"id": 2, "text": "#, #"{"id": 3, "text": "A", "widht": 4}"#, "", noise,
      #"{"id": 5, "text": "A", "width": -4}"#, #"{"id": 6, "text": "A"}"#,
    ]
    let result = try galley(
      "text", "--ndjson", "-", "--keep-going", input: lines.joined(separator: "\n") + "\n")
    let objects = try objects(result.output)
    try #require(objects.count == 6)
    #expect(objects.map { $0["id"] as? Int } == [1, nil, nil, nil, nil, 6])
    #expect(try objects[1...4].map { try fault($0)["line"] as? Int } == [2, 3, 5, 6])
    let misspelt = try fault(objects[2])
    #expect(misspelt["path"] as? String == "$.widht" && misspelt["suggestion"] as? String == "width")
    #expect((misspelt["problem"] as? String)?.isEmpty == false)
    let messages = result.errors.split(separator: "\n")
    #expect(messages.count == 4 && messages.allSatisfy { $0.hasPrefix("galley: -:") }, "\(result.errors)")
    #expect(result.status == 2)
    #expect(try galley("text", "--ndjson", "-", "--keep-going", input: lines[0]).status == 0)
    let stopped = try galley("text", "--ndjson", "-", input: lines.joined(separator: "\n"))
    #expect(stopped.output == result.output.prefix { $0 != "\n" } + "\n" && stopped.status == 2)
  }

  @Test("Documents: the others are measured and audited", arguments: [["measure"], ["audit", "--format", "ndjson"]])
  func documents(command: [String]) throws {
    func document(_ name: String, _ row: String) -> String {
      "{\"name\": \"\(name)\", \"sections\": [{\"rows\": [{\"kind\": \"mdc.stereo\", \(row)}]}]}"
    }
    let good = [document("a", #""title": """#), document("b", #""title": """#)]
    let lines = [good[0], "[]", document("c", #""titel": "C""#), document("a", #""title": """#), good[1]]
    let arguments = command + ["-", "--documents"]
    let result = try runGalley(arguments + ["--keep-going"], input: lines.joined(separator: "\n"))
    let expected = try runGalley(arguments, input: good.joined(separator: "\n"))
    let results = result.output.split(separator: "\n")
    #expect(results.filter { !$0.contains("\"error\":") } == expected.output.split(separator: "\n"))
    #expect(!expected.output.isEmpty && result.status == 2)
    let messages = result.errors.split(separator: "\n")
    #expect(messages.map { $0.prefix(11) } == ["galley: -:2", "galley: -:3", "galley: -:4"], "\(result.errors)")
    if command == ["measure"] {
      let faults = try objects(result.output).dropFirst().dropLast()
      #expect(faults.map { $0["document"] as? String } == [nil, "c", nil])
      #expect(try faults.map { try fault($0)["line"] as? Int } == [2, 3, 4])
    }
    #expect(try runGalley(arguments, input: lines.joined(separator: "\n")).status == 2)
  }

  @Test(
    "What is wrong with an option or a table is said once, and ends the run",
    arguments: ["measure - --width -5", "audit - --translations de.lproj/L.strings"])
  func faultsOfAll(command: String) throws {
    let document = #"{"name": "a", "sections": [{"rows": [{"kind": "mdc.stereo", "title": "A"}]}]}"#
    try withFolder { folder in
      let table = folder.appending(path: "de.lproj")
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      try Data("\"a\" = \"b".utf8).write(to: table.appending(path: "L.strings"))
      let lines = (1...3).map { document.replacing("\"a\"", with: "\"\($0)\"") }.joined(separator: "\\n")
      let result = try runShell("printf '\(lines)\\n' | galley \(command) --documents --keep-going", in: folder)
      #expect(result.status == 2 && result.output.isEmpty, "\(result.output)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
  }

  @Test("A document that is no good in one language is audited in the others")
  func languages() throws {
    let title = String(repeating: "2", count: 150_000)
    let rows = "{\"kind\": \"mdc.stereo\", \"title\": \"\(title)\"}"
    let result = try galley(
      "audit", "-", "--documents", "--keep-going", "--pseudo", "long:300,accented", "--format", "ndjson",
      input: "{\"name\": \"a\", \"sections\": [{\"rows\": [\(rows)]}]}")
    #expect(result.status == 2 && result.errors.split(separator: "\n").count == 1, "\(result.errors.prefix(300))")
    #expect(result.output.contains("\"locale\":\"en-XA\""))
  }

  @Test(
    "It is refused where there is nothing to go on with",
    arguments: ["text A", "measure -", "audit -", "measure - --documents --shard 1/2", "measure --kinds"])
  func refusals(command: String) throws {
    let result = try runGalley(command.split(separator: " ").map(String.init) + ["--keep-going"], input: "{}")
    #expect(result.status == 2 && result.output.isEmpty && result.errors.contains("--keep-going"), "\(result.errors)")
  }
}
