internal import ListDocument
internal import Sizing
internal import TextLayout

/// A row of a document as Galley lays it out, to be compared with what was recorded of it.
struct DocumentRow: Sendable {
  let address: LoadedList.Address
  let sectionID: Identifier?
  let row: ListRow
  let placed: PlacedRow
  /// The texts of its elements, in their order; `nil` for elements without one.
  let texts: [ComparableText?]

  /// The kind, as documents call it.
  var kind: String { row.row.kind }

  /// All rows of a list, from the top, and its height.
  static func rows(of list: LoadedList) -> (rows: [DocumentRow], height: Double) {
    var rows: [DocumentRow] = []
    let height = list.forEachPlacedRow { address, row, placed in
      // The other forms of its texts stand in the same place.
      guard rows.last?.address != address else { return }
      rows.append(
        DocumentRow(
          address: address, sectionID: list.sections[address.section].heading.id, row: row, placed: placed,
          texts: placed.layout.elements.map { element in
            element.text.map { ComparableText(String(decoding: $0.content.utf8, as: UTF8.self)) }
          }))
    }
    return (rows, height)
  }

  /// What the row says, for people: its first text.
  var title: String {
    placed.layout.elements.lazy.compactMap(\.text).first
      .map { String(decoding: $0.content.utf8.prefix(240), as: UTF8.self) } ?? ""
  }
}
