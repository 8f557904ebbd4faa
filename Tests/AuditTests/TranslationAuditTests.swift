import Audit
import Foundation
import Galley
import Testing
import Translations

/// Documents in the languages of translation tables, with planted faults.
struct TranslationAuditTests {
  private static let matrix = AuditMatrix(sizeCategories: [.large, .accessibility5], widths: [320, 390])
  private let folder = TableFolder()

  /// The findings of an input, as `de title truncated AX5 320 ltr`, in their order.
  private func findings(
    _ input: AuditInput, matrix: AuditMatrix = Self.matrix, kinds: Set<FindingKind> = Set(FindingKind.allCases)
  ) throws -> [String] {
    var result = AuditResult()
    try input.forEachDocument(fonts: .bundled) { document in
      Audit(matrix: matrix, rules: AuditRules(kinds: kinds)).run(document, &result)
    }
    return result.findings.map { finding in
      let place = finding.combination.map {
        " \($0.sizeCategory?.shortName ?? "") \(Int($0.width)) \($0.direction.rawValue)"
      }
      let form = finding.row.form.map { "[\($0)]" } ?? ""
      return
        "\(finding.row.locale)\(form) \(finding.row.name) \(finding.element?.rawValue ?? "row") \(finding.kind.rawValue)\(place ?? "")"
    }
  }

  private func list(_ rows: String, locale: String = "en") throws -> String {
    try folder.file(
      "list.json", "{\"width\": 320, \"locale\": \"\(locale)\", \"sections\": [{\"rows\": [\(rows)]}]}")
  }

