public import FontKit
public import JSONText
internal import Sizing

/// Measures list documents and writes what came of it, in the memory of one row and some output.
///
///     let measurer = ListMeasurer(fonts: fonts, format: .ndjson)
///     try measurer.measure("list.ndjson") { bytes in print(String(decoding: bytes, as: UTF8.self), terminator: "") }
public struct ListMeasurer: Sendable {
  /// The fonts texts are set in.
  ///
  /// The family `system` among them is the system's face.
  public var fonts: FontCollection
  /// What takes the place of a document's own settings.
  public var overrides: ListOverrides
  /// How the measured list is written.
  public var format: ListFormat

  /// How much output is gathered before it is passed on, in bytes.
  private static let pieceSize = 1 << 16

  /// Makes a measurer.
  public init(fonts: FontCollection, overrides: ListOverrides = ListOverrides(), format: ListFormat = .json) {
    self.fonts = fonts
    self.overrides = overrides
    self.format = format
  }

  /// Measures a document.
  ///
  /// - Parameters:
  ///   - source: A file, or `-` for standard input.
  ///   - write: Takes the output, piece by piece.
  /// - Throws: An error that names the place of what is wrong. As NDJSON the rows before it have been written; in the
  ///   other formats a long list may have been written in part.
  public func measure(_ source: String, write: ([UInt8]) -> Void) throws(InputError) {
    switch format {
    case .json: try measure(source, JSONListOutput(), write)
    case .ndjson: try measure(source, NDJSONListOutput(), write)
    case .table: try measure(source, TableListOutput(), write)
    }
  }

  private func measure(
    _ source: String, _ output: consuming some ListOutput, _ write: ([UInt8]) -> Void
  ) throws(InputError) {
    var reader = try ListReader(source: source, overrides: overrides, fonts: fonts)
    var stacker = ListStacker(geometry: reader.settings.geometry, traits: reader.settings.traits)
    var output = output
    var isComplete = false
    defer { if isComplete || output.isOfUseInPart { write(output.bytes) } }
    var section: SectionHeading?
    var sectionIndex = -1

    func place(_ row: ListRow, as role: ListStacker.Role) -> MeasuredRow {
      MeasuredRow(
        id: row.id, kind: row.row.kind, accessibility: row.row.accessibility,
        placement: stacker.place(row.row, as: role, state: row.state))
    }
    func begin(_ heading: SectionHeading) {
      end()
      section = heading
      sectionIndex += 1
      output.beginSection(
        heading, index: sectionIndex, header: heading.header.map { place(ListRow(row: $0), as: .header) })
    }
    func end() {
      guard let section else { return }
      output.endSection(footer: section.footer.map { place(ListRow(row: $0), as: .footer) })
    }

    output.begin(reader.settings)
    while let item = try reader.next() {
      switch item {
      case .section(let heading): begin(heading)
      case .row(let row):
        if section == nil { begin(SectionHeading()) }
        output.row(place(row, as: .row))
      }
      if output.bytes.count >= Self.pieceSize {
        write(output.bytes)
        output.removeAll()
      }
    }
    end()
    output.end(height: stacker.height)
    isComplete = true
  }
}
