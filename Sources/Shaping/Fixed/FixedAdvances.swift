package import FontKit

/// The advances of characters that a font never changes, whatever such characters are beside them: most ideographs, kana and
/// syllables of Hangul.
///
/// HarfBuzz's shapers of these scripts keep each character for which the font has a glyph. Each lookup begins at a glyph of its
/// coverage, so in a run of other glyphs, none of them a mark, each keeps its own advance.
package struct FixedAdvances: Sendable {
  private let font: FontFace
  /// A bit for each glyph at which a lookup may begin, for each of the properties.
  private let touched: [[UInt64]]

  /// The advances in a font, for text of any of some properties; nil if nothing can be proved of it.
  ///
  /// - Parameter properties: Those of Han, kana or Hangul, from left to right.
  package init?(in font: FontFace, _ properties: [ShapingProperties]) {
    let touched = properties.compactMap { properties in
      font.harfBuzz.findings.finding(about: properties.kind, 0) { Self.touchedGlyphs(of: font, properties) }
    }
    guard touched.count == properties.count else { return nil }
    self.font = font
    self.touched = touched
  }

  /// The advance of an ideograph, a kana or a syllable of Hangul, in font units; nil if it may change, or there is none.
  package func advance(of scalar: Unicode.Scalar) -> Int32? {
    guard let glyph = font.harfBuzz.nominalGlyph(for: scalar), glyph != 0,
      font.harfBuzz.glyphClass(of: glyph) != .mark,
      // A glyph that is none of the font's may be anything.
      touched.allSatisfy({ Int(glyph / 64) < $0.count && $0[Int(glyph / 64)] >> UInt64(glyph % 64) & 1 == 0 })
    else { return nil }
    return font.harfBuzz.advance(ofGlyph: glyph)
  }

  private static func touchedGlyphs(of font: FontFace, _ properties: borrowing ShapingProperties) -> [UInt64]? {
    guard let lookups = ActiveLookups.find(of: font, properties) else { return nil }
    let tables = LayoutTables(of: font.harfBuzz)
    var bits = Array(repeating: UInt64(0), count: (font.harfBuzz.glyphCount + 63) / 64)
    do throws(LayoutTable.Damage) {
      for kind in LayoutTable.Kind.allCases {
        for index in lookups[kind] {
          let lookup = try tables[kind].lookup(index)
          for subtable in lookup.subtables {
            for glyph in try tables[kind].firstGlyphs(of: lookup, at: subtable) where glyph / 64 < bits.count {
              bits[glyph / 64] |= 1 << UInt64(glyph % 64)
            }
          }
        }
      }
    } catch {
      return nil
    }
    return bits
  }
}

extension LayoutTable {
  /// The glyphs at which a subtable of a lookup may begin.
  fileprivate func firstGlyphs(of lookup: Lookup, at subtable: Int) throws(Damage) -> [Int] {
    let context = kind == .substitution ? 5 : 7
    var offset = 2
    if lookup.type == context || lookup.type == context + 1, try integer(at: subtable) == 3 {
      // After the coverages of the backtrack sequence.
      offset = lookup.type == context ? 6 : 6 + 2 * (try integer(at: subtable + 2))
    }
    return try coveredGlyphs(at: self.offset(at: subtable + offset, from: subtable))
  }
}
