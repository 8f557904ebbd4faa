import JSONText
import TestSupport
import Testing

@testable import Translations

struct StringsFileTests {
  @Test("Comments, keys without quotes, keys alone and escapes")
  func forms() throws {
    let table = try catalog(
      #"""
      /* "a" = "no text"; */ // "b" = "none";
      "quoted key" = "A \"text\" \\ with\nlines\tand \U00e9 \U4E2D \Ud83d\Ude00 \101";
      bare.key-1 = bare/value;
      "alone";
      'single' = 'it"s';
      "lines" = "one
      two";/**/
      """#, "de.lproj/Localizable.strings")
    #expect(table.forms("quoted key", in: "de") == ["A \"text\" \\ with\nlines\tand é 中 😀 A"])
    #expect(table.forms("bare.key-1", in: "de") == ["bare/value"])
    #expect(table.forms("alone", in: "de") == ["alone"])
    #expect(table.forms("single", in: "de") == ["it\"s"])
    #expect(table.forms("lines", in: "de") == ["one\ntwo"])
    #expect(table.status("a", in: "de") == .verbatim && table.status("b", in: "de") == .verbatim)
    #expect(try catalog("{ a = b; }", "x.strings", locale: "fr").forms("a", in: "fr") == ["b"])
  }

  @Test("A file in the source language makes its texts keys, too")
  func sourceTexts() throws {
    var table = TranslationCatalog(sourceLocale: LocaleTag("en"))
    try table.add(Array(#""settings.title" = "Settings";"#.utf8), source: "Base.lproj/L.strings")
    try table.add(Array(#""settings.title" = "Einstellungen";"#.utf8), source: "de.lproj/L.strings")
    #expect(table.forms("settings.title", in: "en") == ["Settings"])
    #expect(table.forms("settings.title", in: "de") == ["Einstellungen"])
    #expect(table.forms("Settings", in: "de") == ["Einstellungen"])
    // The first of two texts for a key counts, as in a folder whose file shadows others.
    try table.add(Array(#""settings.title" = "Optionen";"#.utf8), source: "de.lproj/Other.strings")
    #expect(table.forms("settings.title", in: "de") == ["Einstellungen"])
  }

  /// CoreFoundation's parser does the same (`CFOldStylePList.c`, `advanceToNonSpace` and `getSlashedChar`).
  @Test("Every end of a line ends a comment and is white space, and only a capital U begins an escape")
  func lineEnds() throws {
    for end in ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"] {
      let table = try catalog("// c\(end)a = b;\(end)// d\(end)\(end)c = \"\\u00e9\";", "de.lproj/a.strings")
      #expect(table.forms("a", in: "de") == ["b"])
      #expect(table.forms("c", in: "de") == ["u00e9"])
    }
  }

  /// CoreFoundation sets each key of a file in one dictionary (`CFDictionarySetValue`).
  @Test(
    "Of a key that is twice in a file the last text counts",
    arguments: [
      #"a = first; b = other; a = last;"#,
      "<plist><dict><key>a</key><string>first</string><key>b</key><string>other</string><key>a</key><string>last</string></dict></plist>",
    ])
  func repeatedKeys(text: String) throws {
    let table = try catalog(text, "de.lproj/a.strings")
    #expect(table.forms("a", in: "de") == ["last"] && table.forms("b", in: "de") == ["other"])
  }

  @Test("A per cent sign that a translation alone has is text, unless there are arguments")
  func percentSigns() throws {
    var table = TranslationCatalog(sourceLocale: LocaleTag("en"))
    try table.add(Array(#"safe = "100% safe"; eco = "50% eco"; n = "%d of 9";"#.utf8), source: "en.lproj/a.strings")
    let german = #"""
      safe = "100%ige Sicherheit"; eco = "50%-Deckung"; n = "%d von 9"; "%d left" = "%d übrig"; alone = "%50eko";
      """#
    try table.add(Array(german.utf8), source: "de.lproj/a.strings")
    #expect(table.forms("safe", in: "de") == ["100%ige Sicherheit"])
    #expect(table.forms("50% eco", in: "de") == ["50%-Deckung"])
    #expect(table.forms("alone", in: "de") == ["%50eko"])
    // An app formats the text if the source text or the key has a placeholder.
    #expect(table.forms("n", in: "de") == ["42 von 9"] && table.forms("%d left", in: "de") == ["42 übrig"])
    let arguments = MessageArguments(positional: [.integer(7)])
    #expect(table.forms("eco", in: "de", arguments: arguments) == ["507eckung"])
  }

  @Test("Byte order marks tell encodings")
  func encodings() throws {
    let text = "\"a\" = \"ä😀\";"
    let littleEndian: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
    let bigEndian: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] as [UInt8] }
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), littleEndian, bigEndian] {
      var table = TranslationCatalog(sourceLocale: LocaleTag("en"))
      try table.add(bytes, source: "de.lproj/a.strings")
      #expect(table.forms("a", in: "de") == ["ä😀"])
    }
  }

  @Test(
    "Faults name the line",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "a.strings:2: \"\\\"c\\\" = \\\"d\\\";\"; expected ; after \"a\""),
      ("\n\n\"a\" = \"b", "a.strings:3: a text has no end; expected a closing quotation mark"),
      ("\"a\" = ;", "a.strings:1: \";\"; expected a text"),
      ("\n/* a\nb", "a.strings:2: a comment has no end; expected */"),
      ("\"a\" = \"\\U12\";", "a.strings:1: an escape has too few digits; expected four hexadecimal ones"),
      ("\"a\" = \"\\Ud83d\";", "a.strings:1: an escape is half a character"),
      ("{ a = b; ", "a.strings:1: it ends inside braces; expected }"),
      ("{ a = b; } c", "a.strings:1: \"c\"; expected the end of the file"),
      ("bplist00", "a.strings: it is a binary property list"),
      ("<plist><array/></plist>", "a.strings:1: a value of type array; expected a dictionary of texts"),
      ("<plist>\n<dict><key>a</key></dict></plist>", "a.strings:2: a dictionary has key without a partner"),
      ("<plist>\n<dict><key>a</key>\n<integer>1</integer></dict></plist>", "a.strings:3: a value of type integer"),
      ("<plist>\n<dict>", "a.strings:2: no element found; expected well-formed XML"),
    ])
  func faults(text: String, expected: String) {
    let found = message { () throws(InputError) in _ = try catalog(text, "a.strings") }
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test("What is no text says so")
  func encodingFaults() {
    func fault(_ bytes: [UInt8]) -> String {
      message { () throws(InputError) in
        var table = TranslationCatalog(sourceLocale: LocaleTag("en"))
        try table.add(bytes, source: "a.strings")
      }
    }
    #expect(fault(Array("\"a\"\n".utf8) + [0xE4]).hasPrefix("a.strings:2: it is no UTF-8; expected UTF-8, or UTF-16"))
    #expect(fault([0xFF, 0xFE, 0x41]).hasPrefix("a.strings: it is no UTF-16"))
    #expect(fault([0xFE, 0xFF, 0xD8, 0x3D]).hasPrefix("a.strings: it is no UTF-16"))
  }

  @Test("Whatever the bytes, reading ends with a table or an error")
  func fuzz() throws {
    var generator = SeededGenerator(seed: 0x57A1)
    let seeds = [
      "\"a\" = \"b\\n\"; /* c */ d = e;", "<plist><dict><key>a</key><string>b</string></dict></plist>",
      "<resources><string name=\"a\">b \\n \"c\"</string></resources>",
      "<xliff version=\"1.2\"><file source-language=\"en\"><body><trans-unit id=\"a\"><source>b</source></trans-unit></body></file></xliff>",
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": {"value": "b"}}}}}}"#,
    ]
    for round in 0..<1000 {
      var bytes = Array((seeds.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: place)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      let name = ["a.strings", "a.stringsdict", "a.xml", "a.xliff", "a.xcstrings"][round % 5]
      var table = TranslationCatalog(sourceLocale: LocaleTag("en"))
      do throws(InputError) {
        try table.add(bytes, source: name)
      } catch {
        #expect("\(error)".hasPrefix(name))
      }
    }
  }
}
