extension SumTree {
  /// Identifies a number even when it moves; a small whole number, since it is an index into arrays.
  struct Handle: Hashable, Sendable {
    private let rawValue: Int32

    static let none = Handle(rawValue: -1)

    private init(rawValue: Int32) { self.rawValue = rawValue }

    init(_ index: Int) { rawValue = Int32(index) }

    /// The index into arrays; negative for `none`.
    var index: Int { Int(rawValue) }

    var isSome: Bool { rawValue >= 0 }
  }

  /// The index of the number that has a handle; `nil` if none has it.
  ///
  /// Cost: logarithmic.
  func index(of handle: Handle) -> Int? {
    guard let position = leaves.position(of: handle) else { return nil }
    var (index, child) = (position.place, position.leaf)
    for level in 1...height {
      let parent = parent(of: child, level: level)
      index += nodes.count(parent, before: nodes.entry(parent, ofChild: child))
      child = parent
    }
    return index
  }

  func handle(at index: Int) -> Handle {
    precondition(index >= 0 && index < count, "there is no number \(index) of \(count)")
    guard leaves.hasHandles else { return .none }
    let position = position(of: index)
    return leaves.handle(position.leaf, position.place)
  }

  /// The handles of the numbers of a range, in order; empty if no number has one.
  func handles(in range: Range<Int>) -> [Handle] {
    guard leaves.hasHandles, !range.isEmpty else { return [] }
    var all: [Handle] = []
    all.reserveCapacity(range.count)
    var position = position(of: range.lowerBound)
    while all.count < range.count {
      all.append(leaves.handle(position.leaf, position.place))
      _ = next(&position)
    }
    return all
  }
}
