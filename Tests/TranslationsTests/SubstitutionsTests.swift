import JSONText
import TestSupport
import Testing

@testable import Translations

/// The arguments that variables and placeholders of a text take, and variables in the texts of others.
struct SubstitutionsTests {
  /// The first form of a German text with a variable, `n`, from a String Catalog.
  private func text(
    _ text: String, argument: Int? = nil, _ arguments: MessageArguments.Value...
  ) throws -> String? {
    let number = argument.map { "\"argNum\": \($0)," } ?? ""
    let table = try catalog(
      """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": {"stringUnit": {"value": "\(text)"},
        "substitutions": {"n": {\(number) "variations": {"plural": {"one": {"stringUnit": {"value": "%arg Datei"}},
          "other": {"stringUnit": {"value": "%arg Dateien"}}}}}}}}}}}
      """, "a.xcstrings")
    let forms = Translation(table, into: LocaleTag("de"))
      .text("k", arguments: MessageArguments(positional: arguments)).forms
    return forms.first?.text
  }

  /// CFString.c, `__CFStringAppendFormatCore`: a specifier without a position takes the next argument.
  @Test("Variables and placeholders without a number take the arguments from left to right")
  func numbers() throws {
    #expect(try text("%@ hat %#@n@", .text("Anna"), .integer(3)) == "Anna hat 3 Dateien")
    #expect(try text("%@ hat %#@n@", argument: 2, .text("Anna"), .integer(1)) == "Anna hat 1 Datei")
    #expect(try text("%#@n@ von %@", .integer(3), .text("Anna")) == "3 Dateien von Anna")
    #expect(try text("%#@n@ von %@", argument: 1, .integer(3), .text("Anna")) == "3 Dateien von Anna")
    #expect(try text("%2$@: %1$#@n@, 100%%", .integer(3), .text("Anna")) == "Anna: 3 Dateien, 100%")
    #expect(try text("%@ %5d%#@n@ %@", .text("a"), .integer(7), .integer(1), .text("b")) == "a     71 Datei b")
  }

  /// A strings dictionary with a text, `k`, whose variables have a text for all numbers, and some also one for 1.
  private func dictionary(_ format: String, _ variables: [(name: String, forms: [(String, String)])]) -> String {
    let variables = variables.map { variable in
      let forms = variable.forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }
      return """
        <key>\(variable.name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms.joined())</dict>
        """
    }
    return """
      <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      \(variables.joined())</dict></dict></plist>
      """
  }

  /// Foundation Release Notes for OS X 10.9, "Localized Property List File": the text of a variable may contain another.
  @Test("A variable in the text of another is chosen by its own number")
  func nested() throws {
    for second in ["%2$#@all@", "%#@all@"] {
      let text = dictionary(
        "%1$#@runs@",
        [
          ("runs", [("one", "Ein Lauf von \(second)"), ("other", "%d Läufe von \(second)")]),
          ("all", [("one", "einem"), ("other", "%d")]),
        ])
      let table = try catalog(text, "de.lproj/a.stringsdict")
      #expect(
        table.forms("k", in: "de", arguments: MessageArguments(positional: [.integer(3), .integer(1)])) == [
          "arguments: 3 Läufe von einem", "one: Ein Lauf von einem", "other: 3 Läufe von 42",
        ])
    }
  }

  @Test("Variables in a circle, and those that multiply, are errors that take no time")
  func circles() {
    func fault(_ text: String) -> String {
      message { () throws(InputError) in _ = try catalog(text, "a.stringsdict") }
    }
    let circle = dictionary("%#@a@", [("a", [("other", "%#@b@%#@b@")]), ("b", [("other", "%#@a@%#@a@")])])
    #expect(fault(circle).contains("a variable stands in its own text; expected at most 16 variables in each other"))
    func multiplied(_ depth: Int) {
      let variables = (0..<depth).map {
        ("v\($0)", [("one", "%#@v\($0 + 1)@"), ("other", "%#@v\($0 + 1)@%#@v\($0 + 1)@")])
      }
      let found = fault(dictionary("%#@v0@", variables + [("v\(depth)", [("other", "x")])]))
      #expect(found.contains("variables make the text too long"))
    }
    // With each variable the innermost one stands three times as often in the text: 59 049 times with ten, which is too often, and 14
    // million times with 15.
    let growth = growthOfTime(limit: 20) {
      multiplied(10)
    } to: {
      multiplied(15)
    }
    #expect(growth < 20, "\(growth)")
  }
}
