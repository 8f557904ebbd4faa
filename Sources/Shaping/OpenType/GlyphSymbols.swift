/// Reads a layout table in terms of the symbols that may stand as each glyph.
///
/// A symbol is a character of an alphabet, in one of its forms if its letters join, as a number.
final class GlyphSymbols {
  typealias Damage = LayoutTable.Damage

  let table: LayoutTable
  /// The symbols that may stand as a glyph.
  private let owners: [Int: SymbolSet]
  private var coverages: [Int: SymbolSet] = [:]
  private var classes: [Int: [Int: SymbolSet]] = [:]

  /// - Parameter owners: The symbols that may stand as each glyph.
  init(_ owners: [Int: SymbolSet], in table: LayoutTable) {
    self.owners = owners
    self.table = table
  }

  /// Whether there are none.
  var isEmpty: Bool { owners.isEmpty }

  /// The symbols that may stand as a glyph.
  func symbols(ofGlyph glyph: Int) -> SymbolSet { owners[glyph] ?? .empty }

  /// The symbols whose glyphs a coverage table has.
  func coverage(at offset: Int?) throws(Damage) -> SymbolSet {
    guard let offset else { throw Damage() }
    if let known = coverages[offset] { return known }
    try table.budget.spend(sets: 1)
    var set = SymbolSet.empty
    for (glyph, symbols) in owners where try table.coverageIndex(of: glyph, at: offset) != nil {
      set.formUnion(symbols)
    }
    coverages[offset] = set
    return set
  }

  /// The symbols of each entry of a coverage table that has any.
  func symbolsByIndex(at offset: Int?) throws(Damage) -> [Int: SymbolSet] {
    try table.budget.spend(owners.count)
    return try grouped { glyph throws(Damage) in try table.coverageIndex(of: glyph, at: offset) }
  }

  /// The symbols whose glyphs are in each class of a class definition table; 0 is that of those it does not list.
  func symbolsByClass(at offset: Int?) throws(Damage) -> [Int: SymbolSet] {
    if let offset, let known = classes[offset] { return known }
    try table.budget.spend(sets: owners.count)
    // No table puts every glyph into class 0.
    let result = try grouped { glyph throws(Damage) in try table.glyphClass(glyph, at: offset) }
    if let offset { classes[offset] = result }
    return result
  }

  /// Symbols and those after them for which a subtable of pair positioning has a value.
  func kernedPairs(in pairs: PairPositioning) throws(Damage) -> [[SymbolSet]] {
    let columns = try grouped { glyph throws(Damage) in try pairs.column(ofSecond: glyph) }
    var found: [[SymbolSet]] = []
    for (row, first) in try grouped(by: { glyph throws(Damage) in try pairs.row(ofFirst: glyph) }) {
      var seconds = SymbolSet.empty
      try pairs.forEachColumn(ofRow: row) { seconds.formUnion(columns[$0] ?? .empty) }
      found.append([first, seconds])
    }
    try table.budget.spend(sets: 2 * found.count)
    return found
  }

  /// Groups the symbols by a number of their glyphs.
  private func grouped(by number: (_ glyph: Int) throws(Damage) -> Int?) throws(Damage) -> [Int: SymbolSet] {
    var sets: [Int: SymbolSet] = [:]
    for (glyph, symbols) in owners {
      if let number = try number(glyph) { sets[number, default: .empty].formUnion(symbols) }
    }
    return sets
  }
}
