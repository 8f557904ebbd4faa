import JSONText
import Testing

@testable import Translations

/// Flutter's application resource bundles.
///
/// Expected texts are those of Flutter's own tests (`packages/flutter_tools/test/general.shard/message_parser_test.dart` and
/// `generate_localizations_test.dart`), and expected forms are those of `Intl.pluralLogic` of Dart's package `intl`.
struct ApplicationResourcesTests {
  /// The forms of the only message of a file.
  private func forms(
    _ message: String, in locale: String = "en", _ arguments: [String: MessageArguments.Value] = [:],
    settings: String? = nil, attributes: String = "{}"
  ) throws -> [String] {
    var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
    if let settings { try catalog.add(Array(settings.utf8), source: "l10n.yaml") }
    let text = "{\"m\": \(JSONValue.string(message)), \"@m\": \(attributes)}"
    try catalog.add(Array(text.utf8), source: "lib/l10n/app_\(locale).arb")
    return catalog.forms("m", in: locale, arguments: MessageArguments(named: arguments))
  }

  private func fault(_ message: String, settings: String? = nil) -> String {
    do {
      return try forms(message, settings: settings).joined()
    } catch {
      return "\(error)"
    }
  }

  @Test("Placeholders are names in braces, with white space around them, and percent signs are text")
  func placeholders() throws {
    #expect(try forms("Hello {name}!", ["name": .text("Ada")]) == ["Hello Ada!"])
    #expect(try forms("Hello { name } and {other_name}") == ["Hello Example and Example"])
    #expect(try forms("100 %d %@ %% of {count}", ["count": .integer(3)]) == ["100 %d %@ %% of 3"])
    #expect(try forms("{today, date, ::yMd} {now, time, ::jm}", ["today": .text("1/2/26")]) == ["1/2/26 Example"])
    #expect(try forms("It's '{name}'", ["name": .text("Ada")]) == ["It's 'Ada'"])
  }

