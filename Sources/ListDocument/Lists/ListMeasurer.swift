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
  /// The part of the list of which rows are written, in points from its top; `nil` for all of it.
  ///
  /// All rows are measured, since each stands below the others. Sections of which nothing is written are left out.
  public var visible: Range<Double>?

  /// How much output is gathered before it is passed on, in bytes.
  private static let pieceSize = 1 << 16

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
    var placer = ListPlacer(output, reader.settings, visible: visible)
    var isComplete = false
    defer { if isComplete || placer.output.isOfUseInPart { write(placer.output.bytes) } }

    func next() throws(InputError) -> ListItem? {
      do {
        return try reader.next()
      } catch {
        // What came before the fault is written.
        placer.placePending()
        throw error
      }
    }
    while let item = try next() {
      switch item {
      case .section(let heading): placer.begin(heading)
      case .row(let row): placer.add(row)
      }
      if placer.output.bytes.count >= Self.pieceSize {
        write(placer.output.bytes)
        placer.output.removeAll()
      }
    }
    placer.finish()
    isComplete = true
  }
}
