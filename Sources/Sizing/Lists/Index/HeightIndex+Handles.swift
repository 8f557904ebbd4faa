/// Parts by their handles, which they keep when they move; the handle of a section is that of its first part.
extension HeightIndex {
  func position(of handle: SumTree.Handle) -> ListPosition? {
    heights.index(of: handle).map { table.position(ofNumber: $0).position }
  }

  func handle(of position: ListPosition) -> SumTree.Handle { heights.handle(at: table.number(of: position)) }

  func handle(ofSection section: Int) -> SumTree.Handle { heights.handle(at: table[existing: section].first) }

  /// The handles of the rows of a section.
  ///
  /// Cost: linear in their number.
  func rowHandles(inSection section: Int) -> [SumTree.Handle] {
    let place = table[existing: section]
    return heights.handles(in: place.first + 2..<place.end - 2)
  }

  /// The parts of a section.
  ///
  /// Cost: linear in its rows.
  func parts(ofSection section: Int) -> SectionParts {
    let place = table[existing: section]
    let parts = place.first..<place.end
    return SectionParts(ticks: heights.numbers(in: parts), handles: heights.handles(in: parts))
  }

  /// The heights of some rows of a section, in ticks.
  ///
  /// Cost: linear in their number.
  func ticks(ofRows rows: Range<Int>, inSection section: Int) -> [Int64] {
    let first = table[existing: section].first + 2
    return heights.numbers(in: first + rows.lowerBound..<first + rows.upperBound)
  }

  /// The row at an offset, else the next row below, else the last row; `nil` if there are no rows or all parts have the
  /// height 0.
  func rowPosition(atOffset offset: Double) -> ListPosition? {
    guard rowCount > 0, let start = position(atOffset: offset) else { return nil }
    let below: Int
    switch start.part {
    case .row: return start
    case .spaceAbove, .header: below = table.rowCount(beforeSection: start.section)
    case .footer, .spaceBelow: below = table.rowCount(beforeSection: start.section + 1)
    }
    return table.position(ofRow: min(below, rowCount - 1))
  }

  mutating func setEndParts(_ heights: SectionHeights, ofSection section: Int) {
    setHeight(heights.spaceAbove, of: ListPosition(section: section, part: .spaceAbove))
    setHeight(heights.header, of: ListPosition(section: section, part: .header))
    setHeight(heights.footer, of: ListPosition(section: section, part: .footer))
    setHeight(heights.spaceBelow, of: ListPosition(section: section, part: .spaceBelow))
  }
}
