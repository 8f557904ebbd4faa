/// The difference between a list and a snapshot: which rows are inserted, removed and moved.
struct SnapshotUpdate<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Snapshot = ListSnapshot<SectionID, ItemID>
  typealias Identifiers = ListIdentifiers<SectionID, ItemID>
  typealias Handle = SumTree.Handle

  struct Stretch {
    /// The section, by its number in the snapshot.
    var section: Int
    var oldRows: Range<Int>
    var newRows: Range<Int>
    /// For each new row its index in `released`; -1 if the list does not hold it.
    var sources: [Int32] = []
  }

  /// A row that was in a replaced range or in a removed section: it moves or is removed.
  struct Released {
    var handle: Handle
    var ticks: Int64
    var section: Int
    var isTaken = false
  }

  let new: Snapshot
  /// The number that each section of the snapshot had; `nil` for new sections.
  private(set) var oldNumbers: [Int?] = []
  private(set) var removedSections: [Handle] = []
  private(set) var stretches: [Stretch] = []
  private(set) var released: [Released] = []
  let keepsSections: Bool
  private(set) var changes = ListChanges<SectionID, ItemID>()

  /// Compares a list with a snapshot.
  ///
  /// Cost: a comparison for each row that stays where it is, and at most a hash lookup for each other row.
  init(
    from index: borrowing HeightIndex, _ identifiers: borrowing Identifiers, to new: Snapshot
  ) throws(ListSnapshotError<SectionID, ItemID>) {
    self.new = new
    var seen: Set<SectionID> = []
    for section in new.sections {
      guard seen.insert(section.id).inserted else { throw .duplicateSection(section.id) }
      let number = identifiers.handle(ofSection: section.id).flatMap { index.position(of: $0)?.section }
      if number == nil { changes.insertedSections.insert(section.id) }
      oldNumbers.append(number)
    }
    keepsSections = oldNumbers == Array(0..<index.sectionCount)
    compare(index, identifiers)
    try findSources(identifiers)
    for row in released where !row.isTaken { changes.removedItems.insert(identifiers.item(row.handle)) }
  }

  private mutating func compare(_ index: borrowing HeightIndex, _ identifiers: borrowing Identifiers) {
    for (section, number) in oldNumbers.enumerated() {
      let items = new.sections[section].items
      let handles = number.map { index.rowHandles(inSection: $0) } ?? []
      let common = identifiers.common(handles, items)
      let stretch = Stretch(
        section: section, oldRows: common.first..<handles.count - common.last,
        newRows: common.first..<items.count - common.last)
      guard !stretch.oldRows.isEmpty || !stretch.newRows.isEmpty else { continue }
      stretches.append(stretch)
      if let number { release(stretch.oldRows, number, handles, index) }
    }
    guard !keepsSections else { return }
    let kept = Set(oldNumbers)
    for number in 0..<index.sectionCount where !kept.contains(number) {
      let handles = index.rowHandles(inSection: number)
      release(handles.indices, number, handles, index)
      let handle = index.handle(ofSection: number)
      removedSections.append(handle)
      changes.removedSections.insert(identifiers.section(handle))
    }
  }

  private mutating func release(
    _ rows: Range<Int>, _ section: Int, _ handles: [Handle], _ index: borrowing HeightIndex
  ) {
    guard !rows.isEmpty else { return }
    for (handle, ticks) in zip(handles[rows], index.ticks(ofRows: rows, inSection: section)) {
      released.append(Released(handle: handle, ticks: ticks, section: section))
    }
  }

  private mutating func findSources(
    _ identifiers: borrowing Identifiers
  ) throws(ListSnapshotError<SectionID, ItemID>) {
    guard !stretches.isEmpty else { return }
    // The index in `released` of each handle; -1 for rows that stay where they are.
    var places = [Int32](repeating: -1, count: identifiers.handleCount)
    for (place, row) in released.enumerated() { places[row.handle.index] = Int32(place) }
    // Rows mostly keep their order: the one after the last found is tried before the identifier is looked up.
    var next = 0
    for stretch in stretches.indices {
      let (section, rows) = (stretches[stretch].section, stretches[stretch].newRows)
      stretches[stretch].sources.reserveCapacity(rows.count)
      for item in new.sections[section].items[rows] {
        var place: Int?
        if next < released.count, identifiers.item(released[next].handle) == item {
          place = next
        } else if let handle = identifiers.handle(of: item) {
          place = Int(places[handle.index])
        }
        guard let place else {
          guard changes.insertedItems.insert(item).inserted else { throw .duplicateItem(item) }
          stretches[stretch].sources.append(-1)
          continue
        }
        guard place >= 0, !released[place].isTaken else { throw .duplicateItem(item) }
        released[place].isTaken = true
        if released[place].section != oldNumbers[section] { changes.movedItems.insert(item) }
        stretches[stretch].sources.append(Int32(place))
        next = place + 1
      }
    }
  }
}
