internal import FontKit

/// Which neighbours in a text of an alphabet may become other glyphs than each by itself in a font: those are linked.
///
/// Read off the font's tables, for the lookups that HarfBuzz applies to text of certain properties. Whatever a lookup does is
/// done to glyphs that one of its rules matches in a row. Where no rule of any lookup can match glyphs of characters on both sides
/// of a boundary, whatever glyphs they have become by then, what is before it and what is after it become the same glyphs
/// as by themselves. Only pair positioning is no link: it adds to the first glyph's advance what the two glyphs
/// say, which needs no more than both.
///
/// Where a table allows more than can be determined, more is linked. A face of which that does not hold at all (Apple's tables, a
/// `kern` table that is in use, a rule that deletes glyphs, `rand`, a damaged table) has no links that are known.
struct LinkedCharacters: TableReading {
  /// Characters that are never to be measured so.
  let alone: SymbolSet
  /// The glyphs that the characters may become.
  let closure: GlyphClosure
  /// Whether the face has none of the letters, and the missing glyph stands for each of them and of their marks.
  let standsForMissing: Bool
  /// Features that HarfBuzz turns on by itself, turned off, as none of their rules may match: contextual composition (`ccmp`), which looks
  /// for marks, takes half the time of shaping Latin.
  let idleFeatures: [FontFeature]
  /// Whether nothing but kerning with a neighbour happens to the space, and nothing reaches across it, in any text of these
  /// properties: then a word is shaped the same whatever stands beyond the spaces around it.
  let spacesAreSafeToConcat: Bool
  private let crossings: RuleCrossings
  /// For each character those after it that stand for a rule: a text without such a pair meets no rule, so that nothing in it is linked.
  private let pairs: [SymbolSet]

  init?(
    of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet, _ active: ActiveLookups
  ) {
    let glyphs = alphabet.scalars.map { font.harfBuzz.nominalGlyph(for: $0) ?? 0 }
    let standsForMissing = MissingGlyph.stands(forLettersOf: alphabet, glyphs, in: font, properties)
    guard standsForMissing || alphabet.firstMark == alphabet.count else { return nil }
    self.standsForMissing = standsForMissing
    let tables = LayoutTables(of: font.harfBuzz)
    let (substitutions, positionings): ([AppliedLookups.Lookup], [AppliedLookups.Lookup])
    do throws(LayoutTable.Damage) {
      var closure = GlyphClosure(glyphs)
      // HarfBuzz takes letters apart that the font lacks.
      for (character, glyph) in glyphs.enumerated() where glyph == 0 {
        closure.insert(font.harfBuzz.glyphs(ofPartsOf: alphabet.scalars[character]), of: character)
      }
      try closure.add(active.substitution, in: tables, to: SymbolSet(count: alphabet.count))
      // What vanishes leaves its cluster to what is beside it, which may be beyond a space.
      guard closure.vanishing.isEmpty else { return nil }
      func applied(_ kind: LayoutTable.Kind) throws(LayoutTable.Damage) -> [AppliedLookups.Lookup] {
        try AppliedLookups(
          active[kind], of: kind, in: tables, owners: closure.owners, count: alphabet.count, isWholeText: true
        ).lookups
      }
      (substitutions, positionings) = (try applied(.substitution), try applied(.positioning))
      self.closure = closure
    } catch {
      return nil
    }
    let busy = Set(substitutions.filter { !$0.rules.sequences.isEmpty }.map(\.index))
    idleFeatures = ActiveLookups.substitutingFeatures(in: font, properties).compactMap {
      name, substitution, positioning in
      substitution.isDisjoint(with: busy) && positioning.isDisjoint(with: active.positioning)
        ? FontFeature(name, 0) : nil
    }
    let known = SymbolSet(count: alphabet.count) { standsForMissing && $0 >= Alphabet.firstLetter }
    var alone = (closure.owners[0] ?? .empty).subtracting(known)
    // A glyph that is a mark loses its advance, and lookups pass over it.
    for (glyph, characters) in closure.owners where font.harfBuzz.glyphClass(of: UInt32(glyph)) == .mark {
      alone.formUnion(characters)
    }
    self.alone = alone
    let lookups = substitutions + positionings
    spacesAreSafeToConcat = !alone.contains(0) && !lookups.contains(where: \.concernsSpace)
    guard let crossings = Self.crossings(substitutions, lookups, alone, count: alphabet.count) else { return nil }
    self.crossings = crossings
    pairs = Self.pairs(of: lookups, alone, count: alphabet.count)
  }

