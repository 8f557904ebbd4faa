import JSONText
import TestSupport
import Testing

@testable import Translations

/// Tables that Galley read otherwise than the programs they are made for.
@Suite("Tables as other programs read them")
struct OtherReadersTests {
  private func xliff(_ units: String, _ attributes: String = "") -> String {
    """
    <xliff version="1.2"\(attributes)><file original="a" source-language="en" target-language="de"><body>\(units)</body></file></xliff>
    """
  }

  /// Source: XLIFF 1.2, 2.2.3: a unit without a target is not translated.
  @Test("A text of which a form has no target is not translated, unless no number chooses the form")
  func halfTranslated() throws {
    func unit(_ id: String, _ source: String, _ target: String?) -> String {
      "<trans-unit id=\"\(id)\"><source>\(source)</source>\(target.map { "<target>\($0)</target>" } ?? "")</trans-unit>"
    }
    let table = try catalog(
      xliff(
        unit("%lld files|==|plural.one", "%lld file", "%lld Datei")
          + unit("%lld files|==|plural.other", "%lld files", nil)
          + unit("%lld days|==|plural.one", "%lld day", "%lld Tag") + unit("%lld days|==|plural.few", "%lld days", nil)
          + unit("%lld days|==|plural.other", "%lld days", "%lld Tage")
          + unit("/%lld left:dict/NSStringLocalizedFormatKey:dict/:string", "%#@n@ left", "%#@n@ übrig")
          + unit("/%lld left:dict/n:dict/other:dict/:string", "%lld", nil)), "de.xliff")
    #expect(table.status("%lld files", in: "de") == .untranslated)
    #expect(table.forms("%lld files", in: "de") == ["one: 1 Datei", "other: 42 files"])
    #expect(table.status("%lld days", in: "de") == .translated)
    #expect(table.forms("%lld days", in: "de") == ["one: 1 Tag", "other: 42 Tage"])
    #expect(table.status("%lld left", in: "de") == .untranslated)
  }

  /// Source: translate-toolkit 3 and aapt2 10.0.0, which go by namespaces.
  @Test("What a tool adds in a namespace of its own is none of the format's")
  func namespaces() throws {
    let units = """
      <trans-unit id="a" m:translate="no"><source>A</source></trans-unit>
      <trans-unit m:id="z" id="b"><source>B</source><m:target>Z</m:target><target m:state="new" state="final">C</target></trans-unit>
      """
    let table = try catalog(xliff(units, " xmlns:m=\"urn:m\""), "de.xliff")
    #expect(table.status("a", in: "de") == .untranslated)
    #expect(table.forms("b", in: "de") == ["C"] && table.status("b", in: "de") == .translated)
    let prefixed = """
      <x:xliff version="1.2" xmlns:x="urn:x"><x:file original="a" source-language="en" target-language="de"><x:body><x:trans-unit \
      id="a"><x:source>A</x:source><x:target>B<x:g id="1">C</x:g></x:target></x:trans-unit></x:body></x:file></x:xliff>
      """
    #expect(try catalog(prefixed, "de.xliff").forms("a", in: "de") == ["BC"])
    let resources = """
      <resources xmlns:tools="urn:tools" xmlns:xliff="urn:xliff"><tools:string name="none">Z</tools:string>
      <string tools:name="z" name="a">A<xliff:g id="n">%d</xliff:g></string></resources>
      """
    let strings = try catalog(resources, "values-de/strings.xml")
    #expect(strings.forms("@string/a", in: "de", arguments: MessageArguments(positional: [.integer(3)])) == ["A3"])
    #expect(strings.status("@string/none", in: "de") == .missing && strings.status("@string/z", in: "de") == .missing)
  }

  @Test("An empty resname does not hide the id")
  func emptyNames() throws {
    let unit = "<trans-unit id=\"a\" resname=\"\"><source>A</source><target>B</target></trans-unit>"
    #expect(try catalog(xliff(unit), "de.xliff").forms("a", in: "de") == ["B"])
  }

