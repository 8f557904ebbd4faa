extension SumTree {
  /// Changes the number at an index.
  mutating func set(_ value: Int64, at index: Int) {
    sum += set(value, at: index, in: root, level: height)
  }

  /// Changes a number below a node; returns by how much.
  private mutating func set(_ value: Int64, at index: Int, in node: Int32, level: Int) -> Int64 {
    var index = index
    guard level > 0 else {
      let place = Int(node) * Self.leafCapacity + index
      let difference = value - values[place]
      values[place] = value
      return difference
    }
    let place = child(at: &index, of: node)
    let difference = set(value, at: index, in: children[place], level: level - 1)
    childSums[place] += difference
    return difference
  }

  /// Puts other numbers in the place of a range.
  ///
  /// Cost: a logarithmic step for each number that goes or comes, or building anew where that is less.
  mutating func replaceSubrange(_ range: Range<Int>, with numbers: some Collection<Int64>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no numbers \(range) of \(count)")
    let changed = range.count + numbers.count
    if changed > 32, changed > count / 32 {
      var all = self.numbers
      all.replaceSubrange(range, with: numbers)
      build(all)
      return
    }
    for _ in range { remove(at: range.lowerBound) }
    for (index, number) in zip(range.lowerBound..., numbers) { insert(number, at: index) }
  }

  /// Inserts a number before the one at an index, or at the end.
  mutating func insert(_ value: Int64, at index: Int) {
    precondition(index >= 0 && index <= count, "there is no place \(index) among \(count)")
    if let sibling = insert(value, at: index, in: root, level: height) {
      let old = entry(ofNode: root)
      root = makeNode()
      append(old, to: root)
      append(sibling, to: root)
      height += 1
    }
    count += 1
    sum += value
  }

  /// Inserts below a node; returns its new neighbour if it was divided.
  private mutating func insert(_ value: Int64, at index: Int, in node: Int32, level: Int) -> Entry? {
    var index = index
    if level == 0 {
      guard leafCounts[Int(node)] == Self.leafCapacity else {
        insertIntoLeaf(value, at: index, of: node)
        return nil
      }
      let sibling = divideLeaf(node, keeping: Self.kept(of: Self.leafCapacity, insertingAt: index))
      let kept = leafCounts[Int(node)]
      insertIntoLeaf(value, at: index < kept ? index : index - kept, of: index < kept ? node : sibling)
      return entry(ofLeaf: sibling)
    }
    let place = child(at: &index, of: node)
    guard let sibling = insert(value, at: index, in: children[place], level: level - 1) else {
      childCounts[place] += 1
      childSums[place] += value
      return nil
    }
    update(childAt: place, level: level)
    let number = place - Int(node) * Self.nodeCapacity + 1
    guard nodeCounts[Int(node)] == Self.nodeCapacity else {
      insert(sibling, at: number, of: node)
      return nil
    }
    let neighbour = divideNode(node, keeping: Self.kept(of: Self.nodeCapacity, insertingAt: number))
    let kept = nodeCounts[Int(node)]
    insert(sibling, at: number < kept ? number : number - kept, of: number < kept ? node : neighbour)
    return entry(ofNode: neighbour)
  }

  /// How many of a full node's entries stay in it when it is divided: all if the new one comes after them, so that a tree
  /// that grows at its end has full nodes.
  private static func kept(of capacity: Int, insertingAt index: Int) -> Int {
    index == capacity ? capacity : capacity / 2
  }

  private mutating func insertIntoLeaf(_ value: Int64, at index: Int, of leaf: Int32) {
    let places = places(ofLeaf: leaf)
    let place = places.lowerBound + index
    var last = places.upperBound
    while last > place {
      values[last] = values[last - 1]
      last -= 1
    }
    values[place] = value
    leafCounts[Int(leaf)] += 1
  }

  mutating func insert(_ entry: Entry, at index: Int, of node: Int32) {
    let places = places(ofNode: node)
    let place = places.lowerBound + index
    var last = places.upperBound
    while last > place {
      copyEntry(from: last - 1, to: last)
      last -= 1
    }
    children[place] = entry.child
    childCounts[place] = entry.count
    childSums[place] = entry.sum
    nodeCounts[Int(node)] += 1
  }

  mutating func copyEntry(from source: Int, to target: Int) {
    children[target] = children[source]
    childCounts[target] = childCounts[source]
    childSums[target] = childSums[source]
  }

  /// Counts and adds up anew what is below a child of a node of a level.
  mutating func update(childAt place: Int, level: Int) {
    let entry = entry(of: children[place], level: level - 1)
    childCounts[place] = entry.count
    childSums[place] = entry.sum
  }

  private mutating func divideLeaf(_ leaf: Int32, keeping kept: Int) -> Int32 {
    let sibling = makeLeaf()
    let moved = leafCounts[Int(leaf)] - kept
    for index in 0..<moved {
      values[Int(sibling) * Self.leafCapacity + index] = values[Int(leaf) * Self.leafCapacity + kept + index]
    }
    leafCounts[Int(leaf)] = kept
    leafCounts[Int(sibling)] = moved
    return sibling
  }

  private mutating func divideNode(_ node: Int32, keeping kept: Int) -> Int32 {
    let sibling = makeNode()
    let moved = nodeCounts[Int(node)] - kept
    for index in 0..<moved {
      copyEntry(
        from: Int(node) * Self.nodeCapacity + kept + index, to: Int(sibling) * Self.nodeCapacity + index)
    }
    nodeCounts[Int(node)] = kept
    nodeCounts[Int(sibling)] = moved
    return sibling
  }
}
