import Audit
import Foundation
import Galley
import TestSupport
import Testing

struct ReportTests {
  /// Three rows of which two have faults, with names that every format has to escape.
  private func result() throws -> AuditResult {
    var document = try document([
      stereo("a<b>&\"c\"", title: "x\ny\n\u{7}z", titleLines: 2), stereo(2, title: "Alaska"),
      stereo(3, title: "\u{10900}", detail: "1\n2\n3"),
    ])
    document.source = "lists/ä: 1.json"
    let matrix = AuditMatrix(
      sizeCategories: [.small, .medium, .accessibility5, nil], widths: [320, 375.5],
      directions: [.leftToRight, .rightToLeft])
    return Audit(matrix: matrix, rules: AuditRules(maximumLines: 2)).run([document])
  }

  private func objects(_ bytes: [UInt8]) throws -> [[String: Any]] {
    try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test("The text names each fault once, with its combinations in few words")
  func text() throws {
    let text = String(decoding: try result().report(.text), as: UTF8.self)
    #expect(
      text == """
        lists/ä: 1.json (en)
          sections[0].rows[0] a<b>&"c", mdc.stereo
            truncated title at 320 wide in S–M AX5 unspecified, 375.5 wide in S–M AX5 unspecified, ltr and rtl
              “x y z”: 2 lines shown, and “z” is left out
          sections[0].rows[2] 3, mdc.stereo
            missingGlyph title
              “\u{2068}\u{10900}\u{2069}”: 1 character has no glyph, U+10900 the first
              uncertain: a device has faces that are not here
            wraps detail at 320 wide in S–M AX5 unspecified, 375.5 wide in S–M AX5 unspecified, ltr and rtl
              “1 2 3”: 3 lines; at most 2

        3 rows, 48 layouts: 33 findings in 2 rows: truncated 16, missingGlyph 1, wraps 16

        """)
    #expect(
      String(
        decoding: Audit(matrix: AuditMatrix()).run([try document([stereo(1, title: "a")])]).report(.text), as: UTF8.self
      )
        == "1 row, 1 layout: nothing found\n")
  }

  /// mdc.stereo scales its texts, so more is hidden at AX5, and more in a narrower list.
  @Test("Of a fault of several layouts a report quotes the one at the largest size in the narrowest list")
  func worst() throws {
    var row = stereo(1, title: "one two three four five six seven eight nine ten", titleLines: 1)
    row["adjustsFont"] = true
    let list = try document([row])
    let matrix = AuditMatrix(sizeCategories: [.large, .accessibility5], widths: [200, 320])
    let result = Audit(matrix: matrix).run([list])
    #expect(Set(result.findings.map(\.detail)).count == 4)
    let worst = try #require(
      result.findings.first { $0.combination?.sizeCategory == .accessibility5 && $0.combination?.width == 200 })
    for format in [ReportFormat.text, .markdown, .github, .sarif] {
      let report = String(decoding: result.report(format), as: UTF8.self)
      #expect(result.findings.filter { report.contains($0.detail) }.map(\.detail) == [worst.detail], "\(report)")
    }
  }

  @Test("NDJSON has a finding a line")
  func ndjson() throws {
    let lines = try objects(try result().report(.ndjson))
    #expect(lines.count == 33)
    let first = try #require(lines.first)
    #expect(first["row"] as? String == "a<b>&\"c\"" && first["kind"] as? String == "truncated")
    #expect(first["category"] as? String == "S" && first["width"] as? Double == 320)
    #expect(first["direction"] as? String == "ltr" && first["locale"] as? String == "en")
    #expect(first["text"] as? String == "x\ny\n\u{7}z" && first["element"] as? String == "title")
    let missing = try #require(lines.first { $0["kind"] as? String == "missingGlyph" })
    #expect(missing["row"] as? Int == 3 && missing["category"] is NSNull && missing["width"] is NSNull)
  }

  @Test("JUnit reports are valid by Jenkins' schema, a test case a row")
  func junit() throws {
    let report = try result().report(.junit)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(report).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let schema = Repository.file("Tests/Fixtures/schemas/junit-10.xsd").path
    let xmllint = URL(filePath: "/usr/bin/xmllint")
    let validation = try runProcess(xmllint, ["--noout", "--schema", schema, file.path])
    #expect(validation.status == 0, "\(validation.errors)")
    func value(_ path: String) throws -> String {
      try runProcess(xmllint, ["--xpath", path, file.path]).output.trimmingCharacters(in: .newlines)
    }
    #expect(try value("count(//testcase)") == "3")
    #expect(try value("count(//testcase[failure])") == "2")
    #expect(try value("string(//testsuites/@failures)") == "2")
    #expect(try value("string(//testsuite/@name)") == "lists/ä: 1.json")
    #expect(try value("string(//testcase[1]/@name)") == "a<b>&\"c\" (sections[0].rows[0])")
    #expect(try value("string(//failure[@type='wraps']/@message)") == "wraps detail")
    #expect(try value("string(//failure[@type='wraps'])").contains(": “1 2 3”: "))
  }

  @Test("SARIF reports are valid by the standard's schema")
  func sarifSchema() throws {
    let report = String(decoding: try result().report(.sarif), as: UTF8.self)
    let empty = String(decoding: AuditResult().report(.sarif), as: UTF8.self)
    let broken = [
      report.replacing("\"startLine\":1", with: "\"startLine\":0"),
      report.replacing("\"ruleId\":\"wraps\"", with: "\"ruleId\":1"),
      report.replacing("\"warning\"", with: "\"grave\""),
    ]
    for text in broken { #expect(text != report) }
    let program = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft4Validator.check_schema(schema)
      validator = jsonschema.Draft4Validator(schema)
      for text in json.load(sys.stdin):
        print(next((error.message for error in validator.iter_errors(json.loads(text))), "valid"))
      """
    let schema = Repository.file("Tests/Fixtures/schemas/sarif-schema-2.1.0.json").path
    let input = String(decoding: try JSONEncoder().encode([report, empty] + broken), as: UTF8.self)
    let run = try runProcess(URL(filePath: "/usr/bin/python3"), ["-s", "-c", program, schema], input: input)
    try #require(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["valid", "valid"] && lines.count == 5)
    #expect(lines.dropFirst(2).allSatisfy { $0 != "valid" }, "\(lines)")
  }

  @Test("SARIF reports have what the standard requires, a result for each fault of an element")
  func sarif() throws {
    let log = try #require(objects(try result().report(.sarif)).first)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "Galley")
    #expect((driver["semanticVersion"] as? String)?.wholeMatch(of: #/\d+\.\d+\.\d+/#) != nil)
    let described = try #require(driver["rules"] as? [[String: Any]])
    let rules = described.compactMap { $0["id"] as? String }
    #expect(rules == FindingKind.allCases.map(\.rawValue))
    // What GitHub's code scanning shows of a rule.
    let helps = described.compactMap { ($0["help"] as? [String: String])?["markdown"] }
    #expect(Set(helps).count == rules.count && helps.allSatisfy { $0.count > 60 })
    #expect(described.allSatisfy { ($0["fullDescription"] as? [String: String])?["text"] != nil })
    #expect(described.compactMap { $0["name"] as? String }.contains("SmallTapTarget"))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String } == ["truncated", "missingGlyph", "wraps"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      #expect(["error", "warning"].contains(result["level"] as? String))
      #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let region = try #require(physical["region"] as? [String: Int])
      #expect(region["startLine"] == 1 && (region["startColumn"] ?? 0) > 1)
      // RFC 3986: the space, the colon of a first segment and what is not ASCII are escaped.
      #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "lists/%C3%A4%3A%201.json")
    }
    let names = results.compactMap {
      (($0["locations"] as? [[String: Any]])?[0]["logicalLocations"] as? [[String: Any]])?[0]
    }
    #expect(names.compactMap { $0["fullyQualifiedName"] as? String }.first == "sections[0].rows[0].title")
    let fingerprints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["row/v1"] }
    #expect(Set(fingerprints).count == 3)
    // Rows of the same name have different fingerprints, too.
    let rows = [stereo(1, title: "a\nb", titleLines: 1), stereo("1", title: "a\nb", titleLines: 1)]
    let report = String(decoding: Audit(matrix: AuditMatrix()).run([try document(rows)]).report(.sarif), as: UTF8.self)
    let prints = report.matches(of: #/"row\/v1":"([^"]+)"/#).map { String($0.1) }
    #expect(prints == ["list.json#1.title:truncated:en", "list.json#1.title:truncated:en#2"])
  }

  @Test("A value that is cut for want of room is one finding, not an overflow, too")
  func once() throws {
    // The row is too narrow for its text and its value: nothing of the value is shown but an ellipsis.
    let row: [String: Any] = [
      "id": 1, "kind": "uikit.table.value1", "title": "A fairly long title beside it", "detail": "35 209900 176148 1",
    ]
    let audited = try document([row], width: 200)
    let findings = Audit(matrix: AuditMatrix()).run([audited]).findings.filter { $0.element?.rawValue == "detail" }
    #expect(findings.map(\.kind) == [.truncated])
    // Without the rule for truncated texts the value is reported as an overflow.
    let rules = AuditRules(kinds: [.overflow])
    let others = Audit(matrix: AuditMatrix(), rules: rules).run([audited]).findings
    #expect(others.map(\.kind) == [.overflow] && others.first?.element?.rawValue == "detail")
  }

  @Test("A baseline accepts the findings it was made of, and no others")
  func baseline() throws {
    let result = try result()
    let baseline = try Baseline(result.report(.ndjson), source: "known.ndjson")
    func new(_ findings: [Finding], _ baseline: Baseline) -> [Finding] {
      var comparison = Baseline.Comparison(baseline)
      return findings.filter { comparison.isNew($0) }
    }
    #expect(new(result.findings, baseline).isEmpty)
    // Without its first line it does not accept the first finding.
    let report = result.report(.ndjson)
    let rest = Array(report[(report.firstIndex(of: UInt8(ascii: "\n")) ?? 0)...])
    let smaller = try Baseline(rest, source: "known.ndjson")
    #expect(new(result.findings, smaller) == [result.findings[0]])
    // A row that moved is still known by its name, one in another document is not.
    var moved = result.findings[0]
    moved.row.path = "sections[9].rows[9]"
    moved.detail = "1 line shown"
    #expect(new([moved], baseline).isEmpty)
    // Another row of the same name is not known.
    #expect(new([moved, result.findings[0]], baseline) == [result.findings[0]])
    moved.row.source = "other.json"
    #expect(new([moved], baseline) == [moved])
  }

  @Test("Whatever was found, a baseline of it accepts it, and nothing more of rows of the same name")
  func repeatedNames() throws {
    let rows = [stereo(1, title: "a\nb", titleLines: 1), stereo("1", title: "a\nb", titleLines: 1)]
    let audit = Audit(matrix: AuditMatrix(widths: [320, 390, 320]))
    let known = audit.run([try document(rows)])
    // A width that is given twice is one width.
    #expect(known.findings.count == 4 && known.layoutCount == 4)
    var next = audit
    next.baseline = try Baseline(known.report(.ndjson), source: "known.ndjson")
    #expect(next.run([try document(rows)]).findings.isEmpty)
    next.baseline = try Baseline(audit.run([try document([rows[0]])]).report(.ndjson), source: "known.ndjson")
    let more = next.run([try document(rows)]).findings
    #expect(more.map(\.row.path) == ["sections[0].rows[1]", "sections[0].rows[1]"])
  }

  @Test("Findings are of a font scale, which reports name and a baseline of another scale does not accept")
  func fontScales() throws {
    let rows = [["id": "sounds", "kind": "m3.listItem", "title": "Notifications and sounds"]]
    var audit = Audit(
      matrix: AuditMatrix(fontScales: [1, 2, 3.5, 2]), rules: AuditRules(kinds: [.wraps], maximumLines: 1))
    let result = audit.run([try document(rows)])
    #expect(result.layoutCount == 3)
    #expect(result.findings.compactMap(\.combination?.fontScale) == [2, 3.5])
    #expect(result.groups[0].description.contains("font scale 2; "), "\(result.groups[0].description)")
    let lines = String(decoding: result.report(.ndjson), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains(#""fontScale":2"#) && lines[1].contains(#""fontScale":3.5"#))
    let page = String(decoding: result.report(.html), as: UTF8.self)
    #expect(page.contains("font scales 1, 2, 3.5") && page.contains("ltr × 3.5") && page.contains("name=\"scale\""))
    audit.baseline = try Baseline(Array((lines[0] + "\n").utf8), source: "known.ndjson")
    #expect(audit.run([try document(rows)]).findings.map(\.combination?.fontScale) == [3.5])
  }

  @Test("A combination of version 0.2, which has no font scale, is decoded")
  func decodedCombinations() throws {
    func decoded(_ json: String) throws -> Combination {
      try JSONDecoder().decode(Combination.self, from: Data(json.utf8))
    }
    #expect(try decoded(#"{"width": 320, "direction": "ltr"}"#).fontScale == 1)
    let combination = Combination(sizeCategory: .accessibility1, width: 320, direction: .rightToLeft, fontScale: 1.3)
    #expect(try JSONDecoder().decode(Combination.self, from: JSONEncoder().encode(combination)) == combination)
    #expect(throws: DecodingError.self) { try decoded(#"{"width": 320, "direction": "ltr", "fontScale": 0}"#) }
  }

  @Test("A baseline that is none says which line is wrong")
  func badBaseline() {
    #expect {
      try Baseline(Array("{\"row\": 1, \"kind\": \"wraps\"}\n{\"a\": 1}\n".utf8), source: "b.ndjson")
    } throws: { error in
      (error as? InputError)?.place == "b.ndjson:2:$" || "\(error)".hasPrefix("b.ndjson:2")
    }
  }

  @Test("Languages and forms of any name take no line of their own and bring no control characters")
  func hostileNames() throws {
    let folder = TableFolder()
    var input = AuditInput()
    let list = #"{"sections": [{"rows": [{"id": 1, "kind": "mdc.stereo", "title": "k", "titleLines": 1}]}]}"#
    input.add(contents: Array(list.utf8), source: "list.json", locale: LocaleTag("de\n::error::a\u{1B}[31m"))
    let device = #""x\n::error::b\u001b": {"stringUnit": {"value": "a\nb"}}, "other": {"stringUnit": {"value": "ok"}}"#
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"variations": {"device": {\#(device)}}}}}}}
      """#
    try input.addTable(folder.file("a.xcstrings", catalog))
    var result = AuditResult()
    try input.forEachDocument(fonts: .bundled) { Audit(matrix: AuditMatrix(widths: [100])).run($0, &result) }
    #expect(result.findings.contains { $0.row.locale.contains("\n") && $0.row.form?.contains("\n") == true })
    for format in ReportFormat.allCases where format != .html {
      let report = String(decoding: result.report(format), as: UTF8.self)
      #expect(!report.unicodeScalars.contains("\u{1B}"), "\(format)")
      let lines = report.split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("::error::") } && !report.contains("%0A::error::"), "\(format): \(report)")
    }
    #expect(result.groups.allSatisfy { !$0.description.contains("\n") })
  }

  /// Source: SARIF 2.1.0, sections 3.11.5 and 3.11.6.
  @Test("Messages of SARIF have no placeholders and no links but for what rows are called")
  func sarifMessages() throws {
    func message(_ name: String) throws -> String {
      let document = try document([stereo(name, title: "\u{10900}")])
      let log = try objects(Audit(matrix: AuditMatrix()).run([document]).report(.sarif))[0]
      let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
      return (results?.first?["message"] as? [String: String])?["text"] ?? ""
    }
    #expect(try message("a[0] {0}").hasPrefix("a[0] {{0}}.title (en): missingGlyph"))
    #expect(try message("[a](1) \\").hasPrefix("\\[a\\](1) \\\\.title (en)"))
    #expect(try message("[a](\u{301}1)").hasPrefix("\\[a\\](\u{301}1).title"))
  }

  @Test("JUnit takes time in proportion to the documents")
  func manyDocuments() throws {
    func result(_ count: Int) throws -> AuditResult {
      let list = try document([stereo(1, title: "a")]).list
      return Audit(matrix: AuditMatrix()).run((0..<count).map { AuditedDocument(source: "\($0).json", list: list) })
    }
    let (short, long) = (try result(1_000), try result(16_000))
    let growth = growthOfTime(limit: 60) {
      #expect(short.report(.junit).count > 1_000)
    } to: {
      #expect(long.report(.junit).count > 16_000)
    }
    #expect(growth < 60, "\(growth)")
  }
}
