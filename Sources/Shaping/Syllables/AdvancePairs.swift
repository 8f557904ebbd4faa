internal import FontKit

/// Which glyphs beside each other may have other advances than each by itself, by the lookups of `GPOS` that HarfBuzz applies.
///
/// The coverage and classes of a subtable of pair positioning give the pairs whose advances it changes. More pairs may
/// be flagged than it changes, since any glyph that begins some pair and any that ends one count as a pair. Apart from
/// marks and cursive attachment nothing else in `GPOS` depends on neighbours, and attaching marks changes only offsets.
/// If a contextual rule may change an advance, or letters are attached to each other, nothing can be determined for the
/// font.
struct AdvancePairs: Sendable {
  /// For each glyph the subtables whose pairs begin with it, a bit for each.
  private var firsts: [UInt64]
  /// For each glyph, the subtables whose pairs end with it.
  private var seconds: [UInt64]
  /// The subtables whose pairs end with any glyph.
  private var secondsOfAll: UInt64 = 0

  init(_ lookups: [Int], in tables: LayoutTables) throws(LayoutTable.Damage) {
    firsts = Array(repeating: 0, count: tables.font.glyphCount)
    seconds = firsts
    let table = tables.positioning
    let applied = try AppliedLookups(lookups, of: .positioning, in: tables, owners: [:], count: 0).lookups
    var changing: Set<Int> = []
    var pairs: [PairPositioning] = []
    for applied in applied where applied.type < 4 {
      let lookup = try table.lookup(applied.index)
      var changesAdvances = lookup.type == 3
      for subtable in lookup.subtables {
        if lookup.type == 1, try table.integer(at: subtable + 4) & PairPositioning.advanceFields != 0 {
          changesAdvances = true
        }
        guard lookup.type == 2 else { continue }
        let found = try PairPositioning(at: subtable, in: table)
        if found.changesAdvances { changesAdvances = true }
        pairs.append(found)
      }
      guard changesAdvances else {
        if lookup.type == 2 { pairs.removeLast(lookup.subtables.count) }
        continue
      }
      changing.insert(applied.index)
      // Only marks may be skipped: each syllable has a glyph that is no mark.
      guard lookup.type < 3, lookup.flag & 0x06 == 0 || lookup.type == 1 else { throw LayoutTable.Damage() }
    }
    guard applied.allSatisfy({ $0.rules.applied.isDisjoint(with: changing) }), pairs.count <= UInt64.bitWidth
    else { throw LayoutTable.Damage() }
    for (number, pairs) in pairs.enumerated() { try add(pairs, bit: 1 << UInt64(number)) }
  }

  private mutating func add(_ pairs: PairPositioning, bit: UInt64) throws(LayoutTable.Damage) {
    let covered = try pairs.firstGlyphs()
    // A pair with a value for its second glyph uses that glyph up: it begins no other pair, whatever the value is.
    if pairs.movesSecond {
      for glyph in covered { Self.insert(glyph, bit, &firsts) }
      secondsOfAll |= bit
      return
    }
    var rows: Set<Int> = []
    var columns: Set<Int> = []
    for row in 0..<pairs.rowCount {
      try pairs.forEachColumn(ofRow: row) {
        rows.insert(row)
        columns.insert($0)
      }
    }
    for glyph in covered {
      if let row = try pairs.row(ofFirst: glyph), rows.contains(row) { Self.insert(glyph, bit, &firsts) }
    }
    for glyph in seconds.indices where try columns.contains(pairs.column(ofSecond: glyph)) { seconds[glyph] |= bit }
  }

  private static func insert(_ glyph: Int, _ bit: UInt64, _ glyphs: inout [UInt64]) {
    if glyph < glyphs.count { glyphs[glyph] |= bit }
  }

  /// The subtables whose pairs begin with a glyph, a bit for each.
  func subtables(beginningWith glyph: UInt32) -> UInt64 { Int(glyph) < firsts.count ? firsts[Int(glyph)] : .max }

  /// The subtables whose pairs end with a glyph.
  func subtables(endingWith glyph: UInt32) -> UInt64 {
    Int(glyph) < seconds.count ? seconds[Int(glyph)] | secondsOfAll : .max
  }
}
