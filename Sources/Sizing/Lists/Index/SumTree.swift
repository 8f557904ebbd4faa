/// A sequence of whole numbers that knows the sum of each of its prefixes, and finds where a sum is reached.
///
/// It is a B+ tree: the numbers are in leaves, and each entry of a node counts and adds up what is below it. All nodes
/// of a kind share an array, so a tree is a handful of allocations and copying it is copying references.
///
/// Cost: building is linear; reading, finding, changing, inserting and removing one number is logarithmic, a scan of one
/// node on each of three or four levels at a million numbers.
struct SumTree: Sendable {
  /// The most numbers in a leaf.
  static let leafCapacity = 64
  /// The most children of a node.
  static let nodeCapacity = 16
  /// How full nodes are made, so that the first insertions split none.
  static let leafFill = 52
  static let nodeFill = 13

  /// How many numbers there are.
  var count = 0
  /// The sum of all numbers.
  var sum: Int64 = 0

  // Leaves: `leafCapacity` places each.
  var values: [Int64] = []
  var leafCounts: [Int] = []
  var freeLeaves: [Int32] = []

  // Nodes: `nodeCapacity` places each. The children of nodes of level 1 are leaves.
  var children: [Int32] = []
  var childCounts: [Int] = []
  var childSums: [Int64] = []
  var nodeCounts: [Int] = []
  var freeNodes: [Int32] = []

  var root: Int32 = 0
  /// The level of the root, at least 1.
  var height = 1

  /// A tree of numbers.
  init(_ numbers: some Collection<Int64> = EmptyCollection()) {
    build(numbers)
  }

  /// Bytes of memory the tree holds, unused places included.
  var byteCount: Int {
    values.capacity * 8 + leafCounts.capacity * 8 + nodeCounts.capacity * 8
      + children.capacity * 4 + childCounts.capacity * 8 + childSums.capacity * 8
  }
}

extension SumTree {
  /// The number at an index.
  ///
  /// Setting it is a change of one number.
  subscript(index: Int) -> Int64 {
    get {
      precondition(index >= 0 && index < count, "there is no number \(index) of \(count)")
      var index = index
      let leaf = leaf(at: &index)
      return values[Int(leaf) * Self.leafCapacity + index]
    }
    set {
      precondition(index >= 0 && index < count, "there is no number \(index) of \(count)")
      set(newValue, at: index)
    }
  }

  /// The leaf that holds the number at an index, which becomes that in the leaf.
  private func leaf(at index: inout Int) -> Int32 {
    var node = root
    for _ in 0..<height {
      let place = child(at: &index, of: node)
      node = children[place]
    }
    return node
  }

  /// The place of the child of a node that holds the number at an index, which becomes that in the child.
  func child(at index: inout Int, of node: Int32) -> Int {
    var place = Int(node) * Self.nodeCapacity
    let last = place + nodeCounts[Int(node)] - 1
    while place < last, index >= childCounts[place] {
      index -= childCounts[place]
      place += 1
    }
    return place
  }

  /// The sum of the numbers before an index.
  func sum(before index: Int) -> Int64 {
    precondition(index >= 0 && index <= count, "there are no \(index) numbers of \(count)")
    if index == count { return sum }
    var index = index
    var total: Int64 = 0
    var node = root
    for _ in 0..<height {
      let first = Int(node) * Self.nodeCapacity
      let place = child(at: &index, of: node)
      for before in first..<place { total += childSums[before] }
      node = children[place]
    }
    let first = Int(node) * Self.leafCapacity
    for place in first..<first + index { total += values[place] }
    return total
  }

  /// The first number with which the sum is more than `target`, and the sum before it; the end if the sum of all is not.
  ///
  /// Numbers must not be negative.
  func firstIndex(beyond target: Int64) -> (index: Int, sum: Int64) {
    guard target < sum else { return (count, sum) }
    var rest = target
    var index = 0
    var node = root
    for _ in 0..<height {
      var place = Int(node) * Self.nodeCapacity
      while rest >= childSums[place] {
        rest -= childSums[place]
        index += childCounts[place]
        place += 1
      }
      node = children[place]
    }
    var place = Int(node) * Self.leafCapacity
    while rest >= values[place] {
      rest -= values[place]
      index += 1
      place += 1
    }
    return (index, target - rest)
  }

  /// Hands the numbers from an index on to `body`, until it has seen all or says no.
  func forEach(from index: Int, _ body: (Int64) -> Bool) {
    guard index < count else { return }
    _ = forEach(from: index, in: root, level: height, body)
  }

  private func forEach(from index: Int, in node: Int32, level: Int, _ body: (Int64) -> Bool) -> Bool {
    if level == 0 {
      for place in places(ofLeaf: node).dropFirst(index) where !body(values[place]) { return false }
      return true
    }
    var index = index
    for place in places(ofNode: node) {
      if index >= childCounts[place] {
        index -= childCounts[place]
        continue
      }
      if !forEach(from: index, in: children[place], level: level - 1, body) { return false }
      index = 0
    }
    return true
  }

  /// All numbers, in order.
  var numbers: [Int64] {
    var all: [Int64] = []
    all.reserveCapacity(count)
    forEach(from: 0) {
      all.append($0)
      return true
    }
    return all
  }
}