  @Test("=0, =1 and =2 are zero, one and two, and the last text of a category counts")
  func explicitNumbers() throws {
    #expect(
      try forms("{count, plural, =0{Hello} =1{Hello World} =2{Hello two worlds} other{Hello {count} worlds}}")
        == ["zero: Hello", "one: Hello World", "two: Hello two worlds", "other: Hello 42 worlds"])
    #expect(try forms("{count,plural, =0{Hello}zero{hello} other{hi}}") == ["zero: hello", "other: hi"])
    // A number sign is text.
    #expect(try forms("{count,plural,other{# of {count}}}", ["count": .integer(7)]) == ["other: # of 7"])
  }

  @Test(
    "Numbers choose as Intl.pluralLogic has it",
    arguments: [
      // In Japanese all numbers are `other`, but the forms for 0, 1 and 2 apply in every language.
      ("ja", "zero one two other", 0, "zero"), ("ja", "zero one two other", 1, "one"),
      ("ja", "one two other", 2, "two"),
      ("ja", "one other", 3, "other"), ("ru", "zero one few many other", 0, "zero"),
      ("ru", "one few many other", 21, "one"),
      ("fr", "one other", 0, "one"), ("fr", "zero one other", 0, "zero"), ("pl", "one few many other", 3, "few"),
      // Without a form for `two`, numbers of that category show `few`.
      ("ar", "zero one few many other", 2, "few"), ("ar", "zero one two few many other", 2, "two"),
      ("ar", "one two other", 3, "other"), ("ar", "zero one two few many other", 11, "many"),
      ("ar", "zero one two few many other", 100, "other"), ("sl", "one few other", 102, "few"),
    ])
  func pluralLogic(locale: String, categories: String, number: Int, expected: String) throws {
    let cases = categories.split(separator: " ").map { "\($0){\($0) {n}}" }
    let first = try forms("{n, plural, \(cases.joined(separator: " "))}", in: locale, ["n": .integer(number)]).first
    #expect(first == "\(expected): \(expected) \(number)")
  }

  @Test("Arabic has six forms, each with a number of it, and Japanese one")
  func categories() throws {
    let all = ["zero", "one", "two", "few", "many", "other"].map { "\($0){{n} \($0)}" }.joined()
    #expect(
      try forms("{n, plural, \(all)}", in: "ar")
        == ["zero: 0 zero", "one: 1 one", "two: 2 two", "few: 3 few", "many: 42 many", "other: 100 other"])
    #expect(try forms("{n, plural, other{{n} 件}}", in: "ja") == ["other: 42 件"])
    // In Polish a whole number is never `other`, but a fraction is.
    #expect(
      try forms(
        "{n, plural, one{a} few{b} many{c} other{d}}", in: "pl", attributes: Self.placeholder("\"type\": \"int\""))
        == ["one: a", "few: b", "many: c"])
    #expect(try forms("{n, plural, one{a} few{b} many{c} other{d}}", in: "pl").last == "other: d")
  }

  private static func placeholder(_ members: String) -> String { "{\"placeholders\": {\"n\": {\(members)}}}" }

  @Test("The attributes of a message say what stands for arguments, in all languages")
  func examples() throws {
    var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
    let template = """
      {"@@locale": "en", "m": "Hello {n}", "@m": \(Self.placeholder("\"type\": \"String\", \"example\": \"Ada Lovelace\""))}
      """
    try catalog.add(Array("{\"m\": \"Hallo {n}\"}".utf8), source: "app_de.arb")
    try catalog.add(Array(template.utf8), source: "app_en.arb")
    #expect(catalog.forms("m", in: "de") == ["Hallo Ada Lovelace"])
    #expect(catalog.forms("m", in: "de", arguments: MessageArguments(named: ["n": .text("Bo")])) == ["Hallo Bo"])
    #expect(
      try forms("{n} MB", attributes: Self.placeholder("\"type\": \"double\", \"example\": \"1.5\"")) == ["1.5 MB"])
    #expect(
      try forms("{n} MB", attributes: Self.placeholder("\"type\": \"int\", \"format\": \"compact\"")) == ["42 MB"])
  }

  @Test("Each text of select is a form, that of the arguments first, and of several the combinations that differ")
  func select() throws {
    let pronoun = "{who, select, female{she} male{he} other{they}} left"
    #expect(try forms(pronoun) == ["who.female: she left", "who.male: he left", "who.other: they left"])
    #expect(try forms(pronoun, ["who": .text("male")]).first == "who.male: he left")
    #expect(try forms(pronoun, ["who": .text("else")]).first == "who.other: they left")
    #expect(
      try forms("{a, select, x{{b, select, p{xp} other{xo}}} other{o}}") == [
        "a.x.b.p: xp", "a.x.b.other: xo", "a.other: o",
      ])
    #expect(
      try forms("{a, select, x{1} other{2}}{n, plural, one{{a, select, x{ one} other{ One}}} other{ {n}}}")
        == ["a.x.one: 1 one", "a.x.other: 1 42", "a.other.one: 2 One", "a.other.other: 2 42"])
    #expect(try forms("{v, select, 1{one} other{more}}", ["v": .integer(1)]).first == "v.1: one")
  }

  @Test("Apostrophes are text, unless the settings say otherwise")
  func escaping() throws {
    let settings = "# Flutter\narb-dir: lib/l10n\nuse-escaping: true # yes\n"
    #expect(
      try forms("Flutter''s amazing '{brace}' {name}", ["name": .text("x")]) == ["Flutter''s amazing 'Example' x"])
    #expect(try forms("Flutter''s amazing", settings: settings) == ["Flutter's amazing"])
    #expect(
      try forms("'Flutter''s' amazing '{', {name} '}}'", settings: settings) == ["Flutter's amazing {, Example }}"])
    #expect(try forms("{n, plural, other{'{'{n}'}' it''s}}", settings: settings) == ["other: {42} it's"])
    #expect(
      fault("It's", settings: settings).contains("$.m: an apostrophe without another at character 3 of the message"))
  }

  @Test("What Flutter does not read is an error at its key and character")
  func faults() {
    let faults = [
      ("{n, plural, one{a}}", "plural of n has no other at character 20"),
      ("{n, select, a{b}}", "select of n has no other"),
      ("{n, plural, =3{a} other{b}}", "the plural category \"=3\" at character 15"),
      ("{n, plural, dozen{a} other{b}}", "the plural category \"dozen\""),
      (
        "{n, selectordinal, other{b}}",
        "\"selectordinal\" at character 18 of the message (line 1, column 7); expected plural, select, date or time"
      ),
      ("{n", "it ends at character 3"),
      ("{}", "\"}\" at character 2 of the message (line 1, column 7); expected the name of an argument"),
      ("a } b", "a brace closes nothing at character 3"), ("{n, plural, other{b}", "it ends"),
      ("{a b}", "\"b}\" at character 4"),
      ("{{n}}", "expected the name of an argument"),
    ]
    for (message, expected) in faults {
      let found = fault(message)
      #expect(found.hasPrefix("lib/l10n/app_en.arb:$.m: ") && found.contains(expected), "\(found)")
    }
  }

  @Test(
    "The language is in the file or after an underscore of its name, by the languages of ISO 639",
    arguments: [
      ("app_de.arb", "de"), ("my_app_de_AT.arb", "de-AT"), ("intl_zh_Hant_TW.arb", "zh-Hant-TW"),
      ("app_es_419.arb", "es-419"),
      ("app_ui_fil.arb", "fil"), ("a/b_fr/app_pt-BR.arb", "pt-BR"),
    ])
  func languages(source: String, expected: String) throws {
    #expect(try catalog("{\"m\": \"x\"}", source).locales == [LocaleTag(expected)])
    #expect(try catalog("{\"m\": \"x\"}", source, locale: "he").locales == [LocaleTag("he")])
  }

  @Test("A file whose language is not known, or is two, is an error")
  func languageFaults() throws {
    #expect(try catalog("{\"@@locale\": \"de_AT\", \"m\": \"x\"}", "app.arb").locales == [LocaleTag("de-AT")])
    #expect(
      message { () throws(InputError) in _ = try catalog("{}", "messages.arb") }
        == "messages.arb:$: it names no language (line 1, column 1); expected @@locale in it, a name such as app_de.arb, or de=messages.arb"
    )
    #expect(
      message { () throws(InputError) in _ = try catalog("{\"@@locale\": \"fr\"}", "app_de.arb") }
        == "app_de.arb:$[\"@@locale\"]: \"fr\" (line 1, column 14); expected de, as the name of the file says")
  }

  @Test("The settings name the language of the template, and come first")
  func settings() throws {
    var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
    try catalog.add(Array("template-arb-file: 'app_de.arb'\r\nuse-escaping: false\n".utf8), source: "l10n.yaml")
    #expect(catalog.sourceLocale == LocaleTag("de"))
    try catalog.add(Array("{\"m\": \"x\"}".utf8), source: "app_de.arb")
    let late = message { () throws(InputError) in try catalog.add([], source: "l10n.yaml") }
    #expect(late == "l10n.yaml: it comes after messages of Flutter; expected it before them")
    // A name in capitals is the same name, as for the other formats.
    var capital = try TranslationsTests.catalog("{\"m\": \"x\"}", "APP_DE.ARB")
    #expect(capital.locales == [LocaleTag("de")])
    #expect(message { () throws(InputError) in try capital.add([], source: "l10n.yaml") } == late)
    #expect(
      message { () throws(InputError) in _ = try self.settings("a: b\nrelax-syntax: true") }
        == "l10n.yaml:2: relax-syntax: true; expected false, as braces that are text are not read")
    #expect(
      message { () throws(InputError) in _ = try self.settings("use-escaping: yes") }.contains("expected true or false")
    )
  }

  @Test("A key may come twice with the same text, as in Flutter's gallery, and not with two")
  func repeatedKeys() throws {
    let attributes = #""@m": {"description": "A button"}"#
    let catalog = try catalog(#"{"m": "OK", \#(attributes), "n": "No", "m": "OK", \#(attributes)}"#, "app_de.arb")
    #expect(Translation(catalog, into: LocaleTag("de")).text("m").forms.map(\.text) == ["OK"])
    let fault = message { () throws(InputError) in
      _ = try TranslationsTests.catalog("{\n  \"m\": \"OK\",\n  \"m\": \"Okay\"\n}", "app_de.arb")
    }
    #expect(fault == "app_de.arb:$: the key \"m\" occurs twice at line 3, column 3; expected each key once")
  }

  private func settings(_ text: String) throws(InputError) -> TranslationCatalog { try catalog(text, "l10n.yaml") }
}
