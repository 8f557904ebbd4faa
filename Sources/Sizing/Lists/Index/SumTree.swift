/// A sequence of whole numbers that finds the sum of any prefix, and the number at which a sum is reached.
///
/// It is a B+ tree: linked leaves have the numbers, and nodes above them have counts and sums of what is below. All leaves
/// share arrays, and so do all nodes, so a tree is a handful of allocations and copying it copies references.
///
/// A number may have a handle, which it keeps when it moves, and by which its index is found.
///
/// Cost: building is linear; reading, finding, changing, inserting and removing one number is logarithmic: at a million
/// numbers a search in three nodes, all of which fit a cache of half a megabyte, and in one leaf, which is outside it.
struct SumTree: Sendable {
  var count = 0
  var sum: Int64 = 0

  var leaves = Leaves()
  var nodes = Nodes()
  var root = 0
  /// The level of the root, at least 1.
  var height = 1

  /// Makes a tree of numbers and their handles, which are one for each number, distinct except `none`, or none at all.
  init(_ numbers: [Int64], _ handles: [Handle]) {
    build(numbers, handles)
  }

  /// Bytes of memory the tree holds, unused places included.
  var byteCount: Int { leaves.byteCount + nodes.byteCount }
}

extension SumTree {
  subscript(index: Int) -> Int64 {
    get {
      precondition(index >= 0 && index < count, "there is no number \(index) of \(count)")
      return self[find(index).position]
    }
    set {
      precondition(index >= 0 && index < count, "there is no number \(index) of \(count)")
      set(newValue, at: index)
    }
  }

  func sum(before index: Int) -> Int64 {
    precondition(index >= 0 && index <= count, "there are no \(index) numbers of \(count)")
    return index == count ? sum : numberAndSum(at: index).sum
  }

  /// The number at an index, and the sum of those before it.
  func numberAndSum(at index: Int) -> (number: Int64, sum: Int64) {
    precondition(index >= 0 && index < count, "there is no number \(index) of \(count)")
    let (position, before) = find(index)
    return (self[position], before + leaves.sum(position.leaf, before: position.place))
  }

  /// The position of the number at an index, and the sum of the numbers in the leaves before.
  private func find(_ index: Int) -> (position: Position, before: Int64) {
    var (child, rest, before) = (root, index, Int64(0))
    for _ in 0..<height {
      let entry = nodes.entry(child, ofIndex: rest)
      rest -= nodes.count(child, before: entry)
      before += nodes.sum(child, before: entry)
      child = nodes.child(child, entry)
    }
    return (Position(leaf: child, place: rest), before)
  }

  func position(of index: Int) -> Position { find(index).position }

  /// The first number at which the running sum exceeds `target`: its position, its index, and the sum before it; `nil` if
  /// the sum of all numbers does not exceed `target`.
  ///
  /// Numbers must not be negative.
  func first(beyond target: Int64) -> (position: Position, index: Int, before: Int64)? {
    guard target < sum else { return nil }
    var (child, rest, index) = (root, target, 0)
    for _ in 0..<height {
      let entry = nodes.entry(child, beyond: &rest)
      index += nodes.count(child, before: entry)
      child = nodes.child(child, entry)
    }
    let place = leaves.place(child, beyond: &rest)
    return (Position(leaf: child, place: place), index + place, target - rest)
  }

  func numbers(in range: Range<Int>) -> [Int64] {
    guard !range.isEmpty else { return [] }
    var all: [Int64] = []
    all.reserveCapacity(range.count)
    var (position, _) = find(range.lowerBound)
    while all.count < range.count { all.append(next(&position)) }
    return all
  }

  struct Position {
    var leaf: Int
    var place: Int
  }

  subscript(position: Position) -> Int64 { leaves.value(position.leaf, position.place) }

  /// The number at a position, which moves to the next number if there is any.
  func next(_ position: inout Position) -> Int64 {
    let value = self[position]
    position.place += 1
    if position.place == leaves.size(position.leaf), leaves.next(position.leaf) >= 0 {
      position = Position(leaf: leaves.next(position.leaf), place: 0)
    }
    return value
  }
}
