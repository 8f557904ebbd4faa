internal import JSONText

/// The kinds of rows that documents may have, with their keys and defaults.
public enum KindTable {
  /// A table for people: a kind, and below it a line a key with its default, what it is, and its type.
  public static var text: String {
    RowCatalogue.kinds.map { kind in
      let rows = fields(of: kind).flatMap { $0.tableRows() }
      let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
      let lines = rows.map { row in
        "  " + zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined() + row[3]
      }
      return "\(kind.name)  \(kind.summary)\n" + lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// A JSON array of objects: `kind`, `summary`, and `keys` with `name`, `type` (in words), `default`, `required` and
  /// `summary`.
  public static var json: String {
    let kinds = RowCatalogue.kinds.map { kind in
      let keys = fields(of: kind).map { field in
        JSONValue.object([
          "name": .string(field.name), "type": .string(field.words), "default": field.defaultValue,
          "required": .bool(field.isRequired), "summary": .string(field.summary),
        ])
      }
      return JSONValue.object([
        "kind": .string(kind.name), "summary": .string(kind.summary), "keys": .array(keys),
      ])
    }
    return JSONValue.array(kinds).indentedText + "\n"
  }

  private static func fields(of kind: RowKind) -> [FieldDescription] {
    let head = RowHead.fields.map { $0.description(RowHead()) }
    return [head[0]] + kind.fields + head.dropFirst()
  }
}

extension FieldDescription {
  /// The key's lines in a table; those of its parts instead, where it changes what is there.
  ///
  /// - Parameter prefix: What goes before the name: the keys around it.
  fileprivate func tableRows(_ prefix: String = "") -> [[String]] {
    guard parts.isEmpty else { return parts.flatMap { $0.tableRows("\(prefix)\(name).") } }
    return [[prefix + name, defaultValue == .null ? "–" : "\(defaultValue)", summary, words]]
  }
}
