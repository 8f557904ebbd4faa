/// The sets of rules in a font's table `GSUB` or `GPOS` (OpenType 1.9), read only to refuse a font that takes HarfBuzz too long.
///
/// HarfBuzz limits how many rules it applies to a text, not how many it tries: at each glyph it tries all rules of a set, one after another,
/// and those of the lookups that a rule calls. Offsets may overlap, so that 56 KB hold 28 000 rules for the space, and HarfBuzz takes seconds
/// for a text of 24 KB; one rule may call 16 000 of them a thousand times.
@safe struct RuleSets {
  private let bytes: UnsafeRawBufferPointer
  /// The types of lookups for context, chained context, and one of these that is elsewhere.
  private let context: Int, chained: Int, extended: Int
  private let ligatures: Int?

  init(_ table: UnsafeRawBufferPointer, isPositioning: Bool) {
    unsafe bytes = table
    (context, chained, extended, ligatures) = isPositioning ? (7, 8, 9, nil) : (5, 6, 7, 4)
  }

  /// The most rules and calls of other lookups that are read, which takes some hundredths of a second.
  ///
  /// Of Debian's packages the face with the most has 26 068 (Noto Nastaliq Urdu).
  private static let mostRead = 1 << 18

  /// Whether HarfBuzz tries at most `limit` subtables and rules at a glyph, and at most twice as many where those of lookups that are
  /// called count once for each call.
  ///
  /// False as well if the sets outnumber the table's bytes, or if there are too many rules to be read: only overlapping sets do that.
  ///
  /// - Complexity: O(*n*) in the table's bytes, and in the calls times their depth, of both of which there is a most.
  func areAtMost(_ limit: Int) -> Bool {
    // The second version, which only HarfBuzz reads, has offsets of three bytes.
    let isWide = integer(at: 0) == 2
    let list = isWide ? offset(at: 10, isWide: true) : integer(at: 8)
    guard list > 0 else { return true }
    let lookupCount = integer(at: list)
    var calls = RuleCalls(lookupCount: lookupCount)
    var sets = 0
    for number in 0..<lookupCount {
      let distance = offset(at: list + 2 + (isWide ? 3 : 2) * number, isWide: isWide)
      guard distance > 0 else { continue }
      let lookup = list + distance
      for index in 0..<integer(at: lookup + 4) {
        let subtable = self.subtable(at: integer(at: lookup + 6 + 2 * index), from: lookup)
        let found = subtable.map { self.sets(of: $0.place, type: $0.type) } ?? []
        sets += found.count
        calls.beginSubtable(of: number, ruleCount: found.map(\.count).max() ?? 0)
        guard unsafe calls.ownCount <= limit && sets <= bytes.count else { return false }
        if let subtable, !read(found, of: subtable.place, type: subtable.type, into: &calls) { return false }
      }
    }
    return calls.areAtMost(2 * limit)
  }

  /// A subtable of a lookup, behind its extension if it has one, and its type; nil if there is none.
  private func subtable(at distance: Int, from lookup: Int) -> (place: Int, type: Int)? {
    guard distance > 0 else { return nil }
    let (place, type) = (lookup + distance, integer(at: lookup))
    guard type == extended else { return (place, type) }
    let other = integer(at: place + 2)
    return other == extended ? nil : (place + integer(at: place + 4) << 16 + integer(at: place + 6), other)
  }

  /// Reads the calls of a subtable's rules; false if there is too much to be read.
  private func read(_ sets: [RuleSet], of subtable: Int, type: Int, into calls: inout RuleCalls) -> Bool {
    guard type == context || type == chained else { return true }
    let format = integer(at: subtable)
    func read(_ rule: Int, isWide: Bool = false, hasCoverages: Bool = false) -> Bool {
      var offset = rule
      // The first glyph of a rule in a set is the set's.
      let first = hasCoverages ? 0 : 1
      let width = isWide ? 3 : 2
      let callCount: Int
      if type == context {
        callCount = integer(at: offset + 2)
        offset += 4 + width * max(0, integer(at: offset) - first)
      } else {
        // What is before, matched, and after.
        for skipped in [0, first, 0] { offset += 2 + width * max(0, integer(at: offset) - skipped) }
        callCount = integer(at: offset)
        offset += 2
      }
      // Its records: where in the sequence, and which lookup.
      calls.addRule((0..<callCount).lazy.map { integer(at: offset + 4 * $0 + 2) })
      return calls.count <= Self.mostRead
    }
    if format == 3 { return read(subtable + 2, hasCoverages: true) }
    return sets.allSatisfy { set in
      (0..<set.count).allSatisfy { index in
        let distance = integer(at: set.place + 2 + 2 * index)
        // Classes have two bytes in format 5, too.
        return distance == 0 || read(set.place + distance, isWide: format == 4)
      }
    }
  }

  /// Rules of which HarfBuzz tries one after another.
  private struct RuleSet {
    let place: Int
    let count: Int
  }

  /// The sets of a subtable; none if its rules are in no sets.
  private func sets(of subtable: Int, type: Int) -> [RuleSet] {
    let format = integer(at: subtable)
    // How many offsets, to coverage and classes, are before the list of sets.
    let offsets: Int
    switch (type, format) {
    case (context, 1), (context, 4), (chained, 1), (chained, 4), (ligatures, 1), (ligatures, 2): offsets = 1
    case (context, 2), (context, 5): offsets = 2
    case (chained, 2), (chained, 5): offsets = 4
    default: return []
    }
    let isWide = format > 3 || type == ligatures && format == 2
    let width = isWide ? 3 : 2
    let list = subtable + 2 + offsets * width
    return (0..<integer(at: list)).map { index in
      let distance = offset(at: list + 2 + index * width, isWide: isWide)
      return distance == 0
        ? RuleSet(place: 0, count: 0)
        : RuleSet(place: subtable + distance, count: integer(at: subtable + distance))
    }
  }

  private func offset(at place: Int, isWide: Bool) -> Int {
    isWide ? integer(at: place) << 8 + integer(at: place + 1) & 0xFF : integer(at: place)
  }

  /// The number of two bytes at a place; 0 beyond the end, as HarfBuzz takes a damaged offset for one to nothing.
  private func integer(at place: Int) -> Int {
    guard unsafe place + 2 <= bytes.count else { return 0 }
    return unsafe Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }
}
