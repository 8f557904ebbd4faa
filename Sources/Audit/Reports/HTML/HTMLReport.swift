internal import Drawing
internal import JSONText
internal import TextAnalysis
internal import Typography

/// An audit as a page for browsers: one file, which asks no network for anything.
///
/// It is bounded whatever the audit found: the same fault of an element in many combinations is one entry, and of
/// faults, cells and pictures there are only so many, with a notice of what was left out.
struct HTMLReport {
  let result: AuditResult
  let matrix: ReportMatrix
  let rows: [ReportRow]
  /// Every fault that was found, those that are not listed among them.
  let groups: [FindingGroup]
  let painter: PagePainter?
  let pictured: Set<FindingGroup.Key>

  /// The most faults that are listed: about as many as a browser filters while somebody types.
  static let maximumFaults = 2000
  /// The most cells of the heat map.
  static let maximumCells = 40_000

  init(_ result: AuditResult, painter: PagePainter?, pictures: Int) {
    self.result = result
    self.painter = painter
    matrix = ReportMatrix(result.scopes)
    groups = result.groups
    rows = result.reportRows(groups, matrix, limit: Self.maximumFaults)
    pictured = painter == nil ? [] : result.pictured(rows, limit: pictures)
  }

  var html: HTML {
    let findings = findingList()
    let details: HTML = groups.isEmpty ? "" : "\(filters)\(heatMap)\(findings.list)"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Galley audit</title>
      <style>\(file: PackageResources.report_css)</style>
      </head>
      <body>
      <header class="top">
      <h1>Galley audit</h1>
      <p>\(surroundings)</p>
      </header>
      <main>
      \(summary)\(details)
      </main>
      <svg class="sheet" width="0" height="0" aria-hidden="true">
      \(findings.sheet)</svg>
      <script>\(file: PackageResources.report_js)</script>
      </body>
      </html>

      """
  }

  /// What the page may do: show its own pictures and run its own style and script, which it knows by their hashes.
  ///
  /// Nothing may be asked of any network, and nothing that a document smuggled in would run.
  private static let policy: HTML = """
    default-src 'none'; img-src data:; style-src 'sha256-\(styleHash)'; script-src 'sha256-\(scriptHash)'; \
    base-uri 'none'; form-action 'none'
    """

  // MARK: Summary

  private var summary: HTML {
    let faulty = Set(groups.map(\.row)).count
    var html: HTML = """
      <section aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <dl class="figures">
      <div><dt>Rows</dt><dd>\(result.rows.count.grouped)</dd></div>
      <div><dt>Layouts</dt><dd>\(result.layoutCount.grouped)</dd></div>
      <div><dt>Rows with faults</dt><dd>\(faulty.grouped)</dd></div>
      <div><dt>Faults</dt><dd>\(groups.count.grouped)</dd></div>
      <div><dt>Findings</dt><dd>\(result.findings.count.grouped)</dd></div>
      </dl>

      """
    if groups.isEmpty {
      html += """
        <p class="fine"><span aria-hidden="true">✓</span> Nothing found.</p>

        """
    } else {
      html += """
        <p class="muted">A fault is something wrong with an element of a row; a finding is a fault in one combination \
        of size category, width, direction and font scale.</p>
        <div class="tables">
        \(kindTable)\(documentTable)</div>

        """
    }
    return html + "</section>\n"
  }

  private var kindTable: HTML {
    var html: HTML = """
      <table><caption>By kind</caption>
      <thead><tr><th scope="col">Kind</th><th scope="col">Meaning</th><th scope="col" class="number">Faults</th>\
      <th scope="col" class="number">Findings</th></tr></thead>
      <tbody>

      """
    let faults = Dictionary(grouping: groups, by: \.kind)
    for kind in FindingKind.allCases {
      guard let faults = faults[kind] else { continue }
      html += """
        <tr><th scope="row">\(Self.badge(kind))</th><td>\(kind.summary)</td><td class="number">\(faults.count.grouped)</td>\
        <td class="number">\(faults.reduce(0) { $0 + $1.findings.count }.grouped)</td></tr>

        """
    }
    return html + "</tbody></table>\n"
  }

  private var documentTable: HTML {
    var html: HTML = """
      <table><caption>By document</caption>
      <thead><tr><th scope="col">Document</th><th scope="col">Locale</th><th scope="col" class="number">Rows</th>\
      <th scope="col" class="number">With faults</th><th scope="col" class="number">Faults</th></tr></thead>
      <tbody>

      """
    let faults = Dictionary(grouping: groups, by: \.row.scope)
    for scope in result.scopes {
      let faults = faults[scope.name] ?? []
      html += """
        <tr><th scope="row">\(HTML.foreign(scope.source))</th><td>\(HTML.foreign(scope.locale, limit: 40))</td>\
        <td class="number">\(scope.rows.count.grouped)</td><td class="number">\(Set(faults.map(\.row)).count.grouped)</td>\
        <td class="number">\(faults.count.grouped)</td></tr>

        """
    }
    return html + "</tbody></table>\n"
  }

  /// The combinations in which the documents were audited, in words.
  private var surroundings: String {
    let categories = matrix.categories.map { $0?.shortName ?? "unspecified" }.joined(separator: ", ")
    let widths = matrix.widths.map(\.roundedText).joined(separator: ", ")
    let directions = matrix.directions.map(\.rawValue).joined(separator: " and ")
    let scales = matrix.fontScales.map(\.roundedText).joined(separator: ", ")
    return "Size categories \(categories); \(widths) points wide; \(directions)"
      + (scales == "1" ? "." : "; font scales \(scales).")
  }

  static func badge(_ kind: FindingKind) -> HTML {
    let style: HTML = kind.isGrave ? "grave" : "mild"
    let words = kind.words
    return "<span class=\"badge \(style)\"><span aria-hidden=\"true\">\(words.letter)</span> \(words.title)</span>"
  }
}

extension Int {
  /// The number with its digits in groups of three, for people.
  var grouped: String {
    let digits = String(self)
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "\u{202F}" }
      text.append(digit.element)
    }
  }
}
