extension SumTree {
  /// Removes the number at an index.
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

  /// Removes a number below a node, and returns it.
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

  /// Spreads what a child of a node and the one before it hold over both, or puts it in the first if there is room to
  /// spare.
  private mutating func fill(_ place: Int, of node: Int, level: Int) {
    let (left, right) = (nodes.child(node, place - 1), nodes.child(node, place))
    let isRightKept = level == 1 ? shareNumbers(left, right) : shareEntries(left, right, level: level - 1)
    var entries = nodes.entries(node)
    entries[place - 1] = entry(of: left, level: level - 1)
    if isRightKept { entries[place] = entry(of: right, level: level - 1) } else { entries.remove(at: place) }
    setNode(node, entries, level: level)
  }

  /// Spreads the numbers of two leaves; returns whether the second still has any.
  private mutating func shareNumbers(_ left: Int, _ right: Int) -> Bool {
    let all = leaves.items(left) + leaves.items(right)
    guard let kept = Self.kept(ofShared: all.count, capacity: Leaves.capacity) else {
      leaves.set(left, all)
      leaves.remove(after: left)
      return false
    }
    leaves.set(left, all.prefix(kept))
    leaves.set(right, all.dropFirst(kept))
    return true
  }

  /// Spreads the entries of two nodes; returns whether the second still has any.
  private mutating func shareEntries(_ left: Int, _ right: Int, level: Int) -> Bool {
    let all = nodes.entries(left) + nodes.entries(right)
    guard let kept = Self.kept(ofShared: all.count, capacity: Nodes.capacity) else {
      setNode(left, all, level: level)
      nodes.remove(right)
      return false
    }
    setNode(left, all[..<kept], level: level)
    setNode(right, all[kept...], level: level)
    return true
  }

  /// How many entries of two neighbours the first keeps; `nil` for all.
  private static func kept(ofShared count: Int, capacity: Int) -> Int? {
    count <= capacity * 3 / 4 ? nil : count / 2
  }
}
