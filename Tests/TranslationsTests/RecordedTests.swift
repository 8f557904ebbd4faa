import Testing

@testable import Translations

/// Compares the texts of files from other programs with those that the programs read.
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
    // The dump writes references, arrays and plurals differently, so they are checked here.
    #expect(catalog.forms("@string/reference", in: "en") == ["Hello world"])
    #expect(catalog.forms("@plurals/files", in: "en") == ["one: 1 file", "other: 42 files"])
    #expect(catalog.verbatim("@array/days[1]", in: "en") == "Tue's")
  }

  /// Texts that aapt2 changes differently, with the reasons.
  private static let accentedDeviations: Set = [
    // aapt2 loses a text with an apostrophe.
    "string/apostrophe", "string/apostrophe_quoted",
    // aapt2 keeps parts that are marked for translators, but the text no longer has the marks.
    "string/mark", "string/mark_space", "string/mark_inner_space",
    // aapt2 adds two spaces too many to an ampersand that begins no reference.
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
    // aapt2 loses texts with apostrophes; marked parts cannot be distinguished here; in aapt2 a tag between two letters begins a word.
    #expect(
      deviations == [
        "string/apostrophe", "string/apostrophe_quoted", "string/mark", "string/mark_space", "string/mark_inner_space",
        "string/markup_break",
      ])
  }
}

extension TranslationCatalog {
  /// The only form of a key, with its placeholders.
  fileprivate func verbatim(_ key: String, in locale: String) -> String? {
    guard let index = index(ofKeyOrText: key) else { return nil }
    let chain = [LocaleTag(locale), sourceLocale]
    return chain.lazy.compactMap { self.message(at: index, in: $0) }.first?.forms.first?.text
  }
}
