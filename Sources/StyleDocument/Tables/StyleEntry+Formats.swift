import Typography

extension StyleEntry {
  /// The entry as a JSON object in one line: system, style, category, point size, line height, tracking, weight.
  ///
  /// A category is null where none is meant; then a font scale follows if one is. A line height is null where it is the
  /// face's own. A typeface is there if it is not the system's.
  public var json: String { value.compactText }

  /// Entries as a JSON array, one object a line.
  public static func json(_ entries: [StyleEntry]) -> String {
    "[\n" + entries.map { "  " + $0.json }.joined(separator: ",\n") + "\n]\n"
  }

  private var value: JSONValue {
    let (category, fontScale): (JSONValue, JSONValue?) =
      switch column {
      case .standard: (.null, nil)
      case .category(let category): (category.map { .string($0.shortName) } ?? .null, nil)
      case .fontScale(let scale): (.null, .number(scale))
      }
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
  public static func csv(_ entries: [StyleEntry]) -> String {
    let heading = "system,style,category,fontScale,pointSize,lineHeight,tracking,weight,typeface"
    return ([heading] + entries.map(\.csv)).map { $0 + "\r\n" }.joined()
  }

  private var csv: String {
    let (category, fontScale) =
      switch column {
      case .standard: ("", "")
      case .category(let category): (category?.shortName ?? "", "")
      case .fontScale(let scale): ("", scale.shortText)
      }
    return [
      system, style, category, fontScale, resolved.pointSize.shortText, resolved.lineHeight?.shortText ?? "",
      resolved.tracking.shortText, String(resolved.weight.rawValue), resolved.typeface.family ?? "",
    ].map(StyleEntry.quotedIfNeeded).joined(separator: ",")
  }

  private static func quotedIfNeeded(_ field: String) -> String {
    guard field.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return field }
    return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
