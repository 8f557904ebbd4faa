import Foundation
import TestSupport
import Testing

/// `--translations`, `--locale` and `--form` of `galley measure`, `explain` and `draw` against `galley audit`.
struct TranslatedListTests {
  private static let list = Repository.file("Examples/translations/storage.json").path
  private static let table = Repository.file("Examples/translations/Localizable.xcstrings").path

  /// A finding of an audit, or a row that was measured.
  private struct Row: Decodable {
    struct Element: Decodable { let lines: Int? }

    let id: String?
    let elements: [String: Element]?
    // Of a finding.
    let row: String?
    let locale: String?
    let direction: String?
    let form: String?
    let element: String?
    let detail: String?
  }

  private func rows(_ arguments: [String]) throws -> [Row] {
    let result = try runGalley(arguments)
    #expect(result.status < 2, "\(result.errors)")
    return try result.output.split(separator: "\n").map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
  }

  @Test("A text that an audit finds to wrap in a language and a form has as many lines when it is measured in these")
  func findings() throws {
    let options = ["--category", "AX3", "--format", "ndjson"]
    let findings = try rows([
      "audit", Self.list, "--translations", Self.table, "--categories", "AX3", "--max-lines", "1", "--kinds", "wraps",
      "--format", "ndjson",
    ])
    // Headers and footers have no identifier to be found by.
    let ofRows = findings.filter { $0.row?.contains("[") == false }
    #expect(Set(ofRows.compactMap(\.locale)).count > 3 && Set(ofRows.map(\.form)).count > 2)
    for (place, findings) in Dictionary(grouping: ofRows, by: { [$0.locale, $0.form] }) {
      let form = place[1].map { ["--form", $0] } ?? []
      let measured = try rows(
        ["measure", Self.list] + options + ["--translations", Self.table, "--locale", place[0] ?? ""] + form)
      for finding in findings {
        let row = measured.first { $0.id == finding.row }
        let lines = row?.elements?[finding.element ?? ""]?.lines ?? 0
        #expect(finding.detail?.hasPrefix("\(lines) lines") == true, "\(place) \(finding)")
      }
    }
  }

  private static let words = #"""
    {"locale": "en", "width": 320, "sections": [{"header": "h", "rows": [
      {"id": "enc", "kind": "uikit.valueCell", "title": "settings.encryption", "detail": "settings.on", "accessories": ["disclosureIndicator"]},
      {"id": "files", "kind": "uikit.cell", "title": {"key": "files", "arguments": [3]}}
    ]}]}
    """#
  private static let german = """
    "settings.encryption" = "Festplattenverschlüsselung";
    "settings.on" = "An";
    "h" = "Sicherheit";
    """
  private static let arabic = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "settings.encryption": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "التشفير"}}}},
      "settings.on": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "قيد التشغيل"}}}},
      "h": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "الأمان"}}}},
      "files": {"localizations": {"ar": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "ملف واحد"}},
        "few": {"stringUnit": {"state": "translated", "value": "%lld ملفات"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld ملف"}}}}}}}}}
    """

