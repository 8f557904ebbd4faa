/// Outlines as parts of others: what UIKit does with a section snapshot that is made elsewhere.
extension SectionOutline {
  /// What is in a row, as an outline of its own, in which levels begin anew; `nil` if the row is not in the outline.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - includesItem: Whether the row itself is in it, as its root.
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

  /// Adds all of an outline below all other rows in a row, or in none; what is expanded there is expanded here.
  ///
  /// - Throws: A fault that names a row that is in both, or the parent that is not in this one; then nothing has changed.
  public mutating func append(
    _ outline: SectionOutline, to parent: ItemID? = nil
  ) throws(SectionOutlineError<ItemID>) {
    if let parent, !contains(parent) { throw .noSuchItem(parent) }
    for item in outline.items where contains(item) { throw .duplicateItem(item) }
    try graft(outline.roots, of: outline, into: parent)
  }

  /// Puts an outline in the place of what is in a row.
  ///
  /// - Throws: A fault that names the row if it is not in the outline, or a row that is elsewhere in it; then nothing has
  ///   changed.
  public mutating func replaceChildren(
    of item: ItemID, with outline: SectionOutline
  ) throws(SectionOutlineError<ItemID>) {
    guard let replaced = self.outline(of: item) else { throw .noSuchItem(item) }
    for other in outline.items where contains(other) && !replaced.contains(other) { throw .duplicateItem(other) }
    remove(replaced.roots)
    try graft(outline.roots, of: outline, into: item)
  }

  /// Adds rows of another outline, with all that is in them; outlines may be deeper than the stack.
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
