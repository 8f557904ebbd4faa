/// What members of a `JoiningAlphabet` may be while HarfBuzz applies the lookups of `GSUB`, stage by stage.
struct GlyphStages {
  /// Lookups that are applied at a stage, and the members of all glyphs that may stand there.
  private(set) var stages: [(lookups: [Int], owners: [Int: SymbolSet])] = []
  /// What the members may be after the last.
  private(set) var closure: GlyphClosure

  /// If there are no lookups of forms, all planned lookups have to be among the early ones.
  ///
  /// - Parameter nominal: What the members are before the first stage.
  init(
    _ nominal: GlyphClosure, _ members: [JoiningAlphabet.Member], _ planned: [Int], _ joining: JoiningLookups,
    _ tables: LayoutTables
  ) throws(LayoutTable.Damage) {
    closure = nominal
    let all = SymbolSet(count: members.count)
    let early = planned.filter(joining.early.contains)
    try closure.add(early, in: tables, to: all)
    stages.append((early, closure.owners))
    guard !joining.ofAnyForm.isEmpty else { return }

    // Each letter has one form, so the order of the stages of forms matters to its neighbours only.
    let formed = planned.filter(joining.ofAnyForm.contains)
    for form in JoiningForm.allCases {
      let letters = SymbolSet(count: members.count) { members[$0].form == form }
      for index in formed where joining.of(form).contains(index) {
        let lookup = try tables.substitution.lookup(index)
        if lookup.type == 1 {
          try closure.replace(by: lookup, in: tables.substitution, letters)
        } else {
          try closure.add([index], in: tables, to: letters)
        }
      }
    }
    stages.append((formed, closure.past))

    let late = planned.filter { !joining.ofAnyForm.contains($0) }
    try closure.add(late, in: tables, to: all)
    stages.append((late, closure.owners))
  }
}
