/// Contextual lookups: what they do is done by other lookups, so a rule that names none does nothing.
extension LookupRules {
  /// What the numbers of a rule stand for.
  private enum Numbering {
    /// Glyphs.
    case glyphs
    /// Classes, given as that of each character, for what is before the input, in it, and after it.
    case classes(before: [Int], input: [Int], after: [Int])

    var before: [Int]? { if case .classes(let before, _, _) = self { before } else { nil } }
    var input: [Int]? { if case .classes(_, let input, _) = self { input } else { nil } }
    var after: [Int]? { if case .classes(_, _, let after) = self { after } else { nil } }
  }

  /// Sequence context: `GSUB` type 5, `GPOS` type 7.
  mutating func readContext(at subtable: Int) throws(LayoutTable.Damage) {
    switch try table.integer(at: subtable) {
    case 1:
      try readRuleSets(at: subtable, sets: subtable + 4, isChained: false, .glyphs)
    case 2:
      let classes = try table.classes(at: try table.place(at: subtable + 4, from: subtable))
      try readRuleSets(
        at: subtable, sets: subtable + 6, isChained: false, .classes(before: [], input: classes, after: []))
    case 3:
      let count = try table.integer(at: subtable + 2)
      guard try table.integer(at: subtable + 4) > 0 else { return }
      var places: [Int?] = []
      for index in 0..<count { places.append(try table.place(at: subtable + 6 + 2 * index, from: subtable)) }
      append(try coverages(places))
    default: throw LayoutTable.Damage()
    }
  }

  /// Chained sequence context: `GSUB` type 6, `GPOS` type 8.
  mutating func readChainedContext(at subtable: Int) throws(LayoutTable.Damage) {
    switch try table.integer(at: subtable) {
    case 1:
      try readRuleSets(at: subtable, sets: subtable + 4, isChained: true, .glyphs)
    case 2:
      let before = try table.classes(at: try table.place(at: subtable + 4, from: subtable))
      let input = try table.classes(at: try table.place(at: subtable + 6, from: subtable))
      let after = try table.classes(at: try table.place(at: subtable + 8, from: subtable))
      try readRuleSets(
        at: subtable, sets: subtable + 10, isChained: true, .classes(before: before, input: input, after: after))
    case 3:
      let before = try table.places(at: subtable + 2, from: subtable)
      let inputOffset = subtable + 4 + 2 * before.count
      let input = try table.places(at: inputOffset, from: subtable)
      let afterOffset = inputOffset + 2 + 2 * input.count
      let after = try table.places(at: afterOffset, from: subtable)
      guard try table.integer(at: afterOffset + 2 + 2 * after.count) > 0 else { return }
      append(try coverages(before.reversed()) + coverages(input) + coverages(after))
    default: throw LayoutTable.Damage()
    }
  }

  /// Rules by their first glyph or its class.
  private mutating func readRuleSets(
    at subtable: Int, sets offset: Int, isChained: Bool, _ numbering: Numbering
  ) throws(LayoutTable.Damage) {
    let covered = try coverage(at: subtable + 2, of: subtable)
    guard let coverage = try table.place(at: subtable + 2, from: subtable) else { throw LayoutTable.Damage() }
    let sets = try table.places(at: offset, from: subtable)
    // The characters with which the rules of each set begin.
    var firsts: [Int: AlphabetSet] = [:]
    for character in covered.indices {
      let index: Int?
      if let classes = numbering.input {
        index = classes[character]
      } else {
        index = try table.coverageIndex(of: character, at: coverage)
      }
      if let index { firsts[index, default: .empty].insert(character) }
    }
    for (index, set) in sets.enumerated() {
      guard let set else { continue }
      let first = firsts[index] ?? .empty
      for rule in try table.places(at: set, from: set) {
        guard let rule else { throw LayoutTable.Damage() }
        try readRule(at: rule, first: first, isChained: isChained, numbering)
      }
    }
  }

  private mutating func readRule(
    at rule: Int, first: AlphabetSet, isChained: Bool, _ numbering: Numbering
  ) throws(LayoutTable.Damage) {
    guard isChained else {
      let count = try table.integer(at: rule)
      guard try table.integer(at: rule + 2) > 0 else { return }
      let input = try table.integers(at: rule + 4, count: count - 1)
      append([first] + characters(input, numbering.input))
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
    guard try table.integer(at: afterOffset + 2 + 2 * afterCount) > 0 else { return }
    append(
      characters(before.reversed(), numbering.before) + [first] + characters(input, numbering.input)
        + characters(after, numbering.after))
  }

  /// The characters that each number of a rule stands for: glyphs, or classes.
  private func characters(_ numbers: [Int], _ classes: [Int]?) -> [AlphabetSet] {
    guard let classes else { return characters(ofGlyphs: numbers) }
    return numbers.map { number in AlphabetSet(count: classes.count) { classes[$0] == number } }
  }
}
