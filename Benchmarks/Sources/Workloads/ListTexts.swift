public import Galley

extension Workload {
  /// Titles and details of a list's rows: names and descriptions of packages, again and again with another number in each, so that
  /// no text comes twice.
  public func listTexts(rows: Int) -> (titles: TextColumn, details: TextColumn) {
    var (titles, details) = (TextColumn(), TextColumn())
    for row in 0..<rows {
      let text = texts[row % texts.count]
      titles.append("\(text.prefix(24)) \(row / texts.count)")
      details.append("\(text) \(row / texts.count)")
    }
    return (titles, details)
  }
}
