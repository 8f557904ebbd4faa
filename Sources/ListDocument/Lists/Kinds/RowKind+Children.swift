internal import JSONText

extension RowContext {
  /// The rows below a row that are shown, each with those below it; hidden rows are still checked.
  func childRows(_ children: [JSONValue]?, isShown: Bool, of kind: String) throws(JSONFault) -> [ListRow] {
    guard let children, let kind = RowCatalogue.kind(named: kind) else { return [] }
    let usual = settings.defaultKind.flatMap(RowCatalogue.kind(named:)).flatMap { kind.takes($0) ? $0 : nil } ?? kind
    let below = below
    let (row, path) = (identifiers.row, identifiers.path)
    defer { (identifiers.row, identifiers.path) = (row, path) }
    var rows: [ListRow] = []
    for (index, child) in children.enumerated() {
      (identifiers.row, identifiers.path) = (row?.child(index), path?.child(index))
      do throws(JSONFault) {
        rows += try kind.kind(of: child, usual).rows(child.asRow, below)
        // A row is handed out with all that are below it.
        guard rows.count <= InputLimits.listRows else {
          throw JSONFault("too many rows below a row", expected: "at most \(InputLimits.listRows)")
        }
      } catch {
        throw error.inside(.index(index)).inside(.key("children"))
      }
    }
    if isShown || settings.expandsAll { return rows }
    identifiers.hide(rows, .collapsedRow)
    return []
  }
}

extension RowKind {
  /// Whether rows of another kind may stand below one of this: it is of the same system and may have rows below itself.
  fileprivate func takes(_ other: RowKind) -> Bool { other.hasChildren && other.system == system }

  /// What the name begins with, which kinds of a system have in common.
  private var system: Substring { name.prefix { $0 != "." } }

  /// The kind of a row below one of this.
  ///
  /// - Parameter usual: The kind of a row that names none.
  fileprivate func kind(of child: JSONValue, _ usual: RowKind) throws(JSONFault) -> RowKind {
    guard case .object(let object) = child, let name = object["kind"], name != .null else { return usual }
    return try inside(.key("kind")) { () throws(JSONFault) in
      let kind = try RowCatalogue.kind(name)
      guard takes(kind) else {
        let names = RowCatalogue.kinds.filter(takes).map(\.name)
        throw JSONFault("\(name)", expected: Names.expectation(names, listedAs: "a kind of \(system) with children"))
      }
      return kind
    }
  }
}

extension ValueType<[JSONValue]> {
  /// Rows of some kinds, whose keys are alike: objects, or strings, which are titles.
  static func children(of kinds: [String]) -> Self {
    ValueType("an array of rows", schema: ["type": "array", "items": row(of: kinds)]) { (value, _) throws(JSONFault) in
      try value.array()
    }
  }

  /// A row of one of some kinds.
  ///
  /// Its `kind` alone has to determine which, since a validator that tried all kinds would take a time that is
  /// exponential in the depth of the rows.
  private static func row(of kinds: [String]) -> JSONValue {
    func requirement(_ kind: JSONValue) -> JSONValue {
      ["type": "object", "required": ["kind"], "properties": ["kind": ["const": kind]]]
    }
    let names = kinds.map(JSONValue.string)
    return [
      "type": ["string", "object"],
      "properties": ["kind": ["enum": .array(names + [.null])]],
      "allOf": .array(
        zip(kinds, names).map { kind, name in
          ["if": requirement(name), "then": .object(.reference(kind))]
        } + [
          // All kinds have the same keys.
          [
            "if": ["type": "object", "not": ["anyOf": .array(names.map(requirement))]],
            "then": .object(.reference(kinds[0])),
          ]
        ]),
    ]
  }
}

extension JSONValue {
  /// The value as a row: a string is the title of one.
  fileprivate var asRow: JSONValue {
    guard case .string = self else { return self }
    return ["title": self]
  }
}
