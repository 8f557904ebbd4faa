import Typography

/// A chart of sizes over the setting: a line for each style.
///
/// Lines that coincide are drawn once and named together.
package struct StyleChart: Sendable, Hashable {
  /// A line: a name, and a size for each column of the chart.
  package struct Line: Sendable, Hashable {
    /// The names of the styles that have these sizes.
    package var names: [String]
    /// The sizes in points, one for each column.
    package var sizes: [Double]
  }

  /// The title.
  package let title: String
  /// The columns: all categories, or all font scales.
  package let columns: [StyleColumn]
  /// The lines, from the one that ends highest to the one that ends lowest.
  package let lines: [Line]

  /// A chart of entries that come style by style, each style in all columns.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - entries: The entries; those of more than one system are named with it.
  ///   - columns: All categories, or all font scales.
  package init(title: String, entries: [StyleEntry], columns: [StyleColumn]) {
    precondition(!columns.isEmpty && entries.count.isMultiple(of: columns.count), "each style is in all columns")
    let namesSystems = Set(entries.map(\.system)).count > 1
    var lines: [Line] = []
    var indices: [[Double]: Int] = [:]
    for start in stride(from: 0, to: entries.count, by: columns.count) {
      let row = entries[start..<(start + columns.count)]
      let sizes = row.map(\.resolved.pointSize)
      let name = row.first.map { namesSystems ? "\($0.system) \($0.style)" : $0.style } ?? ""
      if let index = indices[sizes] {
        lines[index].names.append(name)
      } else {
        indices[sizes] = lines.count
        lines.append(Line(names: [name], sizes: sizes))
      }
    }
    self.title = title
    self.columns = columns
    self.lines = lines.sorted { ($0.sizes.last ?? 0) > ($1.sizes.last ?? 0) }
  }

  /// Where the columns stand, from 0 at the left to 1 at the right: categories evenly, font scales by their value.
  var positions: [Double] {
    guard columns.count > 1 else { return [0.5] }
    let scales = columns.compactMap { column in
      if case .fontScale(let scale) = column { scale } else { nil as Double? }
    }
    guard scales.count == columns.count, let low = scales.min(), let high = scales.max(), low < high else {
      return columns.indices.map { Double($0) / Double(columns.count - 1) }
    }
    return scales.map { ($0 - low) / (high - low) }
  }

  /// The columns that are labelled: all of them, or of many font scales the customary ones.
  var labelledColumns: [Int] {
    guard columns.count > 12 else { return Array(columns.indices) }
    return columns.indices.filter { index in
      guard case .fontScale(let scale) = columns[index] else { return true }
      return TypeSystem.customaryFontScales.contains(scale)
    }
  }

  /// The horizontal lines of the grid: round numbers that enclose all sizes, from bottom to top.
  var ticks: [Double] {
    let sizes = lines.flatMap(\.sizes)
    guard let low = sizes.min(), let high = sizes.max() else { return [0, 1] }
    // The smallest round step that needs at most ten lines.
    let steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]
    let step = steps.first { (high - low) / $0 <= 9 } ?? 5000
    let first = (low / step).rounded(.down)
    let last = max((high / step).rounded(.up), first + 1)
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }
}
