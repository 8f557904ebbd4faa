/// An upper bound of the glyphs that symbols may become by lookups of `GSUB`.
///
/// Contextual rules are taken to apply everywhere, and ligatures wherever each of their glyphs may stand.
struct GlyphClosure: Sendable {
  typealias Damage = LayoutTable.Damage

  /// For each glyph the symbols that may be it, or a part of it, at present.
  private(set) var owners: [Int: SymbolSet] = [:]
  /// The same for all glyphs that symbols may have been at any stage.
  private(set) var past: [Int: SymbolSet]
  /// Symbols that may lose all their glyphs.
  private(set) var vanishing = SymbolSet.empty

  /// - Parameters:
  ///   - nominal: The glyph of each symbol; 0 if there is none.
  ///   - symbols: The symbols whose closure it is; all if nil.
  init(_ nominal: [UInt32], of symbols: SymbolSet? = nil) {
    for symbol in (symbols ?? SymbolSet(count: nominal.count)).indices {
      owners[Int(nominal[symbol]), default: .empty].insert(symbol)
    }
    past = owners
  }

  /// Adds glyphs that a symbol may be made of.
  mutating func insert(_ glyphs: [UInt32], of symbol: Int) {
    for glyph in glyphs {
      owners[Int(glyph), default: .empty].insert(symbol)
      past[Int(glyph), default: .empty].insert(symbol)
    }
  }

  /// Whether one of some symbols may be a glyph, or a part of it.
  func mayBecome(_ glyph: UInt32, _ symbols: SymbolSet) -> Bool {
    !(owners[Int(glyph)] ?? .empty).intersection(symbols).isEmpty
  }

  /// Adds what symbols may become by some lookups.
  ///
  /// - Parameters:
  ///   - substitutions: The lookups.
  ///   - table: `GSUB`; nil if all that can be asked for is known.
  ///   - symbols: The symbols that they are applied to; ligatures may have others after the first.
  mutating func add(
    _ substitutions: inout Substitutions, in table: LayoutTable?, to symbols: SymbolSet, _ budget: ReadingBudget
  ) throws(Damage) {
    var graph = SubstitutionGraph(owners, moving: symbols)
    try graph.reachAll(by: &substitutions, in: table, budget)
    try graph.propagate(budget)
    vanishing.formUnion(graph.vanishing)
    for (glyph, symbols) in zip(graph.glyphs, graph.owners) {
      owners[glyph] = symbols
      past[glyph, default: .empty].formUnion(symbols)
    }
  }

  /// Adds what symbols may become by some lookups of `GSUB`, and those that they apply; gives what was read of these.
  @discardableResult
  mutating func add(
    _ lookups: [Int], in tables: LayoutTables, to symbols: SymbolSet
  ) throws(Damage) -> Substitutions {
    var substitutions = try Substitutions(AppliedLookups.reached(from: lookups, in: tables), in: tables.substitution)
    try add(&substitutions, in: tables.substitution, to: symbols, tables.budget)
    return substitutions
  }

  /// Replaces the glyphs of symbols by what a lookup of single substitution has for them.
  mutating func replace(
    by lookup: LayoutTable.Lookup, in table: LayoutTable, _ symbols: SymbolSet
  ) throws(Damage) {
    var substitutions = Substitutions(lookup)
    var replaced: [Int: SymbolSet] = [:]
    for (glyph, all) in owners {
      let moving = all.intersection(symbols)
      let substitutes = moving.isEmpty ? [] : try substitutions.entry(of: glyph, in: table).substitutes
      let staying = substitutes.isEmpty ? all : all.subtracting(symbols)
      if !staying.isEmpty { replaced[glyph, default: .empty].formUnion(staying) }
      for substitute in substitutes { replaced[substitute, default: .empty].formUnion(moving) }
    }
    owners = replaced
    past.merge(replaced) { $0.union($1) }
  }
}
