/// Copies parts of outlines into others, as UIKit does with section snapshots.
extension SectionOutline {
  /// The descendants of a row as an outline of their own, whose levels begin at 0; `nil` if the row is not in the outline.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - includesItem: Whether the new outline includes the row itself, as its root.
  public func outline(of item: ItemID, includingItem includesItem: Bool = false) -> SectionOutline? {
    guard contains(item) else { return nil }
    var outline = SectionOutline()
    do throws(SectionOutlineError<ItemID>) {
      try outline.graft(includesItem ? [item] : children(of: item), of: self, into: nil)
    } catch {
      preconditionFailure("an outline has no row twice: \(error)")
    }
    return outline
  }

  /// Appends an outline to the children of a row, or to the roots; its expanded rows stay expanded.
  ///
  /// - Throws: A fault that names a row that is in both outlines, or a parent that is not in this one; then nothing has
  ///   changed.
  public mutating func append(
    _ outline: SectionOutline, to parent: ItemID? = nil
  ) throws(SectionOutlineError<ItemID>) {
    if let parent, !contains(parent) { throw .noSuchItem(parent) }
    for item in outline.items where contains(item) { throw .duplicateItem(item) }
    try graft(outline.roots, of: outline, into: parent)
  }

  /// Replaces the descendants of a row by another outline.
  ///
  /// - Throws: A fault that names the row if it is not in this outline, or a row of the other that is elsewhere in this one;
  ///   then nothing has changed.
  public mutating func replaceChildren(
    of item: ItemID, with outline: SectionOutline
  ) throws(SectionOutlineError<ItemID>) {
    guard let replaced = self.outline(of: item) else { throw .noSuchItem(item) }
    for other in outline.items where contains(other) && !replaced.contains(other) { throw .duplicateItem(other) }
    remove(replaced.roots)
    try graft(outline.roots, of: outline, into: item)
  }

  /// Adds rows of another outline with their descendants, without recursion: outlines may be deeper than the call stack.
  private mutating func graft(
    _ items: [ItemID], of other: SectionOutline, into parent: ItemID?
  ) throws(SectionOutlineError<ItemID>) {
    try append(items, to: parent)
    var rest = items
    while let item = rest.popLast() {
      let children = other.children(of: item)
      try append(children, to: item)
      if other.isExpanded(item) { expand([item]) }
      rest += children
    }
  }
}
