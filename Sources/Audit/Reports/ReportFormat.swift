/// How the findings of an audit are written.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For people.
  case text
  /// A JSON object a line.
  case ndjson
  /// JUnit XML: a test case a row, which fails if anything is wrong with it.
  case junit
  /// SARIF 2.1.0, which code-scanning tools read: a result for each fault of an element.
  case sarif
}

extension AuditResult {
  /// The report in a format.
  public func report(_ format: ReportFormat) -> [UInt8] {
    switch format {
    case .text: Array(textReport.utf8)
    case .ndjson: ndjsonReport
    case .junit: Array(junitReport.utf8)
    case .sarif: sarifReport
    }
  }
}
