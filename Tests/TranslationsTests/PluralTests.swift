import JSONText
import Testing

@testable import Translations

/// The forms that a device can show, and the numbers that choose them.
///
/// Categories are those of CLDR's chart "Language Plural Rules". `zero` follows Apple's Foundation Release Notes for OS X 10.9
/// and Android's guide to string resources ("Quantity strings").
struct PluralTests {
  @Test(
    "Categories are those of CLDR, for fractions too",
    arguments: [
      ("en", 1, "one"), ("en", 1.5, "other"), ("en", 0, "other"), ("de", 0.5, "other"), ("fr", 1.5, "one"),
      ("fr", 1_000_000, "many"), ("pl", 1, "one"), ("pl", 22, "few"), ("pl", 25, "many"), ("pl", 1.5, "other"),
      ("ru", 21, "one"), ("ru", 2.5, "other"), ("cs", 1.5, "many"), ("da", 0.5, "one"), ("ar", 0, "zero"),
      ("ar", 2, "two"), ("ja", 1, "other"), ("lv", 0, "zero"), ("lv", 1.1, "one"),
    ])
  func categories(locale: String, number: Double, expected: String) {
    #expect(PluralRules(LocaleTag(locale)).category(of: number) == expected)
  }

  /// The forms of a text in a language; the text has its number in `placeholder`.
  private func forms(
    _ categories: String, in locale: String, _ placeholder: String = "%d", _ arguments: MessageArguments.Value...
  ) throws -> [String] {
    let units = categories.split(separator: " ").map {
      "\"\($0)\": {\"stringUnit\": {\"value\": \"\(placeholder) \($0)\"}}"
    }
    return try catalog(
      """
      {"sourceLanguage": "xx", "version": "1.0", "strings": {"files": {"localizations": {
        "\(locale)": {"variations": {"plural": {\(units.joined(separator: ", "))}}}}}}}
      """, "a.xcstrings"
    ).forms("files", in: locale, arguments: MessageArguments(positional: arguments))
      .map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test("A number stands in the form of its category only, and that form is the first")
  func numbers() throws {
    #expect(try forms("one other", in: "en", "%d", .number(1.5)) == ["1.5 other", "1 one"])
    #expect(try forms("one other", in: "en", "%d", .integer(1)) == ["1 one", "42 other"])
    #expect(try forms("one other", in: "en", "%d", .text("1")) == ["1 one", "42 other"])
    #expect(try forms("one other", in: "en", "%d", .text("x")) == ["1 one", "42 other"])
    #expect(try forms("one other", in: "en", "%@", .integer(1)) == ["1 one", "42 other"])
    #expect(try forms("one other", in: "en", "%@", .text("1")) == ["1 one", "42 other"])
    #expect(try forms("one other", in: "fr", "%@", .number(1.5)) == ["1.5 one", "42 other"])
    #expect(try forms("one few many other", in: "pl", "%@", .number(1.5)).first == "1.5 other")
    #expect(try forms("one few many other", in: "pl", "%d", .integer(22)) == ["22 few", "1 one", "21 many"])
    #expect(try forms("one few many other", in: "pl", "%d", .integer(-1)).first == "-1 one")
    #expect(try forms("one other", in: "en", "%2$@ %1$d", .integer(7), .text("a")) == ["a 7 other", "a 1 one"])
  }

  /// Fractions are `many` in Czech and `other` in Polish (CLDR, "Language Plural Rules").
  @Test("Whether a number is whole is for the placeholder to say, if it takes one type only")
  func fractions() throws {
    let czech = ["2.0 few", "1.0 one", "1.5 many", "42.0 other"]
    #expect(try forms("one few many other", in: "cs", "%.1f", .integer(2)) == czech)
    #expect(try forms("one few many other", in: "cs", "%.1f", .number(2)) == czech)
    #expect(try forms("one few many other", in: "cs", "%.1f", .text("2.0")).contains("1.5 many"))
    #expect(try forms("one few many other", in: "cs", "%@", .integer(2)) == ["2 few", "1 one", "42 other"])
    #expect(try forms("one few many other", in: "cs", "%lld", .number(2)) == ["2 few", "1 one", "42 other"])
    #expect(try forms("one few many other", in: "pl", "%.1f", .integer(2)).last == "1.5 other")
  }

  @Test("A form that no number chooses is not shown, and other is what the categories without a form have")
  func unreachable() throws {
    // Whole numbers in Polish are one, few or many; fractions are other.
    #expect(try forms("one few many other", in: "pl") == ["1 one", "42 few", "21 many"])
    #expect(try forms("one few many other", in: "pl", "%.1f").last == "1.5 other")
    #expect(try forms("one few other", in: "pl") == ["1 one", "42 few", "21 other"])
    #expect(try forms("one other", in: "ja") == ["42 other"])
    #expect(try forms("one other", in: "ja", "%d", .integer(1)) == ["1 other"])
  }

  @Test("Zero is for 0 in every language where Apple's tables have it")
  func zero() throws {
    #expect(try forms("zero one other", in: "en") == ["0 zero", "1 one", "42 other"])
    #expect(try forms("zero one other", in: "en", "%d", .integer(0)) == ["0 zero", "1 one", "42 other"])
    #expect(try forms("one other", in: "en", "%d", .integer(0)) == ["0 other", "1 one"])
    let table = try catalog(
      """
      <resources><plurals name="files"><item quantity="zero">no files</item><item quantity="one">%d file</item>
      <item quantity="other">%d files</item></plurals></resources>
      """, "values/strings.xml")
    let none = MessageArguments(positional: [.integer(0)])
    #expect(table.forms("@plurals/files", in: "en", arguments: none) == ["other: 0 files", "one: 1 file"])
  }

  /// By CLDR, 0 is `one` in these languages, like 1.
  @Test("A form for zero leaves 1 to the form whose category 0 has, too", arguments: ["fr", "pt-BR", "hi", "fa", "bn"])
  func zeroAndOne(locale: String) throws {
    #expect(PluralRules(LocaleTag(locale)).category(of: 0) == "one")
    #expect(try forms("zero one other", in: locale) == ["0 zero", "1 one", "42 other"])
    #expect(try forms("zero one other", in: locale, "%d", .integer(5)) == ["5 other", "0 zero", "1 one"])
    #expect(
      try folders(in: locale) == [
        "zero: 42 Dateien in keinem Ordner", "one: 1 Datei in 1 Ordner", "other: 42 Dateien in 42 Ordnern",
      ])
  }

