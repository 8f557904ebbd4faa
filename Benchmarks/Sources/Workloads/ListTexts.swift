public import Galley

extension Workload {
  /// A list's rows of a kind: names and descriptions of packages, again and again with another number in each, so that no text comes
  /// twice.
  public func column(of kind: RowWorkload, rows count: Int) -> RowColumn {
    var rows = RowColumn()
    let variant = rows.addVariant(texts: 2) { kind.row($0[0], $0[1], $1) }
    for row in 0..<count {
      let text = texts[row % texts.count]
      rows.append(["\(text.prefix(24)) \(row / texts.count)", "\(text) \(row / texts.count)"], as: variant)
    }
    return rows
  }
}
