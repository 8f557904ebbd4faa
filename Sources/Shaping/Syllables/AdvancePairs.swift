internal import FontKit

/// Which glyphs beside each other may have other advances than each by itself, by the lookups of `GPOS` that HarfBuzz applies.
///
/// Of a pair's advances those that a subtable of pair positioning changes are known by its coverage and classes; more may be
/// told than happens, as a glyph that begins some pair and one that ends another are taken for a pair. Marks and cursive
/// attachment aside, nothing else of `GPOS` depends on neighbours; of attached marks only the offsets do. Where a rule of
/// context may change an advance, or letters are attached to each other, nothing is known of the font.
struct AdvancePairs: Sendable {
  /// For each glyph the subtables whose pairs begin with it, a bit for each.
  private var firsts: [UInt64]
  /// For each glyph those whose pairs end with it.
  private var seconds: [UInt64]
  /// Those whose pairs end with any glyph.
  private var secondsOfAll: UInt64 = 0

  /// The fields of a value that change how far the pen moves: the advance, and its variation.
  private static let advanceFields = 0x44

  /// - Parameter lookups: Those of `GPOS` that HarfBuzz applies.
  init(of font: HarfBuzzFont, _ lookups: [Int], _ budget: ReadingBudget) throws(LayoutTable.Damage) {
    firsts = Array(repeating: 0, count: font.glyphCount)
    seconds = firsts
    let table = LayoutTable(font.table("GPOS"), forms: [], budget)
    let applied = try AppliedLookups(
      of: font, isPositioning: true, lookups, forms: [], count: 0, budget
    ).lookups
    var changing: Set<Int> = []
    var subtables: [Int] = []
    for applied in applied where applied.type < 4 {
      let lookup = try table.lookup(applied.index, extensionType: LayoutTable.positioningExtension)
      guard try Self.changesAdvances(lookup, in: table) else { continue }
      changing.insert(applied.index)
      // Only marks may be passed over: there is a glyph in each syllable that is none.
      guard lookup.type < 3, lookup.flag & 0x06 == 0 || lookup.type == 1 else { throw LayoutTable.Damage() }
      if lookup.type == 2 { subtables += lookup.subtables }
    }
    guard applied.allSatisfy({ $0.rules.applied.isDisjoint(with: changing) }), subtables.count <= UInt64.bitWidth
    else { throw LayoutTable.Damage() }
    for (number, subtable) in subtables.enumerated() {
      try add(subtable, in: table, bit: 1 << UInt64(number))
    }
  }

  private static func changesAdvances(_ lookup: LayoutTable.Lookup, in table: LayoutTable) throws(LayoutTable.Damage)
    -> Bool
  {
    for subtable in lookup.subtables {
      switch lookup.type {
      case 1: if try table.integer(at: subtable + 4) & advanceFields != 0 { return true }
      case 2:
        let formats = try table.integer(at: subtable + 4) | table.integer(at: subtable + 6)
        if formats & advanceFields != 0 { return true }
      default: return true
      }
    }
    return false
  }

  /// Adds the pairs of a subtable of pair positioning.
  private mutating func add(_ subtable: Int, in table: LayoutTable, bit: UInt64) throws(LayoutTable.Damage) {
    let covered = try table.coveredGlyphs(at: table.place(at: subtable + 2, from: subtable))
    // A pair with a value for its second glyph uses that up: then it begins no other pair, whatever the value is.
    if try table.integer(at: subtable + 6) != 0 {
      for glyph in covered { Self.insert(glyph, bit, &firsts) }
      secondsOfAll |= bit
      return
    }
    switch try table.integer(at: subtable) {
    case 1:
      let sets = try table.places(at: subtable + 8, from: subtable)
      for (glyph, set) in zip(covered, sets) {
        guard let set else { continue }
        let size = 2 + 2 * (try table.integer(at: subtable + 4)).nonzeroBitCount
        let count = try table.integer(at: set)
        for pair in 0..<count {
          let place = set + 2 + pair * size
          guard try table.integers(at: place + 2, count: size / 2 - 1).contains(where: { $0 != 0 }) else { continue }
          Self.insert(glyph, bit, &firsts)
          Self.insert(try table.integer(at: place), bit, &seconds)
        }
      }
    case 2: try addClasses(of: subtable, covered, in: table, bit)
    default: throw LayoutTable.Damage()
    }
  }

  private mutating func addClasses(
    of subtable: Int, _ covered: [Int], in table: LayoutTable, _ bit: UInt64
  ) throws(LayoutTable.Damage) {
    let valueCount = (try table.integer(at: subtable + 4)).nonzeroBitCount
    guard valueCount > 0 else { return }
    let (rows, columns) = (try table.integer(at: subtable + 12), try table.integer(at: subtable + 14))
    var kernedRows: Set<Int> = []
    var kernedColumns: Set<Int> = []
    for row in 0..<rows {
      for column in 0..<columns {
        let place = subtable + 16 + 2 * valueCount * (row * columns + column)
        guard try table.integers(at: place, count: valueCount).contains(where: { $0 != 0 }) else { continue }
        kernedRows.insert(row)
        kernedColumns.insert(column)
      }
    }
    let rowClasses = try table.place(at: subtable + 8, from: subtable)
    for glyph in covered where try kernedRows.contains(table.glyphClass(glyph, at: rowClasses)) {
      Self.insert(glyph, bit, &firsts)
    }
    let columnClasses = try table.place(at: subtable + 10, from: subtable)
    for glyph in seconds.indices where try kernedColumns.contains(table.glyphClass(glyph, at: columnClasses)) {
      Self.insert(glyph, bit, &seconds)
    }
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
