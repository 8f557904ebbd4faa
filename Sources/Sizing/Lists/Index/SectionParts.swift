/// The parts of a section in the order of the index: two above its rows, the rows, and two below them.
struct SectionParts {
  private(set) var ticks: [Int64]
  /// The handles of the parts, of which the first is the section's; empty if no part has one.
  private(set) var handles: [SumTree.Handle]
}

extension SectionParts {
  /// The parts of a section, without handles.
  init(_ heights: SectionHeights) {
    let all = [heights.spaceAbove, heights.header] + heights.rows + [heights.footer, heights.spaceBelow]
    self.init(ticks: all.map { HeightTicks.ticks($0) }, handles: [])
  }

  /// The parts of a section without rows; the rows of `heights` are ignored.
  init(ends heights: SectionHeights, _ handle: SumTree.Handle) {
    var heights = heights
    heights.rows = []
    self.init(heights)
    handles = [handle, .none, .none, .none]
  }

  mutating func replaceRows(_ rows: Range<Int>, with ticks: [Int64], _ handles: [SumTree.Handle]) {
    let parts = rows.lowerBound + 2..<rows.upperBound + 2
    self.ticks.replaceSubrange(parts, with: ticks)
    self.handles.replaceSubrange(parts, with: handles)
  }
}
