internal import TextLayout

/// An index of the heights of a list's parts, whose offsets are exact after any edit.
///
/// It finds the part at an offset, the offset of a part, and the parts between two offsets.
///
///     var index = HeightIndex(sections: [SectionHeights(header: 38, rows: heights)])
///     index.position(atOffset: 1_000)                          // the row a scroll view begins with
///     index.setHeight(80, of: ListPosition(section: 0, row: 3))
///     index.removeRows(10..<12, inSection: 0)
///
/// Heights are kept as whole numbers of a fine unit, so sums are exact: the same heights give the same offsets, whatever
/// edits led to them. The unit is 6.6 × 10⁻⁸ points, in which the pixels of all usual screens are whole numbers.
///
/// Cost: building is linear. Every query and every edit of a row is logarithmic in the rows: at a million rows some two
/// tenths of a microsecond, and some four tenths for an edit that changes their number. An edit of a section takes as long
/// as those of its parts. Memory is 4 bytes a row and what the tree leaves free, together some 5 bytes a row after
/// building, and 8 more for a part of 266 points or more. Copies share memory until one is edited.
public struct HeightIndex: Sendable {
  /// The heights of all parts of all sections, in order.
  var heights: SumTree
  /// The range of each section's parts in `heights`.
  var table: SectionTable

  init(_ sections: [SectionParts]) {
    heights = SumTree(sections.flatMap(\.ticks), sections.flatMap(\.handles))
    table = SectionTable(sections.map(\.ticks.count))
    checkHeight()
  }

  /// Indexes sections.
  ///
  /// - Precondition: Heights are not negative, and together at most 2³⁵ points.
  public init(sections: some Collection<SectionHeights> = EmptyCollection()) {
    self.init(sections.map { SectionParts($0) })
  }

  // MARK: - What there is

  /// The height of the whole list, in points.
  public var height: Double { HeightTicks.points(heights.sum) }

  /// How many sections there are.
  public var sectionCount: Int { table.count }

  /// How many rows there are in all sections.
  public var rowCount: Int { heights.count - SectionTable.endPartCount * sectionCount }

  /// How many rows a section has.
  public func rowCount(inSection section: Int) -> Int { table[existing: section].count - SectionTable.endPartCount }

  /// Bytes of memory the index holds.
  public var byteCount: Int { heights.byteCount + table.byteCount }

  // MARK: - Where it is

  /// The offset of a part from the top of the list, in points.
  ///
  /// - Precondition: There is such a section, and such a row in it.
  public func offset(of position: ListPosition) -> Double {
    HeightTicks.points(heights.sum(before: table.number(of: position)))
  }

  /// The height of a part, in points.
  ///
  /// - Precondition: There is such a section, and such a row in it.
  public func height(of position: ListPosition) -> Double { HeightTicks.points(heights[table.number(of: position)]) }

  /// The offsets at which a section begins and ends, in points.
  public func extent(ofSection section: Int) -> Range<Double> {
    let place = table[existing: section]
    return HeightTicks.points(heights.sum(before: place.first))..<HeightTicks.points(heights.sum(before: place.end))
  }

  /// The heights of all parts of a section.
  ///
  /// Cost: linear in its rows.
  public func heights(ofSection section: Int) -> SectionHeights {
    let place = table[existing: section]
    let (points, count) = (heights.numbers(in: place.first..<place.end).map(HeightTicks.points), place.count)
    return SectionHeights(
      spaceAbove: points[0], header: points[1], rows: Array(points[2..<count - 2]), footer: points[count - 2],
      spaceBelow: points[count - 1])
  }

  /// The part at an offset in points: the one that begins there or above, and ends below.
  ///
  /// Parts of height 0 are never found. Offsets above the list give its first part that has a height, those below its last;
  /// `nil` if no part has a height.
  ///
  /// - Precondition: The offset is not NaN.
  public func position(atOffset offset: Double) -> ListPosition? {
    guard heights.sum > 0 else { return nil }
    let ticks = min(max(0, HeightTicks.ticks(nearest: offset)), heights.sum - 1)
    return heights.first(beyond: ticks).map { table.position(ofNumber: $0.index).position }
  }

