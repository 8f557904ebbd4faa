/// Reads the rules of a lookup.
///
/// A rule that also needs glyphs of other characters has an empty set for each; in texts without other characters it is
/// left out.
struct LookupReader {
  private(set) var rules = LookupRules()
  let glyphs: GlyphSymbols
  /// All symbols of the alphabet.
  private let all: SymbolSet
  /// Whether texts have no other characters.
  private let isWholeText: Bool
  /// Whether it is read which neighbours are kerned.
  private let readsNeighbours: Bool

  /// - Parameter symbols: Symbol 0 is the space.
  init(_ symbols: GlyphSymbols, all: SymbolSet, isWholeText: Bool, readsNeighbours: Bool) {
    self.glyphs = symbols
    self.all = all
    self.isWholeText = isWholeText
    self.readsNeighbours = readsNeighbours
  }

  var table: LayoutTable { glyphs.table }

  /// Reads a lookup.
  ///
  /// - Parameter passesOver: Whether the lookup skips the glyphs of some symbols.
  mutating func read(_ lookup: LayoutTable.Lookup, passesOver: Bool) throws(LayoutTable.Damage) {
    for subtable in lookup.subtables {
      switch table.kind {
      case .substitution: try readSubstitution(lookup.type, at: subtable)
      case .positioning: try readPositioning(lookup.type, at: subtable, passesOver: passesOver)
      }
    }
  }

  /// Reads a subtable of `GSUB`.
  private mutating func readSubstitution(_ type: Int, at subtable: Int) throws(LayoutTable.Damage) {
    switch type {
    case 1, 2, 3: try append([try coverage(at: subtable + 2, of: subtable)])
    case 4: try readLigatures(at: subtable)
    case 5: try readContext(at: subtable)
    case 6: try readChainedContext(at: subtable)
    case 8: try readReverseChain(at: subtable)
    default: throw LayoutTable.Damage()
    }
  }

  /// Reads a subtable of `GPOS`.
  private mutating func readPositioning(
    _ type: Int, at subtable: Int, passesOver: Bool
  ) throws(LayoutTable.Damage) {
    switch type {
    case 1: try append([try coverage(at: subtable + 2, of: subtable)])
    case 3:
      // Both pens are moved.
      let attached = try coverage(at: subtable + 2, of: subtable)
      try append([attached, attached])
      rules.neighbours.append([attached, attached])
    // Only marks are moved; what they are attached to stays.
    case 4, 5, 6: try append([try coverage(at: subtable + 2, of: subtable)])
    case 2: try readPairs(at: subtable, passesOver: passesOver)
    case 7: try readContext(at: subtable)
    case 8: try readChainedContext(at: subtable)
    default: throw LayoutTable.Damage()
    }
  }

  mutating func append(_ sequence: [SymbolSet]) throws(LayoutTable.Damage) {
    if try mayOccur(sequence) { rules.sequences.append(sequence) }
  }

  /// Adds a rule of context, which applies other lookups; without any it is an exception from the rules after it.
  mutating func append(_ sequence: [SymbolSet], applying lookups: [Int]) throws(LayoutTable.Damage) {
    guard try mayOccur(sequence) else { return }
    if lookups.isEmpty {
      rules.exceptions.append(sequence)
    } else {
      rules.sequences.append(sequence)
    }
    rules.applied.formUnion(lookups)
  }

  /// The longest rule that is read, as HarfBuzz applies none that is longer (`HB_MAX_CONTEXT_LENGTH` of
  /// `hb-ot-layout-gsubgpos.hh`), context aside.
  private static let longest = 64

  /// Whether a rule is to be kept; throws if it is too long, or if the budget is spent.
  private func mayOccur(_ sequence: [SymbolSet]) throws(LayoutTable.Damage) -> Bool {
    guard sequence.count <= Self.longest else { throw LayoutTable.Damage() }
    if isWholeText, sequence.contains(where: \.isEmpty) { return false }
    try table.budget.spend(sets: sequence.count)
    return true
  }

  /// The symbols that some rules begin with; nil if there are none, and such rules are left out.
  func first(_ symbols: SymbolSet?) -> SymbolSet? {
    let symbols = symbols ?? .empty
    return isWholeText && symbols.isEmpty ? nil : symbols
  }

  private func coverage(at offset: Int, of subtable: Int) throws(LayoutTable.Damage) -> SymbolSet {
    try glyphs.coverage(at: try table.offset(at: offset, from: subtable))
  }

  private mutating func readLigatures(at subtable: Int) throws(LayoutTable.Damage) {
    // Without glyphs only the lookups that rules apply are asked for, and ligatures apply none.
    guard !glyphs.isEmpty else { return }
    let firsts = try glyphs.symbolsByIndex(at: try table.offset(at: subtable + 2, from: subtable))
    for (index, set) in try table.offsets(at: subtable + 4, from: subtable).enumerated() {
      guard let set, let first = first(firsts[index]) else { continue }
      for ligature in try table.offsets(at: set, from: set) {
        guard let ligature else { throw LayoutTable.Damage() }
        let count = try table.integer(at: ligature + 2)
        let others = try table.integers(at: ligature + 4, count: count - 1)
        try append([first] + others.map(glyphs.symbols(ofGlyph:)))
      }
    }
  }

  /// A pair changes the advance of its first glyph.
  ///
  /// If it has a value for the second glyph, too, that glyph is used up, and is not the first of the next pair.
  private mutating func readPairs(at subtable: Int, passesOver: Bool) throws(LayoutTable.Damage) {
    let pairs = try PairPositioning(at: subtable, in: table)
    let first = try coverage(at: subtable + 2, of: subtable)
    // Two glyphs that meet only if others between them are passed over.
    if passesOver { try append([first]) }
    if pairs.movesSecond { try append([first, all]) }
    if readsNeighbours { rules.neighbours += try glyphs.kernedPairs(in: pairs) }
  }

  private mutating func readReverseChain(at subtable: Int) throws(LayoutTable.Damage) {
    let input = try coverage(at: subtable + 2, of: subtable)
    let before = try table.offsets(at: subtable + 4, from: subtable)
    let after = try table.offsets(at: subtable + 6 + 2 * before.count, from: subtable)
    try append(coverages(before.reversed()) + [input] + coverages(after))
  }

  func coverages(_ offsets: [Int?]) throws(LayoutTable.Damage) -> [SymbolSet] {
    var sets: [SymbolSet] = []
    for offset in offsets { sets.append(try glyphs.coverage(at: offset)) }
    return sets
  }
}
