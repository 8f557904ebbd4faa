internal import FontKit

/// When HarfBuzz applies the lookups of `GSUB` to text whose letters join, and to which letters
/// (`hb-ot-shaper-arabic.cc` and `hb-ot-shape.cc`, version 6).
///
/// First it applies the lookups of a few features to all glyphs; then those of each joining form, one form after the
/// other, to the letters of that form; then the others to all glyphs. Where no letter joins, it applies all at once,
/// except those of `rvrn`, which come first.
struct JoiningLookups {
  /// Those that may be applied before letters get their forms.
  let early: Set<Int>
  /// Those that are applied to letters of one form only, by that form.
  private let ofForms: [Set<Int>]
  /// Whether the effect of one of them depends on more than the glyphs beside it: `stch` makes a glyph as long as a
  /// word.
  let areErratic: Bool

  /// - Parameter joins: Whether any letters of the text join.
  init(of font: FontFace, _ properties: borrowing ShapingProperties, planned: [Int], joins: Bool) {
    let planned = Set(planned)
    areErratic = !ActiveLookups.substitutions(of: "stch", in: font, properties).isDisjoint(with: planned)
    guard joins else {
      early = planned
      ofForms = JoiningForm.allCases.map { _ in [] }
      return
    }
    let ofAllForms = ActiveLookups.substitutions(
      of: Self.earlyFeatures + " " + Self.otherFeatures, withGlobal: true, in: font, properties)
    var ofForms: [Set<Int>] = []
    for form in JoiningForm.allCases {
      let lookups = ActiveLookups.substitutions(of: form.feature, in: font, properties)
      ofForms.append(lookups.intersection(planned).subtracting(ofAllForms))
    }
    self.ofForms = ofForms
    early = ActiveLookups.substitutions(of: Self.earlyFeatures, in: font, properties).intersection(planned)
  }

  /// Those that are applied to letters of one form, and no others.
  func of(_ form: JoiningForm) -> Set<Int> { ofForms[form.rawValue] }

  /// Those that are applied to letters of one form or of several, and to nothing else.
  var ofAnyForm: Set<Int> { ofForms.reduce([]) { $0.union($1) } }

  /// The features that HarfBuzz applies before those of forms.
  private static let earlyFeatures = "rvrn ltra ltrm rtla rtlm frac numr dnom rand trak Harf HARF stch ccmp locl"

  /// The features that it applies after them in such text only, and two for its own tests.
  private static let otherFeatures = "mset fin2 fin3 med2 Buzz BUZZ"
}
