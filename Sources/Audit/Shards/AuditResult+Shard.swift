internal import JSONText
internal import ListDocument
internal import Sizing
internal import TextAnalysis
internal import Typography

extension AuditResult {
  /// The result of a document as lines of a shard: for each language what was audited, then the findings as in an
  /// NDJSON report, with the position before them.
  ///
  /// - Parameter position: Which of the documents it is.
  package func shardReport(position: Int) -> [UInt8] {
    var writer = JSONWriter()
    for scope in scopes {
      let combinations = scope.combinations.map { combination -> JSONValue in
        .array(
          [.string(combination.categoryName), .number(combination.width), .string(combination.direction.rawValue)]
            + (combination.statedFontScale.map { [.number($0)] } ?? []))
      }
      let audited: JSONValue = [
        "document": .string(scope.source), "locale": .string(scope.locale), "combinations": .array(combinations),
        "rows": .array(rows[scope.rows].map(Self.value)),
      ]
      writer.value([ShardLine.positionKey: .integer(position), ShardLine.auditedKey: audited])
      writer.endLine()
    }
    for finding in findings {
      writer.value(.object([ShardLine.positionKey: .integer(position)] + Self.object(of: finding)))
      writer.endLine()
    }
    return writer.bytes
  }

  /// How many lines `shardReport` has.
  package var shardLineCount: Int { scopes.count + findings.count }

  private static func value(of row: RowReference) -> JSONValue {
    [
      "path": .string(row.path), "id": row.id?.jsonValue, "kind": .string(row.kind),
      "form": row.form.map { .string($0) }, "line": row.place.map { .integer($0.line) },
      "column": row.place.map { .integer($0.column) },
    ]
  }

  // MARK: Reading

  /// Adds what a line of a shard says was audited.
  mutating func addScope(_ value: JSONValue) throws(JSONFault) {
    let scope = try value.object()
    let (source, locale) = (try scope.string("document"), try scope.string("locale"))
    let name = ScopeName(source: source, locale: locale)
    guard names.insert(name).inserted else {
      throw JSONFault("\(JSONQuote(source)) was audited before", expected: "each document in one shard")
    }
    let start = rows.count
    for row in try scope.value("rows").array() {
      let row = try row.object()
      rows.append(
        RowReference(
          source: source, locale: locale, path: try row.string("path"),
          id: try row["id"].map { (value) throws(JSONFault) in try value.identifier() }, kind: try row.string("kind"),
          place: try row.place(), form: try row.optionalString("form")))
    }
    var combinations: [Combination] = []
    for combination in try scope.value("combinations").array() {
      let parts = try combination.array()
      guard 3...4 ~= parts.count else { throw JSONFault("it is no combination", expected: "three or four values") }
      combinations.append(
        try Combination(
          category: parts[0].string(), width: parts[1].finiteNumber(), direction: parts[2].string(),
          fontScale: parts.dropFirst(3).first))
    }
    scopes.append(
      AuditedScope(source: source, locale: locale, rows: start..<rows.count, combinations: combinations))
    layoutCount += (rows.count - start) * combinations.count
  }

  /// Adds the finding of a line of a shard, which is about a row of what was added before.
  mutating func addFinding(_ object: JSONObject, rows known: inout ShardRows) throws(JSONFault) {
    let name = ScopeName(source: try object.string("document"), locale: try object.string("locale"))
    guard
      let row = known.row(path: try object.string("path"), form: try object.optionalString("form"), of: name, in: self)
    else { throw JSONFault("its row was not audited", expected: "a line before it that names the row") }
    let kindName = try object.string("kind")
    guard let kind = FindingKind(rawValue: kindName) else {
      throw JSONFault("there is no kind \(JSONQuote(kindName))", expected: "a finding of this version")
    }
    var combination: Combination?
    if let category = try object.optionalString("category") {
      combination = try Combination(
        category: category, width: object.value("width").finiteNumber(), direction: object.string("direction"),
        fontScale: object["fontScale"])
    }
    findings.append(
      Finding(
        row: row, element: try object.optionalString("element").map { ElementName(rawValue: $0) }, kind: kind,
        combination: combination, text: try object.string("text"), detail: try object.string("detail"),
        isUncertain: object["uncertain"] == .bool(true)))
  }
}

/// Finds the rows of the document whose findings are read.
struct ShardRows {
  private var name: AuditResult.ScopeName?
  private var rows: [[String?]: RowReference] = [:]

  mutating func row(path: String, form: String?, of name: AuditResult.ScopeName, in result: AuditResult)
    -> RowReference?
  {
    if self.name != name {
      guard let scope = result.scopes.last(where: { $0.name == name }) else { return nil }
      self.name = name
      rows = Dictionary(result.rows[scope.rows].map { ([$0.path, $0.form], $0) }) { first, _ in first }
    }
    return rows[[path, form]]
  }
}

extension Combination {
  fileprivate init(
    category: String, width: Double, direction: String, fontScale: JSONValue?
  ) throws(JSONFault) {
    guard let category = try? SizeCategory.trait(named: category), let direction = TextDirection(rawValue: direction)
    else {
      throw JSONFault("it is no combination", expected: "a size category, a width and a direction")
    }
    try self.init(
      sizeCategory: category, width: width, direction: direction,
      fontScale: fontScale?.number(in: TextSizeSetting.fontScales) ?? 1)
  }
}

extension JSONValue {
  fileprivate func object() throws(JSONFault) -> JSONObject {
    guard case .object(let object) = self else { throw .type(self, expected: "an object") }
    return object
  }

  fileprivate func finiteNumber() throws(JSONFault) -> Double {
    try number(in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }
}

extension JSONObject {
  fileprivate func value(_ key: String) throws(JSONFault) -> JSONValue {
    guard let value = self[key] else {
      throw JSONFault("there is no \(key)", expected: "a line of a shard of galley audit")
    }
    return value
  }

  fileprivate func string(_ key: String) throws(JSONFault) -> String {
    let value = try value(key)
    return try inside(.key(key)) { () throws(JSONFault) in try value.string() }
  }

  fileprivate func optionalString(_ key: String) throws(JSONFault) -> String? {
    guard let value = self[key], value != .null else { return nil }
    return try inside(.key(key)) { () throws(JSONFault) in try value.string() }
  }

  fileprivate func place() throws(JSONFault) -> TextPlace? {
    guard let line = self["line"], let column = self["column"] else { return nil }
    return TextPlace(line: try line.integer(in: 1...Int.max), column: try column.integer(in: 1...Int.max))
  }
}
