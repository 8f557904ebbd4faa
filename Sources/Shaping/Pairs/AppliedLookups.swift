internal import FontKit

/// What the lookups of `GSUB` or `GPOS` need to change a text of an alphabet: those that HarfBuzz applies, and those that
/// their rules apply.
struct AppliedLookups {
  struct Lookup {
    let index: Int
    let type: Int
    /// Whether it is applied only where a rule of another lookup says so.
    let isNested: Bool
    /// The characters whose glyphs it does not see.
    let passedOver: AlphabetSet
    let rules: LookupRules
  }

  private(set) var lookups: [Lookup] = []

  /// - Parameters:
  ///   - isPositioning: Whether it is about `GPOS`, and not `GSUB`.
  ///   - indices: The lookups that HarfBuzz applies by themselves.
  ///   - forms: The glyphs that characters may stand as.
  ///   - count: How many characters there are.
  ///   - readsNeighbours: Whether it is to be found out which neighbours are kerned, or attached to each other.
  ///   - budget: What may be read.
  init(
    of font: HarfBuzzFont, isPositioning: Bool, _ indices: [Int], forms: [GlyphForm], count: Int,
    readsNeighbours: Bool = false, _ budget: ReadingBudget
  ) throws(LayoutTable.Damage) {
    try budget.spend(forms.count)
    let table = LayoutTable(font.table(isPositioning ? "GPOS" : "GSUB"), forms: forms, budget)
    let classes = forms.map { (character: $0.character, glyphClass: font.glyphClass(of: UInt32($0.glyph))) }
    let spaceGlyph = forms.first { $0.character == 0 }?.glyph ?? 0
    let extensionType = isPositioning ? LayoutTable.positioningExtension : LayoutTable.substitutionExtension
    var waiting = indices
    var known = Set(indices)
    while !waiting.isEmpty {
      let batch = waiting
      waiting = []
      for index in batch {
        let lookup = try table.lookup(index, extensionType: extensionType)
        try budget.spend(classes.count)
        var passedOver = AlphabetSet.empty
        for (character, glyphClass) in classes where lookup.passesOver(glyphClass) { passedOver.insert(character) }
        var rules = LookupRules(
          table: table, all: AlphabetSet(count: count), spaceGlyph: spaceGlyph, readsNeighbours: readsNeighbours,
          budget)
        try rules.read(lookup, isPositioning: isPositioning, passesOver: !passedOver.isEmpty)
        lookups.append(
          Lookup(
            index: index, type: lookup.type, isNested: lookups.count >= indices.count, passedOver: passedOver,
            rules: rules))
        waiting += rules.applied.subtracting(known).sorted()
        known.formUnion(rules.applied)
      }
    }
  }
}

extension AppliedLookups.Lookup {
  /// Whether it is about the space, or reaches from one side of it to the other.
  ///
  /// A lookup that is applied where another says so, and looks at one glyph, reaches no further than the other.
  var concernsSpace: Bool {
    if isNested, type == 1 || type == 3 { return false }
    return !rules.sequences.isEmpty && passedOver.contains(0) || !rules.sequencesWithSpace.isEmpty
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
