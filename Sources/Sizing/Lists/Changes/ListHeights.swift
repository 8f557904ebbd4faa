/// The heights of a list whose sections and rows have identifiers.
///
///     let header = { (section: String) in SectionHeights(header: 38) }
///     let height = { (item: String) in cells[item]?.height(width: 375, traits: traits) ?? 0 }
///     var list = try ListHeights(snapshot, section: header, item: height)
///     let anchor = list.anchor(atOffset: offset)
///     try list.insertItems(["new"], at: .start(of: "today"), item: height)   // measures one row
///     if let anchor { offset = list.offset(keeping: anchor) ?? 0 }            // and nothing on the screen moves
///
/// A list is changed by edits, or by a snapshot of what it is to hold. Both measure the rows that come and those that are
/// reloaded, and no other. A row keeps its height when it moves, also to another section.
///
/// Cost: an edit of a row takes logarithmic time, some microseconds at a million rows; an edit of a section that of all its
/// rows. A snapshot takes one comparison with what the list holds. Of a list of which there is a copy, the first edit copies
/// all.
public struct ListHeights<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// What the list may hold.
  public typealias Snapshot = ListSnapshot<SectionID, ItemID>
  /// What applying a snapshot did.
  public typealias Changes = ListChanges<SectionID, ItemID>
  /// Why a snapshot or an edit cannot be applied.
  public typealias Fault = ListSnapshotError<SectionID, ItemID>

  /// Where everything stands.
  public internal(set) var index: HeightIndex
  /// What the handles in the index stand for.
  var identifiers = ListIdentifiers<SectionID, ItemID>()

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
    index = HeightIndex()
    try apply(snapshot, section: section, item: item)
  }

  /// What the list holds.
  ///
  /// Cost: linear in its rows.
  public var snapshot: Snapshot {
    Snapshot(
      (0..<index.sectionCount).map { section in
        Snapshot.Section(
          identifiers.section(index.handle(ofSection: section)),
          items: index.rowHandles(inSection: section).map { identifiers.item($0) })
      })
  }

  // MARK: - Places

  /// Where a row is; `nil` if the list does not hold it.
  ///
  /// Cost: logarithmic.
  public func position(of item: ItemID) -> ListPosition? {
    guard let handle = identifiers.handle(of: item) else { return nil }
    return index.position(of: handle)
  }

  /// Which one a section is; `nil` if the list does not hold it.
  ///
  /// Cost: logarithmic.
  public func number(ofSection section: SectionID) -> Int? {
    guard let handle = identifiers.handle(ofSection: section) else { return nil }
    return index.position(of: handle)?.section
  }

  /// The row at a position; `nil` if there is no row.
  ///
  /// Cost: logarithmic.
  public func item(at position: ListPosition) -> ItemID? {
    guard case .row(let row) = position.part, (0..<index.sectionCount).contains(position.section),
      (0..<index.rowCount(inSection: position.section)).contains(row)
    else { return nil }
    return identifiers.item(index.handle(of: position))
  }

  /// The row that is at an offset, or else the nearest below it, or above; `nil` if the list has no rows, or nothing in it is high.
  ///
  /// Cost: logarithmic.
  public func anchor(atOffset offset: Double) -> ScrollAnchor<ItemID>? {
    guard let position = index.rowPosition(atOffset: offset) else { return nil }
    return ScrollAnchor(
      item: identifiers.item(index.handle(of: position)), distance: index.offset(of: position) - offset)
  }

  /// The offset of the viewport's top with which an anchor's row stands where it stood; `nil` if the row is gone.
  ///
  /// Cost: logarithmic.
  public func offset(keeping anchor: ScrollAnchor<ItemID>) -> Double? {
    guard let position = position(of: anchor.item) else { return nil }
    return index.offset(of: position) - anchor.distance
  }

  /// The rows of which something is between two offsets as anchors, from the top: should the first go, the next will do.
  public func anchors(from top: Double, to bottom: Double) -> [ScrollAnchor<ItemID>] {
    index.parts(from: top, to: bottom).compactMap { part in
      item(at: part.position).map { ScrollAnchor(item: $0, distance: part.offset - top) }
    }
  }

  /// The offset of the viewport's top with which the first row that is still there stands where it stood; `nil` if all
  /// are gone.
  public func offset(keeping anchors: some Sequence<ScrollAnchor<ItemID>>) -> Double? {
    anchors.lazy.compactMap { offset(keeping: $0) }.first
  }

  // MARK: - Changes

  /// Puts another snapshot in the place of the list's own.
  ///
  /// If it throws, nothing has changed.
  ///
  /// Cost: a comparison of identifiers for each row, a search for each from the first to the last of a section that is not
  /// where it was, and the measuring of what is new.
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
    let update = try SnapshotUpdate(from: index, identifiers, to: new)
    return update.apply(to: &index, &identifiers, section: section, item: item)
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
      (0..<index.sectionCount).map { number in
        let (handle, rows) = (index.handle(ofSection: number), index.rowHandles(inSection: number))
        var parts = SectionParts(ends: section(identifiers.section(handle)), handle)
        parts.replaceRows(0..<0, with: rows.map { HeightTicks.ticks(item(identifiers.item($0))) }, rows)
        return parts
      })
  }
}