  @Test("Each planted fault is found in its language, and nothing else")
  func planted() throws {
    var input = AuditInput()
    // Titles have the row's width less 32: the German word fits at 20 points, but at AX5 not in the narrower row.
    try input.add(
      list(
        """
        {"id": "network", "kind": "mdc.stereo", "title": "Networks", "titleLines": 1, "adjustsFont": true},
        {"id": "country", "kind": "mdc.stereo", "title": "Country"},
        {"id": "volume", "kind": "uikit.cell", "title": "Volume", "accessories": [{"label": "status"}]},
        {"id": "name", "kind": "mdc.stereo", "title": "Anna"}
        """))
    let german = #""Networks" = "Netzwerkverbindungsarten"; "Country" = "Land"; "Volume" = "Laut"; "status" = "an";"#
    try input.addTable(folder.file("de.lproj/a.strings", german))
    // No bundled face has Khmer letters.
    let khmer = #""Networks" = "Net"; "Country" = "ខ្មែរ"; "Volume" = "Vol"; "status" = "on";"#
    try input.addTable(folder.file("km.lproj/a.strings", khmer))
    // One Arabic word, wider than any phone at AX5; it leaves the title no width.
    let arabic =
      #""Networks" = "شبكة"; "Country" = "بلد"; "Volume" = "صوت"; "status" = "والاستراتيجياتالمستقبليةللمستخدمين";"#
    try input.addTable(folder.file("ar.lproj/a.strings", arabic))
    let clean = #""Networks" = "Reti"; "Country" = "Paese"; "Volume" = "Volume"; "status" = "sì";"#
    try input.addTable(folder.file("it.lproj/a.strings", clean))
    #expect(
      try findings(input) == [
        "en volume title brokenWord AX5 320 ltr", "de network title truncated AX5 320 ltr",
        "km country title missingGlyph", "ar volume title brokenWord L 320 rtl",
        "ar volume title overflow AX5 320 rtl", "ar volume accessory.label overflow AX5 320 rtl",
        "ar volume title overflow AX5 390 rtl", "ar volume accessory.label overflow AX5 390 rtl",
      ])
  }

  @Test("A form is at fault where its own text is, and only once for a text that all forms share")
  func forms() throws {
    var input = AuditInput()
    try input.add(
      list(
        """
        {"id": 1, "kind": "mdc.stereo", "title": {"key": "files", "arguments": [3]}, "titleLines": 1, "detail": "cut"}
        """))
    try input.addTable(
      folder.file(
        "a.xcstrings",
        #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "files": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%d file"}}, "other": {"stringUnit": {"value": "%d files"}}}}},
            "ru": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%d файл"}}, "few": {"stringUnit": {"value": "a\nb %d"}},
              "many": {"stringUnit": {"value": "%d файлов"}}, "other": {"stringUnit": {"value": "%d файла"}}}}}}},
          "cut": {"localizations": {"ru": {"stringUnit": {"value": "a\nb\nc"}}}}}}
        """#))
    var matrix = Self.matrix
    matrix.sizeCategories = [.large]
    matrix.widths = [320]
    var result = AuditResult()
    try input.forEachDocument(fonts: .bundled) { document in
      Audit(matrix: matrix, rules: AuditRules(maximumLines: 2)).run(document, &result)
    }
    let found = result.findings.map {
      "\($0.row.locale) \($0.row.form ?? "-") \($0.element?.rawValue ?? "") \($0.kind.rawValue): \($0.text)"
    }
    // The form of 3 comes first; no whole number is "other" in Russian.
    #expect(found == ["ru few title truncated: a\nb 3", "ru few detail wraps: a\nb\nc"])
    // A baseline accepts all plural forms, including those that are not reported because their text is the same.
    var next = Audit(matrix: matrix, rules: AuditRules(maximumLines: 2))
    next.baseline = try Baseline(result.report(.ndjson), source: "known.ndjson")
    try input.forEachDocument(fonts: .bundled) { #expect(next.run([$0]).findings.isEmpty) }
    // JUnit has a suite for each language, and names the forms.
    let report = String(decoding: result.report(.junit), as: UTF8.self)
    let suites = report.matches(of: /<testsuite name="[^"]*( \([a-z]+\))" tests="(\d)" failures="(\d)"/)
    #expect(suites.map { "\($0.1) \($0.2) \($0.3)" } == [" (en) 2 0", " (ru) 3 1"])
    #expect(report.contains("<testcase name=\"1 (sections[0].rows[0], few, ru)\""))
    let names = report.matches(of: #/<testcase name="([^"]*)"/#).map { String($0.1) }
    #expect(names.count == 5 && Set(names).count == 5)
    #expect(
      result.rows.map { "\($0.locale) \($0.form ?? "-")" } == [
        "en other", "en one", "ru few", "ru one", "ru many",
      ])
  }

  @Test("A text without a translation is found once, in the language that lacks it")
  func untranslated() throws {
    var input = AuditInput()
    try input.add(
      list(
        "{\"id\": 1, \"kind\": \"mdc.stereo\", \"title\": \"Country\", \"detail\": \"Name\"}, {\"id\": 2, \"kind\": \"mdc.stereo\", \"title\": \"Anna\"}"
      ))
    try input.addTable(folder.file("de.lproj/a.strings", "\"Country\" = \"Land\"; \"Name\" = \"Name\";"))
    try input.addTable(folder.file("fr.lproj/a.strings", "\"Country\" = \"Pays\";"))
    #expect(try findings(input) == ["fr 1 detail untranslated"])
    input.locales = [LocaleTag("de")]
    #expect(try findings(input).isEmpty)
    var counts: [String: TextCounts] = [:]
    input.locales = nil
    try input.forEachDocument(fonts: .bundled) { counts[$0.list.settings.locale] = $0.list.textCounts }
    #expect(counts["fr"]?.untranslated == 1 && counts["fr"]?.translated == 1 && counts["fr"]?.verbatim == 1)
    #expect(counts["de"]?.untranslated == 0 && counts["en"]?.translated == 2)
  }

  @Test("Texts without a translation are found where they are, each once, whatever forms and texts are beside them")
  func untranslatedTexts() throws {
    var input = AuditInput()
    let document = """
      {"width": 320, "locale": "en", "sections": [
       {"header": {"key": "files", "arguments": [5]}, "footer": {"key": "files", "arguments": [1]}, "rows": [
        {"id": 1, "kind": "uikit.cell", "title": {"key": "files", "arguments": [5]}, "detail": {"key": "files", "arguments": [1]}},
        {"id": 2, "kind": "uikit.cell", "title": "Same", "detail": "Same"},
        {"id": 3, "kind": "uikit.cell", "title": "Same", "textProperties": {"transform": "uppercase"}},
        {"id": 4, "kind": "uikit.cell", "attributedText": [{"text": "Same"}, {"text": " and "}, {"text": "Same"}]},
        {"id": 5, "kind": "uikit.cell", "title": "Same", "accessibility": {"label": "Same"}}]},
       {"header": "Same", "footer": "Same", "rows": []}]}
      """
    try input.add(folder.file("list.json", document))
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
       "Same": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Pareil"}}}},
       "files": {"localizations": {
        "fr": {"stringUnit": {"state": "translated", "value": "%d fichiers"}},
        "en": {"variations": {"plural": {
         "one": {"stringUnit": {"state": "translated", "value": "%d file"}},
         "other": {"stringUnit": {"state": "translated", "value": "%d files"}}}}}}}}}
      """
    try input.addTable(folder.file("a.xcstrings", catalog))
    try input.addTable(folder.file("de.lproj/a.strings", "\"Other\" = \"Andere\";"))
    input.locales = [LocaleTag("de")]
    let found = try findings(input, kinds: [.untranslated])
    #expect(
      found == [
        "de[other] sections[0].header title untranslated",
        "de[other] 1 title untranslated", "de[other] 1 detail untranslated",
        "de 2 title untranslated", "de 2 detail untranslated", "de 3 title untranslated", "de 4 title untranslated",
        "de 5 title untranslated", "de 5 row untranslated", "de[other] sections[0].footer title untranslated",
        "de sections[1].header title untranslated", "de sections[1].footer title untranslated",
      ])
  }

  @Test("A list is audited in the source language of its tables, too, where that is not its own")
  func sourceLanguage() throws {
    var input = AuditInput()
    try input.add(list(#"{"id": 1, "kind": "mdc.stereo", "title": {"key": "k", "text": "Text"}, "titleLines": 1}"#))
    let catalog = #"""
      {"sourceLanguage": "de", "version": "1.0", "strings": {"k": {"localizations": {
        "de": {"stringUnit": {"value": "zwei\nZeilen"}}, "fr": {"stringUnit": {"value": "Court"}}}}}}
      """#
    try input.addTable(folder.file("a.xcstrings", catalog))
    let matrix = AuditMatrix(sizeCategories: [.large], widths: [320])
    var locales: [String] = []
    try input.forEachDocument(fonts: .bundled) { locales.append($0.list.settings.locale) }
    #expect(locales == ["en", "de", "fr"])
    #expect(try findings(input, matrix: matrix).contains("de 1 title truncated L 320 ltr"))
    input.locales = [LocaleTag("de")]
    #expect(try findings(input, matrix: matrix) == ["de 1 title truncated L 320 ltr"])
  }

  @Test("A list that comes line by line is audited to its end")
  func lineByLine() throws {
    // Longer than what is read to see whether a document is in one piece.
    let blanks = String(repeating: " ", count: 1_000)
    let rows = (1...1_200).map {
      "{\"id\": \($0), \"kind\": \"mdc.base\", \"title\": \"A\", \"height\": \($0 == 1_200 ? 10 : 60)\(blanks)}"
    }
    for name in ["rows.ndjson", "rows"] {
      var input = AuditInput()
      try input.add(folder.file(name, "{\"width\": 320}\n" + rows.joined(separator: "\n")))
      #expect(try findings(input, matrix: AuditMatrix()) == ["en 1200 row tapTarget L 320 ltr"])
    }
  }

  @Test("A reference and a key that no table has are findings in every language, and no text is shown for them")
  func missing() throws {
    var input = AuditInput()
    try input.add(
      list(
        """
        {"id": 1, "kind": "mdc.stereo", "title": "@string/no_such_key", "detail": "@string/known"},
        {"id": 2, "kind": "mdc.stereo", "title": {"key": "nothing"}, "detail": "@android:string/ok"},
        {"id": 3, "kind": "mdc.stereo", "title": {"key": "nothing", "text": "Text"}, "detail": "@anna/b"},
        {"id": 4, "kind": "mdc.stereo", "title": "@string/indirect"}
        """))
    let own = ["en 1 title untranslated", "en 2 title untranslated"]
    #expect(try findings(input).filter { !$0.hasPrefix("en 1 detail") && !$0.contains(" 4 ") } == own)
    try input.addTable(
      folder.file(
        "values/strings.xml",
        """
        <resources><string name="known">Known</string><string name="indirect">@string/nowhere</string>
        <plurals name="files"><item quantity="one">a file</item><item quantity="other">files</item></plurals></resources>
        """))
    try input.addTable(
      folder.file("values-de/strings.xml", "<resources><string name=\"known\">Bekannt</string></resources>"))
    input.pseudolocales = [.accented]
    let found = try findings(input)
    #expect(found.filter { $0.hasPrefix("en ") } == own + ["en 4 title untranslated"])
    #expect(found.filter { $0.hasPrefix("de 1 ") } == ["de 1 title untranslated"])
    #expect(found.filter { $0.hasPrefix("en-XA ") }.isEmpty)
    var result = AuditResult()
    try input.forEachDocument(fonts: .bundled) { Audit(matrix: AuditMatrix()).run($0, &result) }
    let first = try #require(result.findings.first)
    #expect(
      first.text == "@string/no_such_key" && first.detail.hasPrefix("there is no text of this key in any language"))
  }

  @Test("An Android reference has the text of the language that is audited, and an escaped one is a text")
  func androidReferences() throws {
    var input = AuditInput()
    try input.add(
      list(
        """
        {"id": "reference", "kind": "mdc.stereo", "title": "@string/ref", "titleLines": 1},
        {"id": "text", "kind": "mdc.stereo", "title": "@string/at"}
        """))
    try input.addTable(
      folder.file(
        "values/strings.xml",
        """
        <resources><string name="storage">Storage</string><string name="ref">@string/storage</string>
        <string name="at" translatable="false">\\@string/storage</string></resources>
        """))
    try input.addTable(
      folder.file("values-de/strings.xml", "<resources><string name=\"storage\">Netz\\nwerk</string></resources>"))
    // The German text has two lines, of which one is shown.
    let matrix = AuditMatrix(sizeCategories: [.large], widths: [320])
    #expect(try findings(input, matrix: matrix) == ["de reference title truncated L 320 ltr"])
    var counts: [String: TextCounts] = [:]
    try input.forEachDocument(fonts: .bundled) { counts[$0.list.settings.locale] = $0.list.textCounts }
    #expect(counts["de"]?.translated == 2 && counts["de"]?.untranslated == 0)
  }

  @Test("The language decides the direction, unless the matrix does")
  func directions() throws {
    var input = AuditInput()
    try input.add(list(#"{"id": 1, "kind": "mdc.stereo", "title": "a\nb", "titleLines": 1}"#))
    try input.add(
      folder.file(
        "other.json", #"{"sections": [{"rows": [{"kind": "mdc.stereo", "title": "a\nb", "titleLines": 1}]}]}"#),
      locale: LocaleTag("fa"))
    let own = AuditMatrix(widths: [320])
    #expect(try findings(input, matrix: own).map { $0.suffix(9) } == ["L 320 ltr", "L 320 rtl"])
    input.pseudolocales = [.accented, .rightToLeft]
    #expect(
      try findings(input, matrix: own) == [
        "en 1 title truncated L 320 ltr", "en-XA 1 title truncated L 320 ltr", "ar-XB 1 title truncated L 320 rtl",
        "fa sections[0].rows[0] title truncated L 320 rtl", "en-XA sections[0].rows[0] title truncated L 320 ltr",
        "ar-XB sections[0].rows[0] title truncated L 320 rtl",
      ])
    let given = AuditMatrix(widths: [320], directions: [.leftToRight])
    #expect(try findings(input, matrix: given).allSatisfy { $0.hasSuffix("ltr") })
  }

  @Test("Longer and accented texts break what the text itself does not")
  func pseudolocales() throws {
    var input = AuditInput()
    // 15 ideographs of 20 points are 300 wide, in 358 of room; with 40 % more they are 420, and the accented ones have
    // "one two" after them.
    try input.add(
      list(#"{"id": 1, "kind": "mdc.stereo", "title": "一二三四五六七八九十一二三四五", "titleLines": 1}"#, locale: "ja"))
    input.pseudolocales = [.accented, .lengthened(percent: 10), .lengthened(percent: 40), .rightToLeft]
    #expect(
      try findings(input, matrix: AuditMatrix(widths: [390])) == [
        "en-XA 1 title truncated L 390 ltr", "ja-x-long40 1 title truncated L 390 ltr",
      ])
  }

  @Test("A document is audited once in a language, or refused before any is")
  func repeated() throws {
    let row = #"{"id": 1, "kind": "mdc.stereo", "title": "a\nb", "titleLines": 1}"#
    let (file, table) = (try list(row), try folder.file("de.lproj/a.strings", "\"a\" = \"b\";"))
    func fault(_ prepare: (inout AuditInput) throws -> Void) throws -> String {
      var input = AuditInput()
      try input.add(file)
      try prepare(&input)
      var (count, message) = (0, "")
      do { try input.forEachDocument(fonts: .bundled) { _ in count += 1 } } catch { message = "\(error)" }
      #expect(count == 0 || message.isEmpty)
      return message.replacing(file, with: "list.json")
    }
    let english = "list.json: it would be audited twice in en; expected a document once in each language"
    #expect(try fault { try $0.add(file) } == english)
    #expect(try fault { try $0.add(file, locale: LocaleTag("en")) } == english)
    #expect(try fault { $0.locales = [LocaleTag("en"), LocaleTag("en")] } == english)
    // German from a table, and German as an option.
    #expect(
      try fault {
        try $0.add(file, locale: LocaleTag("de"))
        try $0.addTable(table)
      } == english.replacing("in en", with: "in de"))
    #expect(try fault { $0.pseudolocales = [.accented, .accented] } == english.replacing("in en", with: "in en-XA"))
    // Other languages, and other files, are others.
    #expect(try fault { try $0.add(file, locale: LocaleTag("en-GB")) }.isEmpty)
    #expect(try fault { try $0.add(folder.file("other.json", String(contentsOfFile: file, encoding: .utf8))) }.isEmpty)
  }

  @Test("A language nobody translated into is an error, and so is a table that is none")
  func faults() throws {
    var input = AuditInput()
    try input.add(list("{\"kind\": \"mdc.stereo\", \"title\": \"a\"}"))
    let table = try folder.file("de.lproj/a.strings", "\"a\" = \"b\";")
    try input.addTable(table)
    input.locales = [LocaleTag("de-CH")]
    #expect(try findings(input, kinds: [.missingGlyph]).isEmpty)
    input.locales = [LocaleTag("nl")]
    #expect {
      try findings(input)
    } throws: {
      "\($0)" == "arguments:$.locales: there are no translations into nl; expected some of en,de"
    }
    try input.addTable(folder.file("b.strings", "?"))
    #expect {
      try findings(input)
    } throws: {
      "\($0)".hasSuffix("b.strings:1: \"?\"; expected a key")
    }
  }
}
