/// Edits of rows by identifier. If one throws, nothing has changed.
extension ListHeights {
  /// Inserts rows, in their order.
  ///
  /// Cost: logarithmic for each row, plus its measuring.
  ///
  /// - Parameters:
  ///   - items: The rows.
  ///   - place: Where to insert them.
  ///   - item: Gives the height of a row, in points.
  /// - Throws: A fault that names a row that is in the list already or given twice, or the row or section in `place` if it is
  ///   not in the list.
  public mutating func insertItems(
    _ items: [ItemID], at place: ListItemPlace<SectionID, ItemID>, item: (ItemID) -> Double
  ) throws(Fault) {
    try checkNew(items)
    let position = try position(of: place)
    let ticks = items.map { HeightTicks.ticks(item($0)) }
    let handles = items.map { identifiers.add($0) }
    index.replaceRows(
      position.row..<position.row, inSection: position.section, withTicks: ticks, handles: handles)
  }

  /// Removes rows.
  ///
  /// Cost: logarithmic for each row.
  ///
  /// - Throws: A fault that names a row that is not in the list or given twice.
  public mutating func deleteItems(_ items: [ItemID]) throws(Fault) {
    for handle in try handles(of: items) {
      let position = rowPosition(of: handle)
      index.removeRows(position.row..<position.row + 1, inSection: position.section)
      identifiers.remove(handle)
    }
  }

  /// Moves a row, which keeps its height.
  ///
  /// Cost: logarithmic.
  ///
  /// - Throws: A fault that names the row, or the row or section in `place`, if it is not in the list.
  public mutating func moveItem(_ item: ItemID, to place: ListItemPlace<SectionID, ItemID>) throws(Fault) {
    let source = rowPosition(of: try handle(of: item))
    // This place still counts the row at its old position, from which it is removed first.
    var target = try position(of: place)
    if target.section == source.section, target.row > source.row { target.row -= 1 }
    guard target != source else { return }
    index.moveRow(
      from: ListPosition(section: source.section, row: source.row),
      to: ListPosition(section: target.section, row: target.row))
  }

  /// Measures rows again whose content has changed.
  ///
  /// Cost: logarithmic for each row, plus its measuring.
  ///
  /// - Parameters:
  ///   - items: The rows.
  ///   - item: Gives the height of a row, in points.
  /// - Throws: A fault that names a row that is not in the list or given twice.
  public mutating func reloadItems(_ items: [ItemID], item: (ItemID) -> Double) throws(Fault) {
    for (handle, id) in zip(try handles(of: items), items) {
      let position = rowPosition(of: handle)
      index.setHeight(item(id), of: ListPosition(section: position.section, row: position.row))
    }
  }

  // MARK: - Finding

  private typealias Row = (section: Int, row: Int)

  private func handle(of item: ItemID) throws(Fault) -> SumTree.Handle {
    guard let handle = identifiers.handle(of: item) else { throw .noSuchItem(item) }
    return handle
  }

  private func handles(of items: [ItemID]) throws(Fault) -> [SumTree.Handle] {
    try checkDistinct(items)
    var handles: [SumTree.Handle] = []
    for item in items { handles.append(try handle(of: item)) }
    return handles
  }

  func checkNew(_ items: [ItemID]) throws(Fault) {
    try checkDistinct(items)
    for item in items where identifiers.handle(of: item) != nil { throw .duplicateItem(item) }
  }

  private func checkDistinct(_ items: [ItemID]) throws(Fault) {
    guard items.count > 1 else { return }
    var seen: Set<ItemID> = []
    for item in items where !seen.insert(item).inserted { throw .duplicateItem(item) }
  }

  private func rowPosition(of handle: SumTree.Handle) -> Row {
    guard let position = index.position(of: handle), case .row(let row) = position.part else {
      preconditionFailure("a row that has a handle is in the index")
    }
    return (position.section, row)
  }

  private func position(of place: ListItemPlace<SectionID, ItemID>) throws(Fault) -> Row {
    switch place {
    case .before(let item): return rowPosition(of: try handle(of: item))
    case .after(let item):
      let position = rowPosition(of: try handle(of: item))
      return (position.section, position.row + 1)
    case .start(let section): return (try existingNumber(ofSection: section), 0)
    case .end(let section):
      let number = try existingNumber(ofSection: section)
      return (number, index.rowCount(inSection: number))
    }
  }
}
