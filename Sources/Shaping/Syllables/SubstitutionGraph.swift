internal import FontKit

/// The glyphs of a font that lookups of `GSUB` may put in the place of others, whatever else those need.
///
/// More than can happen, as with `GlyphClosure`: rules of context are taken to apply everywhere, and ligatures wherever each of
/// their glyphs may stand. That tells what each letter of an alphabet may become in any word; this, what a few may in theirs.
struct SubstitutionGraph: Sendable {
  /// For each glyph those that may stand in its place.
  private var substitutes: [Int: [Int]] = [:]
  /// The ligatures that begin with each glyph.
  private var ligatures: [Int: [Ligature]] = [:]
  /// Glyphs in whose place there may be none.
  private var vanishing: Set<Int> = []

  private struct Ligature {
    let components: [Int]
    let glyph: Int
  }

  /// The most steps from a glyph to one that it may become: lookups of fonts need a few.
  private static let mostSteps = 32

  /// - Parameter lookups: Those that HarfBuzz applies or that those apply, by their index.
  init(_ lookups: [Int], of font: HarfBuzzFont, _ budget: ReadingBudget) throws(LayoutTable.Damage) {
    let table = LayoutTable(font.table("GSUB"), forms: [], budget)
    for index in lookups {
      let lookup = try table.lookup(index, extensionType: LayoutTable.substitutionExtension)
      switch lookup.type {
      case 1...3:
        var covered: Set<Int> = []
        for subtable in lookup.subtables {
          covered.formUnion(try table.coveredGlyphs(at: table.place(at: subtable + 2, from: subtable)))
        }
        for glyph in covered {
          let found = try table.substitutes(ofGlyph: glyph, by: lookup) ?? []
          substitutes[glyph, default: []] += found
          if found.isEmpty { vanishing.insert(glyph) }
        }
      case 4:
        for ligature in try table.ligatures(of: lookup) {
          ligatures[ligature.components[0], default: []].append(
            Ligature(components: ligature.components, glyph: ligature.glyph))
        }
      case 8: throw LayoutTable.Damage()
      default: break
      }
    }
  }

  /// The glyphs that some characters may become, and of which of them each may be made; nil if that may be none, or if they are
  /// more than `limit`.
  ///
  /// - Parameter nominal: The glyphs of the characters.
  func reach(
    from nominal: [Int: CharacterBits], limit: Int, _ budget: ReadingBudget
  ) throws(LayoutTable.Damage) -> [Int: CharacterBits]? {
    var owners = nominal
    // Most components of ligatures are not among them.
    var reached = GlyphBits()
    for glyph in nominal.keys { reached.insert(glyph) }
    var changed = Array(nominal.keys)
    var steps = 0
    while !changed.isEmpty {
      steps += 1
      guard steps <= Self.mostSteps, owners.count <= limit else { return nil }
      var next: [Int] = []
      func add(_ characters: CharacterBits, to glyph: Int) {
        let known = owners[glyph] ?? .empty
        guard !characters.isSubset(of: known) else { return }
        owners[glyph] = known.union(characters)
        reached.insert(glyph)
        next.append(glyph)
      }
      for glyph in changed {
        if vanishing.contains(glyph) { return nil }
        let found = substitutes[glyph] ?? []
        try budget.spend(found.count)
        for substitute in found { add(owners[glyph] ?? .empty, to: substitute) }
      }
      // Any component may be new.
      for glyph in Array(owners.keys) {
        for ligature in ligatures[glyph] ?? [] {
          try budget.spend(ligature.components.count)
          guard ligature.components.allSatisfy(reached.contains) else { continue }
          for component in ligature.components { add(owners[component] ?? .empty, to: ligature.glyph) }
        }
      }
      changed = next
    }
    return owners
  }
}

/// A set of glyphs.
private struct GlyphBits {
  private var words: [UInt64] = []

  mutating func insert(_ glyph: Int) {
    if glyph >> 6 >= words.count { words += Array(repeating: 0, count: glyph >> 6 + 1 - words.count) }
    words[glyph >> 6] |= 1 << UInt64(glyph & 63)
  }

  @inline(__always)
  func contains(_ glyph: Int) -> Bool { glyph >> 6 < words.count && words[glyph >> 6] >> UInt64(glyph & 63) & 1 != 0 }
}
