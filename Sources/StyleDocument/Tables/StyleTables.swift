internal import JSONText
package import Typography

/// Which number of a style a table shows.
package enum StyleProperty: String, Sendable, Hashable, CaseIterable {
  /// The size in points.
  case size
  /// The line height in points; `-` where it is the face's own.
  case lineHeight = "line-height"
  /// The tracking in points.
  case tracking
  /// The weight.
  case weight

  /// The property's value as a table shows it, with at most three decimals.
  package func text(of style: ResolvedTextStyle) -> String {
    switch self {
    case .size: style.pointSize.roundedText
    case .lineHeight: style.lineHeight?.roundedText ?? "-"
    case .tracking: style.tracking.roundedText
    case .weight: String(style.weight.rawValue)
    }
  }

  fileprivate var title: String { self == .lineHeight ? "line height" : rawValue }
}

extension TextTable {
  /// One number of each style, style × column.
  package init(matrix entries: [StyleEntry], columns: [StyleColumn], showing property: StyleProperty) {
    var rows: [[String]] = []
    for start in stride(from: 0, to: entries.count, by: max(columns.count, 1)) {
      let row = entries[start..<(start + columns.count)]
      rows.append([row.first?.style ?? ""] + row.map { property.text(of: $0.resolved) })
    }
    self.init(heading: ["style"] + columns.map(\.title), rows: rows)
  }

  /// All numbers of each entry, an entry a line.
  package init(list entries: [StyleEntry]) {
    let hasColumns = entries.contains { $0.column != .standard }
    let heading = ["style"] + (hasColumns ? [TextTable.columnHeading(entries)] : [])
    let rows = entries.map { entry in
      [entry.style] + (hasColumns ? [entry.column.title] : [])
        + StyleProperty.allCases.map { $0.text(of: entry.resolved) }
    }
    self.init(
      heading: heading + StyleProperty.allCases.map(\.title), rows: rows, nameColumns: heading.count)
  }

  private static func columnHeading(_ entries: [StyleEntry]) -> String {
    if case .fontScale = entries.first?.column { return "font scale" }
    return "category"
  }

  /// Two series of entries side by side, with the difference of their sizes.
  package init(comparing pairs: [StylePair]) {
    let (first, second) = (pairs.first?.first, pairs.first?.second)
    let heading = ["style", "setting", first?.system ?? "", second?.system ?? "", "difference"]
    let rows = pairs.map { pair in
      [
        pair.title, pair.setting, pair.first.resolved.pointSize.roundedText,
        pair.second.resolved.pointSize.roundedText, (pair.difference > 0 ? "+" : "") + pair.difference.roundedText,
      ]
    }
    self.init(heading: heading, rows: rows, nameColumns: 2)
  }
}
