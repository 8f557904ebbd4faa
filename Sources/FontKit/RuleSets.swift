/// The sets of rules in a font's table `GSUB` or `GPOS` (OpenType 1.9), read only to refuse a font that takes HarfBuzz too long.
///
/// HarfBuzz limits how many rules it applies to a text, not how many it tries: at each glyph it tries all rules of a set, one after another.
/// Offsets may overlap, so that 56 KB hold 28 000 rules for the space, and HarfBuzz takes seconds for a text of 24 KB.
@safe struct RuleSets {
  private let bytes: UnsafeRawBufferPointer
  /// The types of lookups for context, chained context, and one of these that is elsewhere.
  private let context: Int, chained: Int, extended: Int
  private let ligatures: Int?

  init(_ table: UnsafeRawBufferPointer, isPositioning: Bool) {
    unsafe bytes = table
    (context, chained, extended, ligatures) = isPositioning ? (7, 8, 9, nil) : (5, 6, 7, 4)
  }

  /// Whether HarfBuzz tries at most `limit` subtables and rules at a glyph.
  ///
  /// It is not so either where there are more sets than the table has bytes, which takes overlapping sets.
  func areAtMost(_ limit: Int) -> Bool {
    // The second version, which only HarfBuzz reads, has offsets of three bytes.
    let isWide = integer(at: 0) == 2
    let list = isWide ? offset(at: 10, isWide: true) : integer(at: 8)
    guard list > 0 else { return true }
    var rules = 0
    var sets = 0
    for index in 0..<integer(at: list) {
      let distance = offset(at: list + 2 + (isWide ? 3 : 2) * index, isWide: isWide)
      guard distance > 0 else { continue }
      let lookup = list + distance
      for index in 0..<integer(at: lookup + 4) {
        let lengths = setLengths(at: integer(at: lookup + 6 + 2 * index), from: lookup)
        rules += 1 + (lengths.max() ?? 0)
        sets += lengths.count
        guard unsafe rules <= limit && sets <= bytes.count else { return false }
      }
    }
    return true
  }

  /// How many rules each set of a subtable has; none if its rules are in no sets.
  private func setLengths(at distance: Int, from lookup: Int) -> [Int] {
    distance == 0 ? [] : setLengths(at: lookup + distance, type: integer(at: lookup))
  }

  private func setLengths(at subtable: Int, type: Int) -> [Int] {
    let format = integer(at: subtable)
    if type == extended {
      let other = integer(at: subtable + 2)
      let place = subtable + integer(at: subtable + 4) << 16 + integer(at: subtable + 6)
      return other == extended ? [] : setLengths(at: place, type: other)
    }
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
      return distance == 0 ? 0 : integer(at: subtable + distance)
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
