public import FontKit
public import JSONText
internal import Sizing

/// Measures list documents and writes the results, with one row and some output in memory.
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
  /// The part of the list of which rows are written, in points from its top; `nil` for all of it.
  ///
  /// All rows are measured, since each stands below the others. Sections of which nothing is written are left out.
  public var visible: Range<Double>?

  /// Whether rows are written with what they look like, in the light appearance.
  public var includesAppearance = false

  /// What made the result, to be its first member as JSON; `nil` leaves it out.
  public var provenance: Provenance?

  /// Takes a warning about something odd in a document that is valid.
  package var warn: @Sendable (InputError) -> Void = { _ in }

  /// How much output is gathered before it is passed on, in bytes.
  private static let pieceSize = 1 << 16
  /// How many rows are measured before progress is reported.
  private static let progressStride = 256

  /// Makes a measurer.
  public init(
    fonts: FontCollection, overrides: ListOverrides = ListOverrides(), format: ListFormat = .json,
    visible: Range<Double>? = nil
  ) {
    self.fonts = fonts
    self.overrides = overrides
    self.format = format
    self.visible = visible
  }

  /// Measures a document.
  ///
  /// - Parameters:
  ///   - source: A file, or `-` for standard input.
  ///   - progress: Called now and then with how far measuring has come.
  ///   - write: Takes the output, piece by piece.
  /// - Throws: An error that names the place of what is wrong. As NDJSON the rows before it have been written; in the
  ///   other formats a long list may have been written in part.
  public func measure(
    _ source: String, progress: (ListProgress) -> Void = { _ in }, write: ([UInt8]) -> Void
  ) throws(InputError) {
    try measure(ListReader(source: source, overrides: overrides, fonts: fonts), progress: progress, write: write)
  }

  /// Measures a document that has been read already.
  ///
  /// - Parameters:
  ///   - contents: All of the document.
  ///   - source: The name of the document in errors.
  ///   - write: Takes the output, piece by piece.
  /// - Throws: An error that names the place of what is wrong.
  public func measure(contents: [UInt8], source: String, write: ([UInt8]) -> Void) throws(InputError) {
    let reader = try ListReader(
      contents: contents, source: source, overrides: overrides, fonts: fonts)
    try measure(reader, write: write)
  }

  /// Measures a document of a stream.
  ///
  /// - Parameter position: Which of its stream it is, to be the first member; `nil` leaves that out.
  /// - Returns: A line: the measured list as JSON, its first member the document's name.
  /// - Throws: An error that names the stream, the line and the place in it.
  package func measure(_ document: StreamedDocument, position: Int? = nil) throws(InputError) -> [UInt8] {
    let reader = try ListReader(document, overrides: overrides, translation: nil, fonts: fonts)
    var result: [UInt8] = []
    let output = JSONListOutput(provenance: provenance, document: document.name, position: position)
    try measure(reader, output, { _ in }) { result += $0 }
    return result
  }

  /// Measures the document of a reader, which has overrides and fonts of its own.
  package func measure(
    _ reader: consuming ListReader, progress: (ListProgress) -> Void = { _ in }, write: ([UInt8]) -> Void
  ) throws(InputError) {
    switch format {
    case .json: try measure(reader, JSONListOutput(provenance: provenance), progress, write)
    case .ndjson: try measure(reader, NDJSONListOutput(), progress, write)
    case .table: try measure(reader, TableListOutput(), progress, write)
    }
  }

  private func measure(
    _ reader: consuming ListReader, _ output: consuming some ListOutput, _ progress: (ListProgress) -> Void,
    _ write: ([UInt8]) -> Void
  ) throws(InputError) {
    var reader = reader
    var placer = ListPlacer(
      output, reader.settings, visible: visible, includesAppearance: includesAppearance)
    var isComplete = false
    defer { if isComplete || placer.output.isOfUseInPart { write(placer.output.bytes) } }

    // Who writes rows may wait for their heights before the next one, so rows by themselves are passed on.
    func passOnRows() {
      guard placer.output.isOfUseInPart, !placer.output.bytes.isEmpty else { return }
      write(placer.output.bytes)
      placer.output.removeAll()
    }
    func next() throws(InputError) -> ListItem? {
      do {
        return try reader.next(beforeReading: passOnRows)
      } catch {
        // What came before the fault is written.
        placer.placePending()
        throw error
      }
    }
    var rowCount = 0
    while let item = try next() {
      switch consume item {
      case .section(let heading): placer.begin(heading)
      case .row(let row):
        placer.add(row)
        rowCount += 1
        if rowCount.isMultiple(of: Self.progressStride) {
          progress(ListProgress(rowCount: rowCount, share: reader.share))
        }
      }
      if placer.output.bytes.count >= Self.pieceSize {
        write(placer.output.bytes)
        placer.output.removeAll()
      }
    }
    placer.finish()
    isComplete = true
    if let warning = reader.warning { warn(warning) }
  }
}

/// How far measuring a list document has come.
public struct ListProgress: Hashable, Sendable {
  /// How many rows were measured.
  public var rowCount: Int
  /// How much of the document was read, from 0 to 1; `nil` if that is not known.
  public var share: Double?
}
