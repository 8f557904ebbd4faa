internal import JSONText
package import Typography

/// A style of a system under one setting: a line of a table.
package struct StyleEntry: Sendable, Hashable {
  /// The system's name.
  package var system: String
  /// The style's name.
  package var style: String
  /// What of the setting the entry depends on.
  package var column: StyleColumn
  /// What the style is under the setting.
  package var resolved: ResolvedTextStyle

  /// An entry from its parts.
  package init(system: String, style: String, column: StyleColumn, resolved: ResolvedTextStyle) {
    self.system = system
    self.style = style
    self.column = column
    self.resolved = resolved
  }
}

/// What a table of styles has columns for: the part of a setting that a system reads.
package enum StyleColumn: Sendable, Hashable {
  /// The default setting, for systems that do not scale.
  case standard
  /// A category, or none (`nil`) where nobody specified one.
  case category(SizeCategory?)
  /// A font scale, one of `TextSizeSetting.fontScales`.
  case fontScale(Double)

  /// The setting that stands for the column.
  package var setting: TextSizeSetting {
    switch self {
    case .standard: .default
    case .category(let category): TextSizeSetting(category: category)
    case .fontScale(let scale): TextSizeSetting(fontScale: scale)
    }
  }

  /// The heading of the column.
  package var title: String {
    switch self {
    case .standard: "default"
    case .category(let category): category?.shortName ?? "unspecified"
    case .fontScale(let scale): scale.shortText
    }
  }
}

extension TypeSystem {
  /// The columns that show all a system has: its categories, the customary font scales, or the default alone.
  package var columns: [StyleColumn] {
    switch rule.axis {
    case .none: [.standard]
    case .category:
      if tabulatedCategories.isEmpty || rule.name != ScalingRule.nearestCategory.name {
        SizeCategory.allCases.map(StyleColumn.category)
      } else {
        tabulatedCategories.map(StyleColumn.category)
      }
    case .fontScale: TypeSystem.customaryFontScales.map(StyleColumn.fontScale)
    }
  }

  /// The columns that draw all a system has: as ``columns``, but font scales in steps of a hundredth, so that every
  /// bend of a curve shows.
  package var chartColumns: [StyleColumn] {
    guard rule.axis == .fontScale else { return columns }
    return (85...200).map { .fontScale(Double($0) / 100) }
  }

  /// The entries of some styles under some settings, style by style.
  ///
  /// - Parameters:
  ///   - styles: The styles.
  ///   - columns: The settings.
  ///   - emphasized: Whether to give each style its emphasised weight, where it has one.
  package func entries(
    for styles: [TypeStyle], columns: [StyleColumn], emphasized: Bool = false
  ) -> [StyleEntry] {
    styles.flatMap { style in
      columns.map { column in
        var resolved = resolve(style, for: column.setting)
        if emphasized { resolved.weight = style.emphasizedWeight ?? resolved.weight }
        return StyleEntry(system: name, style: style.name, column: column, resolved: resolved)
      }
    }
  }
}
