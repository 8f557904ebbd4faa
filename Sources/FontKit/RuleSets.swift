/// The sets of rules in a `GSUB` or `GPOS` table (OpenType 1.9), read only to refuse a font that makes HarfBuzz take too long.
///
/// HarfBuzz limits how many rules it applies to a text, not how many it tries. At each glyph it tries all rules of a set in turn, and those
/// of the lookups that a rule calls. Since offsets may overlap, a table of 56 KB can hold 28 000 rules for the space, with which HarfBuzz
/// takes seconds for a text of 24 KB; and one rule may call a lookup with 16 000 rules a thousand times.
@safe struct RuleSets {
  private let bytes: UnsafeRawBufferPointer
  /// The lookup types for context, chained context, and extension.
  private let context: Int, chained: Int, extended: Int
  private let ligatures: Int?

  init(_ table: UnsafeRawBufferPointer, isPositioning: Bool) {
    unsafe bytes = table
    (context, chained, extended, ligatures) = isPositioning ? (7, 8, 9, nil) : (5, 6, 7, 4)
  }

  /// The limit on rules and calls that are read, which takes some hundredths of a second.
  ///
  /// Of the faces in Debian's packages Noto Nastaliq Urdu has the most, 26 068.
  private static let mostRead = 1 << 18

  /// Whether HarfBuzz tries at most `limit` subtables and rules at a glyph, and at most twice as many with those of called lookups, which
  /// count once for each call.
  ///
  /// Also false if the sets outnumber the table's bytes, or if there are too many rules to read. Both need sets that overlap.
  ///
  /// - Complexity: O(*n*) in the table's bytes, plus the calls times their depth, which both have limits.
  func areAtMost(_ limit: Int) -> Bool {
    // Major version 2, an extension of HarfBuzz, has offsets of three bytes.
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

  /// The offset and the type of a lookup's subtable, with an extension resolved; nil if there is none.
  private func subtable(at distance: Int, from lookup: Int) -> (place: Int, type: Int)? {
    guard distance > 0 else { return nil }
    let (place, type) = (lookup + distance, integer(at: lookup))
    guard type == extended else { return (place, type) }
    let other = integer(at: place + 2)
    return other == extended ? nil : (place + integer(at: place + 4) << 16 + integer(at: place + 6), other)
  }

  /// Adds the rules of a subtable, with their calls, to `calls`; false once `mostRead` is exceeded.
  private func read(_ sets: [RuleSet], of subtable: Int, type: Int, into calls: inout RuleCalls) -> Bool {
    guard type == context || type == chained else { return true }
    let format = integer(at: subtable)
    func read(_ rule: Int, isWide: Bool = false, hasCoverages: Bool = false) -> Bool {
      var offset = rule
      // A rule in a set counts its first glyph but does not store it: the set has it.
      let first = hasCoverages ? 0 : 1
      let width = isWide ? 3 : 2
      let callCount: Int
      if type == context {
        callCount = integer(at: offset + 2)
        offset += 4 + width * max(0, integer(at: offset) - first)
      } else {
        // The backtrack, input and lookahead sequences.
        for skipped in [0, first, 0] { offset += 2 + width * max(0, integer(at: offset) - skipped) }
        callCount = integer(at: offset)
        offset += 2
      }
      // Its lookup records: a sequence index and a lookup index, of two bytes each.
      calls.addRule((0..<callCount).lazy.map { integer(at: offset + 4 * $0 + 2) })
      return calls.count <= Self.mostRead
    }
    if format == 3 { return read(subtable + 2, hasCoverages: true) }
    return sets.allSatisfy { set in
      (0..<set.count).allSatisfy { index in
        let distance = integer(at: set.place + 2 + 2 * index)
        // Only format 4 stores glyphs of three bytes: the classes of format 5 have two, as in format 2.
        return distance == 0 || read(set.place + distance, isWide: format == 4)
      }
    }
  }

  /// A set of rules, which HarfBuzz tries in turn.
  private struct RuleSet {
    let place: Int
    let count: Int
  }

  /// The rule sets of a subtable; empty if its format has none.
  private func sets(of subtable: Int, type: Int) -> [RuleSet] {
    let format = integer(at: subtable)
    // How many offsets, to the coverage and to class definitions, precede the list of sets.
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

  /// The 16-bit number at an offset; 0 beyond the end, since HarfBuzz treats an offset that is out of range as null.
  private func integer(at place: Int) -> Int {
    guard unsafe place + 2 <= bytes.count else { return 0 }
    return unsafe Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }
}
