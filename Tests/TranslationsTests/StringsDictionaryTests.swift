import JSONText
import Testing

@testable import Translations

struct StringsDictionaryTests {
  /// The example of Apple's "Stringsdict File Format", in German, and a text by width.
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>%d files in %d folders</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%1$#@files@ in %2$#@folders@</string>
        <key>files</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d Datei</string>
          <key>other</key><string>%d Dateien</string>
        </dict>
        <key>folders</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>einem Ordner</string>
          <key>other</key><string>%d Ordnern</string>
        </dict>
      </dict>
      <key>GroceryList</key>
      <dict>
        <key>NSStringVariableWidthRuleType</key>
        <dict><key>20</key><string>Milch</string><key>50</key><string>Milch und Eier</string></dict>
      </dict>
    </dict>
    </plist>
    """

  @Test("Plural rules and widths become forms")
  func forms() throws {
    let table = try catalog(Self.text, "de.lproj/Localizable.stringsdict")
    #expect(
      table.forms(
        "%d files in %d folders", in: "de", arguments: MessageArguments(positional: [.integer(3), .integer(8)]))
        == ["other: 3 Dateien in 8 Ordnern", "one: 1 Datei in einem Ordner"])
    #expect(table.forms("GroceryList", in: "de") == ["width.20: Milch", "width.50: Milch und Eier"])
  }

  /// `CFBundle_Strings.c`: "Use the strings table as base content for the stringsdict".
  @Test("A strings dictionary comes before strings files, in any order, and not before other tables")
  func order() throws {
    let strings = ("de.lproj/L.strings", #"GroceryList = "Einkauf";"#)
    let dictionary = ("de.lproj/L.stringsdict", Self.text)
    let resources = ("values-de/a.xml", "<resources><string name=\"a\">b</string></resources>")
    let xliff = (
      "de.xliff",
      """
      <xliff version="1.2"><file source-language="en" target-language="de" original="f"><body><trans-unit id="GroceryList">
      <source>Groceries</source><target>Liste</target></trans-unit></body></file></xliff>
      """
    )
    func forms(_ files: (source: String, text: String)...) throws -> [String] {
      var table = TranslationCatalog(sourceLocale: LocaleTag("en"))
      for file in files { try table.add(Array(file.text.utf8), source: file.source) }
      return table.forms("GroceryList", in: "de")
    }
    let widths = ["width.20: Milch", "width.50: Milch und Eier"]
    #expect(try forms(strings, dictionary) == widths)
    #expect(try forms(dictionary, resources, strings) == widths)
    #expect(try forms(xliff, dictionary, strings) == ["Liste"])
  }

  @Test("Faults name the line")
  func faults() {
    let found = message { () throws(InputError) in
      _ = try catalog("<plist><dict><key>a</key>\n<string>b</string></dict></plist>", "a.stringsdict")
    }
    #expect(found == "a.stringsdict:2: a text; expected a dictionary of rules")
  }
}