  /// The parts that are at least partly between two offsets in points, from the top, without those of height 0.
  ///
  /// There are none if `bottom` is not below `top`.
  ///
  /// - Precondition: Neither is NaN.
  ///
  /// Cost: logarithmic in the list, plus a step for each part in between.
  public func parts(from top: Double, to bottom: Double) -> [PlacedPart] {
    let end = min(HeightTicks.ticks(nearest: bottom), heights.sum)
    guard bottom > top, end > 0,
      let found = heights.first(beyond: max(0, HeightTicks.ticks(nearest: top)))
    else { return [] }
    var (place, y) = (found.position, found.before)
    var (position, rowCount) = table.position(ofNumber: found.index)
    var parts: [PlacedPart] = []
    parts.reserveCapacity(32)
    while y < end {
      let height = heights.next(&place)
      if height > 0 {
        parts.append(
          PlacedPart(position: position, offset: HeightTicks.points(y), height: HeightTicks.points(height)))
        y += height
      }
      table.advance(&position, &rowCount)
    }
    return parts
  }

  // MARK: - Edits

  /// Changes the height of a part, in points.
  public mutating func setHeight(_ height: Double, of position: ListPosition) {
    heights[table.number(of: position)] = HeightTicks.ticks(height)
    checkHeight()
  }

  /// Inserts rows into a section; the first becomes row `row`.
  public mutating func insertRows(_ heights: some Collection<Double>, at row: Int, inSection section: Int) {
    replaceRows(row..<row, inSection: section, with: heights)
  }

  /// Removes rows of a section.
  public mutating func removeRows(_ rows: Range<Int>, inSection section: Int) {
    replaceRows(rows, inSection: section, withTicks: [])
  }

  /// Replaces rows of a section by rows of other heights.
  ///
  /// Cost: a logarithmic step for each row that is removed or inserted; never more than building anew.
  public mutating func replaceRows(
    _ rows: Range<Int>, inSection section: Int, with heights: some Collection<Double>
  ) {
    replaceRows(rows, inSection: section, withTicks: Array(heights).map { HeightTicks.ticks($0) })
  }

  /// Replaces rows of a section by rows of other heights, with their handles.
  mutating func replaceRows(
    _ rows: Range<Int>, inSection section: Int, withTicks ticks: [Int64], handles: [SumTree.Handle] = []
  ) {
    let place = table[existing: section]
    let count = place.count - SectionTable.endPartCount
    require(rows.lowerBound >= 0 && rows.upperBound <= count, "section \(section) has no rows \(rows) of \(count)")
    let start = place.first + 2 + rows.lowerBound
    heights.replaceSubrange(start..<start + rows.count, with: ticks, handles: handles)
    table.add(ticks.count - rows.count, toSection: section)
    checkHeight()
  }

  /// Moves a row: it is removed, and then inserted as the row at `target`.
  public mutating func moveRow(from source: ListPosition, to target: ListPosition) {
    guard case .row(let row) = source.part, case .row(let targetRow) = target.part else {
      fatalError("only rows can be moved")
    }
    let number = table.number(of: source)
    let (height, handle) = (heights[number], heights.handle(at: number))
    removeRows(row..<row + 1, inSection: source.section)
    require(
      targetRow >= 0 && targetRow <= rowCount(inSection: target.section),
      "section \(target.section) has no place for a row \(targetRow)")
    heights.insert(height, handle, at: table[target.section].first + 2 + targetRow)
    table.add(1, toSection: target.section)
  }

  /// Inserts a section, which becomes section `section`.
  public mutating func insertSection(_ heights: SectionHeights, at section: Int) {
    insertSection(SectionParts(heights), at: section)
  }

  mutating func insertSection(_ parts: SectionParts, at section: Int) {
    require(section >= 0 && section <= sectionCount, "there is no place for a section \(section)")
    let first = section < sectionCount ? table[section].first : heights.count
    heights.replaceSubrange(first..<first, with: parts.ticks, handles: parts.handles)
    table.insert(parts.ticks.count, at: section)
    checkHeight()
  }

  /// Removes a section with all its rows.
  public mutating func removeSection(_ section: Int) {
    let place = table[existing: section]
    heights.replaceSubrange(place.first..<place.end, with: [])
    table.remove(section)
  }

  /// Moves a section with all its rows: it is removed, and then inserted as section `target`.
  public mutating func moveSection(_ section: Int, to target: Int) {
    require(target >= 0 && target < sectionCount, "there is no place for a section \(target)")
    let parts = parts(ofSection: section)
    removeSection(section)
    insertSection(parts, at: target)
  }

  private func checkHeight() {
    require(
      heights.sum <= Int64(HeightTicks.longestLength * HeightTicks.perPoint), "a list is at most 2³⁵ points high")
  }
}
