/// How many parts each section of a list has, and which section a part is in.
///
/// Cost: finding, changing, inserting and removing a section is logarithmic.
struct SectionTable: Sendable {
  private var partCounts: SumTree

  /// Makes a table of sections from the number of parts of each, which is at least 1.
  init(_ partCounts: some Collection<Int>) {
    self.partCounts = SumTree(partCounts.map(Int64.init), [])
  }

  var count: Int { partCounts.count }

  var partCount: Int { Int(partCounts.sum) }

  /// Bytes of memory the table holds, unused places included.
  var byteCount: Int { partCounts.byteCount }

  /// A section: its number, its first part, and how many parts it has.
  struct Place {
    var section: Int
    var first: Int
    var count: Int
    var end: Int { first &+ count }
  }

  /// The place of a section, which must exist.
  subscript(section: Int) -> Place {
    let (number, before) = partCounts.numberAndSum(at: section)
    return Place(section: section, first: Int(before), count: Int(number))
  }

  /// The section that a part is in, which must exist.
  func section(ofPart part: Int) -> Place {
    guard let found = partCounts.first(beyond: Int64(part)) else {
      preconditionFailure("there is no part \(part) of \(partCount)")
    }
    return Place(section: found.index, first: Int(found.before), count: Int(partCounts[found.position]))
  }

  /// Adds to the number of a section's parts; `difference` may be negative.
  mutating func add(_ difference: Int, toSection section: Int) { partCounts[section] += Int64(difference) }

  mutating func insert(_ partCount: Int, at section: Int) { partCounts.insert(Int64(partCount), at: section) }

  mutating func remove(_ section: Int) { partCounts.remove(at: section) }
}
