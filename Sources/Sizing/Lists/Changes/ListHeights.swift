/// The heights of a list whose sections and rows have identifiers: a snapshot, and the index of what it holds.
///
///     let header = { (section: String) in SectionHeights(header: 38) }
///     let height = { (item: String) in cells[item]?.height(width: 375, traits: traits) ?? 0 }
///     var list = try ListHeights(snapshot, section: header, item: height)
///     let anchor = list.anchor(atOffset: offset)
///     snapshot.sections[0].items.insert("new", at: 0)
///     try list.apply(snapshot, section: header, item: height)          // measures one row
///     if let anchor { offset = list.offset(keeping: anchor) ?? 0 }     // and nothing on the screen moves
///
/// Applying a snapshot measures the rows that came and those marked as reloaded, and no other. A row keeps its height
/// when it moves, also to another section.
public struct ListHeights<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// What the list may hold.
  public typealias Snapshot = ListSnapshot<SectionID, ItemID>
  /// What applying a snapshot did.
  public typealias Changes = ListChanges<SectionID, ItemID>
  /// Why a snapshot cannot be applied.
  public typealias Fault = ListSnapshotError<SectionID, ItemID>

  /// What the list holds.
  public private(set) var snapshot: Snapshot
  /// Where everything stands.
  public private(set) var index: HeightIndex
  /// The section each row is in.
  private var sectionOfItem: [ItemID: SectionID] = [:]
  /// Which section each one is.
  private var sectionNumbers: [SectionID: Int] = [:]

  /// Measures all rows of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: What the list holds.
  ///   - section: The heights of a section's other parts; its `rows` are not looked at.
  ///   - item: The height of a row, in points.
  /// - Throws: A fault that names the identifier, if one occurs twice.
  public init(
    _ snapshot: Snapshot, section: (SectionID) -> SectionHeights, item: (ItemID) -> Double
  ) throws(Fault) {
    self.snapshot = Snapshot()
    index = HeightIndex()
    try apply(snapshot, section: section, item: item)
  }

  // MARK: - Places

  /// Where a row is; `nil` if the list does not hold it.
  ///
  /// Cost: linear in the rows of its section.
  public func position(of item: ItemID) -> ListPosition? {
    guard let section = sectionOfItem[item], let number = sectionNumbers[section],
      let row = snapshot.sections[number].items.firstIndex(of: item)
    else { return nil }
    return ListPosition(section: number, row: row)
  }

  /// The row that is at an offset, or else the nearest below it, or above; `nil` if the list has no rows of any height.
  public func anchor(atOffset offset: Double) -> ScrollAnchor<ItemID>? {
    guard let start = index.position(atOffset: offset), let position = rowPosition(nearest: start) else { return nil }
    guard case .row(let row) = position.part else { return nil }
    return ScrollAnchor(
      item: snapshot.sections[position.section].items[row], distance: index.offset(of: position) - offset)
  }

  /// The offset of the viewport's top with which an anchor's row stands where it stood; `nil` if the row is gone.
  public func offset(keeping anchor: ScrollAnchor<ItemID>) -> Double? {
    position(of: anchor.item).map { index.offset(of: $0) - anchor.distance }
  }

  /// The rows of which something is between two offsets as anchors, from the top: should the first go, the next will do.
  public func anchors(from top: Double, to bottom: Double) -> [ScrollAnchor<ItemID>] {
    index.parts(from: top, to: bottom).compactMap { part in
      guard case .row(let row) = part.position.part else { return nil }
      return ScrollAnchor(
        item: snapshot.sections[part.position.section].items[row], distance: part.offset - top)
    }
  }

  /// The offset of the viewport's top with which the first row that is still there stands where it stood; `nil` if all
  /// are gone.
  public func offset(keeping anchors: some Sequence<ScrollAnchor<ItemID>>) -> Double? {
    for anchor in anchors {
      if let offset = offset(keeping: anchor) { return offset }
    }
    return nil
  }

  private func rowPosition(nearest position: ListPosition) -> ListPosition? {
    let count = index.rowCount(inSection: position.section)
    switch position.part {
    case .row: return position
    case .spaceAbove, .header:
      if count > 0 { return ListPosition(section: position.section, row: 0) }
    case .footer, .spaceBelow: break
    }
    let below = ((position.section + 1)..<max(position.section + 1, index.sectionCount))
      .first { index.rowCount(inSection: $0) > 0 }
    if let below { return ListPosition(section: below, row: 0) }
    let above = (0...position.section).last { index.rowCount(inSection: $0) > 0 }
    return above.map { ListPosition(section: $0, row: index.rowCount(inSection: $0) - 1) }
  }

  // MARK: - Changes

  /// Puts another snapshot in the place of the list's own.
  ///
  /// If it throws, nothing has changed.
  ///
  /// Cost: linear in the sections and in the rows of those sections that changed, and the measuring of what is new.
  /// Sections whose arrays were not touched are recognised at once.
  ///
  /// - Parameters:
  ///   - new: What the list holds from now on.
  ///   - section: The heights of the other parts of a section that came, or is marked as reloaded.
  ///   - item: The height of a row that came, or is marked as reloaded, in points.
  /// - Throws: A fault that names the identifier, if one occurs twice.
  @discardableResult
  public mutating func apply(
    _ new: Snapshot, section: (SectionID) -> SectionHeights, item: (ItemID) -> Double
  ) throws(Fault) -> Changes {
    let numbers = try Self.numbers(of: new)
    var update = SnapshotUpdate(from: snapshot, sectionNumbers, to: new, numbers, sectionOfItem: sectionOfItem)
    let places = try update.places(sectionOfItem: sectionOfItem)
    update.apply(to: &index, section: section, item: item)
    for item in update.changes.removedItems { sectionOfItem[item] = nil }
    for (item, section) in places { sectionOfItem[item] = section }
    sectionNumbers = numbers
    snapshot = Snapshot(new.sections)
    return update.changes
  }

  /// Measures all rows again, after a change of what they are laid out in (``RowSurroundings``): width, category,
  /// direction.
  ///
  /// Identifiers and their order stay, and so do anchors taken before.
  ///
  /// Cost: linear in the rows, and the measuring. What rows prepared once they need not prepare again.
  ///
  /// - Parameters:
  ///   - section: The heights of the other parts of a section; its `rows` are not looked at.
  ///   - item: The height of a row, in points.
  public mutating func measureAgain(section: (SectionID) -> SectionHeights, item: (ItemID) -> Double) {
    index = HeightIndex(
      sections: snapshot.sections.map { one in
        var heights = section(one.id)
        heights.rows = one.items.map(item)
        return heights
      })
  }

  private static func numbers(of snapshot: Snapshot) throws(Fault) -> [SectionID: Int] {
    var numbers: [SectionID: Int] = [:]
    for (number, section) in snapshot.sections.enumerated() {
      guard numbers.updateValue(number, forKey: section.id) == nil else { throw .duplicateSection(section.id) }
    }
    return numbers
  }
}
