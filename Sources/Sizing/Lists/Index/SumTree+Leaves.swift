extension SumTree {
  /// The leaves of a tree: numbers that follow each other, some dozens in each.
  struct Leaves {
    /// The most numbers in a leaf.
    static let capacity = 64
    /// How full leaves are made, so that the first insertions divide none.
    static let fill = 56

    /// The numbers, ``capacity`` places for each leaf.
    private var values: [Int64] = []
    private var sizes: [Int32] = []
    /// The leaf after each one; less than 0 after the last.
    private var nexts: [Int32] = []
    /// The leaves that are in no node.
    private var free: [Int32] = []

    /// Bytes of memory the leaves take, unused places included.
    var byteCount: Int { values.capacity * 8 + (sizes.capacity + nexts.capacity + free.capacity) * 4 }

    /// The places of a leaf in the array.
    private func places(_ leaf: Int) -> Range<Int> { place(leaf, 0)..<place(leaf, Self.capacity) }
    private func place(_ leaf: Int, _ place: Int) -> Int { leaf &* Self.capacity &+ place }

    /// How many numbers a leaf has.
    func size(_ leaf: Int) -> Int { Int(sizes[leaf]) }

    /// The leaf after a leaf; less than 0 after the last.
    func next(_ leaf: Int) -> Int { Int(nexts[leaf]) }

    /// The numbers of a leaf.
    func numbers(_ leaf: Int) -> ArraySlice<Int64> { values[places(leaf)].prefix(size(leaf)) }

    /// A number of a leaf.
    func value(_ leaf: Int, _ place: Int) -> Int64 { values[self.place(leaf, place)] }

    /// The sum of a leaf's numbers before a place.
    func sum(_ leaf: Int, before place: Int) -> Int64 { values.span.extracting(places(leaf)).sum(before: place) }

    /// The place of the first number of a leaf with which the sum is more than `target`, which becomes what is left of
    /// it there.
    func place(_ leaf: Int, beyond target: inout Int64) -> Int {
      values.span.extracting(places(leaf)).place(beyond: &target)
    }
  }
}

// MARK: Edits

extension SumTree.Leaves {
  mutating func reserveCapacity(_ count: Int) {
    values.reserveCapacity(count * Self.capacity)
    sizes.reserveCapacity(count)
    nexts.reserveCapacity(count)
  }

  /// Adds a leaf before another, less than 0 being none; it has at most as many numbers as there is room for.
  mutating func add(_ numbers: some Collection<Int64>, before next: Int) -> Int {
    if let leaf = free.popLast() {
      set(Int(leaf), numbers)
      nexts[Int(leaf)] = Int32(next)
      return Int(leaf)
    }
    values.makeRoom(for: Self.capacity)
    values.append(contentsOf: numbers)
    values.append(contentsOf: repeatElement(0, count: Self.capacity - numbers.count))
    sizes.append(Int32(numbers.count))
    nexts.append(Int32(next))
    return sizes.count - 1
  }

  /// Adds a leaf after another.
  mutating func add(_ numbers: some Collection<Int64>, after leaf: Int) -> Int {
    let added = add(numbers, before: next(leaf))
    nexts[leaf] = Int32(added)
    return added
  }

  /// Removes the leaf after a leaf.
  mutating func remove(after leaf: Int) {
    let removed = nexts[leaf]
    nexts[leaf] = nexts[Int(removed)]
    free.append(removed)
  }

  /// Gives a leaf other numbers.
  mutating func set(_ leaf: Int, _ numbers: some Collection<Int64>) {
    values.replaceSubrange(place(leaf, 0)..<place(leaf, numbers.count), with: numbers)
    sizes[leaf] = Int32(numbers.count)
  }

  /// Changes a number; returns by how much.
  mutating func setValue(_ value: Int64, _ leaf: Int, _ place: Int) -> Int64 {
    let place = self.place(leaf, place)
    let difference = value - values[place]
    values[place] = value
    return difference
  }

  /// Inserts a number into a leaf that is not full.
  mutating func insert(_ value: Int64, _ leaf: Int, at place: Int) {
    let place = self.place(leaf, place)
    var last = self.place(leaf, size(leaf))
    sizes[leaf] += 1
    var values = values.mutableSpan
    while last > place {
      values[last] = values[last &- 1]
      last &-= 1
    }
    values[place] = value
  }

  /// Removes a number, and returns it.
  mutating func remove(_ leaf: Int, at place: Int) -> Int64 {
    let place = self.place(leaf, place)
    let last = self.place(leaf, size(leaf) - 1)
    sizes[leaf] -= 1
    var values = values.mutableSpan
    let removed = values[place]
    for index in place..<last { values[index] = values[index &+ 1] }
    return removed
  }
}

extension Array {
  /// Makes room for more elements: for an eighth as many as there are, where arrays by themselves make room for as many
  /// again, which would be memory for a million rows that are not there.
  mutating func makeRoom(for count: Int) {
    guard self.count + count > capacity else { return }
    reserveCapacity(self.count + Swift.max(count, self.count / 8))
  }
}
