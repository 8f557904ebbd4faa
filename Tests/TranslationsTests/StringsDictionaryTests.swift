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

  @Test("Faults name the line")
  func faults() {
    let found = message { () throws(InputError) in
      _ = try catalog("<plist><dict><key>a</key>\n<string>b</string></dict></plist>", "a.stringsdict")
    }
    #expect(found == "a.stringsdict:2: a text; expected a dictionary of rules")
  }
}
