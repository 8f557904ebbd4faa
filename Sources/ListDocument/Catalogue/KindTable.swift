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
      let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
      let lines = rows.map { row in
        "  " + zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined() + row[3]
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
      let keys = entry.fields.flatMap { field in [field.listed] + field.innerKeys.map(\.listed) }
      return JSONValue.object([
        "kind": .string(entry.name), "summary": .string(entry.summary), "keys": .array(keys),
      ])
    }
    return JSONValue.array(values).indentedText + "\n"
  }

  // MARK: Entries

  private static var kinds: [Entry] {
    let head = RowHead.fields.map { $0.description(RowHead()) }
    return RowCatalogue.kinds.map { kind in
      Entry(name: kind.name, summary: kind.summary, fields: [head[0]] + kind.fields + head.dropFirst())
    }
  }

  private static var others: [Entry] {
    [
      Entry(
        name: "document", summary: "The list as a whole.",
        fields: ListSettings.fields.map { $0.description(ListSettings()) } + [ListSchema.sections]),
      Entry(
        name: "section", summary: "A section of the list.",
        fields: ItemDecoder.sectionFields.map { $0.description(SectionHead()) } + [ListSchema.rows]),
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
    let own = [prefix + name, defaultValue == .null ? "–" : "\(defaultValue)", summary, words]
    return [own] + innerKeys.map { ["\(prefix)\($0.name)", $0.value, $0.summary, $0.words] }
  }

  /// The key as JSON.
  fileprivate var listed: JSONValue {
    [
      "name": .string(name), "type": .string(words), "default": defaultValue, "required": .bool(isRequired),
      "summary": .string(summary),
    ]
  }

  /// The keys in the objects that it may have, by their paths from it: `image.width`, `accessories[].label`.
  fileprivate var innerKeys: [InnerKey] {
    var keys: [InnerKey] = []
    InnerKey.collect(name, schema, definitions, [], &keys)
    return keys
  }
}

/// A key in an object that a key has.
private struct InnerKey {
  let name: String
  let summary: String
  let words: String
  /// Its default as JSON; a dash if there is none.
  let value: String
  let isRequired: Bool

  /// The greatest depth of nested objects that is listed, since views can nest without end.
  private static let deepest = 3

  /// Adds the keys of a schema's objects.
  ///
  /// - Parameter seen: The definitions around this schema, at which recursion ends.
  static func collect(
    _ path: String, _ schema: JSONObject, _ definitions: JSONDefinitions, _ seen: [String], _ keys: inout [InnerKey]
  ) {
    if case .string(let reference)? = schema["$ref"] {
      let name = String(reference.dropFirst("#/$defs/".count))
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
        InnerKey(
          name: name, summary: summary, words: words(of: property, definitions),
          value: property["default"].map { "\($0)" } ?? "–", isRequired: required.contains(.string(member.key))))
      if name.count(where: { $0 == "." }) < deepest { collect(name, property, definitions, seen, &keys) }
    }
  }

  /// What the values of a schema are, in words.
  private static func words(of schema: JSONObject, _ definitions: JSONDefinitions) -> String {
    if case .array(let values)? = schema["enum"] {
      let names = values.filter { $0 != .null }.map { if case .string(let name) = $0 { name } else { "\($0)" } }
      return "one of \(names.joined(separator: " "))"
    }
    if case .array(let schemas)? = schema["anyOf"] {
      let words = schemas.compactMap {
        if case .object(let schema) = $0 { Self.words(of: schema, definitions) } else { nil }
      }
      return words.filter { $0 != "null" }.joined(separator: ", or ")
    }
    if case .string(let reference)? = schema["$ref"] { return String(reference.dropFirst("#/$defs/".count)) }
    switch schema["type"] {
    case .string(let type): return type
    case .array(let types):
      return types.compactMap { if case .string(let name) = $0, name != "null" { name } else { nil } }
        .joined(separator: " or ")
    default: return "any"
    }
  }

  /// The key as JSON.
  var listed: JSONValue {
    [
      "name": .string(name), "type": .string(words), "required": .bool(isRequired), "summary": .string(summary),
    ]
  }
}
