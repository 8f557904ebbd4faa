internal import CHarfBuzz

/// What a glyph is in text (`GDEF`).
package enum GlyphClass: Sendable {
  /// A letter, a digit, a space.
  case base
  /// Several characters in one.
  case ligature
  /// A mark on another glyph.
  case mark
  /// None of them, or part of a base.
  case other
}

/// What the layout tables are asked of by those who read them.
extension HarfBuzzFont {
  /// A table's bytes, copied; empty if the face has none.
  package func table(_ tag: String) -> [UInt8] { unsafe withTable(tag) { unsafe Array($0) } }

  /// How many bytes a table has; 0 if the face has none.
  package func tableSize(_ tag: String) -> Int { unsafe withTable(tag) { $0.count } }

  private func withTable<Result>(_ tag: String, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    repeatedIfShortOfMemory {
      let blob = unsafe hb_face_reference_table(face, FontTag(tag)?.rawValue ?? 0)
      defer { unsafe hb_blob_destroy(blob) }
      var length: UInt32 = 0
      let start = unsafe UnsafeRawPointer(hb_blob_get_data(blob, &length))
      return unsafe body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length)))
    }
  }

  /// The most subtables and rules that HarfBuzz may have to try at a glyph, some 0.2 ms; twice as many with those that are called.
  ///
  /// Of 2 200 faces of Debian's packages (Noto, Amiri, FreeFont, those of SIL) the most is 4 946 (Harmattan), and with those that are called
  /// 8 255 (Mingzat).
  static let mostRules = 1 << 14

  /// The table that has HarfBuzz try more rules than that at a glyph; nil if none has.
  var tableOfTooManyRules: String? {
    ["GSUB", "GPOS"].first { tag in
      unsafe !withTable(tag) { unsafe RuleSets($0, isPositioning: tag == "GPOS").areAtMost(Self.mostRules) }
    }
  }

  /// The class of a glyph by `GDEF`.
  ///
  /// Without that table HarfBuzz takes every glyph that is no mark of Unicode for a base.
  package func glyphClass(of glyph: UInt32) -> GlyphClass {
    guard unsafe hb_ot_layout_has_glyph_classes(face) != 0 else { return .base }
    switch unsafe hb_ot_layout_get_glyph_class(face, glyph) {
    case HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH: return .base
    case HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE: return .ligature
    case HB_OT_LAYOUT_GLYPH_CLASS_MARK: return .mark
    default: return .other
    }
  }

  /// How far a glyph moves the pen by itself, in font units.
  package func advance(ofGlyph glyph: UInt32) -> Int32 { unsafe hb_font_get_glyph_h_advance(pointer, glyph) }

  /// Whether `GDEF` tells the classes of glyphs: else they are those of the characters.
  package var hasGlyphClasses: Bool { unsafe hb_ot_layout_has_glyph_classes(face) != 0 }

  /// Whether the face has a table `GPOS`.
  package var hasPositioning: Bool { unsafe hb_ot_layout_has_positioning(face) != 0 }

  /// Whether the face has layout tables that HarfBuzz may prefer to those of OpenType: Apple's, or Graphite's, if it is built with that.
  package var hasOtherLayout: Bool { ["morx", "mort", "kerx", "trak", "Silf"].contains { tableSize($0) > 0 } }

  /// Whether the face has a table `kern`.
  package var hasKernTable: Bool { tableSize("kern") > 0 }
}
