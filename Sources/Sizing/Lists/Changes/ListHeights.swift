/// The heights of a list whose sections and rows have identifiers.
///
///     let header = { (section: String) in SectionHeights(header: 38) }
///     let height = { (item: String) in cells[item]?.height(width: 375, traits: traits) ?? 0 }
///     var list = try ListHeights(snapshot, section: header, item: height)
///     let anchor = list.anchor(atOffset: offset)
///     try list.insertItems(["new"], at: .start(of: "today"), item: height)   // measures one row
///     if let anchor { offset = list.offset(keeping: anchor) ?? 0 }            // and nothing on the screen moves
///
/// Change the list by edits, or by applying a snapshot of its new content. Both measure only rows that are inserted or
/// reloaded. A row keeps its height when it moves, also to another section.
///
/// Cost: an edit of a row takes logarithmic time, some microseconds at a million rows; an edit of a section takes as long as
/// those of all its rows. Applying a snapshot compares it once with the list. If there is a copy of the list, the first edit
/// copies everything.
public struct ListHeights<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// The content of a list.
  public typealias Snapshot = ListSnapshot<SectionID, ItemID>
  /// Why a snapshot or an edit cannot be applied.
  public typealias Fault = ListSnapshotError<SectionID, ItemID>

  /// The positions of all parts of the list.
  public internal(set) var index: HeightIndex
  var identifiers = ListIdentifiers<SectionID, ItemID>()

  /// Measures all rows of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The content of the list.
  ///   - section: Gives the heights of a section's other parts; `rows` is ignored.
  ///   - item: Gives the height of a row, in points.
  /// - Throws: A fault that names an identifier that occurs twice.
  public init(
    _ snapshot: Snapshot, section: (SectionID) -> SectionHeights, item: (ItemID) -> Double
  ) throws(Fault) {
    index = HeightIndex()
    try apply(snapshot, section: section, item: item)
  }

  /// The content of the list.
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
    identifiers.handle(of: item).flatMap { index.position(of: $0) }
  }

  /// The number of a section; `nil` if the list does not hold it.
  ///
  /// Cost: logarithmic.
  public func number(ofSection section: SectionID) -> Int? {
    identifiers.handle(ofSection: section).flatMap { index.position(of: $0)?.section }
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

  /// An anchor of the row at an offset, else of the next row below, else of the last row; `nil` if there are no rows or all
  /// parts of the list have the height 0.
  ///
  /// Cost: logarithmic.
  public func anchor(atOffset offset: Double) -> ScrollAnchor<ItemID>? {
    guard let position = index.rowPosition(atOffset: offset) else { return nil }
    return ScrollAnchor(
      item: identifiers.item(index.handle(of: position)), distance: index.offset(of: position) - offset)
  }

  /// The offset of the viewport's top that keeps an anchor's row where it was on the screen; `nil` if the row is gone.
  ///
  /// Cost: logarithmic.
  public func offset(keeping anchor: ScrollAnchor<ItemID>) -> Double? {
    position(of: anchor.item).map { index.offset(of: $0) - anchor.distance }
  }

  /// Anchors of the rows that are at least partly between two offsets, from the top.
  ///
  /// If the first row is removed, the next one can serve in its place.
  public func anchors(from top: Double, to bottom: Double) -> [ScrollAnchor<ItemID>] {
    index.parts(from: top, to: bottom).compactMap { part in
      item(at: part.position).map { ScrollAnchor(item: $0, distance: part.offset - top) }
    }
  }

  /// The offset of the viewport's top that keeps the first row that still exists where it was on the screen; `nil` if all
  /// are gone.
  public func offset(keeping anchors: some Sequence<ScrollAnchor<ItemID>>) -> Double? {
    anchors.lazy.compactMap { offset(keeping: $0) }.first
  }

  // MARK: - Changes

  /// Replaces the content of the list by that of a snapshot.
  ///
  /// If it throws, nothing has changed.
  ///
  /// Cost: a comparison of identifiers for each row, at most a hash lookup for each row between the first and the last change
  /// in a section, and the measuring of new rows.
  ///
  /// - Parameters:
  ///   - new: The new content of the list.
  ///   - section: Gives the heights of the other parts of a section that is new or marked as reloaded.
  ///   - item: Gives the height of a row that is new or marked as reloaded, in points.
  /// - Throws: A fault that names an identifier that occurs twice.
  @discardableResult
  public mutating func apply(
    _ new: Snapshot, section: (SectionID) -> SectionHeights, item: (ItemID) -> Double
  ) throws(Fault) -> ListChanges<SectionID, ItemID> {
    let update = try SnapshotUpdate(from: index, identifiers, to: new)
    return update.apply(to: &index, &identifiers, section: section, item: item)
  }

  /// Measures all rows again, after a change of their ``RowSurroundings``: width, size category or direction.
  ///
  /// Identifiers keep their order, and earlier anchors stay valid.
  ///
  /// Cost: linear in the rows, plus the measuring. Rows need not prepare their texts again.
  ///
  /// - Parameters:
  ///   - section: Gives the heights of the other parts of a section; `rows` is ignored.
  ///   - item: Gives the height of a row, in points.
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
