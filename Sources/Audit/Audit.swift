public import ListDocument
internal import Sizing
internal import TextLayout

/// Looks for faults in list documents, in every combination of size category, width and direction.
///
///     let audit = Audit(matrix: AuditMatrix(sizeCategories: SizeCategory.allCases, widths: [320, 390]))
///     let result = audit.run([AuditedDocument(source: "list.json", list: list)])
///     for group in result.groups { print(group.row.name, group.kind, group.findings.count) }
///
/// Texts are prepared once for all combinations; a layout is arithmetic.
public struct Audit: Sendable {
  /// The combinations.
  public var matrix: AuditMatrix
  /// What counts as a fault.
  public var rules: AuditRules
  /// The findings that are known and left out; nil if none are.
  public var baseline: Baseline?
  /// How many rows with faults are kept for pictures, shared out evenly among the documents.
  public var specimenLimit = 0

  /// Makes an audit.
  public init(matrix: AuditMatrix, rules: AuditRules = AuditRules(), baseline: Baseline? = nil) {
    self.matrix = matrix
    self.rules = rules
    self.baseline = baseline
  }

  /// Audits documents, such as one a language.
  ///
  /// Cost: a layout for each row and combination, and where something is wrong with a text its lines.
  public func run(_ documents: [AuditedDocument]) -> AuditResult {
    var result = AuditResult()
    let specimensEach = (specimenLimit + documents.count - 1) / max(1, documents.count)
    for document in documents { inspect(document, specimenLimit: specimensEach, &result) }
    return result
  }

  private func inspect(_ document: AuditedDocument, specimenLimit: Int, _ result: inout AuditResult) {
    let list = document.list
    let firstRow = result.rows.count
    let combinations = matrix.combinations(list.settings.geometry, list.settings.traits)
    var collector = SpecimenCollector(list, limit: specimenLimit)
    // By row, so that a row's findings are together whatever the order of layouts.
    var findings: [[Finding]] = []
    list.forEachPlacedRow(list.settings.geometry, list.settings.traits) { address, row, placed in
      let reference = RowReference(
        source: document.source, locale: list.settings.locale, path: "\(address)", id: row.id, kind: row.row.kind,
        place: row.place)
      result.rows.append(reference)
      let missing = rules.kinds.contains(.missingGlyph) ? missingGlyphs(in: placed.layout, of: reference) : []
      findings.append(missing.filter(isNew))
      for finding in findings[findings.count - 1] {
        collector.collect(
          finding, rowIndex: findings.count - 1, row: row, role: address.role, placed, list.settings.traits)
      }
    }
    for combination in combinations {
      var (geometry, traits) = (list.settings.geometry, list.settings.traits)
      combination.apply(to: &geometry, &traits)
      var index = 0
      list.forEachPlacedRow(geometry, traits) { address, row, placed in
        let inspector = RowInspector(
          layout: placed.layout, kind: row.row.kind, direction: combination.direction, rules: rules)
        for fault in inspector.faults {
          let finding = Finding(
            row: result.rows[firstRow + index], element: fault.element, kind: fault.kind, combination: combination,
            text: fault.text, detail: fault.detail)
          guard isNew(finding) else { continue }
          findings[index].append(finding)
          collector.collect(finding, rowIndex: index, row: row, role: address.role, placed, traits)
        }
        result.layoutCount += 1
        index += 1
      }
    }
    collector.addReferences()
    result.findings += findings.flatMap(\.self)
    result.specimens.merge(collector.specimens) { first, _ in first }
    result.scopes.append(
      AuditedScope(
        source: document.source, locale: list.settings.locale, rows: firstRow..<result.rows.count,
        combinations: combinations))
  }

  private func isNew(_ finding: Finding) -> Bool { baseline?.accepts(finding) != true }

  /// What no font has a glyph for is missing at every size and width.
  private func missingGlyphs(in layout: RowLayout, of row: RowReference) -> [Finding] {
    layout.elements.compactMap { element in
      guard let text = element.text, let first = text.content.missingGlyphs.first else { return nil }
      let count = text.content.missingGlyphs.count
      let characters = count == 1 ? "1 character has no glyph" : "\(count) characters have no glyph"
      let scalar = text.content.text(from: first).unicodeScalars.first.map { $0.codePoint } ?? ""
      return Finding(
        row: row, element: element.name, kind: .missingGlyph, combination: nil, text: text.content.text,
        detail: "\(characters), \(scalar) the first")
    }
  }
}

/// A list document that is audited.
public struct AuditedDocument: Sendable {
  /// The document as reports name it.
  public var source: String
  /// The list.
  public var list: LoadedList

  /// Makes a document.
  public init(source: String, list: LoadedList) {
    self.source = source
    self.list = list
  }
}
