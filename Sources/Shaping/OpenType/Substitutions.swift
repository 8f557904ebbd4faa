/// What some lookups of `GSUB` may put in the place of glyphs, in any context; read when a glyph is first asked for.
struct Substitutions: Sendable {
  typealias Damage = LayoutTable.Damage

  /// What may be put in the place of a glyph.
  struct Entry: Sendable {
    /// The glyphs that may stand in its place, alone or in a sequence.
    var substitutes: [Int] = []
    /// Whether there may be none in its place.
    var mayVanish = false
    /// The ligatures that begin with it.
    var ligatures: [Ligature] = []
  }

  struct Ligature: Sendable {
    /// The glyphs of its components.
    let components: [Int]
    /// The glyph of the ligature.
    let glyph: Int
  }

  /// The entries of the glyphs that were asked for.
  private(set) var entries: [Int: Entry] = [:]
  private var lookups: [LayoutTable.Lookup] = []

  /// - Parameter indices: The lookups that HarfBuzz applies, or that those apply.
  init(_ indices: some Sequence<Int>, in table: LayoutTable) throws(Damage) {
    for index in indices {
      let lookup = try table.lookup(index)
      // Contextual rules only apply other lookups.
      if lookup.type < 5 || lookup.type == 8 { lookups.append(lookup) }
    }
  }

  /// The substitutions of one lookup.
  init(_ lookup: LayoutTable.Lookup) {
    lookups = [lookup]
  }

  /// What may be put in the place of a glyph, read from the table if it is not known yet; without a table, unknown
  /// entries are empty.
  mutating func entry(of glyph: Int, in table: LayoutTable?) throws(Damage) -> Entry {
    if let known = entries[glyph] { return known }
    var entry = Entry()
    guard let table else { return entry }
    for lookup in lookups {
      for subtable in lookup.subtables {
        if lookup.type == 4 {
          entry.ligatures += try table.ligatures(beginningWith: glyph, at: subtable)
        } else if let found = try table.substitutes(of: glyph, at: subtable, type: lookup.type) {
          entry.substitutes += found
          if found.isEmpty { entry.mayVanish = true }
        }
      }
    }
    entries[glyph] = entry
    return entry
  }
}

extension LayoutTable {
  /// The glyphs that a subtable of single, multiple, alternate or reverse chaining substitution may put in the place of one; nil if it has
  /// nothing for it.
  ///
  /// HarfBuzz 6 can be asked for those of alternate substitution only.
  fileprivate func substitutes(of glyph: Int, at subtable: Int, type: Int) throws(Damage) -> [Int]? {
    let coverage = try offset(at: subtable + 2, from: subtable)
    guard let index = try coverageIndex(of: glyph, at: coverage) else { return nil }
    if type == 1, try integer(at: subtable) == 1 { return [(glyph + (try integer(at: subtable + 4))) & 0xFFFF] }
    if type == 8 {
      let after = subtable + 6 + 2 * (try integer(at: subtable + 4))
      let count = after + 2 + 2 * (try integer(at: after))
      return index < (try integer(at: count)) ? [try integer(at: count + 2 + 2 * index)] : nil
    }
    guard index < (try integer(at: subtable + 4)) else { return nil }
    let entry = subtable + 6 + 2 * index
    if type == 1 { return [try integer(at: entry)] }
    guard let list = try offset(at: entry, from: subtable) else { throw Damage() }
    return try integers(at: list + 2, count: integer(at: list))
  }

  /// The ligatures of a subtable that begin with a glyph.
  fileprivate func ligatures(
    beginningWith glyph: Int, at subtable: Int
  ) throws(Damage) -> [Substitutions.Ligature] {
    let coverage = try offset(at: subtable + 2, from: subtable)
    guard let index = try coverageIndex(of: glyph, at: coverage), index < (try integer(at: subtable + 4)),
      let set = try offset(at: subtable + 6 + 2 * index, from: subtable)
    else { return [] }
    var found: [Substitutions.Ligature] = []
    for ligature in try offsets(at: set, from: set) {
      guard let ligature else { throw Damage() }
      let others = try integers(at: ligature + 4, count: integer(at: ligature + 2) - 1)
      try budget.spend(sets: 1)
      found.append(Substitutions.Ligature(components: [glyph] + others, glyph: try integer(at: ligature)))
    }
    return found
  }
}
