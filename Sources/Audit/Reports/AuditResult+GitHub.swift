internal import JSONText
internal import ListDocument
internal import Sizing

extension AuditResult {
  /// The findings as commands that GitHub's runners turn into annotations of the lines that rows begin in.
  ///
  /// A step shows ten errors and ten warnings; the graver ones come first. The last line is the summary.
  ///
  /// Source: GitHub, “Workflow commands for GitHub Actions”, and `command.ts` of actions/toolkit for what is escaped.
  var gitHubReport: String {
    let (grave, others) = (groups.filter(\.kind.isGrave), groups.filter { !$0.kind.isGrave })
    let lines = (grave + others).map { group in
      let element = group.element.map { " \($0)" } ?? ""
      let places = group.places.isEmpty ? "" : " at \(group.places)"
      let message =
        "\(group.row.name.quotable)\(element) (\(group.row.locale.quotable)\(group.row.formSuffix))\(places): \(group.quotedDetail)"
        + (group.doubt.map { "; \($0)" } ?? "")
      let properties = [
        ("file", group.row.source), ("line", "\(group.row.place?.line ?? 1)"),
        ("col", "\(group.row.place?.column ?? 1)"), ("title", group.kind.words.title),
      ].map { "\($0.0)=\($0.1.escapedProperty)" }
      return "::\(group.kind.level) \(properties.joined(separator: ","))::\(message.escapedData)\n"
    }
    return lines.joined() + summary + "\n"
  }
}

extension String {
  /// The string as the message of a workflow command.
  fileprivate var escapedData: String {
    escaping { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// The string as the value of a property of a workflow command.
  fileprivate var escapedProperty: String { escapedData.escaping { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil } }
}
