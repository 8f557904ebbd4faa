import Audit
import Galley
import Testing
import Translations

/// Languages that are given with tables.
struct GivenLanguageTests {
  private let folder = TableFolder()

  @Test("A language for a table that names its languages itself is an error", arguments: ["a.xcstrings", "l10n.yaml"])
  func givenLanguage(name: String) throws {
    let file = try folder.file(name, name == "l10n.yaml" ? "" : #"{"sourceLanguage": "en", "strings": {}}"#)
    var input = AuditInput()
    let error = #expect(throws: InputError.self) { try input.addTable(file, locale: LocaleTag("de")) }
    #expect(
      error.map { "\($0)" }
        == "\(file): de is given as its language, and it names its languages itself; expected the file alone")
    try input.addTable(file)
    #expect(input.sources == [file])
  }

  @Test("A finding says whether the text of the source language is shown or the key")
  func shown() throws {
    var input = AuditInput()
    try input.add(
      folder.file(
        "list.json",
        """
        {"sections": [{"rows": [{"id": 1, "kind": "uikit.cell", "title": "settings.title"},
        {"id": 2, "kind": "uikit.cell", "title": {"key": "settings.title", "text": "Settings"}},
        {"id": 3, "kind": "uikit.cell", "title": "other"}]}]}
        """))
    try input.addTable(
      folder.file("de.lproj/Localizable.strings", "\"settings.title\" = \"Einstellungen\"; \"other\" = \"A\";"))
    try input.addTable(folder.file("fr.lproj/Localizable.strings", "\"other\" = \"B\";"))
    try input.addTable(folder.file("en.lproj/Localizable.strings", "\"other\" = \"C\";"))
    var result = AuditResult()
    try input.forEachDocument(fonts: .bundled) { document in
      guard document.list.settings.locale == "fr" else { return }
      Audit(matrix: AuditMatrix(), rules: AuditRules(kinds: [.untranslated])).run(document, &result)
    }
    let source = "there is no translation; the source language is shown"
    #expect(
      result.findings.map(\.detail)
        == ["there is no text of this key here or in the source language; the key is shown", source])
    #expect(result.findings.map(\.text) == ["settings.title", "Settings"])
  }
}
