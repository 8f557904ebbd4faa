internal import JSONText
import Typography

extension StyleEntry {
  /// The entry as a JSON object in one line: system, style, category, point size, line height, tracking, weight.
  ///
  /// A category is null where none is meant; then a font scale follows if one is. A line height is null where it is the
  /// face's own. A typeface is there if it is not the system's.
  package var json: String { object.description }

  /// Entries as a JSON array, one object a line.
  package static func json(_ entries: [StyleEntry]) -> String { JSONValue.lines(entries.map(\.object)) }

  var object: JSONValue {
    let (category, fontScale) = column.values
    return .object([
      "system": .string(system), "style": .string(style), "category": category, "fontScale": fontScale,
      "pointSize": .number(resolved.pointSize), "lineHeight": .number(resolved.lineHeight),
      "tracking": .number(resolved.tracking), "weight": .number(Double(resolved.weight.rawValue)),
      "typeface": resolved.typeface.family.map(JSONValue.string),
    ])
  }

  /// Entries as comma-separated values (RFC 4180) with a heading.
  ///
  /// Absent values are empty.
  package static func csv(_ entries: [StyleEntry]) -> String {
    let heading = [
      "system", "style", "category", "fontScale", "pointSize", "lineHeight", "tracking", "weight", "typeface",
    ]
    let rows = entries.map { entry in
      let (category, fontScale) = entry.column.fields
      let resolved = entry.resolved
      return [
        entry.system, entry.style, category, fontScale, resolved.pointSize.shortText,
        resolved.lineHeight?.shortText ?? "", resolved.tracking.shortText, String(resolved.weight.rawValue),
        resolved.typeface.family ?? "",
      ]
    }
    return CommaSeparatedValues.text([heading] + rows)
  }
}

extension StylePair {
  /// Pairs as a JSON array, one object a line: both entries, and by how much the second is larger.
  package static func json(_ pairs: [StylePair]) -> String {
    JSONValue.lines(
      pairs.map { pair in
        .object([
          "first": pair.first.object, "second": pair.second.object, "difference": .number(pair.difference),
        ])
      })
  }

  /// Pairs as comma-separated values, the entries of each one after the other.
  package static func csv(_ pairs: [StylePair]) -> String {
    StyleEntry.csv(pairs.flatMap { [$0.first, $0.second] })
  }
}

extension StyleColumn {
  /// The category and the font scale as JSON has them.
  var values: (category: JSONValue, fontScale: JSONValue?) {
    switch self {
    case .standard: (.null, nil)
    case .category(let category): (category.map { .string($0.shortName) } ?? .null, nil)
    case .fontScale(let scale): (.null, .number(scale))
    }
  }

  /// The category and the font scale as fields of comma-separated values.
  var fields: (category: String, fontScale: String) {
    switch self {
    case .standard: ("", "")
    case .category(let category): (category?.shortName ?? "", "")
    case .fontScale(let scale): ("", scale.shortText)
    }
  }
}
