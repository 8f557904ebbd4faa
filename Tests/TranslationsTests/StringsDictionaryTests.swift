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

  /// A dictionary of rules with a plural variable, `files`.
  private static func files(_ one: String, _ other: String) -> String {
    """
    <key>NSStringLocalizedFormatKey</key><string>%#@files@</string><key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
    """
  }

  private static func dictionary(_ rules: String) -> String {
    "<plist version=\"1.0\"><dict><key>k</key><dict>\(rules)</dict></dict></plist>"
  }

  /// "Creating great localized experiences with Xcode 11" (WWDC 2019): rules for devices may be combined with those for numbers and widths.
  @Test("The text for a device or a width may have plural forms, and forms for widths")
  func nested() throws {
    let table = try catalog(
      Self.dictionary(
        """
        <key>NSStringDeviceSpecificRuleType</key><dict>
        <key>iphone</key><dict>\(Self.files("%d Datei, getippt", "%d Dateien, getippt"))</dict>
        <key>mac</key><dict>\(Self.files("%d Datei", "%d Dateien"))
        <key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Kurz</string></dict></dict>
        <key>other</key><string>Dateien</string></dict>
        """), "de.lproj/a.stringsdict")
    let five = MessageArguments(positional: [.integer(5)])
    #expect(
      table.forms("k", in: "de", arguments: five) == [
        "device.iphone.other: 5 Dateien, getippt", "device.iphone.one: 1 Datei, getippt", "device.mac.width.20: Kurz",
        "device.mac.other: 5 Dateien", "device.mac.one: 1 Datei", "device.other: Dateien",
      ])
    let widths = try catalog(
      Self.dictionary(
        """
        \(Self.files("%d Datei", "%d Dateien"))<key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><dict>\(Self.files("%d D.", "%d D."))</dict><key>50</key><string>%#@files@ hier</string></dict>
        """), "de.lproj/a.stringsdict")
    #expect(
      widths.forms("k", in: "de") == [
        "width.20.one: 1 D.", "width.20.other: 42 D.", "width.50.one: 1 Datei hier", "width.50.other: 42 Dateien hier",
        "one: 1 Datei", "other: 42 Dateien",
      ])
  }

  @Test("What is no rule that can be read is an error with its line")
  func unreadable() {
    func fault(_ rules: String) -> String {
      message { () throws(InputError) in _ = try catalog(Self.dictionary(rules), "a.stringsdict") }
    }
    #expect(
      fault("\n<key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key>\n<array/></dict>")
        == "a.stringsdict:3: a value of type array; expected a text or a dictionary of rules")
    #expect(
      fault("<key>NSStringVariableWidthRuleType</key>\n<string>a</string>")
        == "a.stringsdict:2: a text; expected a dictionary of texts")
    #expect(
      fault(
        "<key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict>\n<key>NSStringFormatSpecTypeKey</key>"
          + "<string>NSStringDeviceSpecificRuleType</string></dict>")
        == "a.stringsdict:2: a variable of type \"NSStringDeviceSpecificRuleType\"; expected NSStringPluralRuleType")
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
