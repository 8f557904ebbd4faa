internal import JSONText
internal import Sizing

/// A list as one JSON object.
///
/// The height comes last, as it is known last: so a list of any length is written in bounded memory.
struct JSONListOutput: ListOutput {
  private var writer = JSONWriter()
  private let provenance: Provenance?
  /// The name of the document, and which of its stream it is, where it is one of many.
  private let document: String?
  private let position: Int?

  init(provenance: Provenance?, document: String? = nil, position: Int? = nil) {
    self.provenance = provenance
    self.document = document
    self.position = position
  }

  var isOfUseInPart: Bool { false }
  var bytes: [UInt8] { writer.bytes }

  mutating func removeAll() { writer.removeAll() }

  mutating func begin(_ settings: ListSettings) {
    writer.beginObject()
    writer.member(ShardLine.positionKey, position)
    writer.member("document", document)
    writer.member("provenance", provenance?.jsonValue)
    writer.member("width", settings.geometry.width)
    writer.insets(of: settings.geometry)
    writer.key("sections")
    writer.beginArray()
  }

  mutating func beginSection(_ section: SectionHeading, index: Int, header: MeasuredRow?) {
    writer.beginObject()
    writer.member("id", section.id?.jsonValue ?? .null)
    writer.key("header")
    optional(header)
    writer.key("rows")
    writer.beginArray()
  }

  mutating func row(_ row: MeasuredRow) { writer.row(row) }

  mutating func endSection(footer: MeasuredRow?) {
    writer.endArray()
    writer.key("footer")
    optional(footer)
    writer.endObject()
  }

  mutating func end(height: Double) {
    writer.endArray()
    writer.member("height", height)
    writer.endObject()
    writer.endLine()
  }

  private mutating func optional(_ row: MeasuredRow?) {
    if let row { writer.row(row) } else { writer.null() }
  }
}

/// A list as one JSON object a line for each row, headers and footers included, with the section it is in.
struct NDJSONListOutput: ListOutput {
  private var writer = JSONWriter()
  /// What the section is called: its identifier, or its index if it has none.
  private var section: JSONValue = 0

  var isOfUseInPart: Bool { true }
  var bytes: [UInt8] { writer.bytes }

  mutating func removeAll() { writer.removeAll() }

  mutating func begin(_ settings: ListSettings) {}

  mutating func beginSection(_ section: SectionHeading, index: Int, header: MeasuredRow?) {
    self.section = section.id?.jsonValue ?? .integer(index)
    if let header { row(header) }
  }

  mutating func row(_ row: MeasuredRow) {
    writer.row(row, section: section)
    writer.endLine()
  }

  mutating func endSection(footer: MeasuredRow?) {
    if let footer { row(footer) }
  }

  mutating func end(height: Double) {}
}
