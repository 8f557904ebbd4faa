import Foundation
import TestSupport
import Testing

/// Results with and without what is quicker than to ask HarfBuzz and ICU.
struct ShortcutTests {
  private static func runs(_ arguments: [String], input: String) throws -> [ProcessResult] {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let tool = tests.deletingLastPathComponent().appending(path: "galley").path
    return try ["all", "none"].map { setting in
      try runProcess(
        URL(filePath: "/usr/bin/env"), ["GALLEY_SHORTCUTS=\(setting)", tool] + arguments, input: input)
    }
  }

  @Test("Texts of all scripts are measured alike with GALLEY_SHORTCUTS=none")
  func texts() throws {
    let texts = (ExampleTexts.lists + ExampleTexts.packages.prefix(1_000)).map(\.text)
    let lines = try texts.enumerated().map { index, text in
      let request: [String: Any] = ["text": text, "width": 40 + index % 300, "size": 10 + index % 20]
      return String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    }
    let results = try Self.runs(["text", "--ndjson", "-", "--glyphs"], input: lines.joined(separator: "\n"))
    #expect(results.allSatisfy { $0.status == 0 })
    #expect(results[0].output.split(separator: "\n").count == texts.count)
    #expect(results[0].output == results[1].output)
  }

  @Test("Lists are measured alike with GALLEY_SHORTCUTS=none")
  func lists() throws {
    let folder = Repository.file("Examples")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let files = (found ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    #expect(files.count > 30)
    for file in files {
      let results = try Self.runs(["measure", file.path, "--category", "AX3"], input: "")
      #expect(results[0].status == 0)
      #expect(results[0].output == results[1].output, "\(file.lastPathComponent)")
    }
  }
}
