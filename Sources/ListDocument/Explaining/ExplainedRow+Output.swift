package import JSONText
internal import Sizing

extension ExplainedRow {
  /// How much output is gathered before it is passed on, in bytes.
  private static let pieceSize = 1 << 16

  /// Writes all rows of a document, each when it was read, as ``text(_:)`` or ``json(_:provenance:)`` has them.
  ///
  /// - Returns: A warning about something odd in a document that is valid.
  /// - Throws: An error that names the place of what is wrong; a long list may have been written in part.
  package static func write(
    _ reader: consuming ListReader, asJSON: Bool, provenance: Provenance? = nil, to write: ([UInt8]) -> Void
  ) throws(InputError) -> InputError? {
    var reader = reader
    var explainer = RowExplainer(reader.settings)
    var sources: [String] = []
    var output = asJSON ? "[\n" : ""
    var isFirst = true
    func explained(_ address: LoadedList.Address, _ row: ListRow, _ explain: () -> ExplainedRow) {
      if !isFirst { output += asJSON ? ",\n" : "\n" }
      isFirst = false
      output += asJSON ? "  \(explain().jsonValue(provenance))" : explain().text(&sources)
    }
    while let item = try reader.next() {
      switch item {
      case .section(let heading): explainer.begin(heading, explained)
      case .row(let row): explainer.add(row, explained)
      }
      if output.utf8.count >= pieceSize {
        write(Array(output.utf8))
        output.removeAll(keepingCapacity: true)
      }
    }
    explainer.end(explained)
    write(Array((output + (asJSON ? "\n]\n" : list(of: sources))).utf8))
    return reader.warning
  }
}
