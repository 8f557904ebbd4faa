import JSONText
import Testing

@testable import Translations

/// Substitutions that depend on devices, and texts that are not translated yet, in String Catalogs in the format of Xcode 26.
struct StringCatalogVariationTests {
  private func unit(_ text: String, _ state: String = "translated") -> String {
    "\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}"
  }

  private func variations(_ kind: String, _ choices: KeyValuePairs<String, String>) -> String {
    "\"variations\": {\"\(kind)\": {\(choices.map { "\"\($0.key)\": {\($0.value)}" }.joined(separator: ", "))}}"
  }

  private func plural(_ choices: KeyValuePairs<String, String>, _ state: String = "translated") -> String {
    "\"variations\": {\"plural\": {\(choices.map { "\"\($0.key)\": {\(unit($0.value, state))}" }.joined(separator: ", "))}}"
  }

  private func substitution(_ text: String, _ name: String, _ variations: String) -> String {
    "\(text), \"substitutions\": {\"\(name)\": {\"argNum\": 1, \"formatSpecifier\": \"lld\", \(variations)}}"
  }

  /// A table with one text, `k`, in some languages.
  private func table(_ localizations: KeyValuePairs<String, String>) throws(InputError) -> TranslationCatalog {
    try catalog(
      """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
        \(localizations.map { "\"\($0.key)\": {\($0.value)}" }.joined(separator: ", "))}}}}
      """, "a.xcstrings")
  }

  /// Apple, "Localizing and varying text with a string catalog": a substitution may vary by device, and each variation by plural.
  @Test("A substitution for each device has the plural forms of that device")
  func devices() throws {
    let files = variations(
      "device",
      [
        "iphone": plural(["one": "%arg Datei, getippt", "other": "%arg Dateien, getippt"]),
        "other": plural(["one": "%arg Datei", "other": "%arg Dateien"]),
      ])
    let whole = try table(["de": substitution(unit("%#@files@!"), "files", files)])
    #expect(
      whole.forms("k", in: "de", arguments: MessageArguments(positional: [.integer(5)])) == [
        "device.iphone.other: 5 Dateien, getippt!", "device.iphone.one: 1 Datei, getippt!",
        "device.other.other: 5 Dateien!",
        "device.other.one: 1 Datei!",
      ])
    // The text varies by device, too, and each variation shows the substitution's text for its device.
    let text = variations("device", ["mac": unit("Mac: %#@files@"), "other": unit("%#@files@")])
    let both = try table(["de": substitution(text, "files", files)])
    #expect(
      both.forms("k", in: "de") == [
        "device.mac.one: Mac: 1 Datei", "device.mac.other: Mac: 42 Dateien", "device.other.one: 1 Datei",
        "device.other.other: 42 Dateien", "device.iphone.one: 1 Datei, getippt",
        "device.iphone.other: 42 Dateien, getippt",
      ])
  }

  @Test("A device without a text, and too many, are errors")
  func faults() {
    func fault(_ localization: String) -> String {
      message { () throws(InputError) in _ = try table(["de": localization]) }
    }
    let mac = variations("device", ["mac": plural(["other": "%arg"])])
    let text = variations("device", ["ipad": unit("%#@n@"), "mac": unit("%#@n@")])
    #expect(
      fault(substitution(text, "n", mac)).hasPrefix(
        "a.xcstrings:$.strings.k.localizations.de: the variable \"n\" has no text for device.ipad"))
    let choices = (0...InputLimits.textForms).map { "\"d\($0)\": {\(plural(["other": "%arg"]))}" }
    let many = "\"variations\": {\"device\": {\(choices.joined(separator: ", "))}}"
    #expect(fault(substitution(unit("%#@n@"), "n", many)).contains("the text has too many forms"))
  }

  /// Xcode writes `new` with an empty value for a missing translation; an app then shows the text of the development language.
  @Test("An empty text that is new shows the source language's, or the parent's")
  func pending() throws {
    let texts = try table([
      "en": unit("Source"), "de": unit("Deutsch"), "de-AT": unit("", "new"), "fr": unit("", "new"),
    ])
    #expect(texts.forms("k", in: "fr") == ["Source"] && texts.status("k", in: "fr") == .untranslated)
    #expect(texts.forms("k", in: "de-AT") == ["Deutsch"] && texts.status("k", in: "de-AT") == .translated)
    // A source language without a text shows the key, and an empty text that is not `new` is a translation.
    let key = try table(["en": unit("", "new"), "de": unit("", "new"), "fr": unit("")])
    #expect(key.forms("k", in: "en") == ["k"] && key.forms("k", in: "de") == ["k"])
    #expect(key.forms("k", in: "fr") == [""] && key.status("k", in: "fr") == .translated)
  }

  @Test("An empty plural form that is new shows that of the source language, or its other")
  func pendingPlurals() throws {
    let russian = variations(
      "plural", ["one": unit("", "new"), "few": unit("%lld ru"), "many": unit("", "new"), "other": unit("%lld ru")])
    let table = try table([
      "en": plural(["one": "%lld file", "other": "%lld files"]), "ru": russian,
      "de": plural(["one": "", "other": ""], "new"),
    ])
    #expect(table.forms("k", in: "ru") == ["one: 21 file", "few: 42 ru", "many: 25 files"])
    #expect(table.forms("k", in: "de") == ["one: 1 file", "other: 42 files"])
    #expect(table.status("k", in: "ru") == .untranslated && table.status("k", in: "de") == .untranslated)
  }

  @Test("A text is as new as its substitutions")
  func substitutionStates() throws {
    func table(_ forms: String) throws -> TranslationCatalog {
      try self.table([
        "en": unit("%lld files"), "de": substitution(unit("%#@files@ hier"), "files", forms),
      ])
    }
    let new = try table(plural(["one": "%arg file", "other": "%arg files"], "new"))
    #expect(new.status("k", in: "de") == .untranslated && new.forms("k", in: "de").first == "one: 1 file hier")
    #expect(try table(plural(["one": "%arg Datei", "other": "%arg Dateien"])).status("k", in: "de") == .translated)
    // A text with an unwritten part counts as unwritten.
    let half = try table(variations("plural", ["one": unit("%arg Datei"), "other": unit("", "new")]))
    #expect(half.status("k", in: "de") == .untranslated && half.forms("k", in: "de") == ["42 files"])
  }
}
