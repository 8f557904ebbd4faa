import JSONText
import Testing

@testable import Translations

/// The languages of tables, and which of their texts count.
struct TableLanguageTests {
  private func catalog(_ files: (text: String, source: String)...) throws(InputError) -> TranslationCatalog {
    var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
    for file in files { try catalog.add(Array(file.text.utf8), source: file.source) }
    return catalog
  }

  private func resources(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>" }

  private func stringCatalog(_ language: String, _ text: String) -> String {
    """
    {"sourceLanguage": "\(language)", "version": "1.0", "strings": {"a": {"localizations": {
      "\(language)": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
    """
  }

  private func xliff(_ attributes: String, target: String) -> String {
    """
    <xliff version="1.2"><file \(attributes)><body>
      <trans-unit id="a"><source>Storage</source>\(target)</trans-unit></body></file></xliff>
    """
  }

  /// Source: Android, "App resources overview": `sw600dp` is from 600 dp on.
  ///
  /// In a shell's order `values-de-sw600dp` comes before `values-de`.
  @Test("What Android has for all devices comes before what it has for some, whatever the order")
  func qualifiedResources() throws {
    let files = [
      (resources("Tablet"), "values-sw600dp/strings.xml"), (resources("Gerät"), "values-de-sw600dp/strings.xml"),
      (resources("Kurz"), "values-de/strings.xml"), (resources("Short"), "values/strings.xml"),
    ]
    for files in [files, files.reversed()] {
      let catalog = try catalog(files[0], files[1], files[2], files[3])
      #expect(catalog.forms("@string/a", in: "en") == ["Short"])
      #expect(catalog.forms("@string/a", in: "de") == ["Kurz"])
    }
    let only = try catalog(files[1], files[3])
    #expect(only.forms("@string/a", in: "de") == ["Gerät"])
  }

  @Test("The source language is that of the first table that names one, whatever was before it")
  func sourceLanguage() throws {
    let german = (#""b" = "Name";"#, "de.lproj/InfoPlist.strings")
    for catalog in [
      try catalog(german, (stringCatalog("fr", "Stockage"), "L.xcstrings")),
      try catalog((stringCatalog("fr", "Stockage"), "L.xcstrings"), german),
    ] {
      #expect(catalog.sourceLocale.name == "fr" && catalog.locales.map(\.name) == ["de"])
      #expect(catalog.status("a", in: "en") == .untranslated && catalog.status("a", in: "fr") == .translated)
    }
    // A text that was added before the source language was known is found by its text, too.
    let french = (#""b" = "Nom";"#, "fr.lproj/InfoPlist.strings")
    let catalog = try catalog(french, german, (stringCatalog("fr", "Stockage"), "L.xcstrings"))
    #expect(catalog.locales.map(\.name) == ["de"] && catalog.forms("Nom", in: "de") == ["Name"])
  }

  @Test("Texts that were taken for another language are an error")
  func sourceLanguageTooLate() {
    let message = message { () throws(InputError) in
      _ = try catalog((#""b" = "Name";"#, "App.strings"), (stringCatalog("fr", "Stockage"), "L.xcstrings"))
    }
    #expect(
      message
        == "L.xcstrings: its source texts are in fr, and those before it were taken for en; expected the table that names the source language first"
    )
  }

  @Test("Source texts of a second table in another language are that language's")
  func secondSourceLanguage() throws {
    let catalog = try catalog(
      (stringCatalog("en", "Storage room"), "L.xcstrings"),
      (
        xliff("source-language=\"fr\" target-language=\"de\"", target: "<target>Speicher</target>")
          .replacing("Storage", with: "Stockage"), "app.xliff"
      ))
    #expect(catalog.sourceLocale.name == "en" && catalog.locales.map(\.name) == ["fr", "de"])
    #expect(catalog.forms("a", in: "en") == ["Storage room"] && catalog.forms("a", in: "fr") == ["Stockage"])
  }

  @Test("A second text of a file that names no language is an error")
  func unnamedLanguage() throws {
    let english = (#""a" = "Storage";"#, "en.strings")
    let text = message { () throws(InputError) in _ = try catalog(english, (#""a" = "Speicher";"#, "de.strings")) }
    #expect(
      text
        == #"de.strings: it names no language, and "a" has another text in en; expected its language, as in de=de.strings"#
    )
    // No error: the same text, another key, or a folder for the source language.
    _ = try catalog(english, english, (#""b" = "Name";"#, "Info.strings"))
    _ = try catalog(english, (#""a" = "Store";"#, "Base.lproj/App.strings"))
  }

  /// Source: XLIFF 1.2, "file": `target-language` is optional.
  @Test("Targets without a language are an error, and sources without targets are none")
  func unnamedTarget() throws {
    let text = message { () throws(InputError) in
      _ = try catalog((xliff("source-language=\"en\"", target: "<target>Speicher</target>"), "messages.de.xlf"))
    }
    #expect(
      text
        == "messages.de.xlf:2: file has no target-language; expected a language in it, or given with the file, as in de=messages.de.xlf"
    )
    #expect(
      try catalog((xliff("source-language=\"en\"", target: ""), "messages.xlf")).forms("a", in: "en") == ["Storage"])
  }

  @Test("A dialect of the source language needs no translation, unless there are some")
  func dialectsOfTheSource() throws {
    let source = (stringCatalog("en-US", "Color"), "L.xcstrings")
    #expect(try catalog(source).status("a", in: "en") == .translated)
    #expect(try catalog(source).status("a", in: "en-GB") == .translated)
    let british = try catalog(source, (#""b" = "Colour";"#, "en-GB.lproj/L.strings"))
    #expect(british.status("a", in: "en-GB") == .untranslated)
    // So it is where the source language is a parent of the dialect.
    let plain = try catalog((stringCatalog("en", "Color"), "L.xcstrings"), (#""b" = "b";"#, "en-GB.lproj/L.strings"))
    #expect(plain.status("a", in: "en-GB") == .untranslated && plain.status("a", in: "en") == .translated)
    #expect(plain.status("a", in: "en-US") == .translated && plain.status("a", in: "en-NZ") == .translated)
    #expect(try catalog((stringCatalog("zh-Hans", "颜色"), "L.xcstrings")).status("a", in: "zh-CN") == .translated)
    #expect(try catalog((stringCatalog("zh-Hans", "颜色"), "L.xcstrings")).status("a", in: "zh-TW") == .untranslated)
  }

  /// Source: Android, "Language and locale resolution overview"; `ResTable_config::match` compares scripts, and not regions,
  /// where both are known.
  @Test("A language without a text has that of a dialect, and the nearest one's first")
  func dialects() throws {
    let catalog = try catalog(
      (resources("Color"), "values/strings.xml"), (resources("顏色"), "values-zh-rTW/strings.xml"),
      (resources("Color español"), "values-es-rES/strings.xml"),
      (resources("Color de aquí"), "values-b+es+419/strings.xml"))
    #expect(
      catalog.forms("@string/a", in: "zh-HK") == ["顏色"] && catalog.status("@string/a", in: "zh-HK") == .translated)
    #expect(catalog.status("@string/a", in: "zh-CN") == .untranslated)
    #expect(catalog.forms("@string/a", in: "es-MX") == ["Color de aquí"])
    #expect(catalog.forms("@string/a", in: "es") == ["Color español"])
  }

  /// Source: CLDR, `parentLocales` (`zh_Hant_MO` has `zh_Hant_HK`, `es_AR` and `es_MX` have `es_419`) and `likelySubtags`
  /// (`zh_Hant` is `zh_Hant_TW`, `pt` is `pt_Latn_BR`).
  @Test("Of several dialects the nearest one stands in, whatever the order of tables")
  func nearestDialect() throws {
    let files = ["zh-rTW", "zh-rHK", "es-rES", "es-rMX", "pt-rPT", "pt-rBR"].map {
      (resources($0), "values-\($0)/strings.xml")
    }
    for files in [files, files.reversed()] {
      let catalog = try catalog(
        (resources("Color"), "values/strings.xml"), files[0], files[1], files[2], files[3], files[4], files[5])
      for (locale, nearest) in [
        ("zh-MO", "zh-rHK"), ("zh-Hant", "zh-rTW"), ("zh-Hant-TW", "zh-rTW"), ("zh-Hant-HK", "zh-rHK"),
        ("es-AR", "es-rMX"), ("es", "es-rES"), ("pt", "pt-rBR"), ("pt-AO", "pt-rPT"),
      ] {
        #expect(catalog.forms("@string/a", in: locale) == [nearest], "\(locale)")
      }
    }
  }

  @Test("A dialect of the source language has the text of a nearer dialect, and else the source text")
  func dialectsNearerThanTheSource() throws {
    for (source, locale, expected) in [
      ("en", "en-NZ", "Colour"), ("en", "en-US", "Color"), ("en-US", "en-NZ", "Colour"), ("en-US", "en", "Color"),
    ] {
      let catalog = try catalog(
        (stringCatalog(source, "Color"), "L.xcstrings"), (#""a" = "Colour";"#, "en-GB.lproj/L.strings"))
      #expect(catalog.forms("a", in: locale) == [expected], "\(source) \(locale)")
      #expect(catalog.status("a", in: locale) == .translated)
    }
  }

  /// Source: Symfony, "Translations": `messages.en.xlf` has the texts of keys as targets.
  @Test("A target in the source language is the text of a key that is the source text, in any order of files")
  func targetsInTheSourceLanguage() throws {
    func table(_ language: String, _ target: String) -> (text: String, source: String) {
      let text = xliff("source-language=\"en\" target-language=\"\(language)\"", target: "<target>\(target)</target>")
      return (text.replacing("Storage", with: "storage.title"), "messages.\(language).xlf")
    }
    let (english, german) = (table("en", "Cellar"), table("de", "Lagerraum"))
    for catalog in [try catalog(english, german), try catalog(german, english)] {
      #expect(catalog.locales.map(\.name) == ["de"])
      for key in ["a", "storage.title", "Cellar"] {
        #expect(catalog.forms(key, in: "en") == ["Cellar"] && catalog.forms(key, in: "de") == ["Lagerraum"])
        #expect(catalog.status(key, in: "en") == .translated)
      }
    }
  }

  /// Source: Apple, CFBundle_Resources.c, and Android, "App resources overview": resources of the language come first.
  @Test("A file that names the source language comes before one of the source language that does not")
  func base() throws {
    func strings(_ text: String) -> String { #""a" = "\#(text)";"# }
    for files in [
      [(strings("Base"), "Base.lproj/L.strings"), (strings("English"), "en.lproj/L.strings")],
      [(resources("Base"), "values/strings.xml"), (resources("English"), "values-en/strings.xml")],
      [(resources("Base"), "values-sw600dp/strings.xml"), (resources("English"), "values-en/strings.xml")],
      [(resources("Base"), "values-en-sw600dp/strings.xml"), (resources("English"), "values/strings.xml")],
    ] {
      for files in [files, files.reversed()] {
        let catalog = try catalog(files[0], files[1], (strings("Base, too"), "Base.lproj/M.strings"))
        let key = files[0].1.hasSuffix("xml") ? "@string/a" : "a"
        #expect(catalog.forms(key, in: "en") == ["English"], "\(files)")
      }
    }
  }

  @Test(
    "A language whose name cannot be that of one is an error", arguments: ["", "de\\n::error", "abcdefghi", "de--AT x"])
  func unknownLanguages(name: String) {
    let shown = name == "de--AT x" ? "de-AT x" : name
    let text = message { () throws(InputError) in
      let table = stringCatalog("en", "a").replacing("\"en\": {\"string", with: "\"\(name)\": {\"string")
      _ = try catalog((table, "L.xcstrings"))
    }
    let expected = "L.xcstrings: it is for the language \"\(shown)\"; expected a BCP 47 language tag"
    #expect(text.hasPrefix(expected), "\(text)")
    #expect(text.count { $0.isNewline } == 0)
  }

  /// Source: Android, "Accessing resources": `@[package:]type/name`.
  @Test("A text of the system has a sample in its place, and is found in no language")
  func systemTexts() throws {
    let catalog = try catalog(
      (resources("@android:string/ok"), "values/strings.xml"), (resources("B"), "values-fr/strings.xml"))
    for locale in ["en", "de"] {
      #expect(catalog.forms("@string/a", in: locale) == ["Example"])
      #expect(catalog.status("@string/a", in: locale) == .translated)
    }
    #expect(catalog.forms("@string/a", in: "fr") == ["B"])
  }
}
