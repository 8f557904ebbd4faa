public import Drawing

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
  /// Markdown for comments of pull requests: a table of faults for each document.
  case markdown
  /// Commands that GitHub's runners turn into annotations of the lines that rows begin in.
  case github
  /// A page for browsers, in one file: a heat map, and each fault with its picture.
  case html
}

extension AuditResult {
  /// The report in a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - painter: Provides the fonts of a page's pictures, which follow the reader's theme; without it, or without
  ///     ``Audit/specimenLimit``, there are no pictures.
  ///   - pictures: The most faults that have pictures; each document has its fair share of them.
  public func report(_ format: ReportFormat, painter: PagePainter? = nil, pictures: Int = 200) -> [UInt8] {
    switch format {
    case .text: Array(textReport(isColored: false).utf8)
    case .ndjson: ndjsonReport
    case .junit: Array(junitReport.utf8)
    case .sarif: sarifReport
    case .markdown: Array(markdownReport.utf8)
    case .github: Array(gitHubReport.utf8)
    case .html: Array(HTMLReport(self, painter: painter, pictures: pictures).html.text.utf8)
    }
  }
}
