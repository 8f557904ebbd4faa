/// Edits of sections by identifier. If one throws, nothing has changed.
extension ListHeights {
  /// Inserts a section with its rows.
  ///
  /// Cost: logarithmic for each row, plus the measuring.
  ///
  /// - Parameters:
  ///   - new: The section and its rows.
  ///   - place: Where to insert it.
  ///   - section: Gives the heights of its other parts; `rows` is ignored.
  ///   - item: Gives the height of a row, in points.
  /// - Throws: A fault that names the section or a row that is in the list already, a row that is given twice, or the section
  ///   in `place` if it is not in the list.
  public mutating func insertSection(
    _ new: Snapshot.Section, at place: ListSectionPlace<SectionID>, section: (SectionID) -> SectionHeights,
    item: (ItemID) -> Double
  ) throws(Fault) {
    if identifiers.handle(ofSection: new.id) != nil { throw .duplicateSection(new.id) }
    try checkNew(new.items)
    let number = try number(of: place)
    let ends = section(new.id)
    let ticks = new.items.map { HeightTicks.ticks(item($0)) }
    var parts = SectionParts(ends: ends, identifiers.addSection(new.id))
    parts.replaceRows(0..<0, with: ticks, new.items.map { identifiers.add($0) })
    index.insertSection(parts, at: number)
  }

  /// Removes sections with all their rows.
  ///
  /// Cost: logarithmic for each row.
  ///
  /// - Throws: A fault that names a section that is not in the list or given twice.
  public mutating func deleteSections(_ sections: [SectionID]) throws(Fault) {
    for handle in try handles(ofSections: sections) {
      guard let number = index.position(of: handle)?.section else { continue }
      for row in index.rowHandles(inSection: number) { identifiers.remove(row) }
      index.removeSection(number)
      identifiers.removeSection(handle)
    }
  }

  /// Moves a section with all its rows and their heights.
  ///
  /// Cost: logarithmic for each row.
  ///
  /// - Throws: A fault that names the section, or the one in `place`, if it is not in the list.
  public mutating func moveSection(_ section: SectionID, to place: ListSectionPlace<SectionID>) throws(Fault) {
    let source = try existingNumber(ofSection: section)
    // This place still counts the section at its old number, from which it is removed first.
    var target = try number(of: place)
    if target > source { target -= 1 }
    if target != source { index.moveSection(source, to: target) }
  }

  /// Measures the header, the footer and the spaces of sections again.
  ///
  /// Cost: logarithmic for each section, plus the measuring.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - section: Gives the heights of a section's parts; `rows` is ignored.
  /// - Throws: A fault that names a section that is not in the list or given twice.
  public mutating func reloadSections(
    _ sections: [SectionID], section: (SectionID) -> SectionHeights
  ) throws(Fault) {
    for (handle, id) in zip(try handles(ofSections: sections), sections) {
      guard let number = index.position(of: handle)?.section else { continue }
      index.setEndParts(section(id), ofSection: number)
    }
  }

  // MARK: - Finding

  func existingNumber(ofSection section: SectionID) throws(Fault) -> Int {
    guard let number = number(ofSection: section) else { throw .noSuchSection(section) }
    return number
  }

  private func handles(ofSections sections: [SectionID]) throws(Fault) -> [SumTree.Handle] {
    var seen: Set<SectionID> = []
    var handles: [SumTree.Handle] = []
    for section in sections {
      guard let handle = identifiers.handle(ofSection: section) else { throw .noSuchSection(section) }
      guard seen.insert(section).inserted else { throw .duplicateSection(section) }
      handles.append(handle)
    }
    return handles
  }

  private func number(of place: ListSectionPlace<SectionID>) throws(Fault) -> Int {
    switch place {
    case .before(let section): try existingNumber(ofSection: section)
    case .after(let section): try existingNumber(ofSection: section) + 1
    case .start: 0
    case .end: index.sectionCount
    }
  }
}
