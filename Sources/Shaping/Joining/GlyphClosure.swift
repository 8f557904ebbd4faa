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
  private let table: LayoutTable

  /// The most ligatures that are looked at: more than fonts have, but a damaged one may list the same bytes again and again.
  private static let mostLigatures = 1 << 16

  /// - Parameters:
  ///   - nominal: The glyph of each character; 0 if there is none.
  ///   - table: `GSUB`.
  init(_ nominal: [UInt32], in table: LayoutTable) {
    glyphs = nominal.map { [Int($0)] }
    past = nominal.map { [Int($0)] }
    self.table = table
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
      guard lookup.type != 8, ligatures.count <= Self.mostLigatures else { throw LayoutTable.Damage() }
    }
    let indices = characters.indices
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for character in indices {
        for lookup in substitutions where try substitute(by: lookup, character) { hasChanged = true }
      }
      if try ligate(ligatures, characters) { hasChanged = true }
    }
  }

  /// Puts what a lookup of single substitution has for them in the place of characters' glyphs.
  mutating func replace(by lookup: LayoutTable.Lookup, _ characters: AlphabetSet) throws(LayoutTable.Damage) {
    for character in characters.indices {
      var replaced: [Int] = []
      for glyph in glyphs[character] { replaced += try table.substitutes(ofGlyph: glyph, by: lookup) ?? [glyph] }
      glyphs[character] = Array(Set(replaced)).sorted()
      past[character].formUnion(replaced)
    }
  }

  /// Adds what one character may become by a lookup; whether there was any.
  private mutating func substitute(
    by lookup: LayoutTable.Lookup, _ character: Int
  ) throws(LayoutTable.Damage) -> Bool {
    var hasChanged = false
    var next = 0
    while next < glyphs[character].count {
      if let substitutes = try table.substitutes(ofGlyph: glyphs[character][next], by: lookup) {
        if substitutes.isEmpty { vanishing.insert(character) }
        for glyph in substitutes where insert(glyph, character) { hasChanged = true }
      }
      next += 1
    }
    return hasChanged
  }

  /// Adds ligatures to all characters that may be part of them; whether there were any.
  private mutating func ligate(
    _ ligatures: [(components: [Int], glyph: Int)], _ characters: AlphabetSet
  ) throws(LayoutTable.Damage) -> Bool {
    guard !ligatures.isEmpty else { return false }
    var owners: [Int: AlphabetSet] = [:]
    for form in forms { owners[form.glyph, default: .empty].insert(form.character) }
    var hasChanged = false
    for ligature in ligatures {
      var parts = AlphabetSet.empty
      var isComplete = !(owners[ligature.components[0]] ?? .empty).intersection(characters).isEmpty
      for component in ligature.components where isComplete {
        parts.formUnion(owners[component] ?? .empty)
        isComplete = owners[component] != nil
      }
      guard isComplete else { continue }
      for character in parts.indices where insert(ligature.glyph, character) { hasChanged = true }
    }
    return hasChanged
  }

  private mutating func insert(_ glyph: Int, _ character: Int) -> Bool {
    guard !glyphs[character].contains(glyph) else { return false }
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
