internal import FontKit

/// Which characters of an alphabet may influence each other's glyphs in a font, beyond kerning between neighbours.
///
/// Read off the font's tables, for the lookups that HarfBuzz applies to text of certain properties: a text in which none
/// of `alone` stands, and no pair of `pairs`, keeps its nominal glyphs, and each of them the advance that it has before
/// the next one. For no lookup can be the first to change such a text: each that substitutes, attaches, or moves by context
/// needs one of those characters or pairs, and pair positioning whose value is the first glyph's only looks at two
/// neighbours.
///
/// Where a table allows more than can be told, more is flagged. A face of which that does not hold at all (Apple's tables,
/// a `kern` table that is in use, a damaged table) has no interactions that are known, and nothing is proved of it.
struct PairInteractions {
  /// Characters that are never to be measured by themselves.
  private(set) var alone: AlphabetSet
  /// For each character those that must not follow it.
  private(set) var pairs: [AlphabetSet]
  /// The glyph of each character; 0 if the face has none.
  let glyphs: [UInt32]
  /// Whether nothing but kerning with a neighbour happens to the space, and nothing reaches across it, in any text of these
  /// properties: then a word is shaped the same whatever stands beyond the spaces around it.
  private(set) var isolatesWords = true
  /// Whether pair positioning may move something for a space's sake, after a glyph or before one.
  private(set) var kernsSpace = false
  /// Where words are not isolated, what it takes for that; nil if it is not known.
  private var crossings: SpaceCrossings?

  /// Nil if nothing can be proved.
  init?(of font: Font, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet) {
    let harfBuzz = font.harfBuzz
    // What a subtable of `morx` or `kerx` does is a state machine's business; `kern` counts where `GPOS` does not kern.
    guard !harfBuzz.hasAppleLayout else { return nil }
    let lookups = ActiveLookups(of: font, properties)
    guard lookups.kernsByPositioning || !harfBuzz.hasKernTable else { return nil }

    pairs = Array(repeating: .empty, count: alphabet.count)
    glyphs = alphabet.scalars.map { harfBuzz.nominalGlyph(for: $0) ?? 0 }
    let classes = glyphs.map { harfBuzz.glyphClass(of: $0) }
    // A glyph that is a mark loses its advance.
    let unknown = AlphabetSet(count: alphabet.count) { [glyphs] in glyphs[$0] == 0 || classes[$0] == .mark }
    alone = unknown
    if alone.contains(0) { isolatesWords = false }
    do throws(LayoutTable.Damage) {
      let forms = GlyphForm.nominal(glyphs)
      let substitutions = try AppliedLookups(of: harfBuzz, isPositioning: false, lookups, forms: forms, alphabet)
      let positionings = try AppliedLookups(of: harfBuzz, isPositioning: true, lookups, forms: forms, alphabet)
      for lookup in substitutions.lookups + positionings.lookups { add(lookup) }
      if !isolatesWords {
        crossings = try SpaceCrossings(
          of: harfBuzz, glyphs, unknown: unknown, lookups, substitutions: substitutions.lookups.map(\.index), alphabet)
      }
    } catch {
      return nil
    }
  }

  /// Whether what is on one side of a space of a text is shaped the same whatever stands beyond it.
  ///
  /// - Parameters:
  ///   - count: How many characters the text has.
  ///   - character: The place of each in the alphabet.
  /// - Complexity: O(1).
  @inline(__always)
  func isolates(atSpace space: Int, count: Int, _ character: (Int) -> Int) -> Bool {
    if isolatesWords { return true }
    guard let crossings else { return false }
    return !crossings.mayOccur(atSpace: space, count: count, character)
  }

  private mutating func add(_ lookup: AppliedLookups.Lookup) {
    if lookup.concernsSpace { isolatesWords = false }
    if lookup.rules.kernsSpace || lookup.concernsSpace { kernsSpace = true }
    // What is applied by another lookup's rules does not happen before one of them applies.
    guard !lookup.isNested else { return }
    for sequence in lookup.rules.sequences { flag(sequence, passingOver: lookup.passedOver) }
  }

  /// Flags what a text must have for a rule to apply to it: one of each of these sets in a row.
  ///
  /// Glyphs that the lookup passes over may stand between them.
  private mutating func flag(_ sequence: [AlphabetSet], passingOver passedOver: AlphabetSet) {
    let sets = sequence.map { $0.subtracting(alone).subtracting(passedOver) }
    // One that no character of the text can match: the rule never applies.
    guard !sets.isEmpty, !sets.contains(where: \.isEmpty) else { return }
    guard sets.count > 1, passedOver.subtracting(alone).isEmpty else {
      if let smallest = sets.min(by: { $0.count < $1.count }) { alone.formUnion(smallest) }
      return
    }
    // Any two neighbours must be there: the choice that flags least.
    let choices = zip(sets, sets.dropFirst())
    guard let (first, second) = choices.min(by: { $0.0.count * $0.1.count < $1.0.count * $1.1.count }) else { return }
    for index in first.indices { pairs[index].formUnion(second) }
  }
}
