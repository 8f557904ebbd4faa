import JSONText
import Testing

@testable import Translations

struct XLIFFTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="Localizable.strings" source-language="en" target-language="de" datatype="plaintext">
        <header><tool tool-id="x" tool-name="x"/></header>
        <body>
          <trans-unit id="settings.title"><source>Settings</source><target>Einstellungen</target><note>n</note></trans-unit>
          <trans-unit id="untouched"><source>Untouched</source></trans-unit>
          <trans-unit id="empty"><source>Empty</source><target/></trans-unit>
          <trans-unit id="waiting"><source>Waiting</source><target state="needs-translation">Waiting</target></trans-unit>
          <trans-unit id="brand" translate="no"><source>Galley</source></trans-unit>
          <group id="g"><group>
            <trans-unit id="inline" xml:space="preserve"><source>Read</source><target>Bitte <g id="1" ctype="bold">die <mrk mtype="term">Datei</mrk></g> <ph id="2">%1$@</ph><x id="LINE_BREAK"/>lesen<bpt id="3">&lt;b&gt;</bpt>!<ept id="3">&lt;/b&gt;</ept> <x id="INTERPOLATION" equiv-text="{{ name }}"/><x id="n"/></target></trans-unit>
          </group></group>
          <trans-unit id="%lld files|==|plural.one"><source>%lld file</source><target>%lld Datei</target></trans-unit>
          <trans-unit id="%lld files|==|plural.other"><source>%lld files</source><target>%lld Dateien</target></trans-unit>
          <trans-unit id="tap|==|device.mac"><source>Click</source><target>Klicken</target></trans-unit>
          <trans-unit id="tap|==|device.other"><source>Tap</source><target>Tippen</target></trans-unit>
          <trans-unit id="sum"><source>%#@n@ found</source><target>%#@n@ gefunden</target></trans-unit>
          <trans-unit id="sum|==|substitutions.n.plural.one"><source>%arg hit</source><target>%arg Treffer</target></trans-unit>
          <trans-unit id="sum|==|substitutions.n.plural.other"><source>%arg hits</source><target>%arg Treffer</target></trans-unit>
        </body>
      </file>
      <file original="Other.strings" source-language="en" target-language="de" datatype="plaintext">
        <body>
          <trans-unit id="12" resname="other.key"><source>Other</source><target>Andere</target></trans-unit>
          <trans-unit id="13"><source>By its text</source><target>Nach seinem Text</target></trans-unit>
        </body>
      </file>
    </xliff>
    """

  private let table: TranslationCatalog

  init() throws { table = try catalog(Self.text, "de.xliff") }

  @Test("Units of all files and groups are there, by resname, id or text")
  func units() {
    #expect(table.sourceLocale.name == "en" && table.locales.map(\.name) == ["de"])
    #expect(table.forms("settings.title", in: "de") == ["Einstellungen"])
    #expect(table.forms("Settings", in: "de") == ["Einstellungen"])
    #expect(table.forms("other.key", in: "de") == ["Andere"])
    #expect(table.forms("By its text", in: "de") == ["Nach seinem Text"])
    #expect(table.status("13", in: "de") == .verbatim)
  }

  @Test("Inline elements show what people see")
  func inline() {
    let arguments = MessageArguments(positional: [.text("a.txt")], named: ["n": .text("7"), "name": .text("Ada")])
    #expect(table.forms("inline", in: "de", arguments: arguments) == ["Bitte die Datei a.txt\nlesen! Ada7"])
  }

  /// Angular extracts an interpolation as an `x` with its code ("Example of extracted messages").
  @Test("Angular's interpolations are placeholders of their names")
  func interpolations() throws {
    func text(_ code: String, _ arguments: MessageArguments = MessageArguments()) throws -> [String] {
      let mark = "<x id=\"INTERPOLATION\" equiv-text=\"\(code)\"/>"
      return try catalog(
        """
        <xliff version="1.2"><file source-language="en" target-language="de" original="ng2.template"><body>
        <trans-unit id="k"><source>Hi \(mark)!</source><target>Hallo \(mark)!</target></trans-unit></body></file></xliff>
        """, "messages.de.xlf"
      ).forms("k", in: "de", arguments: arguments)
    }
    let ada = MessageArguments(named: ["name": .text("Ada"), "INTERPOLATION": .text("ADA")])
    #expect(try text("{{name}}") == ["Hallo Example!"] && text("{{ name }}", ada) == ["Hallo Ada!"])
    #expect(try text("{{ name | uppercase }}", ada) == ["Hallo ADA!"] && text("{{f(1)}}") == ["Hallo Example!"])
    #expect(try text("{name}", ada) == ["Hallo Ada!"])
  }

  /// Source: Angular, "Merge translations" and `xliff.ts` of its compiler (`ctype`).
  @Test("Angular's tags show nothing, and a message in a message is a placeholder")
  func tagsAndMessages() throws {
    let table = try catalog(
      """
      <xliff version="1.2"><file source-language="en" target-language="de" original="ng2.template"><body>
      <trans-unit id="tags"><source>a</source><target><x id="START_BOLD_TEXT" ctype="x-b"/>i18n<x id="CLOSE_BOLD_TEXT" \
      ctype="x-b"/>!<x id="LINE_BREAK" ctype="lb"/>Ciao<x id="TAG_IMG" ctype="image"/></target></trans-unit>
      <trans-unit id="message {ICU}"><source>b</source><target>Aktualisiert <x id="ICU" equiv-text="{minutes, plural, =0 {...} \
      other {...}}"/></target></trans-unit></body></file></xliff>
      """, "messages.de.xlf")
    #expect(table.forms("tags", in: "de") == ["i18n!\nCiao"])
    #expect(table.forms("message {ICU}", in: "de") == ["Aktualisiert Example"])
  }

  @Test("A resname of digits is the key, and groups say for their units whether these are translated")
  func names() throws {
    let table = try catalog(
      """
      <xliff version="1.2"><file source-language="en" target-language="de" original="a"><body>
      <trans-unit id="a" resname="404"><source>Not found</source><target>Nicht da</target></trans-unit>
      <trans-unit id="\u{663}"><source>Three</source><target>Drei</target></trans-unit>
      <group translate="no"><trans-unit id="brand"><source>Galley</source></trans-unit><group>
      <trans-unit id="inner"><source>Proof</source></trans-unit></group>
      <trans-unit id="other" translate="yes"><source>Other</source></trans-unit></group></body></file></xliff>
      """, "de.xliff")
    #expect(table.forms("404", in: "de") == ["Nicht da"] && table.forms("\u{663}", in: "de") == ["Drei"])
    #expect(table.status("brand", in: "de") == .translated && table.status("inner", in: "de") == .translated)
    #expect(table.status("other", in: "de") == .untranslated)
  }

  @Test("Xcode's variations are forms of one text")
  func variations() {
    #expect(table.forms("%lld files", in: "de") == ["one: 1 Datei", "other: 42 Dateien"])
    #expect(table.forms("tap", in: "de") == ["device.mac: Klicken", "device.other: Tippen"])
    #expect(table.forms("sum", in: "de") == ["one: 1 Treffer gefunden", "other: 42 Treffer gefunden"])
  }

  /// The units are as in Xcode 15's exports ("Discover String Catalogs", WWDC 2023); a strings file has the same key.
  @Test("Xcode's paths into strings dictionaries are texts that depend on numbers, rooms and devices")
  func stringsDictionaries() throws {
    func file(_ name: String, _ units: [(id: String, source: String, target: String)]) -> String {
      let units = units.map {
        "<trans-unit id=\"\($0.id)\"><source>\($0.source)</source><target>\($0.target)</target></trans-unit>"
      }
      return """
        <file original="en.lproj/\(name)" source-language="en" target-language="cs"><body>\(units.joined())</body></file>
        """
    }
    let strings = file("Localizable.strings", [("%lld days", "%lld days", "bez tvar\u{16F}")])
    let dictionary = file(
      "Localizable.stringsdict",
      [
        ("/%lld days:dict/NSStringLocalizedFormatKey:dict/:string", "%#@day@ left", "Zb\u{FD}v\u{E1} %#@day@"),
        ("/%lld days:dict/day:dict/one:dict/:string", "%lld day", "%lld den"),
        ("/%lld days:dict/day:dict/few:dict/:string", "%lld days", "%lld dny"),
        ("/%lld days:dict/day:dict/other:dict/:string", "%lld days", "%lld dn\u{ED}"),
        ("/room:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "Short", "Kr\u{E1}tk\u{FD}"),
        ("/room:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "Click", "Klikn\u{11B}te"),
        ("/a:dict/b:dict/NSStringLocalizedFormatKey:dict/:string", "Key", "Kl\u{ED}\u{10D}"),
      ])
    for files in [strings + dictionary, dictionary + strings] {
      let table = try catalog("<xliff version=\"1.2\">\(files)</xliff>", "cs.xliff")
      #expect(
        table.forms("%lld days", in: "cs")
          == ["one: Zb\u{FD}v\u{E1} 1 den", "few: Zb\u{FD}v\u{E1} 2 dny", "other: Zb\u{FD}v\u{E1} 42 dn\u{ED}"])
      #expect(table.forms("room", in: "cs") == ["width.20: Kr\u{E1}tk\u{FD}", "device.mac: Klikn\u{11B}te"])
      #expect(table.forms("a:dict/b", in: "cs") == ["Kl\u{ED}\u{10D}"])
    }
  }

  /// The identifiers combine the parts that Xcode writes for single variations; no export of nested variations was at hand.
  @Test("Variations may be in each other")
  func nestedVariations() throws {
    func unit(_ id: String, _ text: String) -> String {
      "<trans-unit id=\"\(id)\"><source>\(text)</source><target>\(text)</target></trans-unit>"
    }
    func table(_ units: [String]) throws(InputError) -> TranslationCatalog {
      try catalog(
        """
        <xliff version="1.2"><file source-language="en" target-language="de" original="a"><body>\(units.joined())</body></file></xliff>
        """, "de.xliff")
    }
    let expected = [
      "device.iphone.one: 1 Datei, getippt", "device.iphone.other: 42 Dateien, getippt", "device.other.one: 1 Datei",
      "device.other.other: 42 Dateien",
    ]
    let substitution = "k|==|substitutions.files.device"
    let strings = try table([
      unit("k", "%#@files@"), unit("\(substitution).iphone.plural.one", "%arg Datei, getippt"),
      unit("\(substitution).iphone.plural.other", "%arg Dateien, getippt"),
      unit("\(substitution).other.plural.one", "%arg Datei"),
      unit("\(substitution).other.plural.other", "%arg Dateien"),
    ])
    #expect(strings.forms("k", in: "de") == expected)
    func path(_ device: String, _ rest: String) -> String {
      "/k:dict/NSStringDeviceSpecificRuleType:dict/\(device):dict/\(rest):dict/:string"
    }
    let dictionary = try table([
      unit(path("iphone", "NSStringLocalizedFormatKey"), "%#@files@"),
      unit(path("iphone", "files:dict/one"), "%lld Datei, getippt"),
      unit(path("iphone", "files:dict/other"), "%lld Dateien, getippt"),
      unit(path("other", "NSStringLocalizedFormatKey"), "%#@files@"),
      unit(path("other", "files:dict/one"), "%lld Datei"), unit(path("other", "files:dict/other"), "%lld Dateien"),
      unit(path("mac", "NSStringVariableWidthRuleType:dict/20"), "Kurz"),
    ])
    #expect(
      dictionary.forms("k", in: "de") == expected + ["device.mac.width.20: Kurz"])
    let missing = message { () throws(InputError) in
      _ = try table([unit("k", "%#@files@"), unit("k|==|substitutions.files.width.20.plural.other", "%arg")])
    }
    #expect(
      missing
        == "de.xliff:$.k: the variable \"files\" has no text for all devices; expected one, or one for other devices")
  }

  @Test("Targets that are missing, empty or wait for a translator are not translated")
  func states() {
    #expect(["untouched", "empty", "waiting"].allSatisfy { table.status($0, in: "de") == .untranslated })
    #expect(table.status("brand", in: "de") == .translated && table.status("settings.title", in: "de") == .translated)
    #expect(table.forms("empty", in: "de") == ["Empty"])
  }

  @Test("Of units of one key in several files the first counts, with its state")
  func repeatedUnits() throws {
    func status(_ first: String, _ second: String) throws -> Translated.Status {
      let files = [first, second].map { state in
        """
        <file source-language="en" target-language="de" original="\(state)"><body><trans-unit id="key"><source>Text</source>\
        <target state="\(state)">\(state)</target></trans-unit></body></file>
        """
      }
      let table = try catalog("<xliff version=\"1.2\">\(files.joined())</xliff>", "de.xliff")
      #expect(table.forms("key", in: "de") == [first])
      return table.status("key", in: "de")
    }
    #expect(try status("translated", "new") == .translated)
    #expect(try status("new", "translated") == .untranslated)
  }

  @Test(
    "Faults name the line, and nothing outside the file is read",
    arguments: [
      ("<xliff version=\"2.0\"/>", "a.xliff:1: it is no XLIFF of version 1.2"),
      ("<xliff version=\"1.2\">\n<file/></xliff>", "a.xliff:2: file has no source-language"),
      (
        "<xliff version=\"1.2\"><file source-language=\"en\"><body>\n\n<trans-unit/></body></file></xliff>",
        "a.xliff:3: trans-unit has no id or no source"
      ),
      ("<xliff version=\"1.2\">\n<a></b></xliff>", "a.xliff:2: mismatched tag; expected well-formed XML"),
      (
        "<!DOCTYPE a [\n<!ENTITY b SYSTEM \"file:///etc/passwd\">]>\n<xliff>&b;</xliff>",
        "a.xliff:1: the document has declarations of its own; expected a DOCTYPE without [ ], or none"
      ),
      (
        "<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;\">]>\n<xliff>&c;</xliff>",
        "a.xliff:1: the document has declarations of its own"
      ),
      (
        "<!DOCTYPE a SYSTEM \"http://example.com/a.dtd\">\n<xliff>&b;</xliff>",
        "a.xliff:2: there is no entity \"b\"; expected one of XML's own"
      ),
      (String(repeating: "<a>", count: 10_000), "a.xliff:1: elements are nested too deep; expected at most 256 levels"),
    ])
  func faults(text: String, expected: String) {
    let found = message { () throws(InputError) in _ = try catalog(text, "a.xliff") }
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test("Android's resources say what is wrong with them")
  func androidFaults() {
    func fault(_ text: String) -> String {
      message { () throws(InputError) in _ = try catalog("<resources>\n\(text)</resources>", "values-de/strings.xml") }
    }
    #expect(fault("<string>a</string>") == "values-de/strings.xml:2: string has no name; expected a name")
    #expect(
      fault("<string name=\"a\"/>\n<string name=\"a\"/>")
        == "values-de/strings.xml:3: @string/a is there already; expected each name once")
    #expect(
      fault("<plurals name=\"a\"><item quantity=\"some\"/></plurals>").hasPrefix(
        "values-de/strings.xml:2: item of plurals a has no known quantity; expected one of zero one two"))
    #expect(
      message { () throws(InputError) in _ = try catalog("<layout/>", "strings.xml") }
        == "strings.xml:1: its root is layout; expected resources, as in strings.xml")
    #expect(
      message { () throws(InputError) in _ = try catalog("a", "strings.csv") }
        == "strings.csv: it is no known kind of table; expected a file whose name ends in .xcstrings, .strings, .stringsdict, .xliff, .xlf, .xml, .arb, .po or .pot, or l10n.yaml"
    )
  }

  @Test("Android's references, products and circles")
  func androidReferences() throws {
    let table = try catalog(
      """
      <resources>
        <string name="a">@string/b</string><string name="b">@string/c</string><string name="c">C</string>
        <string name="x">@string/y</string><string name="y">@string/x</string>
        <string name="d" product="tablet">tablet</string><string name="d" product="default">phone</string>
        <string name="e">phone</string><string name="e" product="tv">TV</string><string name="f" product="default">f</string>
      </resources>
      """, "values-de/strings.xml")
    #expect(table.forms("@string/a", in: "de") == ["C"])
    #expect(table.forms("@string/x", in: "de").first?.hasPrefix("@string/") == true)
    #expect(table.forms("@string/d", in: "de") == ["product.default: phone", "product.tablet: tablet"])
    #expect(table.forms("@string/e", in: "de") == ["product.default: phone", "product.tv: TV"])
    #expect(table.forms("@string/f", in: "de") == ["f"])
  }
}
