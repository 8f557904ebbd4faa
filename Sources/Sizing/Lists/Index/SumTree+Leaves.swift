extension SumTree {
  struct Leaves {
    static let capacity = 64
    /// How many numbers a new leaf gets, so that the first insertions split none.
    static let fill = 56

    /// The numbers, with ``capacity`` elements for each leaf.
    private var packed: [UInt32] = []
    private var packing = PackedNumbers()
    private var sizes: [Int32] = []
    /// The leaf after each one; less than 0 after the last.
    private var nexts: [Int32] = []
    private var parents: [Int32] = []
    private var free: [Int32] = []
    /// The handle of each number, at the number's index in `packed`; empty until a number has one.
    private var handles: [Handle] = []
    /// For each handle the leaf of its number; -1 if no number has the handle.
    private var homes: [Int32] = []

    /// Bytes of memory the leaves take, unused places included.
    var byteCount: Int {
      (packed.capacity + sizes.capacity + nexts.capacity + parents.capacity + free.capacity + handles.capacity
        + homes.capacity) * 4 + packing.byteCount
    }

    private func places(_ leaf: Int) -> Range<Int> { place(leaf, 0)..<place(leaf, Self.capacity) }
    private func place(_ leaf: Int, _ place: Int) -> Int { leaf &* Self.capacity &+ place }

    func size(_ leaf: Int) -> Int { Int(sizes[leaf]) }

    func next(_ leaf: Int) -> Int { Int(nexts[leaf]) }

    func parent(_ leaf: Int) -> Int { Int(parents[leaf]) }

    struct Item {
      var packed: UInt32
      var handle: Handle
    }

    func items(_ leaf: Int) -> [Item] {
      (0..<size(leaf)).map { Item(packed: packed[place(leaf, $0)], handle: handle(leaf, $0)) }
    }

    var hasHandles: Bool { !handles.isEmpty }

    func handle(_ leaf: Int, _ place: Int) -> Handle { handles.isEmpty ? .none : handles[self.place(leaf, place)] }

    func position(of handle: Handle) -> SumTree.Position? {
      guard handle.isSome, handle.index < homes.count, homes[handle.index] >= 0 else { return nil }
      let leaf = Int(homes[handle.index])
      let handles = handles.span.extracting(places(leaf))
      for place in 0..<size(leaf) where handles[place] == handle { return SumTree.Position(leaf: leaf, place: place) }
      preconditionFailure("a handle is in its leaf")
    }

    func value(_ leaf: Int, _ place: Int) -> Int64 { packing.number(packed[self.place(leaf, place)]) }

    func sum(_ leaf: Int, before place: Int) -> Int64 {
      packing.sum(packed.span.extracting(self.place(leaf, 0)..<self.place(leaf, place)))
    }

    /// The place of the first number of a leaf at which the running sum exceeds `target`, from which the sum before it is
    /// subtracted.
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
    parents.reserveCapacity(count)
  }

  /// Sets the handles of all numbers, in order.
  ///
  /// - Parameter count: One more than the largest handle.
  mutating func setHandles(_ handles: some Sequence<SumTree.Handle>, count: Int) {
    homes = Array(repeating: -1, count: count)
    self.handles = Array(repeating: .none, count: packed.count)
    var (leaf, place) = (0, 0)
    for handle in handles {
      if place == size(leaf) { (leaf, place) = (next(leaf), 0) }
      self.handles[self.place(leaf, place)] = handle
      setHome(of: handle, leaf)
      place += 1
    }
  }

  private mutating func setHome(of handle: SumTree.Handle, _ leaf: Int) {
    guard handle.isSome else { return }
    while handle.index >= homes.count { homes.append(-1) }
    homes[handle.index] = Int32(leaf)
  }

  mutating func setParent(_ node: Int, of leaf: Int) { parents[leaf] = Int32(node) }

  /// Appends a leaf after the last one; returns it and the sum of its numbers.
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
    parents.append(-1)
    return (sizes.count - 1, sum)
  }

  mutating func add(_ items: some Collection<Item>, after leaf: Int) -> Int {
    let added = Int(free.popLast() ?? Int32(sizes.count))
    if added == sizes.count {
      packed.makeRoom(for: Self.capacity)
      packed.append(contentsOf: repeatElement(0, count: Self.capacity))
      if !handles.isEmpty {
        handles.makeRoom(for: Self.capacity)
        handles.append(contentsOf: repeatElement(.none, count: Self.capacity))
      }
      sizes.append(0)
      nexts.append(0)
      parents.append(-1)
    }
    set(added, items)
    nexts[added] = nexts[leaf]
    nexts[leaf] = Int32(added)
    return added
  }

  /// Removes the leaf after a leaf; its numbers must already be in another.
  mutating func remove(after leaf: Int) {
    let removed = nexts[leaf]
    nexts[leaf] = nexts[Int(removed)]
    free.append(removed)
  }

  mutating func set(_ leaf: Int, _ items: some Collection<Item>) {
    for (place, item) in zip(place(leaf, 0)..., items) {
      packed[place] = item.packed
      guard !handles.isEmpty else { continue }
      handles[place] = item.handle
      setHome(of: item.handle, leaf)
    }
    sizes[leaf] = Int32(items.count)
  }

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
  mutating func insert(_ value: Int64, _ handle: SumTree.Handle, _ leaf: Int, at place: Int) {
    let place = self.place(leaf, place)
    var last = self.place(leaf, size(leaf))
    insert(handle, leaf, place..<last)
    sizes[leaf] += 1
    let value = packing.pack(value)
    var packed = packed.mutableSpan
    while last > place {
      packed[last] = packed[last &- 1]
      last &-= 1
    }
    packed[place] = value
  }

  mutating func keepHandles(with handle: SumTree.Handle) {
    if handle.isSome, handles.isEmpty { handles = Array(repeating: .none, count: packed.count) }
  }

  private mutating func insert(_ handle: SumTree.Handle, _ leaf: Int, _ places: Range<Int>) {
    keepHandles(with: handle)
    guard !handles.isEmpty else { return }
    for place in places.reversed() { handles[place + 1] = handles[place] }
    handles[places.lowerBound] = handle
    setHome(of: handle, leaf)
  }

  mutating func remove(_ leaf: Int, at place: Int) -> Int64 {
    let place = self.place(leaf, place)
    let last = self.place(leaf, size(leaf) - 1)
    sizes[leaf] -= 1
    if !handles.isEmpty {
      if handles[place].isSome { homes[handles[place].index] = -1 }
      for index in place..<last { handles[index] = handles[index + 1] }
    }
    let removed = packed[place]
    var packed = packed.mutableSpan
    for index in place..<last { packed[index] = packed[index &+ 1] }
    defer { packing.forget(removed) }
    return packing.number(removed)
  }
}

extension Array {
  /// Makes room for more elements by growing by an eighth at least.
  ///
  /// An array by itself doubles, which at a million rows would take memory for a million rows that are not there.
  mutating func makeRoom(for count: Int) {
    guard self.count + count > capacity else { return }
    reserveCapacity(self.count + Swift.max(count, self.count / 8))
  }
}
