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
    alone = AlphabetSet(count: alphabet.count) { [glyphs] in glyphs[$0] == 0 || classes[$0] == .mark }
    if alone.contains(0) { isolatesWords = false }
    do throws(LayoutTable.Damage) {
      var substitution = LayoutTable(harfBuzz.table("GSUB"), glyphs: glyphs)
      for index in lookups.substitution {
        try add(try substitution.lookup(index, extensionType: 7), isPositioning: false, &substitution, classes)
      }
      var positioning = LayoutTable(harfBuzz.table("GPOS"), glyphs: glyphs)
      for index in lookups.positioning {
        try add(try positioning.lookup(index, extensionType: 9), isPositioning: true, &positioning, classes)
      }
    } catch {
      return nil
    }
  }

  private mutating func add(
    _ lookup: LayoutTable.Lookup, isPositioning: Bool, _ table: inout LayoutTable, _ classes: [GlyphClass]
  ) throws(LayoutTable.Damage) {
    var rules = LookupRules(
      table: table, passedOver: AlphabetSet(count: classes.count) { lookup.passesOver(classes[$0]) })
    for subtable in lookup.subtables {
      if isPositioning {
        try rules.readPositioning(lookup.type, at: subtable)
      } else {
        try rules.readSubstitution(lookup.type, at: subtable)
      }
    }
    for rule in rules.sequences { flag(rule, passingOver: rules.passedOver) }
    if rules.concernsSpace { isolatesWords = false }
    if rules.kernsSpace || rules.concernsSpace { kernsSpace = true }
    table = rules.table
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

extension LayoutTable.Lookup {
  /// Whether the lookup flag lets glyphs of a class be passed over, or only some of them.
  fileprivate func passesOver(_ glyphClass: GlyphClass) -> Bool {
    switch glyphClass {
    case .base: flag & 0x02 != 0
    case .ligature: flag & 0x04 != 0
    case .mark: flag & 0xFF18 != 0
    case .other: false
    }
  }
}
