internal import FontKit

/// Which neighbours in a text of an alphabet are linked in a font: together they may become other glyphs than each by
/// itself.
///
/// A rule changes only glyphs that it matches in a row. If no rule can match glyphs on both sides of a boundary,
/// whatever glyphs the characters have become, the text on each side becomes the same glyphs as by itself. Pair
/// positioning is no link: what it adds to the first glyph's advance depends on the two glyphs only.
///
/// In some faces no links can be determined: those with Apple's tables, a `kern` table in use, a rule that deletes
/// glyphs, `rand`, or a damaged table.
struct LinkedCharacters: TableReading {
  /// Characters that are never measured by pairs or stretches.
  let alone: SymbolSet
  /// The glyphs that the characters may become.
  let closure: GlyphClosure
  /// Whether the face has none of the letters, and the missing glyph stands for each of them and of their marks.
  let standsForMissing: Bool
  /// Features that HarfBuzz turns on by itself and that are turned off here, because none of their rules can match.
  ///
  /// Contextual composition (`ccmp`), which looks for marks, takes half the time of shaping Latin.
  let idleFeatures: [FontFeature]
  /// Whether words are safe to concat at spaces in any text of these properties: only kerning with a neighbour affects
  /// the space, and nothing reaches across it.
  let spacesAreSafeToConcat: Bool
  private let crossings: RuleCrossings
  /// For each character, the next characters that stand for a rule: in a text without any such pair no rule applies, so
  /// nothing is linked.
  private let pairs: [SymbolSet]

  init?(
    of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet, _ active: ActiveLookups
  ) {
    let glyphs = alphabet.scalars.map { font.harfBuzz.nominalGlyph(for: $0) ?? 0 }
    let standsForMissing = Self.standsForMissing(lettersOf: alphabet, glyphs, in: font, properties)
    guard standsForMissing || alphabet.firstMark == alphabet.count else { return nil }
    self.standsForMissing = standsForMissing
    let tables = LayoutTables(of: font.harfBuzz)
    let (substitutions, positionings): ([AppliedLookups.Lookup], [AppliedLookups.Lookup])
    do throws(LayoutTable.Damage) {
      var closure = GlyphClosure(glyphs)
      // HarfBuzz decomposes letters that the font lacks.
      for (character, glyph) in glyphs.enumerated() where glyph == 0 {
        closure.insert(font.harfBuzz.glyphs(ofPartsOf: alphabet.scalars[character]), of: character)
      }
      try closure.add(active.substitution, in: tables, to: SymbolSet(count: alphabet.count))
      // A glyph that is deleted leaves its cluster to its neighbours, which may be beyond a space.
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
    // A glyph of the class mark loses its advance, and lookups skip it.
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

  /// Whether the missing glyph stands for every letter and mark of an alphabet, none of which the face has, and keeps its advance
  /// unless a lookup changes it.
  ///
  /// It does with HarfBuzz's default shaper, which reorders nothing and inserts nothing but a dotted circle for a mark
  /// that begins a text (`hb-ot-shape.cc`, version 6). Marks lose their advance if the glyph has the class mark. If the
  /// face has no classes, or no `GPOS`, more about marks depends on Unicode's data.
  ///
  /// - Parameter glyphs: The glyph of each character of the alphabet; 0 if there is none.
  private static func standsForMissing(
    lettersOf alphabet: Alphabet, _ glyphs: [UInt32], in font: FontFace, _ properties: borrowing ShapingProperties
  ) -> Bool {
    guard alphabet.isClosed, glyphs.dropFirst(Alphabet.firstLetter).allSatisfy({ $0 == 0 }) else { return false }
    if alphabet.firstMark < alphabet.count {
      guard font.harfBuzz.hasGlyphClasses, font.harfBuzz.hasPositioning else { return false }
    }
    // HarfBuzz uses another shaper only in a face whose `GSUB` has the script, or has no scripts at all.
    return [Alphabet.armenian, .georgian].contains { $0 === alphabet }
      || ["DFLT", "latn"].contains(ChosenScript(of: font, properties).tag)
  }

  /// How rules may reach across boundaries in a text; nil if that cannot be determined.
  private static func crossings(
    _ substitutions: [AppliedLookups.Lookup], _ lookups: [AppliedLookups.Lookup], _ alone: SymbolSet, count: Int
  ) -> RuleCrossings? {
    // HarfBuzz shapes texts with reverse chaining rules.
    guard !substitutions.contains(where: { $0.type == 8 && !$0.rules.sequences.isEmpty }) else { return nil }
    var varying = alone
    for lookup in substitutions where lookup.type == 2 || lookup.type == 4 {
      for set in lookup.rules.sequences.joined() { varying.formUnion(set) }
    }
    var found: Set<RuleCrossings.Rule> = []
    for lookup in lookups {
      let sequences = lookup.rules.sequences + lookup.rules.exceptions
      guard sequences.isEmpty || lookup.passedOver.subtracting(alone).isEmpty else { return nil }
      for sequence in sequences where found.count <= RuleCrossings.mostRules {
        // There is a boundary between each two of its characters.
        for boundary in sequence.indices.dropFirst() {
          found.insert(
            RuleCrossings.Rule(before: sequence[..<boundary].reversed(), after: Array(sequence[boundary...])))
        }
      }
    }
    return RuleCrossings(found, characterCount: count, varying: varying)
  }

  /// The pairs that stand for rules: for each rule, the two neighbours with the fewest combinations.
  ///
  /// A nested lookup applies only where a rule that calls it matches. So its own rules need no pair if all rules of the
  /// calling lookups have two characters or more. Exceptions matter to rules of one character: a letter may have
  /// another form unless a letter follows (Lobster).
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
    crossings.mayOccur(before: index) { $0 >= 0 && $0 < text.count ? Int(text[$0]) : crossings.characterCount }
  }

  /// Whether a text is safe to concat at a space: the space is linked to no neighbour.
  func isSafeToConcat(atSpace space: Int, of text: Span<UInt16>) -> Bool {
    spacesAreSafeToConcat
      || !alone.contains(0) && !areLinked(at: space, in: text) && !areLinked(at: space + 1, in: text)
  }

  /// The same for the space after a word, whatever stands before the word and after the space.
  func isSafeToConcat(after word: Span<UInt16>) -> Bool {
    spacesAreSafeToConcat
      || !alone.contains(0)
        && ![word.count, word.count + 1].contains { boundary in
          crossings.mayOccur(before: boundary) { index in
            index == word.count ? 0 : index >= 0 && index < word.count ? Int(word[index]) : nil
          }
        }
  }
}
