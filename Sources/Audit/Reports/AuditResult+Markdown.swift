internal import ListDocument
internal import Sizing

extension AuditResult {
  /// How many faults the Markdown lists: a comment on GitHub has at most 65 536 characters.
  private static let mostListed = 100

  /// The findings as Markdown, as comments of pull requests show it: the summary, and a table for each document.
  var markdownReport: String {
    var text = "**galley audit** \(summary.escapedMarkdown)\n"
    let listed = groups.prefix(Self.mostListed)
    var last: RowReference?
    for group in listed {
      if group.row.scope != last?.scope {
        text += "\n### \(group.row.source.quotable.escapedMarkdown) (\(group.row.locale.escapedMarkdown))\n\n"
        text += "| Row | Fault | Where | |\n| --- | --- | --- | --- |\n"
      }
      last = group.row
      let first = group.findings[0]
      let words = [
        first.text.isEmpty ? nil : "“\(first.text.shortened)”", first.detail, group.doubt,
      ].compactMap(\.self)
      let cells = [
        group.row.name.quotable + group.row.formSuffix, (group.kind.isGrave ? "❌ " : "⚠️ ") + group.fault,
        group.places.isEmpty ? "everywhere" : group.places, words.joined(separator: "; "),
      ]
      text += "| \(cells.map(\.escapedMarkdown).joined(separator: " | ")) |\n"
    }
    let rest = groups.count - listed.count
    return text + (rest > 0 ? "\n…and \(rest) more.\n" : "")
  }
}

extension String {
  /// The string as text of a cell of a table: nothing in it is Markdown or HTML, and it is one line.
  fileprivate var escapedMarkdown: String {
    escaping { scalar in
      switch scalar {
      case "&", "<", ">": scalar.markupEntity
      // A mention would call somebody.
      case "@": "&#64;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!": "\\\(scalar)"
      case "\n", "\r": " "
      default: nil
      }
    }
  }
}
