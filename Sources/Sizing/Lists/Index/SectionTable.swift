/// How many parts each section of a list has, and which section a part is in.
///
/// Sections are stored in blocks of some dozens. A block has for each of its sections the number of the block's parts up to
/// that section's end, and two arrays have the first section and the first part of each block. So both queries search among
/// the blocks and then in one.
///
/// Cost: finding is logarithmic in the blocks. Changing, inserting and removing a section updates one block and the starts
/// of those after it, which at ten thousand sections are two hundred adjacent numbers. A block is removed with its last
/// section.
struct SectionTable: Sendable {
  private static let capacity = 64
  /// How many sections a new block gets, so that the first insertions split none.
  private static let fill = 56

  /// For each section the number of parts of its block up to its end, with ``capacity`` elements for each block; the largest
  /// `Int32` where there is no section.
  private var ends: [Int32] = []
  /// The first section of each block, and then the number of sections.
  private var sectionStarts = [0]
  /// The first part of each block, and then the number of parts.
  private var partStarts = [0]

  /// Makes a table of sections from the number of parts of each, which is at least 1.
  init(_ partCounts: some Collection<Int>) {
    var rest = partCounts[...]
    repeat {
      insertBlock(blockCount, of: rest.prefix(Self.fill))
      rest = rest.dropFirst(Self.fill)
    } while !rest.isEmpty
  }

  var count: Int { sectionStarts[blockCount] }

  var partCount: Int { partStarts[blockCount] }

  /// Bytes of memory the table holds, unused places included.
  var byteCount: Int { 4 * ends.capacity + 8 * (sectionStarts.capacity + partStarts.capacity) }

  /// A section: its number, its first part, and how many parts it has.
  struct Place {
    var section: Int
    var first: Int
    var count: Int
    var end: Int { first &+ count }
  }

  /// The place of a section, which must exist.
  @inline(__always)
  subscript(section: Int) -> Place {
    let block = sectionStarts.place(of: section)
    return place(section &- sectionStarts[block], in: block)
  }

  func section(ofPart part: Int) -> Place {
    let block = partStarts.place(of: part)
    let ends = ends.span.extracting(places(block))
    return place(ends.count(upTo: Int32(truncatingIfNeeded: part &- partStarts[block])), in: block)
  }

  @inline(__always)
  private func place(_ index: Int, in block: Int) -> Place {
    let place = block &* Self.capacity &+ index
    let start = index > 0 ? ends[place &- 1] : 0
    return Place(
      section: sectionStarts[block] &+ index, first: partStarts[block] &+ Int(start), count: Int(ends[place] &- start))
  }

  private var blockCount: Int { sectionStarts.count - 1 }

  private func places(_ block: Int) -> Range<Int> { block &* Self.capacity..<(block &+ 1) &* Self.capacity }
}

// MARK: Edits

extension SectionTable {
  /// Adds to the number of a section's parts; `difference` may be negative.
  mutating func add(_ difference: Int, toSection section: Int) {
    let block = sectionStarts.place(of: section)
    let first = block * Self.capacity
    for place in first + section - sectionStarts[block]..<first + size(block) { ends[place] += Int32(difference) }
    partStarts.add(difference, from: block + 1)
  }

  mutating func insert(_ partCount: Int, at section: Int) {
    var block = section < count ? sectionStarts.place(of: section) : blockCount - 1
    var counts = partCounts(block)
    if counts.count == Self.capacity {
      // A full block stays full when a section is added after the last: a list that grows at its end has full blocks.
      let kept = section == count ? counts.count : counts.count / 2
      removeBlock(block)
      insertBlock(block, of: counts[kept...])
      insertBlock(block, of: counts[..<kept])
      if section >= sectionStarts[block + 1] { block += 1 }
      counts = partCounts(block)
    }
    counts.insert(partCount, at: section - sectionStarts[block])
    set(block, counts)
    sectionStarts.add(1, from: block + 1)
    partStarts.add(partCount, from: block + 1)
  }

  mutating func remove(_ section: Int) {
    let block = sectionStarts.place(of: section)
    var counts = partCounts(block)
    let removed = counts.remove(at: section - sectionStarts[block])
    set(block, counts)
    sectionStarts.add(-1, from: block + 1)
    partStarts.add(-removed, from: block + 1)
    if counts.isEmpty, blockCount > 1 { removeBlock(block) }
  }

  private func size(_ block: Int) -> Int { sectionStarts[block + 1] - sectionStarts[block] }

  private func partCounts(_ block: Int) -> [Int] { (0..<size(block)).map { place($0, in: block).count } }

  private mutating func set(_ block: Int, _ partCounts: some Collection<Int>) {
    var end: Int32 = 0
    let places = places(block)
    for (place, count) in zip(places, partCounts) {
      end += Int32(count)
      ends[place] = end
    }
    for place in places.dropFirst(partCounts.count) { ends[place] = .max }
  }

  private mutating func insertBlock(_ block: Int, of partCounts: some Collection<Int>) {
    ends.insert(contentsOf: repeatElement(.max, count: Self.capacity), at: block * Self.capacity)
    sectionStarts.insert(sectionStarts[block], at: block)
    partStarts.insert(partStarts[block], at: block)
    set(block, partCounts)
    sectionStarts.add(partCounts.count, from: block + 1)
    partStarts.add(partCounts.reduce(0, +), from: block + 1)
  }

  private mutating func removeBlock(_ block: Int) {
    let (sections, parts) = (size(block), partStarts[block + 1] - partStarts[block])
    ends.removeSubrange(places(block))
    sectionStarts.remove(at: block)
    partStarts.remove(at: block)
    sectionStarts.add(-sections, from: block)
    partStarts.add(-parts, from: block)
  }
}

extension [Int] {
  /// The last index, the very last excepted, whose number is at most `target`, by binary search; numbers must not decrease.
  fileprivate func place(of target: Int) -> Int {
    var (low, high) = (0, count &- 2)
    while low < high {
      let middle = (low &+ high &+ 1) &>> 1
      if self[middle] <= target { low = middle } else { high = middle &- 1 }
    }
    return low
  }

  fileprivate mutating func add(_ difference: Int, from place: Int) {
    for place in place..<count { self[place] += difference }
  }
}