  @Test("An argument that is given by the name of a placeholder or a variable chooses, too")
  func names() throws {
    func forms(_ one: String, _ other: String) throws -> [String] {
      try catalog(
        """
        {"sourceLanguage": "en", "strings": {"files": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "\(one)"}}, "other": {"stringUnit": {"value": "\(other)"}}}}}}}}}
        """, "a.xcstrings"
      ).forms("files", in: "en", arguments: MessageArguments(named: ["count": .integer(5), "name": .text("Ada")]))
    }
    #expect(
      try forms("%1$(count)lld file of %2$(name)@", "%1$(count)lld files of %2$(name)@")
        == ["other: 5 files of Ada", "one: 1 file of Ada"])
    #expect(try forms("%lld file", "%(count)lld files") == ["other: 5 files", "one: 1 file"])
    let variables = try catalog(
      """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": {"value": "%#@files@"},
        "substitutions": {"files": {"variations": {"plural": {"one": {"stringUnit": {"value": "%arg file"}},
          "other": {"stringUnit": {"value": "%arg files"}}}}}}}}}}}
      """, "a.xcstrings")
    #expect(
      variables.forms("k", in: "en", arguments: MessageArguments(named: ["files": .integer(5)]))
        == ["other: 5 files", "one: 1 file"])
  }

  /// The forms of a text of a strings dictionary with two variables.
  private func folders(in locale: String = "de", _ arguments: MessageArguments.Value...) throws -> [String] {
    func variable(_ name: String, _ forms: String) -> String {
      """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>
      """
    }
    let files = "<key>one</key><string>%d Datei</string><key>other</key><string>%d Dateien</string>"
    let folders = """
      <key>zero</key><string>keinem Ordner</string><key>one</key><string>%d Ordner</string>
      <key>other</key><string>%d Ordnern</string>
      """
    return try catalog(
      """
      <plist version="1.0"><dict><key>files</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@files@ in %#@folders@</string>\(variable("files", files))\(variable("folders", folders))</dict></dict></plist>
      """, "\(locale).lproj/L.stringsdict"
    ).forms("files", in: locale, arguments: MessageArguments(positional: arguments))
  }

  @Test("Each of two variables has a number of the category that it shows, and the arguments' own text is the first")
  func variables() throws {
    #expect(
      try folders(.integer(1), .integer(7)) == [
        "arguments: 1 Datei in 7 Ordnern", "zero: 1 Datei in keinem Ordner", "one: 1 Datei in 1 Ordner",
        "other: 42 Dateien in 7 Ordnern",
      ])
    #expect(
      try folders(.integer(3), .integer(8)) == [
        "other: 3 Dateien in 8 Ordnern", "zero: 3 Dateien in keinem Ordner", "one: 1 Datei in 1 Ordner",
      ])
    #expect(try folders(.integer(1), .integer(0)).first == "zero: 1 Datei in keinem Ordner")
    #expect(
      try folders() == [
        "zero: 42 Dateien in keinem Ordner", "one: 1 Datei in 1 Ordner", "other: 42 Dateien in 42 Ordnern",
      ])
  }

  @Test("A form that a text does not have shows the text of its arguments")
  func otherForms() throws {
    let translated = Translated(
      forms: [(name: "few", text: "3"), (name: "one", text: "1"), (name: "other", text: "5")], status: .translated,
      beginsWithArguments: true)
    #expect(translated.text(in: nil) == "3" && translated.text(in: "arguments") == "3")
    #expect(translated.text(in: "device.other") == "3" && translated.text(in: "device.mac.one") == "1")
  }
}
