extension SnapshotUpdate {
  private typealias Rows = (ticks: [Int64], handles: [Handle])

  /// Applies the snapshot to a list, and measures new and reloaded rows.
  ///
  /// - Returns: The changes.
  func apply(
    to index: inout HeightIndex, _ identifiers: inout Identifiers, section: (SectionID) -> SectionHeights,
    item: (ItemID) -> Double
  ) -> ListChanges<SectionID, ItemID> {
    var changes = changes
    for row in released where !row.isTaken { identifiers.remove(row.handle) }
    for handle in removedSections { identifiers.removeSection(handle) }
    identifiers.reserveCapacity(identifiers.itemCount + changes.insertedItems.count)
    var reloaded = new.reloadedItems
    let rows = stretches.map { stretch in
      self.rows(of: stretch, &identifiers, &reloaded) {
        changes.measuredCount += 1
        return item($0)
      }
    }
    let changedCount = stretches.reduce(0) { $0 + $1.oldRows.count + $1.newRows.count }
    if !keepsSections || (stretches.count > 1 && changedCount > index.rowCount / Self.rebuildingShare) {
      index = rebuilt(index, &identifiers, rows, section)
    } else {
      replace(rows, in: &index)
    }
    for id in new.reloadedSections where !changes.insertedSections.contains(id) {
      guard let position = identifiers.handle(ofSection: id).flatMap({ index.position(of: $0) }) else { continue }
      index.setEndParts(section(id), ofSection: position.section)
    }
    for id in reloaded {
      guard let position = identifiers.handle(of: id).flatMap({ index.position(of: $0) }) else { continue }
      changes.measuredCount += 1
      index.setHeight(item(id), of: position)
    }
    return changes
  }

  /// Own: where more than this part of the rows changes, building anew is quicker, as in `SumTree`.
  private static var rebuildingShare: Int { 32 }

  /// The rows of a stretch: adds the identifiers of new rows, and measures new and reloaded rows.
  private func rows(
    of stretch: Stretch, _ identifiers: inout Identifiers, _ reloaded: inout Set<ItemID>, measure: (ItemID) -> Double
  ) -> Rows {
    var rows: Rows = ([], [])
    rows.ticks.reserveCapacity(stretch.sources.count)
    rows.handles.reserveCapacity(stretch.sources.count)
    for (item, source) in zip(new.sections[stretch.section].items[stretch.newRows], stretch.sources) {
      let isReloaded = !reloaded.isEmpty && reloaded.remove(item) != nil
      if source >= 0 {
        let row = released[Int(source)]
        rows.handles.append(row.handle)
        rows.ticks.append(isReloaded ? HeightTicks.ticks(measure(item)) : row.ticks)
      } else {
        rows.handles.append(identifiers.add(item))
        rows.ticks.append(HeightTicks.ticks(measure(item)))
      }
    }
    return rows
  }

  private func replace(_ rows: [Rows], in index: inout HeightIndex) {
    if let stretch = stretches.first, stretches.count == 1 {
      index.replaceRows(
        stretch.oldRows, inSection: stretch.section, withTicks: rows[0].ticks, handles: rows[0].handles)
      return
    }
    // Old rows are removed first: a row that moves to another stretch must not be in the index twice.
    for stretch in stretches { index.removeRows(stretch.oldRows, inSection: stretch.section) }
    for (stretch, rows) in zip(stretches, rows) {
      let first = stretch.oldRows.lowerBound
      index.replaceRows(first..<first, inSection: stretch.section, withTicks: rows.ticks, handles: rows.handles)
    }
  }

  private func rebuilt(
    _ index: HeightIndex, _ identifiers: inout Identifiers, _ rows: [Rows], _ section: (SectionID) -> SectionHeights
  ) -> HeightIndex {
    var rest = zip(stretches, rows).makeIterator()
    var next = rest.next()
    var sections: [SectionParts] = []
    for (number, one) in new.sections.enumerated() {
      var parts =
        oldNumbers[number].map { index.parts(ofSection: $0) }
        ?? SectionParts(ends: section(one.id), identifiers.addSection(one.id))
      if let (stretch, rows) = next, stretch.section == number {
        parts.replaceRows(stretch.oldRows, with: rows.ticks, rows.handles)
        next = rest.next()
      }
      sections.append(parts)
    }
    return HeightIndex(sections)
  }
}
