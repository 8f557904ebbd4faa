internal import FontKit

/// What members of a `JoiningAlphabet` may be while HarfBuzz applies the lookups of `GSUB`, stage by stage.
struct GlyphStages {
  /// The lookups of a font that are applied.
  struct Substitutions {
    let font: HarfBuzzFont
    /// Those that HarfBuzz applies by themselves.
    let planned: [Int]
    let joining: JoiningLookups
    fileprivate let table: LayoutTable
    fileprivate let budget: ReadingBudget

    init(of font: HarfBuzzFont, _ planned: [Int], _ joining: JoiningLookups, _ budget: ReadingBudget) {
      self.font = font
      self.planned = planned
      self.joining = joining
      table = LayoutTable(font.table("GSUB"), forms: [], budget)
      self.budget = budget
    }
  }

  /// Lookups that are applied at a stage, and all glyphs that may stand there.
  let stages: [(lookups: [Int], forms: [GlyphForm])]
  /// What the members may be after the last.
  let closure: GlyphClosure

  /// Where there are no lookups of forms, all of them have to be among the early ones.
  ///
  /// - Parameter nominal: The glyph of each member; 0 if there is none.
  init(
    _ nominal: [UInt32], _ members: [JoiningAlphabet.Member], _ substitutions: Substitutions
  ) throws(LayoutTable.Damage) {
    let planned = substitutions.planned
    let joining = substitutions.joining
    var closure = GlyphClosure(nominal, in: substitutions.table, substitutions.budget)
    var stages: [(lookups: [Int], forms: [GlyphForm])] = []
    let all = AlphabetSet(count: members.count)

    let early = planned.filter(joining.early.contains)
    try closure.add(substitutions.reached(from: early), to: all)
    stages.append((early, closure.forms))
    guard !joining.ofAnyForm.isEmpty else {
      self.stages = stages
      self.closure = closure
      return
    }

    // Each letter has one form: in which order the stages of forms are does not matter to it, but to its neighbours.
    let formed = planned.filter(joining.ofAnyForm.contains)
    for form in JoiningForm.allCases {
      let letters = AlphabetSet(count: members.count) { members[$0].form == form }
      for index in formed where joining.of(form).contains(index) {
        let lookup = try substitutions.table.lookup(index, extensionType: LayoutTable.substitutionExtension)
        if lookup.type == 1 {
          try closure.replace(by: lookup, letters)
        } else {
          try closure.add(substitutions.reached(from: [index]), to: letters)
        }
      }
    }
    stages.append((formed, closure.pastForms))

    let late = planned.filter { !joining.ofAnyForm.contains($0) }
    try closure.add(substitutions.reached(from: late), to: all)
    stages.append((late, closure.forms))
    self.stages = stages
    self.closure = closure
  }
}

extension GlyphStages.Substitutions {
  /// Some lookups, and those that they apply.
  fileprivate func reached(from lookups: [Int]) throws(LayoutTable.Damage) -> [Int] {
    try AppliedLookups(of: font, isPositioning: false, lookups, forms: [], count: 0, budget).lookups.map(\.index)
  }
}
