internal import ListDocument
internal import Sizing

extension AuditResult {
  /// The audit as JUnit XML: a test suite a document and language, a test case a row, a failure for each of its faults.
  ///
  /// Source: Jenkins' schema `junit-10.xsd`.
  var junitReport: String {
    let faults = Dictionary(grouping: groups, by: \.row)
    let cases = Dictionary(grouping: rows, by: \.scope)
    var suites: [ScopeName] = []
    for row in rows where suites.last != row.scope { suites.append(row.scope) }
    let suitesOfSource = Dictionary(suites.map { ($0.source, 1) }, uniquingKeysWith: +)
    var report = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    report += "<testsuites name=\"galley audit\" tests=\"\(rows.count)\" failures=\"\(faults.count)\" errors=\"0\">\n"
    for suite in suites {
      let cases = cases[suite] ?? []
      let failed = cases.count { faults[$0] != nil }
      // A document in one language goes by its name alone.
      let isAlone = suitesOfSource[suite.source] == 1
      let name = isAlone ? suite.source : "\(suite.source) (\(suite.locale.quotable))"
      report += "  <testsuite name=\(name.quotedXML) tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"0\">\n"
      let language = isAlone ? "" : ", \(suite.locale.quotable)"
      for row in cases { report += Self.testCase(row, language, faults[row] ?? []) }
      report += "  </testsuite>\n"
    }
    return report + "</testsuites>\n"
  }

  /// - Parameter language: What follows the name of a row that is there in several languages, since tools tell test cases
  ///   apart by their names.
  private static func testCase(_ row: RowReference, _ language: String, _ faults: [FindingGroup]) -> String {
    let place = row.path + row.formSuffix + language
    let name = row.id.map { "\($0) (\(place))" } ?? place
    let head = "    <testcase name=\(name.quotedXML) classname=\("\(row.source).\(row.kind)".quotedXML)"
    guard !faults.isEmpty else { return head + "/>\n" }
    let failures = faults.map { group in
      let lines = group.findings.map { finding in
        let place = finding.combination.map { "\($0): " } ?? ""
        return "\(place)\(finding.quotedDetail)\(finding.isUncertain ? "; uncertain" : "")".escapedXML
      }
      return "      <failure type=\(group.kind.rawValue.quotedXML) message=\(group.fault.quotedXML)>"
        + lines.joined(separator: "\n") + "</failure>\n"
    }
    return "\(head)>\n\(failures.joined())    </testcase>\n"
  }
}

extension String {
  /// The string as the text of an XML element; characters that XML 1.0 cannot have become U+FFFD.
  fileprivate var escapedXML: String {
    escaping { scalar in
      switch scalar {
      case "\t", "\n": nil
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: scalar.markupEntity
      }
    }
  }

  /// The string as the value of an XML attribute, quotes included.
  fileprivate var quotedXML: String { "\"\(escapedXML)\"" }
}
