import JSONText
import TestSupport
import Testing

@testable import Translations

/// Tables of GNU gettext.
struct PortableObjectTests {
  private static let header = #"""
    msgid ""
    msgstr "Language: pl\nContent-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\n"


    """#

  private func fault(_ text: String, _ source: String = "a.po") -> String {
    message { () throws(InputError) in _ = try catalog(text, source) }
  }

  @Test("A file says what msgfmt makes of it, and nothing of what it leaves out")
  func features() throws {
    let expected = try #require(try recordedTexts("features.json")["pl"])
    var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
    try catalog.add(fixture("po/features.po"), source: "po/features.po")
    #expect(catalog.locales == [LocaleTag("pl")] && expected.count > 10)
    for (key, text) in expected where !key.hasPrefix("%d file[") {
      let index = try #require(catalog.index(ofKey: key), "\(key)")
      #expect(catalog.message(at: index, in: LocaleTag("pl"))?.forms.map(\.text) == [text])
    }
    let plural = try #require(catalog.index(ofKey: "%d file"))
    for form in try #require(catalog.message(at: plural, in: LocaleTag("pl"))?.forms) {
      let index = try #require(form.name.split(whereSeparator: { "[]".contains($0) }).last)
      #expect(form.text == expected["%d file[\(index)]"])
    }
    for key in ["unsure", "untranslated", "menu\u{4}%d unsure"] {
      #expect(catalog.status(key, in: "pl") == .untranslated)
    }
    #expect(catalog.index(ofKey: "obsolete") == nil)
  }

  @Test("Forms are those that the numbers of the expression choose, with a number of each")
  func plurals() throws {
    let table = try catalog(
      Self.header + """
        #, c-format
        msgid "%d file"
        msgid_plural "%d files"
        msgstr[0] "%d plik"
        msgstr[1] "%d pliki"
        msgstr[2] "%d plików"
        """, "po/pl.po")
    #expect(table.forms("%d file", in: "pl") == ["msgstr[0]: 1 plik", "msgstr[1]: 42 pliki", "msgstr[2]: 21 plików"])
    let five = MessageArguments(positional: [.integer(5)])
    #expect(table.forms("%d files", in: "pl", arguments: five).first == "msgstr[2]: 5 plików")
    #expect(table.forms("%d file", in: "en", arguments: five) == ["msgstr[1]: 5 files", "msgstr[0]: 1 file"])
    // A language without a translation shows the source texts, by their own rule.
    #expect(table.forms("%d file", in: "ja") == ["msgstr[0]: 1 file", "msgstr[1]: 42 files"])
    let named = try catalog(
      "#, python-format\nmsgid \"%(n)d of %(name)s\"\nmsgid_plural \"%(n)d of %(name)s!\"\nmsgstr[0] \"%(n)d zu %(name)s\"\nmsgstr[1] \"%(name)s: %(n)d\"",
      "de/LC_MESSAGES/app.po")
    let arguments = MessageArguments(named: ["n": .integer(3), "name": .text("x")])
    #expect(named.forms("%(n)d of %(name)s", in: "de", arguments: arguments).first == "msgstr[1]: x: 3")
  }

  @Test("Where forms are missing the first one stands for them, and what is empty is not translated")
  func missingForms() throws {
    func entry(_ forms: String...) -> String {
      let forms = forms.enumerated().map { "msgstr[\($0)] \"\($1)\"" }.joined(separator: "\n")
      return "\(Self.header)#, c-format\nmsgid \"%d a\"\nmsgid_plural \"%d b\"\n\(forms)"
    }
    let short = try catalog(entry("%d x"), "pl.po")
    #expect(short.forms("%d a", in: "pl") == ["msgstr[0]: 1 x", "msgstr[1]: 42 x", "msgstr[2]: 21 x"])
    #expect(short.status("%d a", in: "pl") == .translated)
    #expect(try catalog(entry("%d x", "%d y", ""), "pl.po").status("%d a", in: "pl") == .untranslated)
    #expect(try catalog(entry("", "%d y", "%d z"), "pl.po").forms("%d a", in: "pl").first == "msgstr[0]: 1 a")
  }

  @Test("A text is the message without a context, or else the first with one; a key names its context")
  func contexts() throws {
    let table = try catalog(
      Self.header + """
        msgctxt "verb"
        msgid "Open"
        msgstr "Otwórz"
        msgctxt "state"
        msgid "Open"
        msgstr "Otwarte"
        msgctxt "a"
        msgid "b"
        msgstr "c"
        msgid "b"
        msgstr "d"
        """, "pl.po")
    #expect(table.forms("Open", in: "pl") == ["Otwórz"] && table.forms("b", in: "pl") == ["d"])
    let state = Translation(table, into: LocaleTag("pl")).text("Open", key: "state\u{4}Open")
    #expect(state.forms.map(\.text) == ["Otwarte"] && state.status == .translated)
  }

  @Test("Flags say what begins a placeholder")
  func flags() throws {
    func shown(_ flags: String, _ text: String, _ arguments: MessageArguments = MessageArguments()) throws -> String {
      let table = try catalog("#, \(flags)\nmsgid \"\(text)\"\nmsgstr \"\(text)\"", "de.po")
      return table.forms(text, in: "de", arguments: arguments).joined()
    }
    #expect(try shown("c-format", "%d%% {name}") == "42% {name}")
    #expect(try shown("python-brace-format", "{{x}} {name!r:>5} {0:d} %d") == "{x} Example Example %d")
    #expect(
      try shown("python-brace-format", "{} {}", MessageArguments(positional: [.text("a"), .integer(2)])) == "a 2")
    #expect(try shown("csharp-format", "{0:N2} {{0}}", MessageArguments(positional: [.integer(7)])) == "7 {0}")
    #expect(try shown("no-c-format", "50%discount {name}") == "50%discount Example")
    #expect(try shown("no-python-brace-format", "%d {name}") == "42 {name}")
    #expect(try shown("c-format, no-python-format", "%d {name}") == "42 {name}")
    #expect(try shown("no-wrap", "%d {name}") == "42 Example")
    #expect(try shown("fuzzy, c-format", "%s") == "Example")
  }

  /// Source: GNU gettext 0.21, "Preparing Strings" (`%<PRIu64>`) and "c-format" (`I`); Ruby, "Format Specifications";
  /// Elixir's Gettext, "Interpolation".
  @Test("Numbers and names are where C, Ruby and Elixir have them")
  func otherFlags() throws {
    func shown(
      _ flags: String, _ text: String, _ translation: String, _ arguments: MessageArguments
    ) throws -> String {
      let table = try catalog("#, \(flags)\nmsgid \"\(text)\"\nmsgstr \"\(translation)\"", "de.po")
      return table.forms(text, in: "de", arguments: arguments).joined()
    }
    let seven = MessageArguments(positional: [.integer(7)])
    #expect(try shown("c-format", "%<PRIu64> b", "B: %<PRIu64>", seven) == "B: 7")
    #expect(try shown("c-format", "%3<PRIXMAX>|%<PRO>", "%03<PRIXMAX>|%<PRO>", seven) == "007|%<PRO>")
    #expect(try shown("c-format", "%d b", "%Id B", seven) == "7 B")
    let named = MessageArguments(named: ["count": .integer(7), "name": .text("Ann")])
    #expect(try shown("ruby-format", "%{count} by %<name>s", "%<count>02d von %{name}", named) == "07 von Ann")
    #expect(try shown("elixir-autogen, elixir-format", "%{count}% d", "%{count} %d", named) == "7 %d")
    #expect(try shown("no-wrap", "%{count} d", "%{count} {name} %<b>d", named) == "7 Ann %<b>d")
    // What other tables have is text.
    #expect(try catalog("\"a %d\" = \"100%Idee %d\";", "de.lproj/a.strings").forms("a %d", in: "de") == ["100%Idee 42"])
  }

  @Test(
    "The language is that of the header, or of the path",
    arguments: [
      ("de_AT", "x.po", "de-AT"), ("sr@latin", "x.po", "sr-Latn"), ("ca@valencia", "fr.po", "ca-valencia"),
      ("pt_BR.UTF-8", "x.po", "pt-BR"), ("", "locale/de/LC_MESSAGES/app.po", "de"), ("", "po/zh_TW.po", "zh-TW"),
      ("German", "usr/sr@latin/LC_MESSAGES/a.po", "sr-Latn"), ("", "po/be@latin.po", "be-Latn"),
      ("en@shaw", "x.po", "en-Shaw"), ("be@tarask", "x.po", "be-tarask"), ("tt@iqtelif", "x.po", "tt-Latn"),
      ("sr@ijekavian", "x.po", "sr-ijekavsk"), ("sr@ijekavianlatin", "x.po", "sr-Latn-ijekavsk"),
      ("de_AT@euro", "x.po", "de-AT"), ("de@quot", "x.po", "de"), ("uz_UZ@saaho", "x.po", "uz-UZ-x-saaho"),
      ("", "po/en@cjknarrow.po", "en-x-cjknarro"),
    ])
  func languages(header: String, source: String, expected: String) throws {
    let text = "msgid \"\"\nmsgstr \"Language: \(header)\\n\"\n\nmsgid \"a\"\nmsgstr \"b\""
    #expect(try catalog(text, source).locales == [LocaleTag(expected)])
    #expect(try catalog(text, source, locale: "he").locales == [LocaleTag("he")])
  }

  /// Source: GNU gettext 0.21, "The Format of PO Files": a template is in no language.
  @Test("The name of a template names no language, in capitals neither", arguments: ["de.pot", "DE.POT"])
  func templates(source: String) throws {
    #expect(try catalog("msgid \"a\"\nmsgstr \"\"", source).locales.isEmpty)
    #expect(try catalog("msgid \"a\"\nmsgstr \"\"", "de.PO").locales == [LocaleTag("de")])
  }

  @Test("A table in the source language has the texts of identifiers, in whatever order tables come")
  func identifiers() throws {
    func table(_ locale: String, _ text: String) -> String {
      "msgid \"\"\nmsgstr \"Language: \(locale)\\n\"\nmsgid \"app.title\"\nmsgstr \"\(text)\""
    }
    for order in [["en", "de"], ["de", "en"]] {
      var catalog = TranslationCatalog(sourceLocale: LocaleTag("en"))
      for locale in order { try catalog.add(Array(table(locale, "Title \(locale)").utf8), source: "\(locale).po") }
      #expect(catalog.locales == [LocaleTag("de")])
      #expect(
        catalog.forms("app.title", in: "en") == ["Title en"] && catalog.forms("Title en", in: "de") == ["Title de"])
      #expect(catalog.status("app.title", in: "fr") == .untranslated)
    }
    let template = try catalog(
      "msgid \"\"\nmsgstr \"Language: \\nContent-Type: text/plain; charset=CHARSET\\nPlural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n\"\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"",
      "de.pot")
    #expect(template.locales.isEmpty && template.status("a", in: "de") == .untranslated)
  }

  @Test("Errors name the line")
  func faults() {
    let faults = [
      ("msgid \"a\"\n\nmsgid \"b\"", ":3: \"msgid \\\"b\\\"\"; expected msgstr"),
      ("msgstr \"a\"", ":1: \"msgstr \\\"a\\\"\"; expected msgid"),
      ("msgid \"a\nmsgstr \"b\"", ":1: a string has no end"), ("msgid \"a\\q\"", ":1: the escape \"\\\\q\""),
      ("msgid a", ":1: \"a\"; expected a string in quotes"),
      ("msgid \"a\"\nmsgstr \"\"\n\nmsgid \"a\"\nmsgstr \"\"", ":4: \"a\" is there already"),
      (
        "\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[2] \"d\"",
        ":5: \"[2] \\\"d\\\"\"; expected msgstr[1]"
      ),
      (
        "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[99999999999999999999] \"c\"",
        ":3: \"[9999999999999999999\"; expected msgstr[0]"
      ),
      ("msgid \"a\"\nmsgstr \"\\x\"", ":2: an escape without digits"), ("msgid \"\\377\"", ":1: it is no UTF-8"),
      (
        "# c\nmsgid \"a\"\nmsgstr \"b\"",
        ":2: its header names no language; expected Language: in it, or given with the file, as in de=a.po"
      ),
      (
        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-2\\n\"",
        ":1: its charset is \"ISO-8859-2\"; expected UTF-8, as msgconv --to-code=UTF-8 makes it"
      ),
      ("\u{0}", ":1: \"\\u0000\"; expected msgid"),
    ]
    for (text, expected) in faults {
      let found = fault(text)
      #expect(found.hasPrefix("a.po" + expected), "\(found)")
    }
  }

  @Test("An expression that is none is an error where there are plural forms")
  func expressionFaults() throws {
    func table(_ forms: String, _ entry: String = "msgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\"") -> String {
      "msgid \"\"\nmsgstr \"Language: de\\nPlural-Forms: \(forms)\\n\"\n\nmsgid \"a\"\n\(entry)"
    }
    #expect(fault(table("nplurals=2; plural=n != 1;")) == "no error" && fault(table("x", "msgstr \"c\"")) == "no error")
    let faults = [
      ("nplurals=2; plural=(n != 1;", "it ends; expected )"),
      ("nplurals=2; plural=n ! 1;", "\"! 1\"; expected an operator"),
      ("nplurals=2; plural=m;", "\"m\"; expected n, a number or ("),
      ("nplurals=2; plural=n ? 1;", "it ends; expected :"),
      ("nplurals=101; plural=0;", "nplurals=101; expected from 1 to 100"), ("nplurals=0; plural=0;", "nplurals=0"),
      ("plural=n", "Plural-Forms says no number of forms"),
      ("nplurals=99999999999999999999999; plural=0", "nplurals=99999999999999999999"),
    ]
    for (forms, expected) in faults {
      let found = fault(table(forms))
      #expect(found.hasPrefix("a.po:4: ") && found.contains(expected), "\(found)")
    }
  }

  @Test("Long and deep expressions have limits, and long tables take time in proportion to their length")
  func hostile() throws {
    func forms(_ expression: String) -> String {
      "msgid \"\"\nmsgstr \"Language: de\\nPlural-Forms: nplurals=2; plural=\(expression);\\n\"\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\""
    }
    func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    #expect(fault(forms("n" + repeated("+1", 900))) == "no error")
    #expect(fault(forms(repeated("(", 90) + "n" + repeated(")", 90))) == "no error")
    #expect(fault(forms(repeated("(", 900) + "n" + repeated(")", 900))).contains("nested too deep"))
    #expect(fault(forms(repeated("!", 900) + "n")).contains("at most 100 levels"))
    #expect(fault(forms(repeated("n?1:", 400) + "n")).contains("nested too deep"))
    #expect(fault(forms("n" + repeated("+1", 500_000 / 4))).contains("too long"))
    /// Messages with the longest expression.
    func messages(_ count: Int) -> String {
      forms("n" + repeated("+1", 900))
        + (0..<count).map { "\nmsgid \"\($0)\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"" }.joined()
    }
    /// A string of as many lines as a text may have bytes, or fewer.
    func lines(_ count: Int) -> String { "msgid \"\"\n" + repeated("\"a\"\n", count) + "msgstr \"b\"" }
    for (table, count) in [(messages, 20_000), (lines, InputLimits.textBytes)] {
      let (short, long) = (table(count / 8), table(count))
      let growth = growthOfTime(limit: 20) {
        #expect(fault(short, "de.po") == "no error")
      } to: {
        #expect(fault(long, "de.po") == "no error")
      }
      #expect(growth < 20)
    }
    #expect(fault("msgid \"" + repeated("a", InputLimits.textBytes + 1) + "\"").contains("a text is too long"))
  }
}
