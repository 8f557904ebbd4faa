internal import FontKit

/// The rules of lookups of `GSUB` or `GPOS` that may change a text of some symbols: of the lookups that HarfBuzz
/// applies, and of those that their rules apply.
struct AppliedLookups: Sendable {
  struct Lookup: Sendable {
    let index: Int
    let type: Int
    /// Whether it is applied only where a rule of another lookup says so.
    let isNested: Bool
    /// The symbols whose glyphs it skips.
    let passedOver: SymbolSet
    let rules: LookupRules
  }

  private(set) var lookups: [Lookup] = []

  /// - Parameters:
  ///   - indices: The lookups that HarfBuzz applies by themselves.
  ///   - kind: The table that they are of.
  ///   - owners: The symbols that may stand as each glyph.
  ///   - count: How many symbols there are.
  ///   - isWholeText: Whether texts have no other symbols: then rules that need other glyphs are left out.
  ///   - readsNeighbours: Whether to find which neighbours are kerned, or attached to each other.
  init(
    _ indices: [Int], of kind: LayoutTable.Kind, in tables: LayoutTables, owners: [Int: SymbolSet], count: Int,
    isWholeText: Bool = false, readsNeighbours: Bool = false
  ) throws(LayoutTable.Damage) {
    try tables.budget.spend(owners.count)
    let table = tables[kind]
    let symbols = GlyphSymbols(owners, in: table)
    let all = SymbolSet(count: count)
    let classes = owners.map { glyph, symbols in (tables.font.glyphClass(of: UInt32(glyph)), symbols) }
    var waiting = indices
    var known = Set(indices)
    while !waiting.isEmpty {
      let batch = waiting
      waiting = []
      for index in batch {
        let lookup = try table.lookup(index)
        try tables.budget.spend(classes.count)
        var passedOver = SymbolSet.empty
        // If the font has no glyph classes, HarfBuzz takes for a ligature what it makes of several glyphs.
        let passesOverAll = !tables.font.hasGlyphClasses && lookup.passesOver(.ligature)
        for (glyphClass, symbols) in classes where passesOverAll || lookup.passesOver(glyphClass) {
          passedOver.formUnion(symbols)
        }
        var reader = LookupReader(symbols, all: all, isWholeText: isWholeText, readsNeighbours: readsNeighbours)
        try reader.read(lookup, passesOver: !passedOver.isEmpty)
        lookups.append(
          Lookup(
            index: index, type: lookup.type, isNested: lookups.count >= indices.count, passedOver: passedOver,
            rules: reader.rules))
        waiting += reader.rules.applied.subtracting(known).sorted()
        known.formUnion(reader.rules.applied)
      }
    }
  }

  /// Some lookups, and those that their rules apply, by their index.
  static func reached(
    from indices: [Int], of kind: LayoutTable.Kind = .substitution, in tables: LayoutTables
  ) throws(LayoutTable.Damage) -> [Int] {
    try AppliedLookups(indices, of: kind, in: tables, owners: [:], count: 0).lookups.map(\.index)
  }
}

extension AppliedLookups.Lookup {
  /// Whether it involves the space, or reaches from one side of it to the other.
  ///
  /// A lookup that is applied where another says so, and looks at one glyph, reaches no further than the other.
  var concernsSpace: Bool {
    if isNested, type == 1 || type == 3 { return false }
    return !rules.sequences.isEmpty && passedOver.contains(0) || !rules.sequencesWithSpace.isEmpty
  }
}
