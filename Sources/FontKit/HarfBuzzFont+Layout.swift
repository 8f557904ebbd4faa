internal import CHarfBuzz

/// The class of a glyph in `GDEF`.
package enum GlyphClass: Sendable {
  /// A letter, a digit, a space.
  case base
  /// Several characters in one glyph.
  case ligature
  /// A mark on another glyph.
  case mark
  /// A glyph without a class, or a component of another.
  case other
}

/// What code that reads a font's layout tables asks HarfBuzz for.
extension HarfBuzzFont {
  /// A table's bytes, copied; empty if the face has none.
  package func table(_ tag: String) -> [UInt8] { unsafe withTable(tag) { unsafe Array($0) } }

  /// The size of a table in bytes; 0 if the face has no such table.
  package func tableSize(_ tag: String) -> Int { unsafe withTable(tag) { $0.count } }

  /// The table without which HarfBuzz takes other units than FreeType, or finds no advances; nil if there is none.
  ///
  /// Source, code: `hb-ot-head-table.hh` and `hb-ot-hmtx-table.hh`, version 6.
  func tableThatIsRejected(unitsPerEm: Int) -> String? {
    let head = table("head")
    guard head.count >= 54, head[0] == 0, head[1] == 1, head[12..<16].elementsEqual([0x5F, 0x0F, 0x3C, 0xF5]),
      unsafe Int(hb_face_get_upem(face)) == unitsPerEm
    else { return "head" }
    let header = table("hhea")
    // A face that has bitmaps only may have none.
    guard !header.isEmpty else { return nil }
    guard header.count >= 36, header[0] == 0, header[1] == 1, header[34] != 0 || header[35] != 0 else { return "hhea" }
    return tableSize("hmtx") < 4 ? "hmtx" : nil
  }

  private func withTable<Result>(_ tag: String, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    repeatedIfShortOfMemory {
      let blob = unsafe hb_face_reference_table(face, FontTag(tag)?.rawValue ?? 0)
      defer { unsafe hb_blob_destroy(blob) }
      var length: UInt32 = 0
      let start = unsafe UnsafeRawPointer(hb_blob_get_data(blob, &length))
      return unsafe body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length)))
    }
  }

  /// The limit on the subtables and rules that HarfBuzz may try at one glyph, which take some 0.2 ms.
  ///
  /// With those of called lookups it may try twice as many.
  ///
  /// Of 2 200 faces in Debian's packages (Noto, Amiri, FreeFont, SIL) Harmattan has the most, 4 946; with called lookups Mingzat has the
  /// most, 8 255.
  static let mostRules = 1 << 14

  /// The table that exceeds this limit, `GSUB` or `GPOS`; nil if neither does.
  var tableOfTooManyRules: String? {
    ["GSUB", "GPOS"].first { tag in
      unsafe !withTable(tag) { unsafe RuleSets($0, isPositioning: tag == "GPOS").areAtMost(Self.mostRules) }
    }
  }

  /// The class of a glyph by `GDEF`; `base` if the table defines no classes.
  ///
  /// HarfBuzz then derives them from the characters: Unicode's marks are marks, all others are bases.
  package func glyphClass(of glyph: UInt32) -> GlyphClass {
    reading { face in
      guard unsafe hb_ot_layout_has_glyph_classes(face.face) != 0 else { return .base }
      return switch unsafe hb_ot_layout_get_glyph_class(face.face, glyph) {
      case HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH: .base
      case HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE: .ligature
      case HB_OT_LAYOUT_GLYPH_CLASS_MARK: .mark
      default: .other
      }
    }
  }

  /// The horizontal advance of a glyph before any positioning, in font units.
  package func advance(ofGlyph glyph: UInt32) -> Int32 {
    reading { unsafe hb_font_get_glyph_h_advance($0.pointer, glyph) }
  }

  /// Whether `GDEF` defines glyph classes; otherwise HarfBuzz derives them from the characters.
  package var hasGlyphClasses: Bool { reading { unsafe hb_ot_layout_has_glyph_classes($0.face) != 0 } }

  /// Whether the face has a `GPOS` table.
  package var hasPositioning: Bool { reading { unsafe hb_ot_layout_has_positioning($0.face) != 0 } }

  /// Whether the face has layout tables that HarfBuzz may prefer to OpenType's: AAT's, or Graphite's if it is built with Graphite.
  package var hasOtherLayout: Bool { ["morx", "mort", "kerx", "trak", "Silf"].contains { tableSize($0) > 0 } }

  /// Whether the face has a `kern` table.
  package var hasKernTable: Bool { tableSize("kern") > 0 }
}
