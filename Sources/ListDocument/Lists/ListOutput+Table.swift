internal import JSONText
internal import Sizing
internal import TextAnalysis
internal import TextLayout
internal import Typography

/// A list as a table for people: a line a row with its top, height, number of lines, size of text, and the text itself.
struct TableListOutput: ListOutput {
  var isOfUseInPart: Bool { false }
  private(set) var bytes: [UInt8] = []
  private var settings = ListSettings()
  private var sectionCount = 0
  private var rowCount = 0

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func begin(_ settings: ListSettings) {
    self.settings = settings
    line(top: "top", height: "height", lines: "lines", size: "size", text: "text")
  }

  mutating func beginSection(_ section: SectionHeading, index: Int, header: MeasuredRow?) {
    sectionCount += 1
    if let header { line(header) }
  }

  mutating func row(_ row: MeasuredRow) {
    rowCount += 1
    line(row)
  }

  mutating func endSection(footer: MeasuredRow?) {
    if let footer { line(footer) }
  }

  mutating func end(height: Double) {
    let traits = settings.traits
    let parts = [
      "\(count(rowCount, "row")) in \(count(sectionCount, "section"))"
        + ": \(text(settings.geometry.width)) × \(text(height)) points",
      traits.sizeCategory?.shortName ?? "unspecified", traits.direction.rawValue,
      "\(text(traits.pixelGrid.scale)) pixels a point",
    ]
    append(parts.joined(separator: ", ") + "\n")
  }

  // MARK: Lines

  private mutating func line(_ row: MeasuredRow) {
    let texts = row.placement.layout.elements.compactMap(\.text)
    line(
      top: text(row.placement.frame.y), height: text(row.placement.frame.height),
      lines: texts.map { "\($0.lineCount)\($0.isTruncated ? "…" : "")\(Self.doubt($0))" }.joined(separator: "+"),
      size: texts.map { text($0.fontSize) }.joined(separator: "+"),
      text: texts.map { Self.printable($0.content.utf8) }.joined(separator: " · "))
  }

  /// The fewest and the most lines that a device may show: `2–3`, in brackets; empty if there is no doubt.
  private static func doubt(_ text: ElementText) -> String {
    text.uncertainLines.map { "(\($0.lowerBound)–\($0.upperBound))" } ?? ""
  }

  private mutating func line(top: String, height: String, lines: String, size: String, text: String) {
    let columns = [(top, 10), (height, 8), (lines, 7), (size, 7)]
    append(columns.map { Self.padded($0, to: $1) }.joined() + "  " + text + "\n")
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  private func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A length to the thousandth of a point: the table is for reading, the other formats are exact.
  private func text(_ length: Double) -> String { length.roundedText }

  /// The beginning of a text as a terminal may be given it: on one line, without control characters, which could steer
  /// it, and bidi controls, which could turn the rest of the line around.
  private static func printable(_ utf8: [UInt8]) -> String {
    let limit = 60
    var scalars = String.UnicodeScalarView()
    var byteCount = 0
    // A scalar has at most four bytes; texts can be megabytes long.
    for scalar in String(decoding: utf8.prefix(limit * 4), as: UTF8.self).unicodeScalars.prefix(limit) {
      let isControl = scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
      byteCount += UTF8.width(scalar)
      scalars.append(isControl ? " " : scalar)
    }
    let isCut = utf8.count > byteCount
    return String(scalars) + (isCut ? "…" : "")
  }
}