  /// Calls a body with the path of the list, and runs in its folder, where `list.json`, `de.lproj/L.strings` and `L.xcstrings` are.
  private func withTables<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try withFolder { folder in
      let strings = folder.appending(path: "de.lproj")
      try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
      try Data(Self.words.utf8).write(to: folder.appending(path: "list.json"))
      try Data(Self.german.utf8).write(to: strings.appending(path: "L.strings"))
      try Data(Self.arabic.utf8).write(to: folder.appending(path: "L.xcstrings"))
      return try body(folder)
    }
  }

  @Test("A list in a language is what a document with that language's texts and direction is")
  func documents() throws {
    try withTables { folder in
      var words = Self.words
      for (key, text) in [
        ("{\"key\": \"files\", \"arguments\": [3]}", "\"3 ملفات\""), ("\"settings.encryption\"", "\"التشفير\""),
        ("\"settings.on\"", "\"قيد التشغيل\""), ("\"h\"", "\"الأمان\""), ("\"en\"", "\"ar\", \"direction\": \"rtl\""),
      ] { words = words.replacing(key, with: text) }
      try Data(words.utf8).write(to: folder.appending(path: "list.ar.json"))
      for command in [
        "measure F --format table", "measure F --category AX5", "explain F --json",
        "explain F --row enc --category AX5",
        "draw F -o - --format svg", "draw F -o - --format svg --categories L,AX1 --directions ltr,rtl",
        "measure F --direction ltr", "explain F --row files --direction ltr",
      ] {
        let written = try runShell(
          "galley \(command.replacing("F", with: "list.ar.json", maxReplacements: 1))", in: folder)
        let translated = try runShell(
          "galley \(command.replacing("F", with: "list.json", maxReplacements: 1)) --translations L.xcstrings --locale ar",
          in: folder)
        #expect(written.status == 0 && translated.status == 0, "\(command): \(translated.errors)")
        #expect(written.output == translated.output, "\(command)")
        let untranslated = try runShell(
          "galley \(command.replacing("F", with: "list.json", maxReplacements: 1))", in: folder)
        #expect(untranslated.output != translated.output, "\(command)")
      }
    }
  }

  @Test("Texts are in the form that is asked for, or in the one that their arguments choose")
  func forms() throws {
    try withTables { folder in
      func table(_ options: String) throws -> String {
        try runShell(
          "galley measure list.json --translations L.xcstrings --locale ar --format table \(options)", in: folder
        )
        .output
      }
      let chosen = try table("")
      #expect(chosen.contains("3 ملفات"))
      #expect(try chosen == table("--form few"))
      #expect(try table("--form one").contains("ملف واحد"))
      // A line for each row, though the text has three forms.
      let lines = try runShell(
        "galley measure list.json --translations L.xcstrings --locale ar --format ndjson", in: folder)
      #expect(lines.output.split(separator: "\n").count == 3, "\(lines.output)")
    }
  }

  @Test("Without tables the language is that of the document's own texts, as --locale of an audit has it")
  func locale() throws {
    try withTables { folder in
      let turned = try runShell("galley measure list.json --locale ar", in: folder)
      #expect(try turned.output == runShell("galley measure list.json --direction rtl", in: folder).output)
      #expect(try turned.output != runShell("galley measure list.json --locale de", in: folder).output)
    }
  }

  @Test(
    "What cannot be laid out in a language is an error",
    arguments: [
      (
        "measure list.json --translations L.xcstrings --locale de",
        "--locale: there are no translations into de; expected some of en,ar"
      ),
      ("explain list.json --translations L.xcstrings --locale fr", "--locale: there are no translations into fr"),
      (
        "draw list.json -o x.png --translations L.xcstrings --locale abcdefghi",
        "--locale: \"abcdefghi\"; expected a BCP 47"
      ),
      ("measure list.json --form few", "--form: without tables no text has several; expected --translations"),
      (
        "measure list.json --translations L.xcstrings --locale ar --form fww",
        "--form: no text has the form \"fww\"; expected one of few one other; did you mean few?"
      ),
      (
        "explain list.json --translations de.lproj/L.strings --locale de --form few",
        "--form: no text has the form \"few\"; expected none, as no text has several"
      ),
      (
        "measure list.json --documents --locale de",
        "--locale: documents of a stream are measured in their own language"
      ),
      ("measure --schema --translations L.xcstrings", "--translations: nothing is measured; expected --schema alone"),
      ("draw list.json -o L.xcstrings --format svg --translations L.xcstrings", "--output: \"L.xcstrings\""),
    ])
  func refusals(_ command: String, _ expected: String) throws {
    try withTables { folder in
      let result = try runShell("galley \(command)", in: folder)
      #expect(result.status == 2 && result.errors.hasPrefix("galley: " + expected), "\(command): \(result.errors)")
    }
  }
}
