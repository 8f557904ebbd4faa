/// The rules of a lookup, as far as the characters of an alphabet can meet them: those that each needs, in a row.
///
/// Rules that need other glyphs too are among them, with an empty set for each.
struct LookupRules {
  var table: LayoutTable
  /// The characters whose glyphs the lookup does not see.
  let passedOver: AlphabetSet
  /// For each rule the sets of characters that must follow each other for it to apply.
  private(set) var sequences: [[AlphabetSet]] = []
  /// Whether a pair of a glyph and the space, or of the space and a glyph, has a value.
  private(set) var kernsSpace = false

  init(table: LayoutTable, passedOver: AlphabetSet) {
    self.table = table
    self.passedOver = passedOver
  }

  /// Reads a subtable of `GSUB`.
  mutating func readSubstitution(_ type: Int, at subtable: Int) throws(LayoutTable.Damage) {
    switch type {
    case 1, 2, 3: append([try coverage(at: subtable + 2, of: subtable)])
    case 4: try readLigatures(at: subtable)
    case 5: try readContext(at: subtable)
    case 6: try readChainedContext(at: subtable)
    case 8: try readReverseChain(at: subtable)
    default: throw LayoutTable.Damage()
    }
  }

  /// Reads a subtable of `GPOS`.
  mutating func readPositioning(_ type: Int, at subtable: Int) throws(LayoutTable.Damage) {
    switch type {
    case 1, 3: append([try coverage(at: subtable + 2, of: subtable)])
    // Only marks are moved; what they are attached to stays.
    case 4, 5, 6: append([try coverage(at: subtable + 2, of: subtable)])
    case 2: try readPairs(at: subtable)
    case 7: try readContext(at: subtable)
    case 8: try readChainedContext(at: subtable)
    default: throw LayoutTable.Damage()
    }
  }

  mutating func append(_ sequence: [AlphabetSet]) {
    sequences.append(sequence)
  }

  /// Whether a rule is about the space, or reaches from one side of it to the other.
  var concernsSpace: Bool {
    !sequences.isEmpty && passedOver.contains(0) || sequences.contains { $0.contains { $0.contains(0) } }
  }

  mutating func coverage(at offset: Int, of subtable: Int) throws(LayoutTable.Damage) -> AlphabetSet {
    try table.coverage(at: try table.place(at: offset, from: subtable))
  }

  /// The characters of one glyph each.
  func characters(ofGlyphs glyphs: [Int]) -> [AlphabetSet] {
    glyphs.map { table.characters(ofGlyph: $0) }
  }

  private mutating func readLigatures(at subtable: Int) throws(LayoutTable.Damage) {
    let first = try coverage(at: subtable + 2, of: subtable)
    guard let coverage = try table.place(at: subtable + 2, from: subtable) else { throw LayoutTable.Damage() }
    var firsts: [Int: AlphabetSet] = [:]
    for character in first.indices {
      if let index = try table.coverageIndex(of: character, at: coverage) {
        firsts[index, default: .empty].insert(character)
      }
    }
    for (index, set) in try table.places(at: subtable + 4, from: subtable).enumerated() {
      guard let set else { continue }
      for ligature in try table.places(at: set, from: set) {
        guard let ligature else { throw LayoutTable.Damage() }
        let count = try table.integer(at: ligature + 2)
        let others = try table.integers(at: ligature + 4, count: count - 1)
        append([firsts[index] ?? .empty] + characters(ofGlyphs: others))
      }
    }
  }

  /// Pairs move the first glyph's pen; those that have a value for the second glyph too use it up, so that it is not the
  /// first of the next pair.
  private mutating func readPairs(at subtable: Int) throws(LayoutTable.Damage) {
    let first = try coverage(at: subtable + 2, of: subtable)
    let hasSecondValue = try table.integer(at: subtable + 6) != 0
    let kernsBeforeSpace = try table.hasPairValue(forSecond: 0, at: subtable)
    kernsSpace = kernsSpace || kernsBeforeSpace || first.contains(0)
    // Two glyphs that meet only if others between them are passed over.
    if !passedOver.isEmpty { append([first]) }
    if hasSecondValue { append([first, AlphabetSet(count: table.glyphs.count)]) }
  }

  private mutating func readReverseChain(at subtable: Int) throws(LayoutTable.Damage) {
    let input = try coverage(at: subtable + 2, of: subtable)
    let before = try table.places(at: subtable + 4, from: subtable)
    let after = try table.places(at: subtable + 6 + 2 * before.count, from: subtable)
    append(try coverages(before.reversed()) + [input] + coverages(after))
  }

  mutating func coverages(_ places: [Int?]) throws(LayoutTable.Damage) -> [AlphabetSet] {
    var sets: [AlphabetSet] = []
    for place in places { sets.append(try table.coverage(at: place)) }
    return sets
  }
}
