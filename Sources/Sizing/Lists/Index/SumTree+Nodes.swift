extension SumTree {
  /// The nodes above the leaves.
  ///
  /// The count of an entry includes those of the entries before it, so that an index is found by comparisons alone. The sum
  /// of an entry is only its own, so that changing a number changes one entry of a node.
  struct Nodes {
    static let capacity = 32
    /// How many children a new node gets, so that the first insertions split none.
    static let fill = 28

    /// The sum of each entry, with ``capacity`` elements for each node.
    private var sums: [Int64] = []
    /// The count of each entry, as in `sums`; the largest `Int32` where there is no child.
    private var counts: [Int32] = []
    /// The child of each entry, as in `sums`.
    private var children: [Int32] = []
    private var sizes: [Int32] = []
    /// The parent of each node; undefined for the root.
    private var parents: [Int32] = []
    private var free: [Int32] = []

    /// Bytes of memory the nodes take, unused places included.
    var byteCount: Int {
      sums.capacity * 8 + (counts.capacity + children.capacity + sizes.capacity + parents.capacity + free.capacity) * 4
    }

    private func places(_ node: Int) -> Range<Int> { place(node, 0)..<place(node, Self.capacity) }

    func place(_ node: Int, _ entry: Int) -> Int { node &* Self.capacity &+ entry }

    func size(_ node: Int) -> Int { Int(sizes[node]) }

    func child(_ node: Int, _ entry: Int) -> Int { Int(children[place(node, entry)]) }

    func parent(_ node: Int) -> Int { Int(parents[node]) }

    func entry(_ node: Int, ofChild child: Int) -> Int {
      let children = children.span.extracting(places(node))
      for entry in 0..<size(node) where children[entry] == Int32(truncatingIfNeeded: child) { return entry }
      preconditionFailure("a child is in its parent")
    }

    func count(_ node: Int, before entry: Int) -> Int { entry > 0 ? Int(counts[place(node, entry - 1)]) : 0 }

    func sum(_ node: Int, before entry: Int) -> Int64 { sums.span.extracting(places(node)).sum(before: entry) }

    /// The entry of a node that contains the number at an index, or the last entry for an index at the end.
    func entry(_ node: Int, ofIndex index: Int) -> Int {
      let counts = counts.span.extracting(places(node))
      return min(counts.count(upTo: Int32(truncatingIfNeeded: index)), size(node) - 1)
    }

    /// The first entry of a node at which the running sum exceeds `target`, from which the sum before it is subtracted.
    func entry(_ node: Int, beyond target: inout Int64) -> Int {
      sums.span.extracting(places(node)).place(beyond: &target)
    }
  }

  /// The node at a level that a leaf, which is below level 1, or a node is a child of.
  func parent(of child: Int, level: Int) -> Int { level == 1 ? leaves.parent(child) : nodes.parent(child) }

  /// A child of a node, with the count and the sum of the numbers below it.
  struct Entry {
    var child: Int
    var count: Int
    var sum: Int64
  }
}

// MARK: Edits

extension SumTree.Nodes {
  /// Adds a node of at most ``capacity`` entries.
  mutating func add(_ entries: some Collection<SumTree.Entry>) -> Int {
    if let node = free.popLast() {
      set(Int(node), entries)
      return Int(node)
    }
    sums.makeRoom(for: Self.capacity)
    counts.makeRoom(for: Self.capacity)
    children.makeRoom(for: Self.capacity)
    sums.append(contentsOf: repeatElement(0, count: Self.capacity))
    counts.append(contentsOf: repeatElement(0, count: Self.capacity))
    children.append(contentsOf: repeatElement(0, count: Self.capacity))
    sizes.append(0)
    parents.append(-1)
    set(sizes.count - 1, entries)
    return sizes.count - 1
  }

  /// Removes a node, which must have no parent any more.
  mutating func remove(_ node: Int) { free.append(Int32(node)) }

  mutating func setParent(_ parent: Int, of node: Int) { parents[node] = Int32(parent) }

  mutating func set(_ node: Int, _ entries: some Collection<SumTree.Entry>) {
    let first = place(node, 0)
    var count = 0
    for (place, entry) in zip(first..., entries) {
      count += entry.count
      (children[place], counts[place], sums[place]) = (Int32(entry.child), Int32(count), entry.sum)
    }
    for place in first + entries.count..<first + Self.capacity { (counts[place], sums[place]) = (.max, 0) }
    sizes[node] = Int32(entries.count)
  }

  func entries(_ node: Int) -> [SumTree.Entry] {
    (0..<size(node)).map { entry in
      SumTree.Entry(
        child: child(node, entry), count: count(node, before: entry + 1) - count(node, before: entry),
        sum: sums[place(node, entry)])
    }
  }

  mutating func add(count difference: Int, to entry: Int, of node: Int) {
    let places = place(node, entry)..<place(node, size(node))
    var counts = counts.mutableSpan
    for place in places { counts[place] &+= Int32(truncatingIfNeeded: difference) }
  }

  mutating func add(sum difference: Int64, to entry: Int, of node: Int) { sums[place(node, entry)] += difference }
}
