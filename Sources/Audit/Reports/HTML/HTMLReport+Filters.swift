internal import JSONText
internal import TextAnalysis
internal import Typography

extension HTMLReport {
  /// The controls that choose which faults are shown; hidden until the script runs.
  var filters: HTML {
    let kinds = FindingKind.allCases.filter { kind in rows.contains { $0.faults.contains { $0.group.kind == kind } } }
    return """
      <form id="filters" role="search" aria-label="Filter the faults" hidden>
      <label class="wide">Search <kbd aria-hidden="true">/</kbd>\
      <input type="search" name="text" autocomplete="off" spellcheck="false" placeholder="row, text, element …"></label>
      \(select("Kind", "kind", kinds.map { (HTML.plain($0.rawValue), HTML.plain($0.words.title)) }))\
      \(select("Category", "category", numbered(matrix.categories.map { HTML.plain($0?.shortName ?? "unspecified") })))\
      \(select("Width", "width", matrix.widths.map { ("\($0)", "\($0)") }))\
      \(select("Direction", "direction", matrix.directions.map { (HTML.plain($0.rawValue), HTML.plain($0.rawValue)) }))\
      \(matrix.fontScales.count < 2 ? "" : select("Font scale", "scale", matrix.fontScales.map { ("\($0)", "\($0)") }))\
      \(select("Locale", "locale", numbered(locales.map(HTML.plain))))\
      \(select("Row kind", "rowKind", numbered(rowKinds.map(HTML.plain))))\
      <button type="reset">Reset</button>
      <output id="count" aria-live="polite"></output>
      </form>

      """
  }

  /// The languages of the rows that are listed; controls and entries know them by their numbers.
  var locales: [String] { rows.map(\.reference.locale).firstOccurrences }
  /// The kinds of the rows that are listed; controls and entries know them by their numbers.
  var rowKinds: [String] { rows.map(\.reference.kind).firstOccurrences }

  private func numbered(_ names: [HTML]) -> [(HTML, HTML)] { names.enumerated().map { ("\($0)", $1) } }

  private func select(_ label: HTML, _ name: HTML, _ options: [(value: HTML, name: HTML)]) -> HTML {
    let options = options.map { "<option value=\"\($0.value)\">\($0.name)</option>" as HTML }.joined()
    return """
      <label>\(label) <select name="\(name)"><option value="">All</option>\(options)</select></label>

      """
  }
}

extension ReportMatrix {
  var widths: [Double] { facets.map(\.width).firstOccurrences }
  var directions: [TextDirection] { facets.map(\.direction).firstOccurrences }
  var fontScales: [Double] { facets.map(\.fontScale).firstOccurrences }
}

extension [HTML] {
  /// The pieces one after the other.
  func joined() -> HTML { reduce(into: HTML()) { $0 += $1 } }
}
