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
    of font: FontFace, _ properties: borrowing ShapingProperties, planned: [Int], _ shaper: SyllabicAlphabet.Shaper
  ) {
    func lookups(of names: String, withCallers: Bool = false) -> Set<Int> {
      ActiveLookups.substitutions(of: names, withCallers: withCallers, in: font, properties)
    }
    let table = LayoutTable(.substitution, of: font.harfBuzz, ReadingBudget(for: font.harfBuzz))
    guard let scripts = table.scripts else { return nil }
    func has(_ name: String) -> Bool { scripts.tags.contains(name) }
    // Features for the beginnings of words depend on what is before a syllable.
    guard properties.direction == .leftToRight, lookups(of: "init").isDisjoint(with: planned) else { return nil }
    switch shaper {
    case .thai:
      // Without Thai lookups the shaper uses private-use characters.
      guard has("thai") else { return nil }
      contained = []
      others = planned
    case .indic:
      // Fonts with `dev3` use another shaper, and fonts without a script for Devanagari use that of other scripts.
      guard !has("dev3"), has("dev2") || has("deva") else { return nil }
      // HarfBuzz does not contain a required feature in syllables, whichever it is.
      guard !scripts.requireFeatures, !table.mayVaryFeatures else { return nil }
      let contained = lookups(of: Self.containedFeatures)
        .subtracting(lookups(of: Self.reachingFeatures, withCallers: true))
      self.contained = planned.filter(contained.contains)
      others = planned.filter { !contained.contains($0) }
    }
  }

  /// The features that HarfBuzz's Indic shaper contains in syllables.
  private static let containedFeatures =
    "locl ccmp nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct init pres abvs blws psts haln"

  /// The other features that it applies by itself.
  private static let reachingFeatures =
    "rvrn ltra ltrm rtla rtlm frac numr dnom rand trak Harf HARF Buzz BUZZ abvm blwm mark mkmk rlig calt clig curs dist kern liga "
    + "rclt"
}

extension LayoutTable {
  /// The tags of the scripts that a table has lookups for, and whether some language of one requires a feature; nil if the
  /// list is damaged.
  fileprivate var scripts: (tags: Set<String>, requireFeatures: Bool)? {
    do throws(Damage) {
      guard let list = try offset(at: 4, from: 0) else { return ([], false) }
      var tags: Set<String> = []
      var requireFeatures = false
      for index in 0..<(try integer(at: list)) {
        let record = list + 2 + 6 * index
        let (high, low) = (try integer(at: record), try integer(at: record + 2))
        tags.insert(String(decoding: [high >> 8, high & 0xFF, low >> 8, low & 0xFF].map(UInt8.init), as: UTF8.self))
        guard let script = try offset(at: record + 4, from: list) else { throw Damage() }
        var languages = [try offset(at: script, from: script)]
        for language in 0..<(try integer(at: script + 2)) {
          languages.append(try offset(at: script + 8 + 6 * language, from: script))
        }
        for language in languages.compactMap({ $0 }) where try integer(at: language + 2) != 0xFFFF {
          requireFeatures = true
        }
      }
      return (tags, requireFeatures)
    } catch {
      return nil
    }
  }

  /// Whether a feature may have other lookups in some variations of the font (version 1.1 of the table).
  fileprivate var mayVaryFeatures: Bool {
    do throws(Damage) { return try integer(at: 2) > 0 } catch { return true }
  }
}
