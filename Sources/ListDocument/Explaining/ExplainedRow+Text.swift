internal import JSONText
internal import Sizing

extension ExplainedRow {
  /// The rows for people: for each what it is made of from top to bottom and across, with the sums, and below all the sources
  /// that it refers to by their numbers.
  public static func text(_ rows: [ExplainedRow]) -> String {
    var sources: [String] = []
    let texts = rows.map { $0.text(&sources) }
    return texts.joined(separator: "\n") + list(of: sources)
  }

  /// The sources with their numbers, below a blank line.
  static func list(of sources: [String]) -> String {
    (sources.isEmpty ? "" : "\n") + sources.enumerated().map { "[\($0 + 1)] \($1)\n" }.joined()
  }

  /// The row for people.
  ///
  /// - Parameter sources: The sources that have numbers; those of the row that have none are added.
  func text(_ sources: inout [String]) -> String {
    let name = id.map { " \(JSONQuote($0.description))" } ?? ""
    let lines = [
      "\(kind)\(name), \(address): \(explanation.height.roundedText) high in \(surroundings.width.roundedText)",
      Self.table("from top to bottom", explanation.down, sum: explanation.height, &sources),
      Self.table("across", explanation.across, sum: explanation.width, &sources),
    ]
    return lines.joined(separator: "\n")
  }

  private static func table(
    _ title: String, _ parts: [RowExplanation.Part], sum: Double, _ sources: inout [String]
  ) -> String {
    let cells = parts.map { [$0.value.roundedText, $0.role.rawValue, $0.name] }
    let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
    var lines = ["  \(title)"]
    for (part, cell) in zip(parts, cells) {
      let number = pad(cell[0], to: max(widths[0], sum.roundedText.count) + 4, atEnd: false)
      let mark = part.source.map { " [\(self.number(of: $0, in: &sources))]" } ?? ""
      lines.append("\(number)  \(pad(cell[1], to: widths[1]))  \(pad(cell[2], to: widths[2]))  \(part.rule)\(mark)")
    }
    lines.append(pad(sum.roundedText, to: max(widths[0], sum.roundedText.count) + 4, atEnd: false) + "  in all")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func pad(_ text: String, to width: Int, atEnd: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return atEnd ? text + space : space + text
  }

  /// The number of a source in the list of all; it is added if it is new.
  private static func number(of source: String, in sources: inout [String]) -> Int {
    if let index = sources.firstIndex(of: source) { return index + 1 }
    sources.append(source)
    return sources.count
  }
}
