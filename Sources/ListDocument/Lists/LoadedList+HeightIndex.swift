public import Sizing

extension LoadedList {
  /// An index of the heights of the list, for a scroll view: it finds the row at an offset, and the offset of a row.
  ///
  ///     let list = try LoadedList(source: "list.json", fonts: fonts)
  ///     let index = list.heightIndex()
  ///     index.position(atOffset: 1_000)                        // the row a scroll view begins with
  ///     index.offset(of: ListPosition(section: 0, row: 3))     // what `forEachPlacedRow` has as the y of its frame
  ///
  /// Sections and rows have the numbers that they have in ``sections``. A row reaches to the top of the next, so that the
  /// space between two rows belongs to the upper one. Of a row whose texts have several forms it is the first.
  ///
  /// Cost: that of ``forEachPlacedRow(_:_:_:)``.
  ///
  /// - Parameters:
  ///   - geometry: Width and look, in the place of the list's own.
  ///   - traits: Category, direction and pixels, in the place of the list's own.
  public func heightIndex(_ geometry: ListGeometry? = nil, _ traits: Traits? = nil) -> HeightIndex {
    var parts: [(address: Address, frame: LayoutRect)] = []
    let height = forEachPlacedRow(geometry, traits) { address, _, placed in
      // Another form of a row has its address.
      if parts.last?.address != address { parts.append((address, placed.frame)) }
    }
    var heights = [SectionHeights](repeating: SectionHeights(), count: sections.count)
    var (section, end) = (-1, 0.0)
    for (number, part) in parts.enumerated() {
      let next = number + 1 < parts.count ? parts[number + 1] : nil
      if part.address.section != section {
        section = part.address.section
        heights[section].spaceAbove = part.frame.y - end
      }
      end = next?.frame.y ?? height
      if next?.address.section != section { end = min(end, part.frame.maxY) }
      switch part.address.role {
      case .header: heights[section].header = end - part.frame.y
      case .row: heights[section].rows.append(end - part.frame.y)
      case .footer: heights[section].footer = end - part.frame.y
      }
    }
    if section >= 0 { heights[section].spaceBelow = height - end }
    return HeightIndex(sections: heights)
  }
}