  /// Xcode writes a language that was added like this.
  @Test("A language of which no text is written yet is one of a catalog's")
  func newLanguages() throws {
    let new = #""de": {"stringUnit": {"state": "new", "value": ""}}"#
    let table = try catalog(
      #"{"sourceLanguage": "en", "strings": {"Open": {"localizations": {\#(new)}}}}"#, "a.xcstrings")
    #expect(table.locales.map(\.name) == ["de"] && table.status("Open", in: "de") == .untranslated)
  }

  @Test("A variable that a text names and nothing defines is an error")
  func unknownVariables() {
    let catalogText = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": {"stringUnit": {"value": "%@: %#@X@"},
        "substitutions": {"x": {"variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}}}}}
      """
    #expect(
      message { () throws(InputError) in _ = try catalog(catalogText, "a.xcstrings") }.hasPrefix(
        "a.xcstrings:$.strings.k.localizations.de: there is no variable \"X\""))
  }

  /// Source: gettext 0.21: `msgfmt --check` takes a header that stands last.
  @Test("The header of a PO file holds for the messages before it, and alone it names a language")
  func lateHeaders() throws {
    let header = #"""
      msgid ""
      msgstr "Language: ru\nPlural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2;\n"
      """#
    let message = "msgid \"%d a\"\nmsgid_plural \"%d b\"\nmsgstr[0] \"%d x\"\nmsgstr[1] \"%d y\"\nmsgstr[2] \"%d z\"\n"
    let five = MessageArguments(positional: [.integer(5)])
    let orders = try [header + "\n\n" + message, message + "\n" + header].map {
      try catalog($0, "ru.po").forms("%d a", in: "ru", arguments: five)
    }
    #expect(orders[0] == orders[1] && orders[0].count == 3)
    #expect(try catalog(header, "a.po").locales.map(\.name) == ["ru"])
  }

  /// Source: Android, "Localize your app", "Mark non-translatable message parts".
  @Test("The example that a placeholder of Android has is its sample")
  func examples() throws {
    let table = try catalog(
      """
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
      <string name="hello">Hello <xliff:g id="name" example="Anna">%1$s</xliff:g>, <b><xliff:g example="7">%2$d</xliff:g></b></string>
      <string name="plain">%s <xliff:g example="of Bern">%s</xliff:g> <xliff:g example="1.5 km">%.1f</xliff:g></string>
      <string name="both"><xliff:g example="3 MB">%1$s MB</xliff:g></string>
      <plurals name="files"><item quantity="one">%2$d file of <xliff:g example="Anna">%1$s</xliff:g></item>
      <item quantity="other"><xliff:g example="5">%2$d</xliff:g> files of %1$s</item></plurals></resources>
      """, "values-en/strings.xml")
    #expect(table.forms("@string/hello", in: "en") == ["Hello Anna, 7"])
    let given = MessageArguments(positional: [.text("Ada")])
    #expect(table.forms("@string/hello", in: "en", arguments: given) == ["Hello Ada, 7"])
    #expect(table.forms("@string/plain", in: "en") == ["Example of Bern 42.0"])
    #expect(table.forms("@string/both", in: "en") == ["Example MB"])
    #expect(table.forms("@plurals/files", in: "en") == ["one: 1 file of Anna", "other: 42 files of Anna"])
  }

  /// Source: CoreFoundation reads a property list with two values of a key as one with the last; aapt2: "duplicate quantity".
  @Test("Of two values of a key in a property list the last counts, and two texts for a quantity are an error")
  func duplicates() throws {
    func rules(_ text: String) -> String {
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string></dict>"
    }
    let table = try catalog("<plist><dict>\(rules("first"))\(rules("last"))</dict></plist>", "de.lproj/a.stringsdict")
    #expect(table.forms("k", in: "de") == ["last"])
    let plurals = """
      <resources><plurals name="a"><item quantity="one">x</item>
      <item quantity="one">y</item></plurals></resources>
      """
    #expect(
      message { () throws(InputError) in _ = try catalog(plurals, "values-de/strings.xml") }
        == "values-de/strings.xml:2: plurals a has one twice; expected each quantity once")
    let withoutOther = """
      <resources><plurals name="a"><item quantity="one">x</item><item quantity="few">x</item><item quantity="many">y</item>
      </plurals></resources>
      """
    for file in ["values-de/strings.xml", "values/strings.xml"] {
      #expect(
        message { () throws(InputError) in _ = try catalog(withoutOther, file) }
          == "\(file):1: plurals a has no item for other; expected it, since an app stops at a number that no item is for"
      )
    }
    // Whole numbers of these languages never are `other`.
    for locale in ["pl", "ru", "uk"] { _ = try catalog(withoutOther, "values-\(locale)/strings.xml") }
  }

  @Test("Units of one text, and marks of agreement, take time in proportion to their number")
  func growth() throws {
    /// A file for each of some languages, all with one unit.
    func languages(_ count: Int) -> String {
      let files = (0..<count).map { index in
        let letters = (0..<5).map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8((index >> (4 * $0)) & 15))) }
        return
          "<file original=\"f\" source-language=\"en\" target-language=\"\(letters.joined())\"><body><trans-unit id=\"a\">"
          + "<source>a</source><target>b</target></trans-unit></body></file>"
      }
      return "<xliff version=\"1.2\">\(files.joined())</xliff>"
    }
    let forms = { (count: Int) in
      xliff(
        (0..<count).map { "<trans-unit id=\"a|==|device.d\($0).plural.one\"><source>a</source></trans-unit>" }.joined())
    }
    #expect(
      message { () throws(InputError) in _ = try catalog(forms(InputLimits.textForms + 1), "a.xliff") }.hasPrefix(
        "a.xliff:1: the text \"a\" has too many forms"))
    for (table, count) in [(languages, InputLimits.tableLanguages), (forms, 16_000)] as [((Int) -> String, Int)] {
      let (short, long) = (table(count / 8), table(count))
      let growth = growthOfTime(limit: 20) {
        _ = message { () throws(InputError) in _ = try catalog(short, "a.xliff") }
      } to: {
        _ = message { () throws(InputError) in _ = try catalog(long, "a.xliff") }
      }
      #expect(growth < 20)
    }
    // A megabyte took nine seconds.
    let marks = String(repeating: "](", count: 500_000)
    #expect(marks.withoutInflection == marks)
  }
}
