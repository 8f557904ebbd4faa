import Foundation
import Galley
import TestSupport
import Testing

/// The snippets of doc comments, README and articles, which compile beside this as functions.
struct SnippetTests {
  @Test("The snippets that compile are those of the documentation as it is")
  func current() throws {
    let result = try runProcess(
      URL(filePath: "/usr/bin/python3"), [Repository.file("Scripts/extract-snippets.py").path, "--check"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let folder = Repository.file("Tests/SnippetTests/Generated").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count >= 10)
  }

  @Test("A snippet that changed is not current any more")
  func stale() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Sources/Sizing")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Scripts"), withIntermediateDirectories: true)
    let script = folder.appending(path: "Scripts/extract-snippets.py")
    try FileManager.default.copyItem(at: Repository.file("Scripts/extract-snippets.py"), to: script)
    try Data().write(to: folder.appending(path: "README.md"))
    func run(_ arguments: String..., width: Int) throws -> ProcessResult {
      let comment =
        "/// A row.\n///\n///     row.height(width: \(width), traits: traits)\n@frozen\npublic struct A {}\n"
      try Data(comment.utf8).write(to: source.appending(path: "A.swift"))
      return try runProcess(URL(filePath: "/usr/bin/python3"), [script.path] + arguments)
    }
    #expect(try run(width: 320).status == 0)
    #expect(try run("--check", width: 320).status == 0)
    let changed = try run("--check", width: 390)
    #expect(changed.status == 1 && changed.output.contains("Sizing.swift is not current"))
    let generated = try String(
      contentsOf: folder.appending(path: "Tests/SnippetTests/Generated/Sizing.swift"), encoding: .utf8)
    let given = "  let row: any Row = given()\n  let traits: Traits = given()\n"
    #expect(generated.contains(given + "  row.height(width: 320, traits: traits)\n"))
  }
}

/// What a snippet takes for given; nobody calls it.
func given<Value>() -> Value { fatalError("snippets compile, and do not run") }

/// Stands for the drawing of a row.
func draw(_ row: PlacedRow) {}
