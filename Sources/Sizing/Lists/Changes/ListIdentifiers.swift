/// The identifiers of a list's sections and rows, each with a handle that stays the same as long as it is in the list.
struct ListIdentifiers<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  typealias Handle = SumTree.Handle

  private var handles: [ItemID: Handle] = [:]
  private var sectionHandles: [SectionID: Handle] = [:]
  /// The rows' identifiers by their handles; `nil` where a handle is a section's or free.
  private var items: [ItemID?] = []
  private var sections: [Handle: SectionID] = [:]
  private var free: [Handle] = []

  var handleCount: Int { items.count }

  var itemCount: Int { handles.count }

  func handle(of item: ItemID) -> Handle? { handles[item] }
  func handle(ofSection section: SectionID) -> Handle? { sectionHandles[section] }

  func item(_ handle: Handle) -> ItemID {
    guard let item = items[handle.index] else { preconditionFailure("a handle is a row's") }
    return item
  }

  func section(_ handle: Handle) -> SectionID {
    guard let section = sections[handle] else { preconditionFailure("a handle is a section's") }
    return section
  }

  mutating func reserveCapacity(_ itemCount: Int) {
    handles.reserveCapacity(itemCount)
    items.reserveCapacity(itemCount)
  }

  /// Adds a row, which must be new.
  mutating func add(_ item: ItemID) -> Handle {
    let handle = makeHandle()
    items[handle.index] = item
    handles[item] = handle
    return handle
  }

  /// Adds a section, which must be new.
  mutating func addSection(_ section: SectionID) -> Handle {
    let handle = makeHandle()
    sections[handle] = section
    sectionHandles[section] = handle
    return handle
  }

  mutating func remove(_ handle: Handle) {
    handles[item(handle)] = nil
    items[handle.index] = nil
    free.append(handle)
  }

  mutating func removeSection(_ handle: Handle) {
    sectionHandles[section(handle)] = nil
    sections[handle] = nil
    free.append(handle)
  }

  private mutating func makeHandle() -> Handle {
    if let handle = free.popLast() { return handle }
    items.append(nil)
    return Handle(items.count - 1)
  }
}

extension ListIdentifiers {
  /// How many rows agree with the handles at the start, and how many of the others at the end.
  ///
  /// Cost: a comparison for each.
  func common(_ handles: [Handle], _ items: [ItemID]) -> (first: Int, last: Int) {
    let most = min(handles.count, items.count)
    var first = 0
    while first < most, self.items[handles[first].index] == items[first] { first += 1 }
    var last = 0
    while last < most - first,
      self.items[handles[handles.count - 1 - last].index] == items[items.count - 1 - last]
    {
      last += 1
    }
    return (first, last)
  }
}
