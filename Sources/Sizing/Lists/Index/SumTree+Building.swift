extension SumTree {
  struct Entry {
    var child: Int32
    var count: Int
    var sum: Int64
  }

  mutating func build(_ numbers: some Collection<Int64>) {
    count = numbers.count
    values.removeAll(keepingCapacity: true)
    leafCounts.removeAll(keepingCapacity: true)
    children.removeAll(keepingCapacity: true)
    childCounts.removeAll(keepingCapacity: true)
    childSums.removeAll(keepingCapacity: true)
    nodeCounts.removeAll(keepingCapacity: true)
    freeLeaves = []
    freeNodes = []

    let leafCount = max(1, (count + Self.leafFill - 1) / Self.leafFill)
    values.reserveCapacity(leafCount * Self.leafCapacity)
    leafCounts.reserveCapacity(leafCount)
    var level: [Entry] = []
    level.reserveCapacity(leafCount)
    var rest = numbers[...]
    for leaf in 0..<leafCount {
      let size = Self.share(of: count, for: leaf, of: leafCount)
      let numbers = rest.prefix(size)
      rest = rest.dropFirst(size)
      values.append(contentsOf: numbers)
      values.append(contentsOf: repeatElement(0, count: Self.leafCapacity - size))
      leafCounts.append(size)
      level.append(Entry(child: Int32(leaf), count: size, sum: numbers.reduce(0, +)))
    }

    height = 0
    repeat {
      let nodeCount = max(1, (level.count + Self.nodeFill - 1) / Self.nodeFill)
      var next: [Entry] = []
      next.reserveCapacity(nodeCount)
      var first = 0
      for index in 0..<nodeCount {
        let size = Self.share(of: level.count, for: index, of: nodeCount)
        let node = makeNode()
        for entry in level[first..<first + size] { append(entry, to: node) }
        first += size
        next.append(entry(ofNode: node))
      }
      level = next
      height += 1
    } while level.count > 1
    root = level[0].child
    sum = level[0].sum
  }

  /// How many of `total` things go to one of so many places, if they are spread evenly.
  static func share(of total: Int, for place: Int, of places: Int) -> Int {
    (place + 1) * total / places - place * total / places
  }

  mutating func makeLeaf() -> Int32 {
    if let leaf = freeLeaves.popLast() { return leaf }
    values.reserve(forMore: Self.leafCapacity)
    values.append(contentsOf: repeatElement(0, count: Self.leafCapacity))
    leafCounts.append(0)
    return Int32(leafCounts.count - 1)
  }

  mutating func makeNode() -> Int32 {
    if let node = freeNodes.popLast() { return node }
    children.reserve(forMore: Self.nodeCapacity)
    childCounts.reserve(forMore: Self.nodeCapacity)
    childSums.reserve(forMore: Self.nodeCapacity)
    children.append(contentsOf: repeatElement(0, count: Self.nodeCapacity))
    childCounts.append(contentsOf: repeatElement(0, count: Self.nodeCapacity))
    childSums.append(contentsOf: repeatElement(0, count: Self.nodeCapacity))
    nodeCounts.append(0)
    return Int32(nodeCounts.count - 1)
  }

  mutating func append(_ entry: Entry, to node: Int32) {
    insert(entry, at: nodeCounts[Int(node)], of: node)
  }

  func entry(ofNode node: Int32) -> Entry {
    let places = places(ofNode: node)
    return Entry(
      child: node, count: childCounts[places].reduce(0, +), sum: childSums[places].reduce(0, +))
  }

  func entry(ofLeaf leaf: Int32) -> Entry {
    Entry(child: leaf, count: leafCounts[Int(leaf)], sum: values[places(ofLeaf: leaf)].reduce(0, +))
  }

  func entry(of child: Int32, level: Int) -> Entry {
    level == 0 ? entry(ofLeaf: child) : entry(ofNode: child)
  }

  func places(ofNode node: Int32) -> Range<Int> {
    let first = Int(node) * Self.nodeCapacity
    return first..<first + nodeCounts[Int(node)]
  }

  func places(ofLeaf leaf: Int32) -> Range<Int> {
    let first = Int(leaf) * Self.leafCapacity
    return first..<first + leafCounts[Int(leaf)]
  }
}

extension Array {
  /// Makes room for more elements: for an eighth as many as there are, where arrays by themselves make room for as many
  /// again, which would be memory for a million rows that are not there.
  fileprivate mutating func reserve(forMore count: Int) {
    guard self.count + count > capacity else { return }
    reserveCapacity(self.count + Swift.max(count, self.count / 8))
  }
}
