public import Galley

/// The texts of a row of a list.
public struct RowTexts: Sendable {
  /// The title.
  public let title: String
  /// The text below the title or beside it.
  public let detail: String
}

extension Workload {
  /// The texts of this many rows.
  ///
  /// They repeat the texts of the workload, with a number after each, so that no detail occurs twice.
  public func rowTexts(_ count: Int) -> [RowTexts] {
    (0..<count).map { row in
      let text = texts[row % texts.count]
      return RowTexts(title: "\(text.prefix(24)) \(row / texts.count)", detail: "\(text) \(row / texts.count)")
    }
  }

  /// A column of rows of a kind, with `rowTexts(_:)`.
  public func column(of kind: RowWorkload, rows count: Int) -> RowColumn {
    var rows = RowColumn()
    let variant = rows.addVariant(texts: 2) { kind.row($0[0], $0[1], $1) }
    for texts in rowTexts(count) { rows.append([texts.title, texts.detail], as: variant) }
    return rows
  }

  /// The texts of `rowTexts(_:)` as columns, each with the style that a row of the kind sets it in.
  ///
  /// A text that rows of the kind do not show has no column.
  public func textColumns(of kind: RowWorkload, rows count: Int) -> [(texts: TextColumn, style: TextStyle)] {
    let (title, detail) = ("A title", "A detail")
    let row = kind.row(title, detail, Typesetter(fonts: Faces.collection))
    let prepared = row.layout(width: RowWorkload.width, traits: Traits()).elements.compactMap { $0.text?.content }
    let rows = rowTexts(count)
    return [(title, \RowTexts.title), (detail, \.detail)].compactMap { text, column in
      let use = prepared.first { $0.string(in: 0..<$0.utf8.count) == text }
      return use.map { (TextColumn(rows.lazy.map { $0[keyPath: column] }), $0.style) }
    }
  }
}
