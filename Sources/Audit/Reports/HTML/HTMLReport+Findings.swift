internal import Drawing
internal import JSONText
internal import Sizing
internal import Typography

extension HTMLReport {
  /// The faults with their pictures, document by document; and the pictures themselves.
  func findingList() -> (list: HTML, sheet: HTML) {
    var sheet = painter.flatMap { PictureSheet($0) }
    let (locales, rowKinds) = (locales.numbers, rowKinds.numbers)
    var html: HTML = """
      <section aria-labelledby="findings" id="list">
      <h2 id="findings">Faults</h2>
      \(notices)<p class="notice" id="none" hidden>No fault matches the filters.</p>

      """
    for (scope, rows) in Dictionary(grouping: rows, by: \.scope).sorted(by: { $0.key < $1.key }) {
      html += """
        <section class="document">
        <h3>\(HTML.foreign(result.scopes[scope].source)) · \(HTML.foreign(result.scopes[scope].locale, limit: 40))</h3>

        """
      for row in rows {
        let attributes: HTML = """
          data-row="\(row.faults[0].number)" data-locale="\(locales[row.reference.locale] ?? 0)" \
          data-row-kind="\(rowKinds[row.reference.kind] ?? 0)"
          """
        for fault in row.faults { html += entry(fault, attributes, &sheet) }
      }
      html += "</section>\n"
    }
    return (html + "</section>\n", sheet?.html ?? "")
  }

  /// What the list leaves out.
  private var notices: HTML {
    let listed = rows.reduce(0) { $0 + $1.faults.count }
    let shown = pictured.count
    var html = HTML()
    if listed < groups.count {
      html += """
        <p class="notice">\(listed.grouped) of \(groups.count.grouped) faults are listed; an NDJSON report has them all.</p>

        """
    }
    if shown < listed {
      html += """
        <p class="notice">\(shown.grouped) of \(listed.grouped) faults have pictures; --pictures says how many may.</p>

        """
    }
    return html
  }

  private func entry(_ fault: ReportFault, _ attributes: HTML, _ sheet: inout PictureSheet?) -> HTML {
    let group = fault.group
    // The words and the picture are of one layout.
    let specimen = result.specimens[FindingGroup.Key(group.findings[0])]
    let first = group.findings.first { $0.combination == specimen?.combination } ?? group.findings[0]
    let element: HTML = group.element.map { " <code>\($0.rawValue)</code>" } ?? ""
    let places = group.places
    let form: HTML = group.row.form.map { " <span class=\"in\">as</span> \(HTML.foreign($0, limit: 40))" } ?? ""
    let line: HTML = group.row.place.map { "<span>line \($0.line), column \($0.column)</span>" } ?? ""
    let doubt: HTML = group.doubt.map { "<p class=\"muted\">\(HTML.sentence($0))</p>\n" } ?? ""
    let quote: HTML = first.text.isEmpty ? "" : "<blockquote>\(HTML.foreign(first.text))</blockquote>\n"
    return """
      <article class="fault" id="f\(fault.number)" tabindex="-1" aria-labelledby="t\(fault.number)" \
      data-kind="\(group.kind.rawValue)" \(attributes) data-at="\(fault.pattern)">
      <div>
      <h4 id="t\(fault.number)">\(Self.badge(group.kind))\(element) <span class="in">in</span> \
      \(HTML.foreign(group.row.name, limit: 80))\(form)</h4>
      <p class="place"><code>\(group.row.path)</code> <code>\(group.row.kind)</code>\(line)\
      <a href="#f\(fault.number)" aria-label="Link to fault \(fault.number)">#\(fault.number)</a></p>
      \(quote)\
      <p>\(HTML.sentence(first.detail))</p>
      \(doubt)\
      <p class="where"><b>Where</b> \(places.isEmpty ? "everywhere" : places)</p>
      </div>
      \(figures(group, &sheet))</article>

      """
  }

  // MARK: Pictures

  private func figures(_ group: FindingGroup, _ sheet: inout PictureSheet?) -> HTML {
    let key = FindingGroup.Key(group.findings[0])
    guard pictured.contains(key), let specimen = result.specimens[key] else { return "" }
    let frame = group.element.flatMap { specimen.row.placement.layout[$0]?.frame.standardized }
    let mark = frame.map { $0.offset(x: specimen.row.placement.frame.x, y: 0) }
    var html = figure(sheet?.add(specimen.row, style: specimen.style), specimen.combination, mark)
    if let reference = specimen.reference {
      html += figure(
        sheet?.add(reference, style: specimen.style), specimen.combination.atDefaultSize, nil, isReference: true)
    }
    return "<div class=\"pictures\">\(html)</div>\n"
  }

  /// A picture, with an outline around the element at fault.
  private func figure(
    _ picture: PictureSheet.Picture?, _ combination: Combination, _ mark: LayoutRect?, isReference: Bool = false
  ) -> HTML {
    let words: HTML = isReference ? "At the default size: \("\(combination)")" : "\("\(combination)")"
    guard let picture else {
      return "<figure><p class=\"muted\">Not drawn.</p><figcaption>\(words)</figcaption></figure>"
    }
    let outline: HTML =
      mark.map { mark in
        """
        <rect class="mark" x="\(mark.x - 1)" y="\(mark.y - 1)" width="\(mark.width + 2)" height="\(mark.height + 2)" rx="2"/>
        """
      } ?? ""
    let rest: HTML =
      picture.hiddenHeight > 0
      ? " <span class=\"muted\">(\(picture.hiddenHeight.rounded()) points below are not shown)</span>" : ""
    let (width, height) = (picture.size.width, picture.size.height)
    return """
      <figure><svg role="img" aria-label="The row, \(words)" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)"><use href="#p\(picture.number)" width="\(width)" height="\(height)"/>\(outline)</svg>\
      <figcaption>\(words)\(rest)</figcaption></figure>
      """
  }
}

extension ReportFault {
  /// Where the fault is, for the script: facets with the categories' bits in hexadecimal, `0:f80 2:800`.
  fileprivate var pattern: String {
    columns.enumerated().filter { $1 != 0 }.map { "\($0):\(String($1, radix: 16))" }.joined(separator: " ")
  }
}

extension [String] {
  fileprivate var numbers: [String: Int] { Dictionary(uniqueKeysWithValues: enumerated().map { ($1, $0) }) }
}
