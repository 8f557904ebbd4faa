/// Contextual lookups, whose rules apply other lookups.
extension LookupReader {
  /// The symbols of each class.
  private typealias Classes = [Int: SymbolSet]

  /// The classes that the numbers of a rule stand for, before the input, in it, and after it; nil if they are glyphs.
  private typealias Numbering = (before: Classes, input: Classes, after: Classes)?

  /// Sequence context: `GSUB` type 5, `GPOS` type 7.
  mutating func readContext(at subtable: Int) throws(LayoutTable.Damage) {
    switch try table.integer(at: subtable) {
    case 1:
      try readRuleSets(at: subtable, sets: subtable + 4, isChained: false, nil)
    case 2:
      let classes = try glyphs.symbolsByClass(at: try table.offset(at: subtable + 4, from: subtable))
      try readRuleSets(
        at: subtable, sets: subtable + 6, isChained: false, ([:], classes, [:]))
    case 3:
      let count = try table.integer(at: subtable + 2)
      var offsets: [Int?] = []
      for index in 0..<count { offsets.append(try table.offset(at: subtable + 6 + 2 * index, from: subtable)) }
      let lookups = try lookups(at: subtable + 6 + 2 * count, count: try table.integer(at: subtable + 4))
      try append(coverages(offsets), applying: lookups)
    default: throw LayoutTable.Damage()
    }
  }

  /// Chained sequence context: `GSUB` type 6, `GPOS` type 8.
  mutating func readChainedContext(at subtable: Int) throws(LayoutTable.Damage) {
    switch try table.integer(at: subtable) {
    case 1:
      try readRuleSets(at: subtable, sets: subtable + 4, isChained: true, nil)
    case 2:
      let before = try glyphs.symbolsByClass(at: try table.offset(at: subtable + 4, from: subtable))
      let input = try glyphs.symbolsByClass(at: try table.offset(at: subtable + 6, from: subtable))
      let after = try glyphs.symbolsByClass(at: try table.offset(at: subtable + 8, from: subtable))
      try readRuleSets(
        at: subtable, sets: subtable + 10, isChained: true, (before, input, after))
    case 3:
      let before = try table.offsets(at: subtable + 2, from: subtable)
      let inputOffset = subtable + 4 + 2 * before.count
      let input = try table.offsets(at: inputOffset, from: subtable)
      let afterOffset = inputOffset + 2 + 2 * input.count
      let after = try table.offsets(at: afterOffset, from: subtable)
      try append(
        coverages(before.reversed()) + coverages(input) + coverages(after),
        applying: lookups(at: afterOffset + 2 + 2 * after.count))
    default: throw LayoutTable.Damage()
    }
  }

  /// Rules by their first glyph or its class.
  private mutating func readRuleSets(
    at subtable: Int, sets offset: Int, isChained: Bool, _ numbering: Numbering
  ) throws(LayoutTable.Damage) {
    let coverage = try table.offset(at: subtable + 2, from: subtable)
    let sets = try table.offsets(at: offset, from: subtable)
    // The symbols with which the rules of each set begin.
    var firsts: [Int: SymbolSet] = [:]
    if let classes = numbering?.input {
      let covered = try glyphs.coverage(at: coverage)
      firsts = classes.mapValues { $0.intersection(covered) }
    } else {
      firsts = try glyphs.symbolsByIndex(at: coverage)
    }
    for (index, set) in sets.enumerated() {
      guard let set, let first = first(firsts[index]) else { continue }
      for rule in try table.offsets(at: set, from: set) {
        guard let rule else { throw LayoutTable.Damage() }
        try readRule(at: rule, first: first, isChained: isChained, numbering)
      }
    }
  }

  private mutating func readRule(
    at rule: Int, first: SymbolSet, isChained: Bool, _ numbering: Numbering
  ) throws(LayoutTable.Damage) {
    guard isChained else {
      let count = try table.integer(at: rule)
      let input = try table.integers(at: rule + 4, count: count - 1)
      try append(
        [first] + symbols(of: input, numbering?.input),
        applying: lookups(at: rule + 2 + 2 * max(1, count), count: try table.integer(at: rule + 2)))
      return
    }
    let beforeCount = try table.integer(at: rule)
    let before = try table.integers(at: rule + 2, count: beforeCount)
    let inputOffset = rule + 2 + 2 * beforeCount
    let inputCount = try table.integer(at: inputOffset)
    let input = try table.integers(at: inputOffset + 2, count: inputCount - 1)
    let afterOffset = inputOffset + 2 * max(1, inputCount)
    let afterCount = try table.integer(at: afterOffset)
    let after = try table.integers(at: afterOffset + 2, count: afterCount)
    try append(
      symbols(of: before.reversed(), numbering?.before) + [first] + symbols(of: input, numbering?.input)
        + symbols(of: after, numbering?.after),
      applying: lookups(at: afterOffset + 2 + 2 * afterCount))
  }

  /// The lookups that a rule applies: a counted list.
  private func lookups(at offset: Int) throws(LayoutTable.Damage) -> [Int] {
    try lookups(at: offset + 2, count: try table.integer(at: offset))
  }

  /// The lookups of a list of `count` from `offset` on, each after the position where it is applied.
  private func lookups(at offset: Int, count: Int) throws(LayoutTable.Damage) -> [Int] {
    var lookups: [Int] = []
    for index in 0..<count { lookups.append(try table.integer(at: offset + 4 * index + 2)) }
    return lookups
  }

  /// The symbols that each number of a rule stands for: glyphs, or classes.
  private func symbols(of numbers: [Int], _ classes: Classes?) -> [SymbolSet] {
    numbers.map { number in
      if let classes { classes[number] ?? .empty } else { glyphs.symbols(ofGlyph: number) }
    }
  }
}
