internal import JSONText
internal import Sizing
internal import TextAnalysis
internal import Typography

extension AuditResult {
  /// The findings for people: by document and row, each fault once with the combinations in which it is there, and a
  /// summary at the end.
  var textReport: String {
    var text = ""
    var row: RowReference?
    for group in groups {
      if group.row.source != row?.source || group.row.locale != row?.locale {
        text += "\(row == nil ? "" : "\n")\(group.row.source) (\(group.row.locale))\n"
      }
      if group.row != row {
        let id = group.row.id.map { " \($0)" } ?? ""
        let form = group.row.form.map { ", form \($0)" } ?? ""
        text += "  \(group.row.path)\(id), \(group.row.kind)\(form)\n"
      }
      row = group.row
      let element = group.element.map { " \($0)" } ?? ""
      text += "    \(group.kind.rawValue)\(element)\(Self.places(of: group.findings))\n"
      let first = group.findings[0]
      text += "      \(first.text.isEmpty ? "" : "“\(first.text.shortened)”: ")\(first.detail)\n"
    }
    return text + (text.isEmpty ? "" : "\n") + summary + "\n"
  }

  /// How much was audited, and what was found, in a line.
  private var summary: String {
    let audited = "\(Self.count(rows.count, "row")), \(Self.count(layoutCount, "layout"))"
    guard !findings.isEmpty else { return "\(audited): nothing found" }
    let kinds = FindingKind.allCases.compactMap { kind in
      let count = findings.count { $0.kind == kind }
      return count > 0 ? "\(kind.rawValue) \(count)" : nil
    }
    let faulty = Set(findings.map(\.row)).count
    return "\(audited): \(Self.count(findings.count, "finding")) in \(Self.count(faulty, "row")): "
      + kinds.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The combinations of findings in words: ` at 320 wide in AX1–AX5, 375 wide in AX5, ltr and rtl`.
  private static func places(of findings: [Finding]) -> String {
    let combinations = findings.compactMap(\.combination)
    let directions = TextDirection.allCases.compactMap { direction in
      let ofDirection = combinations.filter { $0.direction == direction }
      return ofDirection.isEmpty ? nil : (name: direction.rawValue, widths: widths(of: ofDirection))
    }
    guard let first = directions.first else { return "" }
    guard directions.contains(where: { $0.widths != first.widths }) else {
      return " at \(first.widths), \(directions.map(\.name).joined(separator: " and "))"
    }
    return " at " + directions.map { "\($0.widths), \($0.name)" }.joined(separator: "; ")
  }

  private static func widths(of combinations: [Combination]) -> String {
    var widths: [Double] = []
    for width in combinations.map(\.width) where !widths.contains(width) { widths.append(width) }
    return widths.map { width in
      let categories = combinations.filter { $0.width == width }.map(\.sizeCategory)
      return "\(width.roundedText) wide in \(names(of: categories))"
    }.joined(separator: ", ")
  }

  /// Size categories in words, neighbours as ranges: `XS–M AX5`.
  private static func names(of categories: [SizeCategory?]) -> String {
    var ranges: [(first: SizeCategory, last: SizeCategory)] = []
    let order = SizeCategory.allCases
    for (index, category) in order.enumerated() where categories.contains(category) {
      if let last = ranges.last, index > 0, last.last == order[index - 1] {
        ranges[ranges.count - 1].last = category
      } else {
        ranges.append((category, category))
      }
    }
    let names = ranges.map { range in
      range.first == range.last ? range.first.shortName : "\(range.first.shortName)–\(range.last.shortName)"
    }
    return (names + (categories.contains(nil) ? ["unspecified"] : [])).joined(separator: " ")
  }
}
