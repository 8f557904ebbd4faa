internal import JSONText
internal import TextAnalysis
internal import Typography

extension HTMLReport {
  /// Rows × size categories, side by side for each width, direction and font scale, document by document.
  var heatMap: HTML {
    var html: HTML = """
      <section aria-labelledby="map">
      <h2 id="map">Heat map</h2>
      <p class="muted">Rows with faults, by size category, for each width, direction and font scale. A cell has the letters of the \
      kinds it has; the more faults, the stronger its colour.</p>
      <ul class="legend" aria-label="Letters">\(legend)</ul>
      <p class="keys muted" id="keys" hidden><kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> move in the heat map, \
      <kbd>Enter</kbd> opens the fault, <kbd>Esc</kbd> comes back, <kbd>n</kbd> and <kbd>p</kbd> go to the next and the \
      previous fault, <kbd>/</kbd> searches.</p>
      \(leftOut)<div class="scroller">
      <table class="map" aria-labelledby="map" data-categories="\(matrix.categories.count)">
      <thead>
      <tr><th rowspan="2" scope="col" class="corner">Row</th>
      """
    for facet in matrix.facets {
      html += """
        <th scope="colgroup" class="facet" colspan="\(matrix.categories.count)" data-width="\(facet.width)" \
        data-direction="\(facet.direction.rawValue)" data-scale="\(facet.fontScale)">\(facet.width) pt \
        \(facet.direction.rawValue)\(facet.fontScale == 1 ? "" : " × \(facet.fontScale)")</th>
        """
    }
    html += "</tr>\n<tr>"
    for _ in matrix.facets {
      for (index, category) in matrix.categories.enumerated() {
        html += "<th scope=\"col\"\(edge(index))>\(category?.shortName ?? "–")</th>"
      }
    }
    html += "</tr>\n</thead>\n"
    for (scope, rows) in mappedRows { html += body(scope, rows) }
    return html + "</table>\n</div>\n</section>\n"
  }

  private var legend: HTML {
    let kinds = Set(rows.flatMap { $0.faults.map(\.group.kind) })
    return FindingKind.allCases.filter(kinds.contains).map { "<li>\(Self.badge($0))</li>" as HTML }.joined()
  }

  /// The rows of the heat map by document: those with the most findings where there are too many, in their own order.
  private var mappedRows: [(scope: Int, rows: [ReportRow])] {
    let byScope = Dictionary(grouping: rows, by: \.scope).sorted { $0.key < $1.key }
    let limit = Self.maximumCells / max(1, matrix.columnCount)
    let shares = byScope.map(\.value.count).fairShares(of: limit)
    return zip(byScope, shares).map { entry, share in
      guard share < entry.value.count else { return (entry.key, entry.value) }
      let worst = entry.value.indices.sorted { first, second in
        let (left, right) = (entry.value[first].findingCount, entry.value[second].findingCount)
        return left == right ? first < second : left > right
      }
      return (entry.key, worst.prefix(share).sorted().map { entry.value[$0] })
    }
  }

  private var leftOut: HTML {
    let shown = mappedRows.reduce(0) { $0 + $1.rows.count }
    guard shown < rows.count else { return "" }
    return """
      <p class="notice">The \(shown.grouped) rows with the most findings are shown here, of \(rows.count.grouped).</p>

      """
  }

  private func body(_ scope: Int, _ rows: [ReportRow]) -> HTML {
    let audited = matrix.columns(result.scopes[scope].combinations)
    var html: HTML = """
      <tbody>
      <tr class="document"><th scope="rowgroup" colspan="\(matrix.columnCount + 1)">\
      <span>\(HTML.foreign(result.scopes[scope].source)) · \(HTML.foreign(result.scopes[scope].locale, limit: 40))</span></th></tr>

      """
    for row in rows {
      let form: HTML = row.reference.form.map { " (\(HTML.foreign($0, limit: 40)))" } ?? ""
      html +=
        "<tr data-row=\"\(row.faults[0].number)\"><th scope=\"row\">\(HTML.foreign(row.reference.name, limit: 60))\(form)</th>"
      for facet in matrix.facets.indices {
        for category in matrix.categories.indices {
          let bit = 1 << category
          let faults = row.faults.filter { $0.columns[facet] & bit != 0 }
          let isAudited = audited[facet] & bit != 0
          html += isAudited ? cell(faults, edge(category)) : "<td class=\"not\"\(edge(category))>·</td>"
        }
      }
      html += "</tr>\n"
    }
    return html + "</tbody>\n"
  }

  /// A cell: the letters of its kinds, and a link to the first of its faults.
  ///
  /// The script makes cells in the same way when filters are set.
  private func cell(_ faults: [ReportFault], _ edge: HTML) -> HTML {
    guard let first = faults.first else { return "<td\(edge)></td>" }
    let kinds = faults.map(\.group.kind).firstOccurrences
    let letters = kinds.prefix(3).map(\.words.letter).joined() + (kinds.count > 3 ? "+" : "")
    return """
      <td\(edge) data-level="\(min(faults.count, 3))"><a href="#f\(first.number)" \
      aria-label="\(kinds.map(\.words.title).joined(separator: ", "))">\(letters)</a></td>
      """
  }

  /// The mark of a facet's first column, which has a line before it.
  private func edge(_ category: Int) -> HTML { category == 0 ? " data-first" : "" }
}

extension ReportRow {
  fileprivate var findingCount: Int { faults.reduce(0) { $0 + $1.group.findings.count } }
}
