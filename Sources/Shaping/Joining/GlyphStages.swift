/// What members of a `JoiningAlphabet` may be while HarfBuzz applies the lookups of `GSUB`, stage by stage.
struct GlyphStages {
  /// Lookups that are applied at a stage, and the members of all glyphs that may stand there.
  private(set) var stages: [(lookups: [Int], owners: [Int: SymbolSet])] = []
  /// What the members may be after the last.
  private(set) var closure: GlyphClosure

  private let tables: LayoutTables

  /// Where there are no lookups of forms, all of them have to be among the early ones.
  ///
  /// - Parameters:
  ///   - nominal: What the members are before the first stage.
  ///   - planned: The lookups that HarfBuzz applies by themselves.
  init(
    _ nominal: GlyphClosure, _ members: [JoiningAlphabet.Member], _ planned: [Int], _ joining: JoiningLookups,
    _ tables: LayoutTables
  ) throws(LayoutTable.Damage) {
    closure = nominal
    self.tables = tables
    let all = SymbolSet(count: members.count)
    let early = planned.filter(joining.early.contains)
    try add(early, to: all)
    stages.append((early, closure.owners))
    guard !joining.ofAnyForm.isEmpty else { return }

    // Each letter has one form: in which order the stages of forms are does not matter to it, but to its neighbours.
    let formed = planned.filter(joining.ofAnyForm.contains)
    for form in JoiningForm.allCases {
      let letters = SymbolSet(count: members.count) { members[$0].form == form }
      for index in formed where joining.of(form).contains(index) {
        let lookup = try tables.substitution.lookup(index)
        if lookup.type == 1 {
          try closure.replace(by: lookup, in: tables.substitution, letters)
        } else {
          try add([index], to: letters)
        }
      }
    }
    stages.append((formed, closure.past))

    let late = planned.filter { !joining.ofAnyForm.contains($0) }
    try add(late, to: all)
    stages.append((late, closure.owners))
  }

  /// Adds what members may become by some lookups, and those that they apply.
  private mutating func add(_ lookups: [Int], to members: SymbolSet) throws(LayoutTable.Damage) {
    var substitutions = try Substitutions(AppliedLookups.reached(from: lookups, in: tables), in: tables.substitution)
    try closure.add(&substitutions, in: tables.substitution, to: members, tables.budget)
  }
}
