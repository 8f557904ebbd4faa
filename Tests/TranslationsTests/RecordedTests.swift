import Testing

@testable import Translations

/// Files that other programs wrote and read.
struct RecordedTests {
  @Test(
    "Strings files of GNU gettext and plistlib say what the .mo files say",
    arguments: ["de", "ar", "ja", "hi", "ru", "zh-TW"])
  func strings(locale: String) throws {
    let expected = try #require(try recordedTexts("tables.json")[locale])
    var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
    let source = "\(locale).lproj/Localizable.strings"
    try catalog.add(fixture(source), source: source)
    #expect(catalog.locales == [LocaleTag(locale)] && expected.count > 40)
    for (key, text) in expected { #expect(catalog.verbatim(key, in: locale) == text) }
  }

  @Test(
    "XLIFF of the Translate Toolkit says what the .mo files say", arguments: ["de", "ar", "ja", "hi", "ru", "zh-TW"])
  func xliff(locale: String) throws {
    let expected = try #require(try recordedTexts("tables.json")[locale])
    var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
    try catalog.add(fixture("xliff/\(locale).xliff"), source: "\(locale).xliff", locale: LocaleTag(locale))
    for (key, text) in expected { #expect(catalog.verbatim(key, in: locale) == text) }
  }

  @Test("Tables of gettext say what the .mo files say", arguments: ["de", "ar", "ja", "hi", "ru", "zh-TW"])
  func gettext(locale: String) throws {
    let expected = try #require(try recordedTexts("tables.json")[locale])
    var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
    try catalog.add(fixture("po/\(locale).po"), source: "po/\(locale).po")
    #expect(catalog.locales == [LocaleTag(locale)])
    for (key, text) in expected { #expect(catalog.verbatim(key, in: locale) == text) }
  }

  @Test("Android's strings are what aapt2 compiles")
  func android() throws {
    let expected = try recordedTexts("android.json")
    var catalog = TranslationCatalog(sourceLocale: LocaleTag("de"))
    try catalog.add(fixture("android/values/strings.xml"), source: "values/strings.xml")
    #expect(catalog.sourceLocale == LocaleTag("en") && expected.count > 35)
    for (name, texts) in expected {
      #expect(catalog.verbatim("@\(name)", in: "en") == texts["en"], "\(name)")
    }
    // The dump has references, arrays and plurals in another form.
    #expect(catalog.forms("@string/reference", in: "en") == ["Hello world"])
    #expect(catalog.forms("@plurals/files", in: "en") == ["one: 1 file", "other: 42 files"])
    #expect(catalog.verbatim("@array/days[1]", in: "en") == "Tue's")
  }

  /// Texts of which aapt2 makes something else, for reasons of its own.
  private static let accentedDeviations: Set = [
    // It loses a text with an apostrophe.
    "string/apostrophe", "string/apostrophe_quoted",
    // What is marked for translators stays as it is, but the text does not say what that was.
    "string/mark", "string/mark_space", "string/mark_inner_space",
    // Of an ampersand that begins no reference it makes two spaces too many.
    "string/references",
  ]

  @Test("The accented pseudo-locale is aapt2's")
  func accented() throws {
    var deviations: Set<String> = []
    for (name, texts) in try recordedTexts("android.json") {
      guard let source = texts["en"], let expected = texts["en-rXA"] else { continue }
      if Pseudolocale.accented.pseudotext(of: source) != expected { deviations.insert(name) }
    }
    #expect(deviations == Self.accentedDeviations)
  }

  @Test("The right-to-left pseudo-locale is aapt2's")
  func rightToLeft() throws {
    var deviations: Set<String> = []
    for (name, texts) in try recordedTexts("android.json") {
      guard let source = texts["en"], let expected = texts["ar-rXB"] else { continue }
      if Pseudolocale.rightToLeft.pseudotext(of: source) != expected { deviations.insert(name) }
    }
    // Lost for their apostrophes; not told from the text around them; a tag between two letters begins a word.
    #expect(
      deviations == [
        "string/apostrophe", "string/apostrophe_quoted", "string/mark", "string/mark_space", "string/mark_inner_space",
        "string/markup_break",
      ])
  }
}

extension TranslationCatalog {
  /// The only form of a key, its placeholders as they are.
  fileprivate func verbatim(_ key: String, in locale: String) -> String? {
    guard let index = index(ofKeyOrText: key) else { return nil }
    let chain = [LocaleTag(locale), sourceLocale]
    return chain.lazy.compactMap { self.message(at: index, in: $0) }.first?.forms.first?.text
  }
}
