internal import JSONText
internal import ListDocument
internal import Sizing
internal import TextAnalysis
internal import Typography

extension AuditResult {
  /// The findings, a JSON object a line.
  ///
  /// What is everywhere has `null` as category, width and direction.
  var ndjsonReport: [UInt8] {
    var writer = JSONWriter()
    for finding in findings {
      writer.value(.object(Self.object(of: finding)))
      writer.endLine()
    }
    return writer.bytes
  }

  /// What a line says of a finding.
  static func object(of finding: Finding) -> JSONObject {
    let (row, combination) = (finding.row, finding.combination)
    let members: [(String, JSONValue)] = [
      ("row", row.id?.jsonValue ?? .string(row.path)),
      ("category", combination.map { .string($0.categoryName) } ?? .null),
      ("width", combination.map { .number($0.width) } ?? .null),
      ("direction", combination.map { .string($0.direction.rawValue) } ?? .null),
      ("locale", .string(row.locale)), ("kind", .string(finding.kind.rawValue)), ("text", .string(finding.text)),
      ("detail", .string(finding.detail)), ("element", finding.element.map { .string($0.rawValue) } ?? .null),
      ("document", .string(row.source)), ("path", .string(row.path)), ("rowKind", .string(row.kind)),
      ("form", row.form.map { .string($0) } ?? .null), ("line", row.place.map { .integer($0.line) } ?? .null),
      ("column", row.place.map { .integer($0.column) } ?? .null),
    ]
    // What most findings have is left out: the font scale 1, and that there is no doubt.
    let scale = combination?.statedFontScale.map { [("fontScale", JSONValue.number($0))] } ?? []
    return JSONObject(members: members + scale + (finding.isUncertain ? [("uncertain", true)] : []))
  }
}
