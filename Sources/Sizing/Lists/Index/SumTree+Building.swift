extension SumTree {
  mutating func build(_ numbers: [Int64], _ handles: [Handle]) {
    count = numbers.count
    leaves = Leaves()
    nodes = Nodes()

    let leafCount = max(1, (count + Leaves.fill - 1) / Leaves.fill)
    leaves.reserveCapacity(leafCount)
    var level: [Entry] = []
    level.reserveCapacity(leafCount)
    var rest = numbers[...]
    for number in 0..<leafCount {
      let size = Self.share(of: count, for: number, of: leafCount)
      let (leaf, sum) = leaves.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      level.append(Entry(child: leaf, count: size, sum: sum))
    }
    if !handles.isEmpty { leaves.setHandles(handles, count: (handles.lazy.map(\.index).max() ?? -1) + 1) }

    height = 0
    repeat {
      height += 1
      let nodeCount = max(1, (level.count + Nodes.fill - 1) / Nodes.fill)
      var next: [Entry] = []
      next.reserveCapacity(nodeCount)
      var first = 0
      for number in 0..<nodeCount {
        let size = Self.share(of: level.count, for: number, of: nodeCount)
        let node = addNode(level[first..<first + size], level: height)
        next.append(entry(ofNode: node))
        first += size
      }
      level = next
    } while level.count > 1
    root = level[0].child
    sum = level[0].sum
  }

  /// How many of `total` items go to one of several places if they are spread evenly.
  private static func share(of total: Int, for place: Int, of places: Int) -> Int {
    (place + 1) * total / places - place * total / places
  }

  /// Adds a node of entries, which are of leaves at level 1 and of nodes at higher levels.
  mutating func addNode(_ entries: some Collection<Entry>, level: Int) -> Int {
    let node = nodes.add(entries)
    setParents(node, level: level)
    return node
  }

  mutating func setNode(_ node: Int, _ entries: some Collection<Entry>, level: Int) {
    nodes.set(node, entries)
    setParents(node, level: level)
  }

  private mutating func setParents(_ node: Int, level: Int) {
    for entry in 0..<nodes.size(node) {
      let child = nodes.child(node, entry)
      if level == 1 { leaves.setParent(node, of: child) } else { nodes.setParent(node, of: child) }
    }
  }

  func entry(ofLeaf leaf: Int) -> Entry {
    let count = leaves.size(leaf)
    return Entry(child: leaf, count: count, sum: leaves.sum(leaf, before: count))
  }

  func entry(ofNode node: Int) -> Entry {
    let size = nodes.size(node)
    return Entry(child: node, count: nodes.count(node, before: size), sum: nodes.sum(node, before: size))
  }
}
