extension SumTree {
  /// The leaves of a tree: numbers that follow each other, some dozens in each.
  struct Leaves {
    /// The most numbers in a leaf.
    static let capacity = 64
    /// How full leaves are made, so that the first insertions divide none.
    static let fill = 56

    /// The numbers, ``capacity`` places for each leaf.
    private var packed: [UInt32] = []
    private var packing = PackedNumbers()
    private var sizes: [Int32] = []
    /// The leaf after each one; less than 0 after the last.
    private var nexts: [Int32] = []
    /// The leaves that are in no node.
    private var free: [Int32] = []

    /// Bytes of memory the leaves take, unused places included.
    var byteCount: Int {
      (packed.capacity + sizes.capacity + nexts.capacity + free.capacity) * 4 + packing.byteCount
    }

    /// The places of a leaf in the array.
    private func places(_ leaf: Int) -> Range<Int> { place(leaf, 0)..<place(leaf, Self.capacity) }
    private func place(_ leaf: Int, _ place: Int) -> Int { leaf &* Self.capacity &+ place }

    /// How many numbers a leaf has.
    func size(_ leaf: Int) -> Int { Int(sizes[leaf]) }

    /// The leaf after a leaf; less than 0 after the last.
    func next(_ leaf: Int) -> Int { Int(nexts[leaf]) }

    /// The numbers of a leaf, packed.
    func packed(_ leaf: Int) -> ArraySlice<UInt32> { packed[places(leaf)].prefix(size(leaf)) }

    /// A number of a leaf.
    func value(_ leaf: Int, _ place: Int) -> Int64 { packing.number(packed[self.place(leaf, place)]) }

    /// The sum of a leaf's numbers before a place.
    func sum(_ leaf: Int, before place: Int) -> Int64 {
      packing.sum(packed.span.extracting(self.place(leaf, 0)..<self.place(leaf, place)))
    }

    /// The place of the first number of a leaf with which the sum is more than `target`, which becomes what is left of
    /// it there.
    func place(_ leaf: Int, beyond target: inout Int64) -> Int {
      packing.place(beyond: &target, in: packed.span.extracting(places(leaf)))
    }
  }
}

// MARK: Edits

extension SumTree.Leaves {
  mutating func reserveCapacity(_ count: Int) {
    packed.reserveCapacity(count * Self.capacity)
    sizes.reserveCapacity(count)
    nexts.reserveCapacity(count)
  }

  /// Adds a leaf after the one that was added last, or the first; returns it and the sum of its numbers.
  mutating func append(_ numbers: some Collection<Int64>) -> (leaf: Int, sum: Int64) {
    if let last = nexts.indices.last { nexts[last] = Int32(sizes.count) }
    var sum: Int64 = 0
    for number in numbers {
      packed.append(packing.pack(number))
      sum += number
    }
    packed.append(contentsOf: repeatElement(0, count: Self.capacity - numbers.count))
    sizes.append(Int32(numbers.count))
    nexts.append(-1)
    return (sizes.count - 1, sum)
  }

  /// Adds a leaf of packed numbers after another.
  mutating func add(_ numbers: some Collection<UInt32>, after leaf: Int) -> Int {
    let added = Int(free.popLast() ?? Int32(sizes.count))
    if added == sizes.count {
      packed.makeRoom(for: Self.capacity)
      packed.append(contentsOf: repeatElement(0, count: Self.capacity))
      sizes.append(0)
      nexts.append(0)
    }
    set(added, numbers)
    nexts[added] = nexts[leaf]
    nexts[leaf] = Int32(added)
    return added
  }

  /// Removes the leaf after a leaf; its numbers are elsewhere.
  mutating func remove(after leaf: Int) {
    let removed = nexts[leaf]
    nexts[leaf] = nexts[Int(removed)]
    free.append(removed)
  }

  /// Gives a leaf other numbers, packed.
  mutating func set(_ leaf: Int, _ numbers: some Collection<UInt32>) {
    packed.replaceSubrange(place(leaf, 0)..<place(leaf, numbers.count), with: numbers)
    sizes[leaf] = Int32(numbers.count)
  }

  /// A number packed, to be put in a leaf.
  mutating func pack(_ value: Int64) -> UInt32 { packing.pack(value) }

  /// Changes a number; returns by how much.
  @inline(__always)
  mutating func setValue(_ value: Int64, _ leaf: Int, _ place: Int) -> Int64 {
    let place = self.place(leaf, place)
    let old = packed[place]
    let difference = value &- packing.number(old)
    packing.forget(old)
    packed[place] = packing.pack(value)
    return difference
  }

  /// Inserts a number into a leaf that is not full.
  mutating func insert(_ value: Int64, _ leaf: Int, at place: Int) {
    let place = self.place(leaf, place)
    var last = self.place(leaf, size(leaf))
    sizes[leaf] += 1
    let value = packing.pack(value)
    var packed = packed.mutableSpan
    while last > place {
      packed[last] = packed[last &- 1]
      last &-= 1
    }
    packed[place] = value
  }

  /// Removes a number, and returns it.
  mutating func remove(_ leaf: Int, at place: Int) -> Int64 {
    let place = self.place(leaf, place)
    let last = self.place(leaf, size(leaf) - 1)
    sizes[leaf] -= 1
    let removed = packed[place]
    var packed = packed.mutableSpan
    for index in place..<last { packed[index] = packed[index &+ 1] }
    defer { packing.forget(removed) }
    return packing.number(removed)
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
