/// The parts of a list, one after the other, from which its index is built.
struct ListParts {
  private(set) var ticks: [Int64] = []
  private(set) var handles: [SumTree.Handle] = []
  private var rowCounts: [Int] = []
  /// The footer of the section at hand and the space below it.
  private var rest: [Int64] = []

  mutating func reserveCapacity(_ count: Int) {
    ticks.reserveCapacity(count)
    handles.reserveCapacity(count)
  }

  /// Begins a section.
  ///
  /// - Parameters:
  ///   - endTicks: The heights of its parts but the rows.
  ///   - handle: Its handle, that of its first part.
  mutating func begin(_ endTicks: [Int64], _ handle: SumTree.Handle) {
    ticks += endTicks[..<2]
    handles += [handle, .none]
    rest = Array(endTicks[2...])
    rowCounts.append(0)
  }

  /// Adds rows of the section at hand.
  mutating func add(_ ticks: ArraySlice<Int64>, _ handles: ArraySlice<SumTree.Handle>) {
    self.ticks += ticks
    self.handles += handles
    rowCounts[rowCounts.count - 1] += ticks.count
  }

  /// Ends the section at hand.
  mutating func end() {
    ticks += rest
    handles += [.none, .none]
  }

  /// The index of all parts.
  var index: HeightIndex { HeightIndex(ticks: ticks, handles: handles, rowCounts: rowCounts) }
}

extension SectionHeights {
  /// The heights of all parts but the rows, in ticks.
  var endTicks: [Int64] { [spaceAbove, header, footer, spaceBelow].map { HeightTicks.ticks($0) } }
}
