/// Steps through the parts of a list.
struct PartCursor {
  private(set) var position: ListPosition
  private var rowCount: Int

  init(_ position: ListPosition, rowCount: (Int) -> Int) {
    self.position = position
    self.rowCount = rowCount(position.section)
  }

  /// The next part; the list must have one to be asked for it afterwards.
  mutating func advance(rowCount count: (Int) -> Int) {
    switch position.part {
    case .spaceAbove: position.part = .header
    case .header:
      rowCount = count(position.section)
      position.part = rowCount > 0 ? .row(0) : .footer
    case .row(let row): position.part = row + 1 < rowCount ? .row(row + 1) : .footer
    case .footer: position.part = .spaceBelow
    case .spaceBelow: position = ListPosition(section: position.section + 1, part: .spaceAbove)
    }
  }
}
