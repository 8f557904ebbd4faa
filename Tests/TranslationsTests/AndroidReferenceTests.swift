import JSONText
import Testing

@testable import Translations

/// References among Android's resources.
///
/// Android resolves a reference when it loads the resource, in the current configuration ("App resources overview", "Accessing
/// resources from XML"; `AssetManager2::ResolveReference`).
struct AndroidReferenceTests {
  private func table() throws -> TranslationCatalog {
    var table = TranslationCatalog(sourceLocale: LocaleTag("en"))
    func add(_ text: String, _ folder: String) throws {
      try table.add(Array("<resources>\(text)</resources>".utf8), source: "\(folder)/strings.xml")
    }
    try add(
      """
      <string name="storage">Storage</string><string name="ref">@string/storage</string>
      <string name="twice">@string/ref</string><string name="english">English</string>
      <string name="refEnglish">@string/english</string><string name="refNothing">@string/nothing</string>
      <string name="at">\\@string/storage</string><string name="atNothing">\\@string/nothing</string>
      <plurals name="files"><item quantity="one">@string/storage</item><item quantity="other">@string/english</item></plurals>
      """, "values")
    try add("<string name=\"storage\">Speicher</string><string name=\"at\">\\@string/storage</string>", "values-de")
    return table
  }

  @Test("A reference shows what it refers to in the language at hand, and is translated if that is")
  func resolution() throws {
    let table = try table()
    for key in ["@string/ref", "@string/twice"] {
      #expect(table.forms(key, in: "en") == ["Storage"])
      #expect(table.forms(key, in: "de") == ["Speicher"] && table.status(key, in: "de") == .translated)
    }
    #expect(table.forms("@string/refEnglish", in: "de") == ["English"])
    #expect(table.status("@string/refEnglish", in: "de") == .untranslated)
    #expect(table.forms("@plurals/files", in: "de") == ["one: Speicher", "other: English"])
    #expect(table.status("@plurals/files", in: "de") == .untranslated)
    #expect(table.status("@string/refNothing", in: "en") == .missing)
    // A reference in a document stays a reference, even if an escaped text looks the same.
    #expect(table.status("@string/nothing", in: "en") == .missing)
  }

  @Test("White space around a reference is none of it")
  func whiteSpace() throws {
    let table = try catalog(
      """
      <resources><string name="storage">Storage</string><string name="ref">
        @string/storage
      </string><string name="words">@string/storage is here</string></resources>
      """, "values-de/strings.xml")
    #expect(table.forms("@string/ref", in: "de") == ["Storage"])
    #expect(table.forms("@string/words", in: "de") == ["@string/storage is here"])
  }

  @Test("The texts of an array of any type are there, and its other values are not")
  func arrays() throws {
    let table = try catalog(
      """
      <resources><string name="storage">Storage</string><array name="mixed"><item>First</item><item>#ff0000</item>
      <item>12dp</item><item>@drawable/icon</item><item>@string/storage</item><item>true</item><item>3 files</item></array></resources>
      """, "values-de/strings.xml")
    #expect(table.forms("@array/mixed[0]", in: "de") == ["First"])
    #expect(table.forms("@array/mixed[4]", in: "de") == ["Storage"])
    #expect(table.forms("@array/mixed[6]", in: "de") == ["3 files"])
    for index in [1, 2, 3, 5] { #expect(table.status("@array/mixed[\(index)]", in: "de") == .missing) }
  }

  /// A backslash before `@` makes it a literal character ("Handle special characters").
  @Test("An escaped reference is a text")
  func escapes() throws {
    let table = try table()
    #expect(table.forms("@string/at", in: "de") == ["@string/storage"])
    #expect(table.status("@string/at", in: "de") == .translated)
    #expect(table.status("@string/at", in: "en") == .translated)
    #expect(table.forms("@string/atNothing", in: "en") == ["@string/nothing"])
    #expect(table.status("@string/atNothing", in: "en") == .translated)
  }
}
