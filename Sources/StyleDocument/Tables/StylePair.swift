package import Typography

/// A style of one system beside a style of another, under one setting.
package struct StylePair: Sendable, Hashable {
  /// The first system's entry.
  package var first: StyleEntry
  /// The second system's entry.
  package var second: StyleEntry

  /// The name both go by, or both names.
  package var title: String { first.style == second.style ? first.style : "\(first.style) / \(second.style)" }

  /// By how many points the second is larger.
  package var difference: Double { second.resolved.pointSize - first.resolved.pointSize }

  /// The setting.
  ///
  /// Two systems that read different parts of one have only the default in common.
  package var setting: String {
    let column = first.column == .standard ? second.column : first.column
    return column.title
  }

  /// The styles of two systems that go by one name in both.
  package static func commonStyles(of first: TypeSystem, and second: TypeSystem) -> [(TypeStyle, TypeStyle)] {
    first.styles.compactMap { style in
      let match = ([style.name] + style.aliases).lazy.compactMap { second.style(named: $0) }.first
      return match.map { (style, $0) }
    }
  }

  /// Styles of two systems side by side, style by style in each of the columns.
  package static func pairs(
    _ styles: [(TypeStyle, TypeStyle)], of first: TypeSystem, and second: TypeSystem, columns: [StyleColumn]
  ) -> [StylePair] {
    styles.flatMap { one, other in
      columns.map { column in
        StylePair(
          first: StyleEntry(
            system: first.name, style: one.name, column: column, resolved: first.resolve(one, for: column.setting)),
          second: StyleEntry(
            system: second.name, style: other.name, column: column,
            resolved: second.resolve(other, for: column.setting)))
      }
    }
  }

  /// The columns that fit two systems.
  ///
  /// A system that does not scale stands still beside the other's columns. One that scales by category and one that
  /// scales by font scale have only the default setting in common.
  ///
  /// - Parameters:
  ///   - first: A system.
  ///   - second: Another.
  ///   - columns: What is a system's columns: those of a table, or those of a chart.
  package static func commonColumns(
    of first: TypeSystem, and second: TypeSystem, _ columns: (TypeSystem) -> [StyleColumn] = { $0.columns }
  ) -> [StyleColumn] {
    switch (first.rule.axis, second.rule.axis) {
    case (_, .none): columns(first)
    case (.none, _): columns(second)
    case (let one, let other) where one == other: columns(first).filter(columns(second).contains)
    default: [.standard]
    }
  }
}
