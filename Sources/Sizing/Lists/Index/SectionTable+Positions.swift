internal import TextLayout

extension SectionTable {
  /// The number of parts of a section that are not rows: two spaces, a header and a footer.
  static let endPartCount = 4

  /// The place of a section.
  ///
  /// - Precondition: There is such a section.
  subscript(existing section: Int) -> Place {
    require(section >= 0 && section < count, "there is no section \(section) of \(count)")
    return self[section]
  }

  func number(of position: ListPosition) -> Int {
    let place = self[existing: position.section]
    let (first, rowCount) = (place.first, place.count &- Self.endPartCount)
    switch position.part {
    case .spaceAbove: return first
    case .header: return first &+ 1
    case .row(let row):
      require(row >= 0 && row < rowCount, "section \(position.section) has no row \(row) of \(rowCount)")
      return first &+ 2 &+ row
    case .footer: return first &+ 2 &+ rowCount
    case .spaceBelow: return first &+ 3 &+ rowCount
    }
  }

  func position(ofNumber number: Int) -> (position: ListPosition, rowCount: Int) {
    let place = section(ofPart: number)
    let rowCount = place.count &- Self.endPartCount
    let part: ListPosition.Part =
      switch number &- place.first {
      case 0: .spaceAbove
      case 1: .header
      case let part where part < rowCount &+ 2: .row(part &- 2)
      case rowCount &+ 2: .footer
      default: .spaceBelow
      }
    return (ListPosition(section: place.section, part: part), rowCount)
  }

  func rowCount(beforeSection section: Int) -> Int {
    (section < count ? self[section].first : partCount) - Self.endPartCount * section
  }

  /// Finds a row by its number among all rows of the list, by binary search.
  func position(ofRow row: Int) -> ListPosition {
    // The last section that begins at this row or before: sections without rows that begin at it come first.
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if rowCount(beforeSection: middle) <= row { low = middle } else { high = middle - 1 }
    }
    return ListPosition(section: low, row: row - rowCount(beforeSection: low))
  }

  /// Moves to the next part; after the last part, to a section that does not exist.
  func advance(_ position: inout ListPosition, _ rowCount: inout Int) {
    switch position.part {
    case .spaceAbove: position.part = .header
    case .header: position.part = rowCount > 0 ? .row(0) : .footer
    case .row(let row): position.part = row + 1 < rowCount ? .row(row + 1) : .footer
    case .footer: position.part = .spaceBelow
    case .spaceBelow:
      position = ListPosition(section: position.section + 1, part: .spaceAbove)
      rowCount = position.section < count ? self[position.section].count - Self.endPartCount : 0
    }
  }
}
