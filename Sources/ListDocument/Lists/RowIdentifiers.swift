internal import JSONText
internal import Sizing

/// The identifiers of a document's rows, each of one row only, as in snapshots of lists.
///
/// They are kept while a document is read: some fifty bytes a row that has one.
final class RowIdentifiers {
  /// Where the row begins that is being read, and those below it; nil if that is not known.
  var row: RowPlaces.Row?
  var place: TextPlace? { row?.place }
  /// Which row it is; nil for a header or a footer.
  var path: RowPath?
  /// How many sections have begun.
  var sectionCount = 0
  /// The rows that are not shown; nil if nobody asks for them.
  var hiddenRows: [HiddenRow]?
  private var places: [Identifier: Place] = [:]

  /// A place in half the memory.
  private struct Place {
    let line: UInt32
    let column: UInt32
  }

  /// Records rows that are not shown.
  func hide(_ rows: some Sequence<ListRow>, _ reason: HiddenRow.Reason) {
    guard hiddenRows != nil else { return }
    let section = max(0, sectionCount - 1)
    for row in rows {
      let address = LoadedList.Address(section: section, role: .row, row: 0, of: row)
      hiddenRows?.append(HiddenRow(id: row.id, address: address, reason: reason))
    }
  }

  /// Records the identifier of the row that is being read.
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

/// A row of a document that its list does not show.
struct HiddenRow: Sendable {
  /// What hides a row, in words.
  enum Reason: String, Sendable {
    case collapsedRow = "below a row that is collapsed"
    case collapsedSection = "in a section that is collapsed"
  }

  /// What the document calls it.
  var id: Identifier?
  /// Where it is in the document.
  var address: LoadedList.Address
  var reason: Reason
}
