import Foundation
import TestSupport
import Testing

/// `galley audit --translations` with tables of Flutter and of gettext.
struct AuditTableTests {
  /// Writes files into a folder of their own, and audits the first.
  private func audit(_ files: KeyValuePairs<String, String>, _ options: String...) throws -> (
    findings: [String], errors: String, status: Int32
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let paths = files.map { folder.appending(path: $0.key).path }
    let result = try runGalley(
      ["audit", paths[0], "--translations"] + paths.dropFirst() + ["--format", "ndjson"] + options)
    let findings = result.output.split(separator: "\n").compactMap { line -> String? in
      guard
        let match = line.firstMatch(
          of: /"direction":"?([a-z]+)"?,"locale":"([^"]+)","kind":"([a-zA-Z]+)","text":"([^"]*)".*"form":"?([^",]+)"?/)
      else { return nil }
      return "\(match.2) \(match.1) \(match.3) \(match.5): \(match.4)"
    }
    return (findings, result.errors.replacing(folder.path + "/", with: ""), result.status)
  }

  private static let list = """
    {"locale": "en", "sections": [{"rows": [
      {"kind": "flutter.listTile", "title": {"key": "files", "arguments": {"count": 3}}},
      {"kind": "flutter.listTile", "title": {"key": "left", "arguments": {"who": "male"}}, "subtitle": "title"}
    ]}]}
    """
  private static let english = """
    {"title": "Storage", "left": "{who, select, female{She} male{He} other{They}} left",
     "files": "{count, plural, =0{No files} one{1 file} other{{count} files}}",
     "@files": {"placeholders": {"count": {"type": "int"}}}}
    """

  @Test("A Flutter list in German, Arabic and Japanese is audited in each form that a number or a value chooses")
  func flutter() throws {
    let tables: KeyValuePairs = [
      "list.json": Self.list, "l10n.yaml": "template-arb-file: app_en.arb\n", "lib/l10n/app_en.arb": Self.english,
      "lib/l10n/app_de.arb": """
      {"title": "Speicher", "left": "{who, select, female{Sie} other{Er}} ist gegangen",
       "files": "{count, plural, =0{Keine Dateien} =1{Eine Datei} other{{count} Dateien}}"}
      """,
      "lib/l10n/app_ar.arb": """
      {"title": "التخزين", "files":
       "{count, plural, zero{لا ملفات} one{ملف واحد} two{ملفان} few{{count} ملفات} many{{count} ملفًا} other{{count} ملف}}"}
      """,
      "lib/l10n/app_ja.arb": """
      {"@@locale": "ja", "title": "ストレージ", "left": "{who}さんが退出しました", "files": "{count, plural, other{ファイル {count} 件}}"}
      """,
    ]
    // So narrow that all of them wrap.
    let result = try audit(
      tables, "--widths", "60", "--kinds", "wraps,truncated,brokenWord,untranslated", "--max-lines", "1")
    for expected in [
      "en ltr wraps zero: No files", "de ltr wraps zero: Keine Dateien", "de ltr wraps one: Eine Datei",
      "de ltr wraps other: 3 Dateien",
      "de ltr wraps who.other: Er ist gegangen", "de ltr wraps who.female: Sie ist gegangen",
      "ar rtl wraps few: 3 ملفات",
      "ar rtl wraps one: ملف واحد", "ar rtl wraps many: 42 ملفًا", "ar rtl wraps other: 100 ملف",
      "ja ltr wraps null: ファイル 3 件",
      "ja ltr wraps null: maleさんが退出しました", "ar null untranslated who.male: He left",
    ] {
      #expect(result.findings.contains(expected), "\(expected)")
    }
    #expect(result.errors == "galley: list.json, ar: 1 of 3 texts are not translated\n" && result.status == 1)
    #expect(
      result.findings.filter { $0.hasPrefix("ar rtl wraps") && !$0.contains(" who.") }.map {
        $0.split(separator: " ")[3]
      }
        == ["few:", "zero:", "one:", "two:", "many:", "other:"])
  }

  @Test("A fault of a message stops the audit, and names the file and the key")
  func faults() throws {
    let result = try audit(["list.json": Self.list, "app_de.arb": "{\n  \"files\": \"{count, plural, one{Datei}}\"\n}"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "galley: app_de.arb:$.files: plural of count has no other at character 28 of the message (line 2, column 12); expected a text for other\n"
    )
  }

  @Test("A language that is none is an error, and no control character of a name gets to the terminal")
  func languages() throws {
    for option in ["--locale", "--translations"] {
      let result = try audit(["list.json": Self.list, "app_de.arb": "{}"], option, "abcdefghi=list.json")
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("galley: \(option): \"abcdefghi\"; expected a BCP 47 language tag"), "\(result)")
    }
    let unknown = try galley("explain", "-", "--row", "no\u{1B}[31m", input: Self.list)
    #expect(unknown.status == 2 && !unknown.errors.unicodeScalars.contains("\u{1B}"), "\(unknown.errors)")
    let named = try audit(["a\u{1B}[31m\u{9B}.json": Self.list, "app_de.arb": "{}"])
    #expect(named.errors.contains("galley: a [31m .json"), "\(named)")
  }

  @Test("A list with tables of gettext is audited in the forms of each language's expression")
  func gettext() throws {
    let list = """
      {"locale": "en", "sections": [{"rows": [
        {"kind": "flutter.listTile", "title": {"text": "%d files", "arguments": [3]}},
        {"kind": "flutter.listTile", "title": {"key": "state\\u0004Open", "text": "Open"}, "subtitle": "Open"}
      ]}]}
      """
    func table(_ header: String, _ forms: String...) -> String {
      """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"
      "\(header)\\n"

      #, c-format
      msgid "%d file"
      msgid_plural "%d files"

      """ + forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
    }
    let polish = "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;"
    let contexts = """

      msgctxt "state"
      msgid "Open"
      msgstr "Es ist offen"

      msgid "Open"
      msgstr "Zum Öffnen"
      """
    let result = try audit(
      [
        "list.json": list, "locale/pl/LC_MESSAGES/app.po": table(polish, "%d plik tu", "%d pliki tu", "%d plików tu"),
        "de.po": table("Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);", "%d Datei da", "%d Dateien da")
          + contexts,
        "app.pot": "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n",
      ], "--widths", "60", "--kinds", "wraps,untranslated", "--max-lines", "1")
    for expected in [
      "pl ltr wraps msgstr[0]: 1 plik tu", "pl ltr wraps msgstr[1]: 3 pliki tu", "pl ltr wraps msgstr[2]: 21 plików tu",
      "de ltr wraps msgstr[0]: 1 Datei da", "de ltr wraps msgstr[1]: 3 Dateien da", "de ltr wraps null: Es ist offen",
      "de ltr wraps null: Zum Öffnen", "pl null untranslated null: Open",
    ] {
      #expect(result.findings.contains(expected), "\(expected)")
    }
    #expect(result.errors == "galley: list.json, pl: 2 of 3 texts are not translated\n" && result.status == 1)
  }

  @Test("Tables that have none of the texts of any document are an error, and nothing is written")
  func foreignTables() throws {
    try withFolder { folder in
      let row = #"{"kind": "m3.listItem", "title": "Storage"}"#
      for (name, title) in [("a", "Storage"), ("b", "Anna")] {
        try Data(#"{"name": "\#(name)", "sections": [{"rows": [\#(row.replacing("Storage", with: title))]}]}"#.utf8)
          .write(to: folder.appending(path: "\(name).json"))
      }
      try Data([0xFF, 0xFE]).write(to: folder.appending(path: "x.strings"))
      try Data(#""Storage" = "Speicher";"#.utf8).write(to: folder.appending(path: "de.strings"))
      let fault = "galley: x.strings: it has none of the texts of the documents; expected their keys or source texts\n"
      for options in [
        "", " b.json", " --format ndjson -o r.ndjson", " --html r.html", " --pseudo accented", " --fail-on none",
      ] {
        let result = try runShell(
          "galley audit a.json\(options) --translations de=x.strings; st=$?; ls r.* >&2; exit $st", in: folder)
        #expect(result.status == 2 && result.errors.contains(fault), "\(options): \(result.errors)")
        #expect(result.errors.contains("galley: a.json, de: the tables have none of its 1 texts\n"))
        #expect(result.errors.contains("cannot access"), "\(options): \(result.errors)")
      }
      let both = try runShell("galley audit a.json --translations de=x.strings fr=x.strings", in: folder)
      #expect(both.status == 2 && both.errors.contains("x.strings: it and the other tables have none of the texts"))
      // A table that has texts of one document only, and a shard, which may have no others.
      let some = try runShell("galley audit a.json b.json --translations de=de.strings", in: folder)
      #expect(
        some.status == 0 && some.errors.contains("b.json, de: the tables have none of its 1 texts"), "\(some.errors)")
      let shard = try runShell(
        "galley audit b.json --translations de=de.strings --shard 1/1 --format ndjson", in: folder)
      #expect(shard.status == 0, "\(shard.errors)")
    }
  }
}
