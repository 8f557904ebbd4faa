internal import JSONText

/// The identifiers of a document's rows, of which each is that of one row, as snapshots of lists have it.
///
/// They are kept while a document is read: some fifty bytes a row that has one.
final class RowIdentifiers {
  /// Where the row begins that is being read; nil if that is not known.
  var place: TextPlace?
  /// Where the rows below it begin.
  var placesBelow: [RowPlaces.Row] = []
  /// Which row it is; nil for a header or a footer.
  var path: RowPath?
  private var places: [Identifier: Place] = [:]

  /// A place in half the memory.
  private struct Place {
    let line: UInt32
    let column: UInt32
  }

  /// Takes an identifier for the row that is being read.
  ///
  /// - Throws: A fault that names the row that has it already.
  func take(_ identifier: Identifier?) throws(JSONFault) {
    guard let identifier else { return }
    let here = Place(line: UInt32(clamping: place?.line ?? 1), column: UInt32(clamping: place?.column ?? 1))
    guard let first = places.updateValue(here, forKey: identifier) else { return }
    throw JSONFault(
      "\(identifier.jsonValue) is the identifier of the row at line \(first.line), column \(first.column), too",
      expected: "one of its own"
    ).inside(.key("id"))
  }
}
