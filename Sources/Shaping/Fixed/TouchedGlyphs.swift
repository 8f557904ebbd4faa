internal import FontKit

/// The glyphs of a font at which a lookup may begin in text of certain properties.
///
/// In a run of other glyphs alone no lookup matches: each begins at a glyph of its coverage.
struct TouchedGlyphs: Sendable {
  /// A bit for each glyph.
  private let bits: [UInt64]

  /// The touched glyphs of a font, cached; nil if its glyphs may be changed in other ways.
  static func find(in font: FontFace, _ properties: borrowing ShapingProperties) -> TouchedGlyphs? {
    font.harfBuzz.findings.finding(about: properties.kind, 0) { TouchedGlyphs(in: font, properties) }
  }

  private init?(in font: FontFace, _ properties: borrowing ShapingProperties) {
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
    self.bits = bits
  }

  /// Whether a glyph is one of them, or none of the font's.
  func contains(_ glyph: UInt32) -> Bool {
    Int(glyph / 64) >= bits.count || bits[Int(glyph / 64)] >> UInt64(glyph % 64) & 1 != 0
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
