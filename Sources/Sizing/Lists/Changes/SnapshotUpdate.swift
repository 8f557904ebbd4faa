/// The way from one snapshot to the next: which rows come, go and move, and what that does to the index.
struct SnapshotUpdate<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Snapshot = ListSnapshot<SectionID, ItemID>

  private let old: Snapshot
  private let new: Snapshot
  private let oldNumbers: [SectionID: Int]
  private let newNumbers: [SectionID: Int]
  /// The new sections that are not as they were: their rows are others, in another order, or reloaded.
  private var touched: Set<SectionID> = []
  private(set) var changes = ListChanges<SectionID, ItemID>()

  init(
    from old: Snapshot, _ oldNumbers: [SectionID: Int], to new: Snapshot, _ newNumbers: [SectionID: Int],
    sectionOfItem: [ItemID: SectionID]
  ) {
    (self.old, self.oldNumbers) = (old, oldNumbers)
    (self.new, self.newNumbers) = (new, newNumbers)
    for section in new.sections {
      guard let number = oldNumbers[section.id] else {
        changes.insertedSections.insert(section.id)
        touched.insert(section.id)
        continue
      }
      // Arrays that share their memory are equal at once.
      if old.sections[number].items != section.items { touched.insert(section.id) }
    }
    for section in old.sections where newNumbers[section.id] == nil { changes.removedSections.insert(section.id) }
    for item in new.reloadedItems {
      if let section = sectionOfItem[item] { touched.insert(section) }
    }
  }

  /// The old sections that are gone or touched.
  private var changedOldSections: [Int] {
    old.sections.indices.filter { touched.contains(old.sections[$0].id) || newNumbers[old.sections[$0].id] == nil }
  }

  /// Where the rows of all touched sections are from now on; finds out which rows come, go and move.
  mutating func places(
    sectionOfItem: [ItemID: SectionID]
  ) throws(ListSnapshotError<SectionID, ItemID>) -> [ItemID: SectionID] {
    var places: [ItemID: SectionID] = [:]
    for section in new.sections where touched.contains(section.id) {
      for item in section.items {
        guard places.updateValue(section.id, forKey: item) == nil else { throw .duplicateItem(item) }
        guard let home = sectionOfItem[item] else {
          changes.insertedItems.insert(item)
          continue
        }
        if home != section.id {
          // It stays in the section where it was if that is as it was.
          guard touched.contains(home) || newNumbers[home] == nil else { throw .duplicateItem(item) }
          changes.movedItems.insert(item)
        }
      }
    }
    for number in changedOldSections {
      for item in old.sections[number].items where places[item] == nil { changes.removedItems.insert(item) }
    }
    return places
  }

  /// Brings the index to the new snapshot, measuring what is not known.
  mutating func apply(
    to index: inout HeightIndex, section: (SectionID) -> SectionHeights, item: (ItemID) -> Double
  ) {
    var known: [ItemID: Double] = [:]
    for number in changedOldSections {
      for (item, height) in zip(old.sections[number].items, index.heights(ofSection: number).rows) {
        known[item] = height
      }
    }
    for item in new.reloadedItems { known[item] = nil }
    let keepsSections = old.sections.map(\.id) == new.sections.map(\.id)
    var all: [SectionHeights] = []
    if !keepsSections { all.reserveCapacity(new.sections.count) }
    for (number, one) in new.sections.enumerated() {
      let isTouched = touched.contains(one.id)
      let rows = isTouched ? one.items.map { height(of: $0, known, item) } : []
      let needsFrame = new.reloadedSections.contains(one.id) || changes.insertedSections.contains(one.id)
      let frame = needsFrame ? section(one.id) : nil
      if keepsSections {
        if isTouched { replaceRows(inSection: number, of: &index, with: rows) }
        if let frame { setFrame(frame, ofSection: number, of: &index) }
        continue
      }
      var heights = oldNumbers[one.id].map { index.heights(ofSection: $0) } ?? SectionHeights()
      if let frame {
        heights = SectionHeights(
          spaceAbove: frame.spaceAbove, header: frame.header, rows: heights.rows, footer: frame.footer,
          spaceBelow: frame.spaceBelow)
      }
      if isTouched { heights.rows = rows }
      all.append(heights)
    }
    if !keepsSections { index = HeightIndex(sections: all) }
  }

  private mutating func height(of item: ItemID, _ known: [ItemID: Double], _ measure: (ItemID) -> Double) -> Double {
    if let height = known[item] { return height }
    changes.measuredCount += 1
    return measure(item)
  }

  /// Replaces the rows that are others, and not those before and after them.
  private func replaceRows(inSection number: Int, of index: inout HeightIndex, with heights: [Double]) {
    let (before, after) = (index.heights(ofSection: number).rows, heights)
    var first = 0
    while first < min(before.count, after.count), before[first] == after[first] { first += 1 }
    var last = 0
    while last < min(before.count, after.count) - first,
      before[before.count - 1 - last] == after[after.count - 1 - last]
    {
      last += 1
    }
    index.replaceRows(
      first..<before.count - last, inSection: number, with: after[first..<after.count - last])
  }

  private func setFrame(_ frame: SectionHeights, ofSection number: Int, of index: inout HeightIndex) {
    let parts: [(ListPosition.Part, Double)] = [
      (.spaceAbove, frame.spaceAbove), (.header, frame.header), (.footer, frame.footer),
      (.spaceBelow, frame.spaceBelow),
    ]
    for (part, height) in parts { index.setHeight(height, of: ListPosition(section: number, part: part)) }
  }
}
