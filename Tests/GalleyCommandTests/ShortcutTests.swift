import Foundation
import TestSupport
import Testing

/// Compares results with and without the shortcuts around HarfBuzz and ICU.
struct ShortcutTests {
  private static func runs(
    _ arguments: [String], input: String, with setting: String = "all"
  ) throws -> [ProcessResult] {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let tool = tests.deletingLastPathComponent().appending(path: "galley").path
    return try [setting, "none"].map { setting in
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

  /// Fonts of `Scripts/make-rule-fonts.py`; with each, words were once measured differently from how HarfBuzz shapes the whole text.
  @Test(
    "What a font's rules make of a text is found in its tables",
    arguments: [
      ("NestedRule", " abcd"), ("PassedLigature", " abf"), ("SharedFraction", " abc"), ("DrawnLots", " abc"),
      ("LostLetter", " abc"), ("SpaceLigature", " abe"), ("JoinedSpace", " abc"), ("TakenApart", " itī"),
      ("UnsortedCoverage", " afc"),
      ("UnsortedIdeographs", " 甲字語中国"),
      ("MarksAnywhere", " \u{9AF}\u{9DF}\u{9B9}\u{9BE}"), ("KanaKerning", " 1アイあ"), ("SharedGlyph", " az"),
      ("KernBesidePositioning", " 'אב"),
    ])
  func rules(font: String, letters: String) throws {
    var generator = SeededGenerator(seed: 1)
    let scalars = Array(letters.unicodeScalars)
    let lines = try (0..<600).map { index in
      let count = Int.random(in: 1...12, using: &generator)
      let text = String(
        String.UnicodeScalarView((0..<count).compactMap { _ in scalars.randomElement(using: &generator) }))
      // Ideographs are known one by one in any font but the first.
      let fonts = index.isMultiple(of: 2) ? ["Rules"] : ["Roboto", "Rules"]
      let request: [String: Any] = ["text": text, "fonts": fonts, "width": 20 + index % 80, "size": 10]
      return String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    }
    let file = Repository.file("Tests/Fixtures/fonts/rules/\(font).ttf").path
    let results = try Self.runs(
      ["text", "--ndjson", "-", "--font", "Rules=" + file], input: lines.joined(separator: "\n"), with: "at-once")
    #expect(results.allSatisfy { $0.status == 0 })
    let measured = results.map { $0.output.split(separator: "\n") }
    #expect(measured[0].count == lines.count)
    for (line, (quick, whole)) in zip(lines, zip(measured[0], measured[1])) { #expect(quick == whole, "\(line)") }
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
