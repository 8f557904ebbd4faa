/// A table of plain text with aligned columns: the first ones to the left, the others, being numbers, to the right.
package struct TextTable: Sendable, Hashable {
  /// The headings.
  package var heading: [String]
  /// The rows, each as long as the heading.
  package var rows: [[String]]
  /// How many columns hold names rather than numbers.
  package var nameColumns: Int

  /// A table from its parts.
  package init(heading: [String], rows: [[String]], nameColumns: Int = 1) {
    self.heading = heading
    self.rows = rows
    self.nameColumns = nameColumns
  }

  /// The table as lines of text, two spaces between columns, nothing after the last.
  package var text: String {
    let lines = ([heading] + rows).map { $0.map(\.printable) }
    let widths = heading.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < nameColumns ? cell.0 + space : space + cell.0
      }
      let line = padded.joined(separator: "  ")
      let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
      return line[..<end] + "\n"
    }.joined()
  }
}

extension String {
  /// The string with a replacement character for each control character: names come from documents, and neither a
  /// terminal nor XML should get to see those.
  var printable: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
