public import Sizing

/// What an audit found.
public struct AuditResult: Sendable {
  /// All rows that were audited, by document, from the top.
  public var rows: [RowReference] = []
  /// The findings; those of a row are together.
  public var findings: [Finding] = []
  /// How many layouts were audited.
  public var layoutCount = 0
  /// How many findings the baseline accepted.
  package internal(set) var acceptedCount = 0
  /// Where each document was audited, in the order of the rows.
  package var scopes: [AuditedScope] = []
  /// The rows that were kept for pictures, by the fault they show.
  var specimens: [FindingGroup.Key: Specimen] = [:]
  /// The documents and languages that were audited, so that none is audited twice.
  var names: Set<ScopeName> = []

  /// A document in a language.
  struct ScopeName: Hashable {
    var source: String
    var locale: String
  }

  /// Makes the result of an audit that has not begun.
  public init() {}

  /// The findings that are the same fault in several combinations, together, in the order of the rows.
  public var groups: [FindingGroup] {
    var groups: [FindingGroup] = []
    var indices: [FindingGroup.Key: Int] = [:]
    for finding in findings {
      let key = FindingGroup.Key(finding)
      if let index = indices[key] {
        groups[index].findings.append(finding)
      } else {
        indices[key] = groups.count
        groups.append(FindingGroup(finding))
      }
    }
    return groups
  }
}

/// A fault of an element in all the combinations in which it is there.
public struct FindingGroup: Codable, Hashable, Sendable {
  struct Key: Hashable {
    let source: String
    let locale: String
    let path: String
    let form: String?
    let element: ElementName?
    let kind: FindingKind

    init(_ finding: Finding) {
      source = finding.row.source
      locale = finding.row.locale
      path = finding.row.path
      form = finding.row.form
      element = finding.element
      kind = finding.kind
    }
  }

  /// The findings: at least one, in the order of the combinations.
  public internal(set) var findings: [Finding]

  init(_ first: Finding) { findings = [first] }

  private enum CodingKeys: CodingKey { case findings }

  /// Reads the findings of a fault.
  ///
  /// - Throws: `DecodingError` if there are none, or if they are of several faults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    findings = try container.decode([Finding].self, forKey: .findings)
    guard Set(findings.map(Key.init)).count == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .findings, in: container, debugDescription: "they are not the findings of one fault")
    }
  }

  /// The row at fault.
  public var row: RowReference { findings[0].row }
  /// The element at fault; nil if it is the row.
  public var element: ElementName? { findings[0].element }
  /// What is wrong.
  public var kind: FindingKind { findings[0].kind }
}
