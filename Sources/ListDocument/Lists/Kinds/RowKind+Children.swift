internal import JSONText

extension RowContext {
  /// The rows below a row that are shown, each with those below it; what is hidden must be right all the same.
  func childRows(_ children: [JSONValue]?, isShown: Bool, of kind: String) throws(JSONFault) -> [ListRow] {
    guard let children, let kind = RowCatalogue.kind(named: kind) else { return [] }
    let below = below
    let (place, placesBelow, path) = (identifiers.place, identifiers.placesBelow, identifiers.path)
    defer { (identifiers.place, identifiers.placesBelow, identifiers.path) = (place, placesBelow, path) }
    var rows: [ListRow] = []
    for (index, child) in children.enumerated() {
      let own = placesBelow.indices.contains(index) ? placesBelow[index] : nil
      (identifiers.place, identifiers.placesBelow) = (own?.place ?? place, own?.children ?? [])
      identifiers.path = path?.child(index)
      do throws(JSONFault) {
        rows += try kind.rows(child.asRow, below)
      } catch {
        throw error.inside(.index(index)).inside(.key("children"))
      }
    }
    if isShown || settings.expandsAll { return rows }
    identifiers.hide(rows, .collapsedRow)
    return []
  }
}

extension ValueType<[JSONValue]> {
  /// Rows of a kind: objects, or strings, which are titles.
  static func children(of kind: String) -> Self {
    ValueType(
      "an array of rows",
      schema: [
        "type": .string("array"),
        "items": .object([
          "anyOf": .array([.object(["type": .string("string")]), .object(["$ref": .string("#/$defs/\(kind)")])])
        ]),
      ]
    ) { (value, _) throws(JSONFault) in
      try value.array()
    } encode: {
      .array($0)
    }
  }
}

extension JSONValue {
  /// The value as a row: a string is the title of one.
  fileprivate var asRow: JSONValue {
    guard case .string = self else { return self }
    return .object(["title": self])
  }
}
