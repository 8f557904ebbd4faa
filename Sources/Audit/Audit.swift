public import ListDocument
internal import Sizing
internal import TextLayout

/// Looks for faults in list documents, in every combination of size category, width, direction and font scale.
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
  /// How many rows of each document are kept for pictures of what is wrong with them.
  public var specimenLimit = 0

  /// Makes an audit.
  public init(matrix: AuditMatrix, rules: AuditRules = AuditRules(), baseline: Baseline? = nil) {
    self.matrix = matrix
    self.rules = rules
    self.baseline = baseline
  }

  /// Audits documents, such as one a language; each has another name or another language.
  ///
  /// Cost: a layout for each row and combination, and where something is wrong with a text its lines.
  public func run(_ documents: [AuditedDocument]) -> AuditResult {
    var result = AuditResult()
    for document in documents { run(document, &result) }
    return result
  }

  /// Audits a document, and adds what it finds to what was found before.
  ///
  /// - Precondition: The document was not audited before in its language, as both identify its findings.
  public func run(_ document: AuditedDocument, _ result: inout AuditResult) {
    let list = document.list
    require(
      result.names.insert(AuditResult.ScopeName(source: document.source, locale: list.settings.locale)).inserted,
      "a document is audited once in each language")
    let firstRow = result.rows.count
    let combinations = matrix.combinations(list.settings.geometry, list.settings.traits)
    var collector = SpecimenCollector(list, limit: specimenLimit)
    // By row, so that a row's findings are together whatever the order of layouts.
    var findings: [[Finding]] = []
    var minimumTapTargets: [Double] = []
    var filter = FindingFilter(baseline)
    list.forEachPlacedRow { address, row, placed in
      let reference = RowReference(
        source: document.source, locale: list.settings.locale, path: "\(address)", id: row.id, kind: row.row.kind,
        place: row.place, form: row.form)
      result.rows.append(reference)
      minimumTapTargets.append(rules.minimumTapTarget(ofKind: reference.kind))
      findings.append(everywhere(row, placed.layout, reference).filter { filter.lets($0) })
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
          layout: placed.layout, direction: combination.direction, rules: rules,
          minimumTapTarget: minimumTapTargets[index], row: row.row)
        for fault in inspector.faults {
          let finding = Finding(
            row: result.rows[firstRow + index], element: fault.element, kind: fault.kind, combination: combination,
            text: fault.text, detail: fault.detail, isUncertain: fault.isUncertain)
          guard filter.lets(finding) else { continue }
          findings[index].append(finding)
          collector.collect(finding, rowIndex: index, row: row, role: address.role, placed, traits)
        }
        result.layoutCount += 1
        index += 1
      }
    }
    collector.addReferences()
    result.acceptedCount += filter.acceptedCount
    result.findings += findings.joined()
    result.specimens.merge(collector.specimens) { first, _ in first }
    result.scopes.append(
      AuditedScope(
        source: document.source, locale: list.settings.locale, rows: firstRow..<result.rows.count,
        combinations: combinations))
  }

  /// What is wrong with a row at every size and width.
  private func everywhere(_ row: ListRow, _ layout: RowLayout, _ reference: RowReference) -> [Finding] {
    var findings: [Finding] = []
    if rules.kinds.contains(.missingGlyph) { findings += missingGlyphs(in: layout, of: reference) }
    if rules.kinds.contains(.untranslated) { findings += untranslatedTexts(of: row, layout, reference) }
    if rules.kinds.contains(.unlabeled), row.isUnlabeled, layout.takesTaps {
      findings.append(
        Finding(
          row: reference, element: nil, kind: .unlabeled, combination: nil, text: "",
          detail: "it takes taps, and there is no text or label that assistive technology could read"))
    }
    return findings
  }

  /// The texts that are not translated, each with the element that shows it; equal texts have different elements.
  private func untranslatedTexts(of row: ListRow, _ layout: RowLayout, _ reference: RowReference) -> [Finding] {
    var elements = layout.elements.filter { $0.text != nil }
    let findings = row.untranslatedTexts.map { untranslated in
      var name: ElementName?
      if let index = elements.firstIndex(where: { $0.text?.content.text == untranslated.text }) {
        name = elements.remove(at: index).name
      } else {
        // Letters may be capitals there, and an attributed text has several parts.
        let text = untranslated.text.lowercased()
        name = elements.first { !text.isEmpty && $0.text?.content.text.lowercased().contains(text) == true }?.name
      }
      return Finding(
        row: reference, element: name, kind: .untranslated, combination: nil, text: untranslated.text,
        detail: untranslated.detail)
    }
    return findings.firstOccurrences
  }

  /// The characters without a glyph, which are missing at every size and width.
  private func missingGlyphs(in layout: RowLayout, of row: RowReference) -> [Finding] {
    layout.elements.compactMap { element in
      guard let text = element.text, let first = text.content.missingGlyphs.first else { return nil }
      let count = text.content.missingGlyphs.count
      let characters = count == 1 ? "1 character has no glyph" : "\(count) characters have no glyph"
      let scalar = text.content.text(from: first).unicodeScalars.first.map { $0.codePoint } ?? ""
      return Finding(
        row: row, element: element.name, kind: .missingGlyph, combination: nil, text: text.content.text,
        detail: "\(characters), \(scalar) the first", isUncertain: text.content.isInStandIn)
    }
  }
}

extension UntranslatedText {
  /// Why the text is not translated, and what is shown.
  fileprivate var detail: String {
    if isMissing { return "there is no text of this key in any language; the key is shown" }
    return showsKey
      ? "there is no text of this key here or in the source language; the key is shown"
      : "there is no translation; the source language is shown"
  }
}

extension RowLayout {
  /// Whether the row or something in it takes taps, but for the buttons behind a swipe.
  fileprivate var takesTaps: Bool { hitTarget != nil || elements.contains { $0.hitTarget != nil && !$0.name.isOfList } }
}

/// Decides which findings of a document a report has.
private struct FindingFilter {
  private var comparison: Baseline.Comparison
  /// The findings of earlier forms of their rows, without the form and the numbers.
  private var known: Set<Finding> = []
  /// How many findings the baseline accepted.
  private(set) var acceptedCount = 0

  init(_ baseline: Baseline?) { comparison = Baseline.Comparison(baseline) }

  /// Whether a finding is not known, and not about a text that an earlier form of its row has, too.
  mutating func lets(_ finding: Finding) -> Bool {
    if finding.row.form != nil {
      var formless = finding
      (formless.row.form, formless.detail, formless.isUncertain) = (nil, "", false)
      guard known.insert(formless).inserted else { return false }
    }
    let isNew = comparison.isNew(finding)
    if !isNew { acceptedCount += 1 }
    return isNew
  }
}

/// A list document that is audited.
public struct AuditedDocument: Sendable {
  /// The document as reports name it.
  public var source: String
  /// The list.
  public var list: LoadedList
  /// Which of the documents of its input it is, from 0.
  public internal(set) var position = 0

  /// Makes a document.
  public init(source: String, list: LoadedList) {
    self.source = source
    self.list = list
  }
}
