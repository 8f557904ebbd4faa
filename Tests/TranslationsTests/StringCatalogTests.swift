import JSONText
import Testing

@testable import Translations

/// Catalogs in the format of Xcode 26.
struct StringCatalogTests {
  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%lld files in %@" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei in %@" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien in %@" } }
                }
              }
            },
            "ru" : {
              "variations" : {
                "plural" : {
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld файла в «%2$@»" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld файлов в «%2$@»" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld файл в «%2$@»" } }
                }
              }
            }
          }
        },
        "Galley" : { "shouldTranslate" : false },
        "Settings" : {
          "comment" : "The title.",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Einstellungen" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "Settings" } },
            "ja" : { "stringUnit" : { "state" : "needs_review", "value" : "設定" } }
          }
        },
        "tap" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "variations" : {
                "device" : {
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
                  "other" : {
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "Tap %lld time" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap %lld times" } }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "photos" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%2$@ has %#@photos@ in %#@albums@" },
              "substitutions" : {
                "albums" : {
                  "argNum" : 3, "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg album" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg albums" } }
                    }
                  }
                },
                "photos" : {
                  "argNum" : 1, "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "zero" : { "stringUnit" : { "state" : "translated", "value" : "no photos" } },
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg photo" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg photos" } }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private let table: TranslationCatalog

  init() throws { table = try catalog(Self.text, "Localizable.xcstrings") }

  @Test("Languages are those that any text has")
  func languages() {
    #expect(table.sourceLocale.name == "en" && table.locales.map(\.name) == ["de", "ru", "fr", "ja"])
  }

  @Test("A key without a text of its own is the text")
  func sources() {
    #expect(table.forms("Settings", in: "en") == ["Settings"])
    #expect(table.forms("Settings", in: "de") == ["Einstellungen"])
    // A regional language shows the parent's text.
    #expect(table.forms("Settings", in: "de-AT") == ["Einstellungen"])
  }

  @Test("Every plural form is there, with a number of its category")
  func plurals() {
    #expect(
      table.forms("%lld files in %@", in: "de") == ["one: 1 Datei in Example", "other: 42 Dateien in Example"])
    // 42 is "few" in Russian, 25 "many", 21 "one".
    #expect(
      table.forms("%lld files in %@", in: "ru", arguments: MessageArguments(positional: [.integer(7), .text("Akten")]))
        == ["many: 7 файлов в «Akten»", "few: 42 файла в «Akten»", "one: 21 файл в «Akten»"])
  }

  @Test("Devices have texts of their own, which may have plural forms")
  func devices() {
    #expect(
      table.forms("tap", in: "en") == [
        "device.mac: Click", "device.other.one: Tap 1 time", "device.other.other: Tap 42 times",
      ])
  }

  @Test("Substitutions choose for each plural category, and name their arguments")
  func substitutions() {
    #expect(
      table.forms(
        "photos", in: "en", arguments: MessageArguments(positional: [.integer(9), .text("Ada"), .integer(3)]))
        == [
          "other: Ada has 9 photos in 3 albums", "zero: Ada has no photos in 3 albums",
          "one: Ada has 1 photo in 1 album",
        ])
  }

  @Test("What is new, missing or unknown is told apart from what is translated")
  func states() {
    #expect(table.status("Settings", in: "de") == .translated)
    #expect(table.status("Settings", in: "ja") == .translated)
    #expect(table.status("Settings", in: "fr") == .untranslated)
    #expect(table.status("Settings", in: "ru") == .untranslated)
    #expect(table.status("Settings", in: "en") == .translated)
    #expect(table.status("Settings", in: "en-GB") == .translated)
    #expect(table.status("Galley", in: "ru") == .translated)
    #expect(table.status("Anna", in: "ru") == .verbatim)
    #expect(table.forms("Settings", in: "ru") == ["Settings"])
  }

  @Test(
    "Faults name the place",
    arguments: [
      ("{", "a.xcstrings:$: the text ends too soon at line 1, column 2"),
      ("{}", "a.xcstrings:$: sourceLanguage or strings is missing (line 1, column 1); expected both"),
      (
        #"{"sourceLanguage": "en", "strings": []}"#,
        "a.xcstrings:$.strings: an array (line 1, column 37); expected an object of texts"
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": {"value": 1}}}}}}"#,
        "a.xcstrings:$.strings.a.localizations.de.stringUnit: a number (line 1, column 83); expected a string"
      ),
      (
        #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"variations": {"plural": {"one": 1}}}}}}}"#,
        "a.xcstrings:$.strings.a.localizations.de.variations.plural.one: a number (line 1, column 102); expected an object"
      ),
    ])
  func faults(text: String, expected: String) {
    #expect(message { () throws(InputError) in _ = try catalog(text, "a.xcstrings") }.hasPrefix(expected))
  }

  /// Source: Xcode 15, `AppShortcuts.xcstrings`: the phrases of an intent.
  @Test("All texts of a set are forms, with its state")
  func sets() throws {
    let table = try catalog(
      """
      {"sourceLanguage": "en", "strings": {"Open it": {"localizations": {
        "de": {"stringSet": {"state": "translated", "values": ["Öffne es", "Zeig es"]}},
        "fr": {"stringSet": {"state": "new", "values": ["Ouvrir"]}}}}}}
      """, "AppShortcuts.xcstrings")
    #expect(table.forms("Open it", in: "de") == ["value.1: Öffne es", "value.2: Zeig es"])
    #expect(table.status("Open it", in: "de") == .translated)
    #expect(table.status("Open it", in: "fr") == .untranslated)
    #expect(table.forms("Open it", in: "fr") == ["Ouvrir"])
    let fault = message { () throws(InputError) in
      _ = try catalog(
        #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": {"stringSet": {"values": [1]}}}}}}"#,
        "a.xcstrings")
    }
    #expect(fault.hasPrefix("a.xcstrings:$.strings.k.localizations.de.stringSet.values[0]: a number"), "\(fault)")
  }
}
