internal import FontKit

/// The stages in which HarfBuzz applies the lookups of `GSUB` to text whose letters join (`hb-ot-shaper-arabic.cc` and
/// `hb-ot-shape.cc`, version 6).
///
/// First it applies the lookups of a few features to all glyphs; then those of each joining form, one form after the
/// other, to the letters of that form; then the others to all glyphs. Where no letter joins, it applies all at once,
/// except those of `rvrn`, which come first.
struct JoiningStages {
  /// Those that may be applied before letters get their forms.
  private let early: [Int]
  /// Those that are applied to letters of one form only, by that form.
  private let ofForms: [[Int]]
  private let late: [Int]

  /// Nil if the glyphs of text depend on more than its lookups and the glyphs beside each other.
  ///
  /// - Parameter joins: Whether any letters of the text join.
  init?(of font: FontFace, _ properties: borrowing ShapingProperties, planned: [Int], joins: Bool) {
    func lookups(of features: String, withGlobal: Bool = false) -> Set<Int> {
      ActiveLookups.substitutions(of: features, withGlobal: withGlobal, in: font, properties)
    }
    // `stch` makes a glyph as long as a word.
    guard lookups(of: "stch").isDisjoint(with: planned) else { return nil }
    guard joins else {
      (early, ofForms, late) = (planned, JoiningForm.allCases.map { _ in [] }, [])
      return
    }
    let ofAllForms = lookups(of: Self.earlyFeatures + " " + Self.otherFeatures, withGlobal: true)
    ofForms = JoiningForm.allCases.map { form in
      let ofForm = lookups(of: form.feature).subtracting(ofAllForms)
      return planned.filter(ofForm.contains)
    }
    let ofAnyForm = Set(ofForms.joined())
    // A face without the forms would get them from HarfBuzz itself, and ligatures of lam and alef with them.
    guard !ofAnyForm.isEmpty else { return nil }
    let ofEarlyFeatures = lookups(of: Self.earlyFeatures)
    early = planned.filter(ofEarlyFeatures.contains)
    late = planned.filter { !ofAnyForm.contains($0) }
  }

  /// Applies the lookups of each stage; gives them with the members of all glyphs that may stand there.
  ///
  /// - Parameter closure: What the members are before the first stage; what they may be after the last.
  func apply(
    to closure: inout GlyphClosure, of members: [JoiningAlphabet.Member], in tables: LayoutTables
  ) throws(LayoutTable.Damage) -> [(lookups: [Int], owners: [Int: SymbolSet])] {
    let all = SymbolSet(count: members.count)
    try closure.add(early, in: tables, to: all)
    var stages = [(early, closure.owners)]
    // Each letter has one form, so the order of the stages of forms matters to its neighbours only.
    for form in JoiningForm.allCases {
      let letters = SymbolSet(count: members.count) { members[$0].form == form }
      for index in ofForms[form.rawValue] {
        let lookup = try tables.substitution.lookup(index)
        if lookup.type == 1 {
          try closure.replace(by: lookup, in: tables.substitution, letters)
        } else {
          try closure.add([index], in: tables, to: letters)
        }
      }
    }
    stages.append((Set(ofForms.joined()).sorted(), closure.past))
    try closure.add(late, in: tables, to: all)
    stages.append((late, closure.owners))
    return stages
  }

  /// The features that HarfBuzz applies before those of forms.
  private static let earlyFeatures = "rvrn ltra ltrm rtla rtlm frac numr dnom rand trak Harf HARF stch ccmp locl"

  /// The features that it applies after them in such text only, and two for its own tests.
  private static let otherFeatures = "mset fin2 fin3 med2 Buzz BUZZ"
}
