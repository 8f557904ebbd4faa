/// The glyphs that characters may become by lookups of `GSUB`, whatever else those need.
///
/// More than can happen: rules of context are taken to apply everywhere, and ligatures wherever each of their glyphs may stand.
struct GlyphClosure {
  /// The glyphs that each character may be at present.
  private(set) var glyphs: [[Int]]
  /// Those, and the ones that it may have been.
  private(set) var past: [Set<Int>]
  /// Characters that may lose all their glyphs.
  private(set) var vanishing = AlphabetSet.empty
  /// The glyphs that each character may be at present, to look for one.
  private var present: [Set<Int>]
  private let table: LayoutTable
  private let budget: ReadingBudget

  /// - Parameters:
  ///   - nominal: The glyph of each character; 0 if there is none.
  ///   - table: `GSUB`.
  ///   - budget: What may be read.
  init(_ nominal: [UInt32], in table: LayoutTable, _ budget: ReadingBudget) {
    glyphs = nominal.map { [Int($0)] }
    past = nominal.map { [Int($0)] }
    present = past
    self.table = table
    self.budget = budget
  }

  /// The glyphs at present, one for each glyph and character.
  var forms: [GlyphForm] {
    glyphs.enumerated().flatMap { character, glyphs in glyphs.map { GlyphForm(glyph: $0, character: character) } }
  }

  /// The same, with those of the past.
  var pastForms: [GlyphForm] {
    past.enumerated().flatMap { character, glyphs in glyphs.map { GlyphForm(glyph: $0, character: character) } }
  }

  /// Adds what characters may become by some lookups.
  ///
  /// - Parameters:
  ///   - lookups: Their indices.
  ///   - characters: The characters that they are applied to; ligatures may have others after the first.
  mutating func add(_ lookups: some Sequence<Int>, to characters: AlphabetSet) throws(LayoutTable.Damage) {
    var substitutions: [LayoutTable.Lookup] = []
    var ligatures: [(components: [Int], glyph: Int)] = []
    for index in lookups {
      let lookup = try table.lookup(index, extensionType: LayoutTable.substitutionExtension)
      if lookup.type <= 3 { substitutions.append(lookup) }
      if lookup.type == 4 { ligatures += try table.ligatures(of: lookup) }
      guard lookup.type != 8 else { throw LayoutTable.Damage() }
    }
    let indices = characters.indices
    // What each glyph may become is read once, and each glyph of a character is looked at once.
    var known: [Int: [Int]] = [:]
    var expandedCounts = Array(repeating: 0, count: glyphs.count)
    repeat {
      for character in indices {
        while expandedCounts[character] < glyphs[character].count {
          let glyph = glyphs[character][expandedCounts[character]]
          expandedCounts[character] += 1
          if known[glyph] == nil { known[glyph] = try substitutes(ofGlyph: glyph, by: substitutions) }
          for substitute in known[glyph] ?? [] {
            if substitute == Self.nothing { vanishing.insert(character) } else { _ = try insert(substitute, character) }
          }
        }
      }
    } while try ligate(ligatures, characters)
  }

  /// Stands for no glyph.
  private static let nothing = -1

  /// What some lookups may put in the place of a glyph.
  private func substitutes(
    ofGlyph glyph: Int, by lookups: [LayoutTable.Lookup]
  ) throws(LayoutTable.Damage) -> [Int] {
    var found: Set<Int> = []
    for lookup in lookups {
      guard let substitutes = try table.substitutes(ofGlyph: glyph, by: lookup) else { continue }
      if substitutes.isEmpty { found.insert(Self.nothing) }
      found.formUnion(substitutes)
    }
    return found.sorted()
  }

  /// Puts what a lookup of single substitution has for them in the place of characters' glyphs.
  mutating func replace(by lookup: LayoutTable.Lookup, _ characters: AlphabetSet) throws(LayoutTable.Damage) {
    for character in characters.indices {
      var replaced: [Int] = []
      for glyph in glyphs[character] { replaced += try table.substitutes(ofGlyph: glyph, by: lookup) ?? [glyph] }
      present[character] = Set(replaced)
      glyphs[character] = present[character].sorted()
      past[character].formUnion(replaced)
    }
  }

  /// Adds ligatures to all characters that may be part of them; whether there were any.
  private mutating func ligate(
    _ ligatures: [(components: [Int], glyph: Int)], _ characters: AlphabetSet
  ) throws(LayoutTable.Damage) -> Bool {
    guard !ligatures.isEmpty else { return false }
    var owners: [Int: AlphabetSet] = [:]
    for form in forms { owners[form.glyph, default: .empty].insert(form.character) }
    try budget.spend(owners.count)
    var hasChanged = false
    for ligature in ligatures {
      try budget.spend(ligature.components.count)
      var parts = AlphabetSet.empty
      var isComplete = !(owners[ligature.components[0]] ?? .empty).intersection(characters).isEmpty
      for component in ligature.components where isComplete {
        parts.formUnion(owners[component] ?? .empty)
        isComplete = owners[component] != nil
      }
      guard isComplete else { continue }
      for character in parts.indices where try insert(ligature.glyph, character) { hasChanged = true }
    }
    return hasChanged
  }

  private mutating func insert(_ glyph: Int, _ character: Int) throws(LayoutTable.Damage) -> Bool {
    guard present[character].insert(glyph).inserted else { return false }
    try budget.spend(sets: 1)
    glyphs[character].append(glyph)
    past[character].insert(glyph)
    return true
  }
}

extension LayoutTable {
  /// The ligatures of a lookup of `GSUB`: what they are made of, and what they are.
  func ligatures(of lookup: Lookup) throws(Damage) -> [(components: [Int], glyph: Int)] {
    var found: [(components: [Int], glyph: Int)] = []
    for subtable in lookup.subtables {
      let firsts = try coveredGlyphs(at: place(at: subtable + 2, from: subtable))
      for (index, set) in try places(at: subtable + 4, from: subtable).enumerated() {
        guard let set, index < firsts.count else { continue }
        for ligature in try places(at: set, from: set) {
          guard let ligature else { throw Damage() }
          let others = try integers(at: ligature + 4, count: integer(at: ligature + 2) - 1)
          found.append(([firsts[index]] + others, try integer(at: ligature)))
        }
      }
    }
    return found
  }

  /// The glyphs of a coverage table, in its order.
  func coveredGlyphs(at offset: Int?) throws(Damage) -> [Int] {
    guard let offset else { throw Damage() }
    let count = try integer(at: offset + 2)
    if try integer(at: offset) == 1 { return try integers(at: offset + 4, count: count) }
    var glyphs: [Int] = []
    for index in 0..<count {
      let range = try integers(at: offset + 4 + 6 * index, count: 3)
      guard range[0] <= range[1], range[2] == glyphs.count else { throw Damage() }
      glyphs += range[0]...range[1]
    }
    return glyphs
  }
}
