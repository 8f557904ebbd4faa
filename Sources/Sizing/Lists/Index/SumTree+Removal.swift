extension SumTree {
  mutating func remove(at index: Int) {
    precondition(index >= 0 && index < count, "there is no number \(index) of \(count)")
    let removed = remove(at: index, in: root, level: height)
    count -= 1
    sum -= removed
    while height > 1, nodes.size(root) == 1 {
      nodes.remove(root)
      root = nodes.child(root, 0)
      height -= 1
    }
  }

  private mutating func remove(at index: Int, in node: Int, level: Int) -> Int64 {
    if level == 0 { return leaves.remove(node, at: index) }
    let (place, rest) = entry(of: index, in: node)
    let child = nodes.child(node, place)
    let removed = remove(at: rest, in: child, level: level - 1)
    nodes.add(count: -1, to: place, of: node)
    nodes.add(sum: -removed, to: place, of: node)
    let (size, capacity) =
      level == 1 ? (leaves.size(child), Leaves.capacity) : (nodes.size(child), Nodes.capacity)
    if size < capacity / 4, nodes.size(node) > 1 { fill(max(1, place), of: node, level: level) }
    return removed
  }

  /// Spreads the content of a child and the one before it over both, or merges it into the first if there is room to spare.
  private mutating func fill(_ place: Int, of node: Int, level: Int) {
    let (left, right) = (nodes.child(node, place - 1), nodes.child(node, place))
    let isRightKept: Bool
    if level == 1 {
      let items = leaves.items(left) + leaves.items(right)
      let kept = Self.kept(ofShared: items.count, capacity: Leaves.capacity)
      isRightKept = kept < items.count
      leaves.set(left, items[..<kept])
      if isRightKept { leaves.set(right, items[kept...]) } else { leaves.remove(after: left) }
    } else {
      let entries = nodes.entries(left) + nodes.entries(right)
      let kept = Self.kept(ofShared: entries.count, capacity: Nodes.capacity)
      isRightKept = kept < entries.count
      setNode(left, entries[..<kept], level: level - 1)
      if isRightKept { setNode(right, entries[kept...], level: level - 1) } else { nodes.remove(right) }
    }
    var entries = nodes.entries(node)
    entries[place - 1] = entry(of: left, level: level - 1)
    if isRightKept { entries[place] = entry(of: right, level: level - 1) } else { entries.remove(at: place) }
    setNode(node, entries, level: level)
  }

  /// How many of the entries of two siblings the first gets: all, if they take at most three quarters of its capacity.
  private static func kept(ofShared count: Int, capacity: Int) -> Int { count <= capacity * 3 / 4 ? count : count / 2 }
}
