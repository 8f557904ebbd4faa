public import Galley

/// The texts of a row of a list.
public struct RowTexts: Sendable {
  /// The first one.
  public let title: String
  /// The second one.
  public let detail: String
}

extension Workload {
  /// The texts of a list's rows: names and descriptions of packages, again and again with another number in each, so that no text comes
  /// twice.
  public func rowTexts(_ count: Int) -> [RowTexts] {
    (0..<count).map { row in
      let text = texts[row % texts.count]
      return RowTexts(title: "\(text.prefix(24)) \(row / texts.count)", detail: "\(text) \(row / texts.count)")
    }
  }

  /// A list's rows of a kind, with these texts.
  public func column(of kind: RowWorkload, rows count: Int) -> RowColumn {
    var rows = RowColumn()
    let variant = rows.addVariant(texts: 2) { kind.row($0[0], $0[1], $1) }
    for texts in rowTexts(count) { rows.append([texts.title, texts.detail], as: variant) }
    return rows
  }
}
