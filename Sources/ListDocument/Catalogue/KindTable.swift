package import JSONText

/// The kinds of rows that documents may have, with their keys and defaults; and the keys of lists and sections.
package enum KindTable {
  /// Whatever has keys: a kind, the document or a section.
  private struct Entry {
    let name: String
    let summary: String
    let fields: [FieldDescription]
  }

  /// A table for people.
  ///
  /// - Parameter filter: A kind, `document` or `section`; or the beginning or the end of kinds' names, such as
  ///   `uikit`; `nil` gives one line for each kind, without its keys.
  /// - Throws: An error that suggests a kind, if none has the name.
  package static func text(matching filter: String? = nil) throws(InputError) -> String {
    guard let filter else {
      let width = kinds.map(\.name.count).max() ?? 0
      let lines = kinds.map { $0.name + String(repeating: " ", count: width + 2 - $0.name.count) + $0.summary + "\n" }
      return lines.joined() + """

        galley measure --kinds KIND lists the keys of a kind, or of all kinds whose names begin with KIND.
        galley measure --kinds document lists the keys of the list, galley measure --kinds section those of a section.

        """
    }
    return try entries(matching: filter).map { entry in
      let rows = entry.fields.flatMap { $0.tableRows() }
      let widths = zip(0..., widestColumns).map { (column, widest) in
        min(widest, rows.map { $0[column].count }.max() ?? 0)
      }
      let lines = rows.map { row in
        "  " + zip(row, widths).map { $0 + String(repeating: " ", count: max($1 - $0.count, 0) + 2) }.joined()
          + "\(row[2]) (\(row[3]))"
      }
      return "\(entry.name)  \(entry.summary)\n" + lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// A JSON array of objects: `kind`, `summary`, and `keys` with `name`, `type` (in words), `default`, `required` and
  /// `summary`; keys of objects in them have names such as `image.width`.
  ///
  /// - Parameter filter: As for ``text(matching:)``; `nil` gives all kinds.
  /// - Throws: An error that suggests a kind, if none has the name.
  package static func json(matching filter: String? = nil) throws(InputError) -> String {
    let chosen = try filter.map { (filter) throws(InputError) in try entries(matching: filter) } ?? kinds
    let values = chosen.map { entry in
      let keys = entry.fields.flatMap { field in
        [field.listed(isInner: false)] + field.innerKeys.map { $0.listed(isInner: true) }
      }
      return ["kind": .string(entry.name), "summary": .string(entry.summary), "keys": .array(keys)] as JSONValue
    }
    return JSONValue.array(values).indentedText + "\n"
  }

  /// The columns of names and defaults, in characters: a longer one moves the rest of its line to the right.
  private static let widestColumns = [28, 10]

  // MARK: Entries

  private static var kinds: [Entry] {
    RowCatalogue.kinds.map { kind in
      Entry(
        name: kind.name, summary: kind.summary,
        fields: [ListSchema.head[0]] + kind.fields + ListSchema.head.dropFirst())
    }
  }

  private static var others: [Entry] {
    [
      Entry(name: "document", summary: "The list as a whole.", fields: ListSchema.settings + [ListSchema.sections]),
      Entry(name: "section", summary: "A section of the list.", fields: ListSchema.section + [ListSchema.rows]),
    ]
  }

  private static func entries(matching filter: String) throws(InputError) -> [Entry] {
    let all = others + kinds
    if let entry = all.first(where: { $0.name == filter }) { return [entry] }
    let alike = kinds.filter { $0.name.hasPrefix(filter) || $0.name.hasSuffix(".\(filter)") }
    guard alike.isEmpty || filter.isEmpty else { return alike }
    throw InputError(
      source: "--kinds", "there is no kind \(JSONQuote(filter))", unknown: filter, among: all.map(\.name),
      listedAs: "a kind that galley measure --kinds lists, or the beginning of some")
  }
}

extension FieldDescription {
  /// The lines of a table for the key and for the keys in its objects; or for its parts instead, if it changes an
  /// existing value part by part.
  ///
  /// - Parameter prefix: The path of the keys around it, which goes before the name.
  fileprivate func tableRows(_ prefix: String = "") -> [[String]] {
    guard parts.isEmpty else { return parts.flatMap { $0.tableRows("\(prefix)\(name).") } }
    return ([self] + innerKeys).map { key in
      [prefix + key.name, key.defaultValue == .null ? "–" : "\(key.defaultValue)", key.summary, key.words]
    }
  }

  /// The key as JSON; keys in objects have no default.
  fileprivate func listed(isInner: Bool) -> JSONValue {
    [
      "name": .string(name), "type": .string(words), "default": isInner ? nil : defaultValue,
      "required": .bool(isRequired), "summary": .string(summary),
    ]
  }

  /// The keys in the objects that it may have, by their paths from it: `image.width`, `accessories[].label`.
  fileprivate var innerKeys: [FieldDescription] {
    var keys: [FieldDescription] = []
    Self.collect(name, schema, definitions, [], &keys)
    return keys
  }

  /// The greatest depth of nested objects that is listed, since views can nest without end.
  private static let deepest = 3

  /// Adds the keys of a schema's objects.
  ///
  /// - Parameter seen: The definitions around this schema, at which recursion ends.
  private static func collect(
    _ path: String, _ schema: JSONObject, _ definitions: JSONDefinitions, _ seen: [String],
    _ keys: inout [FieldDescription]
  ) {
    if let name = schema.referredName {
      guard !seen.contains(name), let definition = definitions[name] else { return }
      collect(path, definition, definitions, seen + [name], &keys)
    }
    if case .array(let schemas)? = schema["anyOf"] {
      for case .object(let schema) in schemas { collect(path, schema, definitions, seen, &keys) }
    }
    if case .object(let items)? = schema["items"] { collect("\(path)[]", items, definitions, seen, &keys) }
    guard case .object(let properties)? = schema["properties"] else { return }
    let required: [JSONValue] = if case .array(let names)? = schema["required"] { names } else { [] }
    for member in properties.members {
      guard case .object(let property) = member.value, case .string(let summary)? = property["description"] else {
        continue
      }
      let name = "\(path).\(member.key)"
      guard !keys.contains(where: { $0.name == name }) else { continue }
      keys.append(
        FieldDescription(
          name: name, summary: summary, words: property.words, schema: property, value: property["default"] ?? .null,
          isRequired: required.contains(.string(member.key))))
      if name.count(where: { $0 == "." }) < deepest { collect(name, property, definitions, seen, &keys) }
    }
  }
}

extension JSONObject {
  /// The name of the definition that a schema refers to; `nil` if it refers to none.
  fileprivate var referredName: String? {
    guard case .string(let reference)? = self["$ref"] else { return nil }
    return String(reference.dropFirst("#/$defs/".count))
  }

  fileprivate var words: String {
    if case .array(let values)? = self["enum"] {
      let names = values.filter { $0 != .null }.map { if case .string(let name) = $0 { name } else { "\($0)" } }
      return "one of \(names.joined(separator: " "))"
    }
    if case .array(let schemas)? = self["anyOf"] {
      let words = schemas.compactMap { if case .object(let schema) = $0 { schema.words } else { nil } }
      return words.filter { $0 != "null" }.joined(separator: ", or ")
    }
    if let referredName { return referredName }
    switch self["type"] {
    case .string(let type): return type
    case .array(let types):
      return types.compactMap { if case .string(let name) = $0, name != "null" { name } else { nil } }
        .joined(separator: " or ")
    default: return "any"
    }
  }
}
