import JSONText
import TestSupport
import Testing

@testable import Translations

/// Tables that grow when they are read, or that cost unbounded time or memory.
struct HostileTableTests {
  @Test("Attributes with defaults are refused before they multiply")
  func defaultAttributes() throws {
    func table(_ attributeCount: Int, _ elementCount: Int) -> String {
      let attributes = (0..<attributeCount).map { "a\($0) CDATA \"\(String(repeating: "x", count: 100))\"" }
      return """
        <?xml version="1.0"?>
        <!DOCTYPE resources [<!ATTLIST e \(attributes.joined(separator: " "))>]>
        <resources>\(String(repeating: "<e/>", count: elementCount))</resources>
        """
    }
    func refuse(_ text: String) {
      #expect(
        fault(text, "values/strings.xml")
          == "values/strings.xml:2: the document has declarations of its own; expected a DOCTYPE without [ ], or none")
    }
    // Elements with attributes took time and memory for each attribute of each: 2.2 GB for a megabyte.
    let (short, long) = (table(50, 10_000), table(1000, 200_000))
    let growth = growthOfTime(limit: 40) {
      refuse(short)
    } to: {
      refuse(long)
    }
    #expect(growth < 40, "\(growth)")
  }

  @Test("A DOCTYPE that only names its type is read")
  func doctype() throws {
    let text =
      "<!DOCTYPE resources PUBLIC \"-//A//B\" \"http://example.com/c.dtd\"><resources><string name=\"a\">b</string></resources>"
    #expect(fault(text, "values/strings.xml") == "no error")
  }

  @Test("Elements, attributes, depth and bytes have limits, which errors name")
  func limits() throws {
    func resources(_ text: String) -> String { "<resources>\n\(text)</resources>" }
    let many = InputLimits.xmlElements
    #expect(fault(resources(String(repeating: "<a/>", count: many - 1)), "values/strings.xml") == "no error")
    #expect(
      fault(resources(String(repeating: "<a/>", count: many)), "values/strings.xml")
        == "values/strings.xml:2: there are too many elements; expected at most \(many)")
    let attributes = (0..<1000).map { "a\($0)=''" }.joined(separator: " ")
    let full = InputLimits.xmlAttributes / 1000
    #expect(fault(resources(String(repeating: "<a \(attributes)/>", count: full)), "values/strings.xml") == "no error")
    #expect(
      fault(resources(String(repeating: "<a \(attributes)/>", count: full) + "<b c=''/>"), "values/strings.xml")
        == "values/strings.xml:2: there are too many attributes; expected at most \(InputLimits.xmlAttributes)")
    let deep = InputLimits.xmlDepth - 1
    #expect(
      fault(
        resources(String(repeating: "<a>", count: deep) + String(repeating: "</a>", count: deep)), "values/strings.xml")
        == "no error")
    #expect(
      fault(resources(String(repeating: "<a>", count: deep + 1)), "values/strings.xml")
        == "values/strings.xml:2: elements are nested too deep; expected at most \(InputLimits.xmlDepth) levels")
    #expect(
      fault(String(repeating: " ", count: InputLimits.xmlBytes + 1), "values/strings.xml")
        == "values/strings.xml: the document is too large; expected at most \(InputLimits.xmlBytes) bytes")
  }

  @Test("Languages take memory by their texts, and have a limit")
  func languages() throws {
    func xliff(_ count: Int) -> String {
      // Language tags without digits: aaaaa, aaaab, …
      let files = (0..<count).map { index in
        let letters: [UInt8] = (0..<5).map { place in UInt8(ascii: "a") + UInt8((index >> (4 * place)) & 15) }
        let tag = String(decoding: letters, as: UTF8.self)
        return """
          <file source-language="en" target-language="\(tag)" original="f"><body><trans-unit id="\(index)">\
          <source>a</source><target>b</target></trans-unit></body></file>
          """
      }
      return "<xliff version=\"1.2\">\(files.joined())</xliff>"
    }
    #expect(fault(xliff(InputLimits.tableLanguages), "a.xliff") == "no error")
    #expect(
      fault(xliff(InputLimits.tableLanguages + 1), "a.xliff")
        == "a.xliff:1: there are too many languages; expected at most \(InputLimits.tableLanguages)")
  }

  /// Each dialect asked for the parents of every other: 1 000 took 30 s.
  @Test("Dialects of one language take linear time")
  func dialects() throws {
    func translate(_ count: Int) throws {
      // Dialects with variants: de-aaaaa, de-aaaab, …
      let locales = (0..<count).map { index in
        "de-" + (0..<5).map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8((index >> (4 * $0)) & 15))) }.joined()
      }
      let units = locales.map { #""\#($0)": {"stringUnit": {"value": "text in \#($0)"}}"# }
      let catalog = try catalog(
        #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {\#(units.joined(separator: ","))}}}}"#,
        "a.xcstrings")
      #expect(catalog.locales.count == count)
      for locale in locales {
        #expect(Translation(catalog, into: LocaleTag(locale)).text("k").forms.map(\.text) == ["text in \(locale)"])
      }
    }
    let growth = try growthOfTime(limit: 40) {
      try translate(100)
    } to: {
      try translate(1_000)
    }
    #expect(growth < 40, "\(growth)")
  }

  @Test("A text has a limit of forms")
  func forms() {
    func strings(_ count: Int) -> String {
      let devices = (0..<count).map { "\"d\($0)\": {\"stringUnit\": {\"value\": \"text \($0)\"}}" }
      return Self.stringCatalog("\"variations\": {\"device\": {\(devices.joined(separator: ","))}}")
    }
    #expect(fault(strings(InputLimits.textForms), "a.xcstrings") == "no error")
    #expect(
      fault(strings(InputLimits.textForms + 1), "a.xcstrings")
        == "a.xcstrings: the text \"k\" has 101 forms; expected at most 100")
  }

  @Test("A text of XML or of a strings file has a limit, as one of JSON has")
  func texts() {
    func resources(_ count: Int) -> String {
      "<resources><string name=\"k\">\(String(repeating: "a", count: count))</string></resources>"
    }
    #expect(fault(resources(InputLimits.textBytes), "values/strings.xml") == "no error")
    #expect(
      fault(resources(InputLimits.textBytes + 1), "values/strings.xml")
        == "values/strings.xml:1: a text is too long; expected at most \(InputLimits.textBytes) bytes")
    // The limit holds for each piece of a text in elements, and for the whole text.
    let piece = "<b>\(String(repeating: "a", count: InputLimits.textBytes))</b>"
    #expect(
      fault("<resources><string name=\"k\">\(piece)\(piece)</string></resources>", "values/strings.xml")
        == "values/strings.xml: the text \"@string/k\" is too long; expected at most \(InputLimits.textBytes) bytes")
    func strings(_ count: Int) -> String { "\"k\" = \"\(String(repeating: "a", count: count))\";" }
    #expect(fault(strings(InputLimits.textBytes), "a.strings") == "no error")
    #expect(
      fault(strings(InputLimits.textBytes + 1), "a.strings")
        == "a.strings:1: a text is too long; expected at most \(InputLimits.textBytes) bytes")
  }

  @Test("Variables that stand in a text again and again have a limit, in a text and in a table")
  func variables() {
    /// A unit whose text names a variable `times` times; the variable's text has `count` bytes.
    func unit(_ times: Int, _ count: Int) -> String {
      let unit = "\"stringUnit\": {\"value\": \"\(String(repeating: "%#@a@", count: times))\"}"
      let other = "\"other\": {\"stringUnit\": {\"value\": \"\(String(repeating: "x", count: count))\"}}"
      return "\(unit), \"substitutions\": {\"a\": {\"argNum\": 1, \"variations\": {\"plural\": {\(other)}}}}"
    }
    #expect(fault(Self.stringCatalog(unit(100, 1000)), "a.xcstrings") == "no error")
    func expand(_ count: Int) {
      let found = fault(Self.stringCatalog(unit(20_000, count)), "a.xcstrings")
      #expect(found.hasPrefix("a.xcstrings:$.strings.k.localizations.en: variables make the text too long"), "\(found)")
    }
    // Expanded, the texts would have 1.3 and 400 MB; before, the latter had not ended after 120 s.
    let growth = growthOfTime(limit: 20) {
      expand(64)
    } to: {
      expand(20_000)
    }
    #expect(growth < 20, "\(growth)")
    let many = (0..<80).map { "\"k\($0)\": {\"localizations\": {\"en\": {\(unit(1000, 500))}}}" }
    let table = "{\"sourceLanguage\": \"en\", \"strings\": {\(many.joined(separator: ","))}}"
    #expect(fault(table, "a.xcstrings").contains("variables make the text too long"))
  }

  @Test("Variations of many variables in many texts take no time")
  func variations() {
    let other = "\"other\": {\"stringUnit\": {\"value\": \"x\"}}"
    func catalog(_ count: Int) -> String {
      let variables = (0..<count).map { name in
        "\"v\(name)\": {\"variations\": {\"device\": {\"mac\": {\"variations\": {\"plural\": {\(other)}}}}}}"
      }
      let widths = (0..<count).map { "\"\($0)\": {\"stringUnit\": {\"value\": \"%#@v0@\"}}" }
      let text = "\"variations\": {\"width\": {\(widths.joined(separator: ","))}}"
      return Self.stringCatalog("\(text), \"substitutions\": {\(variables.joined(separator: ","))}")
    }
    func refuse(_ text: String) {
      let found = fault(text, "a.xcstrings")
      #expect(found.hasPrefix("a.xcstrings:$.strings.k.localizations.en: the text has too many forms"), "\(found)")
    }
    let (short, long) = (catalog(2_500), catalog(20_000))
    let growth = growthOfTime(limit: 20) {
      refuse(short)
    } to: {
      refuse(long)
    }
    #expect(growth < 20, "\(growth)")
  }

  @Test("So they have in strings dictionaries and XLIFF")
  func otherVariables() {
    let text = String(repeating: "%#@a@", count: 20_000)
    let other = String(repeating: "x", count: 20_000)
    let dictionary = """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string>
      <key>a</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(other)</string></dict>
      </dict></dict></plist>
      """
    #expect(fault(dictionary, "a.stringsdict").contains("variables make the text too long"))
    let units = """
      <xliff version="1.2"><file source-language="en" original="f"><body>
      <trans-unit id="k"><source>\(text)</source></trans-unit>
      <trans-unit id="k|==|substitutions.a.plural.other"><source>\(other)</source></trans-unit></body></file></xliff>
      """
    #expect(fault(units, "a.xliff").hasPrefix("a.xliff:$.k: variables make the text too long"))
  }

  @Test("Messages of Flutter have limits of depth and of forms, and take time in proportion to their length")
  func hostileMessages() {
    func fault(_ message: String) -> String { self.fault("{\"m\": \"\(message)\"}", "app_de.arb") }
    func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    #expect(fault(repeated("{n,plural,other{", 16) + repeated("}}", 16)) == "no error")
    #expect(fault(repeated("{n,plural,other{", 17) + repeated("}}", 17)).contains("nested too deep"))
    #expect(fault((0..<7).map { "{a\($0),select,x{1}other{2}}" }.joined()).contains("select makes too many forms"))
    let hostile: [((Int) -> String, expected: String)] = [
      ({ (0..<$0).map { "{a\($0),select,other{2}}" }.joined() }, "select makes too many forms"),
      ({ repeated("{a,select,x{1}other{2}}", $0) }, "no error"),
      ({ repeated("{n,plural,one{1}other{2}}", $0) }, "no error"),
      ({ repeated("{n,plural,one{1}other{2}", $0) }, "expected"),
      ({ repeated("{", 25 * $0) }, "expected"),
    ]
    for (message, expected) in hostile {
      let (short, long) = (message(2_500), message(20_000))
      let growth = growthOfTime(limit: 20) {
        #expect(fault(short).contains(expected))
      } to: {
        #expect(fault(long).contains(expected))
      }
      #expect(growth < 20, "\(long.prefix(25))")
    }
  }

  /// A String Catalog with one text, `k`.
  private static func stringCatalog(_ localization: String) -> String {
    "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"en\": {\(localization)}}}}}"
  }

  private func fault(_ text: String, _ source: String) -> String {
    message { () throws(InputError) in _ = try catalog(text, source) }
  }
}
