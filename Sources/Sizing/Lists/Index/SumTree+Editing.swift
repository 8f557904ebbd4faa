extension SumTree {
  mutating func set(_ value: Int64, at index: Int) {
    let position = position(of: index)
    let difference = leaves.setValue(value, position.leaf, position.place)
    var child = position.leaf
    for level in 1...height {
      let parent = parent(of: child, level: level)
      nodes.add(sum: difference, to: nodes.entry(parent, ofChild: child), of: parent)
      child = parent
    }
    sum &+= difference
  }

  /// Replaces the numbers of a range.
  ///
  /// Cost: a logarithmic step for each number that is removed or inserted, or building anew if there are many.
  ///
  /// - Parameter handles: The handles of the numbers, one for each number or none at all.
  mutating func replaceSubrange(_ range: Range<Int>, with numbers: [Int64], handles: [Handle] = []) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no numbers \(range) of \(count)")
    let changed = range.count + numbers.count
    if changed > 32, changed > count / 32 {
      var all = self.numbers(in: 0..<count)
      all.replaceSubrange(range, with: numbers)
      var allHandles: [Handle] = []
      if leaves.hasHandles || !handles.isEmpty {
        allHandles = leaves.hasHandles ? self.handles(in: 0..<count) : Array(repeating: .none, count: count)
        allHandles.replaceSubrange(
          range, with: handles.isEmpty ? Array(repeating: .none, count: numbers.count) : handles)
      }
      build(all, allHandles)
      return
    }
    for _ in range { remove(at: range.lowerBound) }
    for (place, number) in numbers.enumerated() {
      insert(number, handles.isEmpty ? .none : handles[place], at: range.lowerBound + place)
    }
  }

  /// Inserts a number before the one at an index, or at the end.
  mutating func insert(_ value: Int64, _ handle: Handle = .none, at index: Int) {
    precondition(index >= 0 && index <= count, "there is no place \(index) among \(count)")
    if let sibling = insert(value, handle, at: index, in: root, level: height) {
      height += 1
      root = addNode([entry(ofNode: root), sibling], level: height)
    }
    count += 1
    sum += value
  }

  /// Inserts a number below a node; returns the entry of the node's new sibling if it was split.
  private mutating func insert(
    _ value: Int64, _ handle: Handle, at index: Int, in node: Int, level: Int
  ) -> Entry? {
    if level == 0 { return insert(value, handle, at: index, inLeaf: node) }
    let (place, rest) = entry(of: index, in: node)
    let child = nodes.child(node, place)
    guard let sibling = insert(value, handle, at: rest, in: child, level: level - 1) else {
      nodes.add(count: 1, to: place, of: node)
      nodes.add(sum: value, to: place, of: node)
      return nil
    }
    var entries = nodes.entries(node)
    entries[place] = entry(of: child, level: level - 1)
    entries.insert(sibling, at: place + 1)
    guard entries.count > Nodes.capacity else {
      setNode(node, entries, level: level)
      return nil
    }
    let kept = Self.kept(of: Nodes.capacity, insertingAt: place + 1)
    setNode(node, entries[..<kept], level: level)
    let neighbour = addNode(entries[kept...], level: level)
    return entry(ofNode: neighbour)
  }

  private mutating func insert(_ value: Int64, _ handle: Handle, at index: Int, inLeaf leaf: Int) -> Entry? {
    guard leaves.size(leaf) == Leaves.capacity else {
      leaves.insert(value, handle, leaf, at: index)
      return nil
    }
    leaves.keepHandles(with: handle)
    var items = leaves.items(leaf)
    items.insert(Leaves.Item(packed: leaves.pack(value), handle: handle), at: index)
    let kept = Self.kept(of: Leaves.capacity, insertingAt: index)
    let sibling = leaves.add(items[kept...], after: leaf)
    leaves.set(leaf, items[..<kept])
    return entry(ofLeaf: sibling)
  }

  /// How many entries a full node keeps when it is split to insert one.
  ///
  /// If the new entry comes last, the node keeps all others, so that a tree that grows at its end has full nodes.
  private static func kept(of capacity: Int, insertingAt index: Int) -> Int {
    index == capacity ? capacity : (capacity + 1) / 2
  }

  func entry(of index: Int, in node: Int) -> (entry: Int, index: Int) {
    let entry = nodes.entry(node, ofIndex: index)
    return (entry, index - nodes.count(node, before: entry))
  }

  func entry(of child: Int, level: Int) -> Entry { level == 0 ? entry(ofLeaf: child) : entry(ofNode: child) }
}
