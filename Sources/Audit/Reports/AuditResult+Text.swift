internal import JSONText
internal import ListDocument
internal import Sizing

extension AuditResult {
  /// The findings for people: by document and row, each fault once with the combinations in which it is there, and a
  /// summary at the end.
  ///
  /// - Parameter isColored: Whether a terminal is to show kinds of findings in colours (ECMA-48, SGR): red for what surely
  ///   looks broken, yellow for the others.
  package func textReport(isColored: Bool) -> String {
    func colored(_ text: String, _ kind: FindingKind) -> String {
      isColored ? "\u{1B}[\(kind.isGrave ? 31 : 33)m\(text)\u{1B}[0m" : text
    }
    var text = ""
    var row: RowReference?
    for group in groups {
      if group.row.scope != row?.scope {
        text += "\(row == nil ? "" : "\n")\(group.row.source.quotable) (\(group.row.locale.quotable))\n"
      }
      if group.row != row {
        let id = group.row.id.map { " \($0.description.quotable)" } ?? ""
        let form = group.row.form.map { ", form \($0.quotable)" } ?? ""
        text += "  \(group.row.path)\(id), \(group.row.kind)\(form)\n"
      }
      row = group.row
      let places = group.places
      text += "    \(colored(group.fault, group.kind))\(places.isEmpty ? "" : " at \(places)")\n"
      text += "      \(group.quotedDetail)\n"
      if let doubt = group.doubt { text += "      \(doubt)\n" }
    }
    return text + (text.isEmpty ? "" : "\n") + summary + "\n"
  }

  /// How much was audited, and what was found, in a line.
  var summary: String {
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
}
