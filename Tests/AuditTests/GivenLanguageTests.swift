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
}
