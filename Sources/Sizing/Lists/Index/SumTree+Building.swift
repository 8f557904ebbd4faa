extension SumTree {
  mutating func build(_ numbers: some Collection<Int64>) {
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

    height = 0
    repeat {
      let nodeCount = max(1, (level.count + Nodes.fill - 1) / Nodes.fill)
      var next: [Entry] = []
      next.reserveCapacity(nodeCount)
      var first = 0
      for number in 0..<nodeCount {
        let size = Self.share(of: level.count, for: number, of: nodeCount)
        let node = nodes.add(level[first..<first + size])
        next.append(entry(ofNode: node))
        first += size
      }
      level = next
      height += 1
    } while level.count > 1
    root = level[0].child
    sum = level[0].sum
  }

  /// How many of `total` things go to one of so many places, if they are spread evenly.
  private static func share(of total: Int, for place: Int, of places: Int) -> Int {
    (place + 1) * total / places - place * total / places
  }

  /// The entry of a leaf in its parent.
  func entry(ofLeaf leaf: Int) -> Entry {
    let count = leaves.size(leaf)
    return Entry(child: leaf, count: count, sum: leaves.sum(leaf, before: count))
  }

  /// The entry of a node in its parent.
  func entry(ofNode node: Int) -> Entry {
    let size = nodes.size(node)
    return Entry(child: node, count: nodes.count(node, before: size), sum: nodes.sum(node, before: size))
  }
}
