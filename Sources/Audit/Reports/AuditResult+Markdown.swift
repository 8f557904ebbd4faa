internal import ListDocument
internal import Sizing

extension AuditResult {
  /// How many faults the Markdown lists at most.
  private static let mostListed = 100
  /// How many characters it has at most, but for the last line: a comment on GitHub has 65 536, and others add a few.
  private static let mostCharacters = 60_000

  /// The findings as Markdown, as comments of pull requests show it: the summary, and a table for each document.
  var markdownReport: String {
    var text = "**galley audit** \(summary.escapedMarkdown)\n"
    var (count, listed) = (text.unicodeScalars.count, 0)
    var last: RowReference?
    for group in groups.prefix(Self.mostListed) {
      var lines = ""
      if group.row.scope != last?.scope {
        lines += "\n### \(group.row.source.quotable.escapedMarkdown) (\(group.row.locale.quotable.escapedMarkdown))\n\n"
        lines += "| Row | Fault | Where | |\n| --- | --- | --- | --- |\n"
      }
      last = group.row
      var row = group.row
      row.form = row.form?.cut(after: 80)
      let words = [group.quotedDetail, group.doubt].compactMap(\.self)
      let cells = [
        row.name.cut(after: 80).quotable + row.formSuffix, (group.kind.isGrave ? "❌ " : "⚠️ ") + group.fault,
        group.places.isEmpty ? "everywhere" : group.places, words.joined(separator: "; "),
      ]
      lines += "| \(cells.map(\.escapedMarkdown).joined(separator: " | ")) |\n"
      count += lines.unicodeScalars.count
      guard count <= Self.mostCharacters else { break }
      text += lines
      listed += 1
    }
    let rest = groups.count - listed
    return text + (rest > 0 ? "\n…and \(rest) more.\n" : "")
  }
}

extension String {
  /// The string as text of a cell of a table: nothing in it is Markdown or HTML, and it is one line.
  ///
  /// GitHub calls people and links issues and addresses, also where escapes or entities stand for their signs (issue 181 of
  /// cmark-gfm), but not where a comment stands between the signs.
  fileprivate var escapedMarkdown: String {
    let comment = "<!-- -->"
    var last: [Unicode.Scalar] = []
    return escaping { scalar in
      let before = String(String.UnicodeScalarView(last)).lowercased()
      last = last.suffix(2) + [scalar]
      switch scalar {
      case "@", "#": return "\(scalar)\(comment)"
      case "/" where before.unicodeScalars.last == ":": return "\(comment)/"
      case "." where before == "www": return "\(comment)."
      case "0"..."9" where before == "gh-": return "\(comment)\(scalar)"
      case "&", "<", ">": return scalar.markupEntity
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!": return "\\\(scalar)"
      case "\n", "\r": return " "
      default: return nil
      }
    }
  }
}
