internal import FontKit
internal import TextAnalysis

/// The lookups of `GSUB` that HarfBuzz applies to text of syllables, by how far they reach (`hb-ot-shaper-indic.cc`,
/// `hb-ot-shaper-thai.cc` and `hb-ot-shaper.hh`, version 6).
struct SyllabicLookups {
  /// The lookups that change glyphs of one syllable only, as HarfBuzz applies all their features within syllables.
  let contained: [Int]
  let others: [Int]

  /// Nil if HarfBuzz uses another shaper for the font, or if the glyphs of a syllable depend on more than lookups.
  init?(
    of font: FontFace, _ properties: borrowing ShapingProperties, planned: [Int], _ alphabet: SyllabicAlphabet
  ) {
    func lookups(of names: String, withCallers: Bool = false) -> Set<Int> {
      ActiveLookups.substitutions(of: names, withCallers: withCallers, in: font, properties)
    }
    let script = ChosenScript(of: font, properties)
    // Features for the beginnings of words depend on what is before a syllable.
    guard alphabet.scriptsOfFonts.contains(script.tag), lookups(of: "init").isDisjoint(with: planned)
    else { return nil }
    let contained = lookups(of: alphabet.containedFeatures)
      .subtracting(lookups(of: Self.reachingFeatures, withCallers: true))
    // HarfBuzz does not contain a required feature in syllables, whichever it is.
    let table = LayoutTable(.substitution, of: font.harfBuzz, ReadingBudget(for: font.harfBuzz))
    guard contained.isEmpty || !script.requiresFeature && !table.mayVaryFeatures else { return nil }
    self.contained = planned.filter(contained.contains)
    others = planned.filter { !contained.contains($0) }
  }

  /// The features other than contained ones that HarfBuzz's Indic shaper applies by itself.
  private static let reachingFeatures =
    "rvrn ltra ltrm rtla rtlm frac numr dnom rand trak Harf HARF Buzz BUZZ abvm blwm mark mkmk rlig calt clig curs dist kern liga "
    + "rclt"
}

extension LayoutTable {
  /// Whether a feature may have other lookups in some variations of the font (version 1.1 of the table).
  fileprivate var mayVaryFeatures: Bool {
    do throws(Damage) { return try integer(at: 2) > 0 } catch { return true }
  }
}