  /// What rules may reach across boundaries in a text; nil if that cannot be determined.
  private static func crossings(
    _ substitutions: [AppliedLookups.Lookup], _ lookups: [AppliedLookups.Lookup], _ alone: SymbolSet, count: Int
  ) -> RuleCrossings? {
    var glyphCounts = GlyphCounts(count: count, unknown: alone)
    guard substitutions.allSatisfy({ glyphCounts.add($0) }) else { return nil }
    var found: Set<RuleCrossings.Rule> = []
    for lookup in lookups {
      let sequences = lookup.rules.sequences + lookup.rules.exceptions
      guard sequences.isEmpty || lookup.passedOver.subtracting(alone).isEmpty else { return nil }
      for sequence in sequences where found.count <= RuleCrossings.mostRules {
        // A boundary between each two of it.
        for boundary in sequence.indices.dropFirst() {
          found.insert(
            RuleCrossings.Rule(before: sequence[..<boundary].reversed(), after: Array(sequence[boundary...])))
        }
      }
    }
    return RuleCrossings(found, characterCount: count, glyphCounts: glyphCounts)
  }

  /// The pairs that stand for rules: of the neighbours that each needs those that are fewest.
  ///
  /// A nested lookup acts only where a rule that calls it matches, so that its own rules need no pair if each of the calling
  /// lookups' has two characters or more. Exceptions matter to a rule of one: a letter may have another form unless a letter
  /// follows (Lobster).
  private static func pairs(
    of lookups: [AppliedLookups.Lookup], _ alone: SymbolSet, count: Int
  ) -> [SymbolSet] {
    var sequences: Set<[SymbolSet]> = []
    let areNestedInPairs = lookups.allSatisfy { lookup in
      lookup.rules.applied.isEmpty || lookup.rules.sequences.allSatisfy { $0.count > 1 }
    }
    for lookup in lookups where !lookup.isNested || !areNestedInPairs {
      sequences.formUnion(lookup.rules.sequences)
      if lookup.rules.sequences.contains(where: { $0.count == 1 }) { sequences.formUnion(lookup.rules.exceptions) }
    }
    var pairs = Array(repeating: SymbolSet.empty, count: count)
    for sequence in sequences where sequence.count > 1 {
      let sets = sequence.map { $0.subtracting(alone) }
      let sizes = sets.map(\.count)
      let first = sets.indices.dropLast().min { sizes[$0] * sizes[$0 + 1] < sizes[$1] * sizes[$1 + 1] } ?? 0
      for character in sets[first].indices { pairs[character].formUnion(sets[first + 1]) }
    }
    return pairs
  }

  /// Whether two neighbours may be measured by themselves in a text in which all may.
  func areFree(_ first: Int, _ second: Int) -> Bool {
    !alone.contains(first) && !alone.contains(second) && !pairs[first].contains(second)
  }

  /// Whether a rule may match the character at an index of a text together with the one before it.
  @inline(__always)
  func areLinked(at index: Int, in text: Span<UInt16>) -> Bool {
    crossings.mayOccur(between: index &- 1, and: index, text.count) { Int(text[$0]) }
  }

  /// Whether what is on one side of a space of a text is shaped the same whatever stands beyond it: it is linked to no neighbour.
  func isSafeToConcat(atSpace space: Int, of text: Span<UInt16>) -> Bool {
    if spacesAreSafeToConcat { return true }
    return !alone.contains(0) && !(space > 0 && areLinked(at: space, in: text))
      && !(space < text.count - 1 && areLinked(at: space + 1, in: text))
  }

  /// Whether what is on one side of the space after a word is shaped the same whatever stands beyond it, and before the word: the space is
  /// linked to no neighbour.
  func isSafeToConcat(afterWordOf count: Int, _ character: (Int) -> Int) -> Bool {
    if spacesAreSafeToConcat { return true }
    if alone.contains(0) { return false }
    return !crossings.mayOccur(afterWordOf: count, before: 0, character)
      && !crossings.mayOccur(afterWordOf: count + 1, before: nil) { $0 < count ? character($0) : 0 }
  }
}
