extension SumTree {
  /// Removes the number at an index.
  mutating func remove(at index: Int) {
    precondition(index >= 0 && index < count, "there is no number \(index) of \(count)")
    let removed = remove(at: index, in: root, level: height)
    count -= 1
    sum -= removed
    while height > 1, nodeCounts[Int(root)] == 1 {
      freeNodes.append(root)
      root = children[Int(root) * Self.nodeCapacity]
      height -= 1
    }
  }

  /// Removes a number below a node, and returns it.
  private mutating func remove(at index: Int, in node: Int32, level: Int) -> Int64 {
    var index = index
    if level == 0 {
      let places = places(ofLeaf: node)
      let removed = values[places.lowerBound + index]
      for place in places.dropFirst(index).dropLast() { values[place] = values[place + 1] }
      leafCounts[Int(node)] -= 1
      return removed
    }
    let place = child(at: &index, of: node)
    let removed = remove(at: index, in: children[place], level: level - 1)
    childCounts[place] -= 1
    childSums[place] -= removed
    fill(childAt: place, of: node, level: level)
    return removed
  }

  /// Gives a child that has become less than a quarter full some of a neighbour's entries, or all.
  private mutating func fill(childAt place: Int, of node: Int32, level: Int) {
    let places = places(ofNode: node)
    let capacity = level == 1 ? Self.leafCapacity : Self.nodeCapacity
    guard places.count > 1, entryCount(of: children[place], level: level - 1) < capacity / 4 else { return }
    let first = place > places.lowerBound ? place - 1 : place
    let (left, right) = (children[first], children[first + 1])
    if level == 1 {
      let all = Array(values[self.places(ofLeaf: left)] + values[self.places(ofLeaf: right)])
      let kept = all.count <= capacity * 3 / 4 ? all.count : all.count / 2
      setLeaf(left, all[..<kept])
      setLeaf(right, all[kept...])
    } else {
      let all = entries(ofNode: left) + entries(ofNode: right)
      let kept = all.count <= capacity * 3 / 4 ? all.count : all.count / 2
      setNode(left, all[..<kept])
      setNode(right, all[kept...])
    }
    update(childAt: first, level: level)
    guard entryCount(of: right, level: level - 1) > 0 else {
      if level == 1 { freeLeaves.append(right) } else { freeNodes.append(right) }
      for place in (first + 1)..<(places.upperBound - 1) { copyEntry(from: place + 1, to: place) }
      nodeCounts[Int(node)] -= 1
      return
    }
    update(childAt: first + 1, level: level)
  }

  private func entryCount(of child: Int32, level: Int) -> Int {
    level == 0 ? leafCounts[Int(child)] : nodeCounts[Int(child)]
  }

  private func entries(ofNode node: Int32) -> [Entry] {
    places(ofNode: node).map { Entry(child: children[$0], count: childCounts[$0], sum: childSums[$0]) }
  }

  private mutating func setLeaf(_ leaf: Int32, _ numbers: ArraySlice<Int64>) {
    values.replaceSubrange(
      Int(leaf) * Self.leafCapacity..<Int(leaf) * Self.leafCapacity + numbers.count, with: numbers)
    leafCounts[Int(leaf)] = numbers.count
  }

  private mutating func setNode(_ node: Int32, _ entries: ArraySlice<Entry>) {
    nodeCounts[Int(node)] = 0
    for entry in entries { append(entry, to: node) }
  }
}
