internal import CHarfBuzz
internal import FontKit
internal import TextAnalysis

/// The glyph of characters that a face lacks.
enum MissingGlyph {
  /// Whether it stands for every letter and mark of an alphabet, none of which the face has, and keeps its advance
  /// unless a lookup changes it.
  ///
  /// It does with HarfBuzz's default shaper, which reorders nothing and inserts nothing but a dotted circle for a mark
  /// that begins a text (`hb-ot-shape.cc`, version 6). Marks lose their advance if the glyph has the class mark. If the
  /// face has no classes, or no `GPOS`, more about marks depends on Unicode's data.
  ///
  /// - Parameter glyphs: The glyph of each character of the alphabet; 0 if there is none.
  static func stands(
    forLettersOf alphabet: Alphabet, _ glyphs: [UInt32], in font: FontFace, _ properties: borrowing ShapingProperties
  ) -> Bool {
    guard alphabet.isClosed, glyphs.dropFirst(Alphabet.firstLetter).allSatisfy({ $0 == 0 }) else { return false }
    if alphabet.firstMark < alphabet.count {
      guard font.harfBuzz.hasGlyphClasses, font.harfBuzz.hasPositioning else { return false }
    }
    return usesDefaultShaper(alphabet, in: font, properties)
  }

  /// Whether HarfBuzz shapes text of an alphabet like Latin (`hb-ot-shaper.hh`, `hb_ot_shaper_categorize`).
  ///
  /// A script with a shaper of its own uses it only in a face whose `GSUB` has the script, or has no scripts at all.
  private static func usesDefaultShaper(
    _ alphabet: Alphabet, in font: FontFace, _ properties: borrowing ShapingProperties
  ) -> Bool {
    if [Alphabet.armenian, .georgian].contains(where: { $0.script == alphabet.script }) { return true }
    let gsub: hb_tag_t = 0x4753_5542
    let capacity = Int(HB_OT_MAX_TAGS_PER_SCRIPT)
    let chosen = unsafe withUnsafeTemporaryAllocation(of: hb_tag_t.self, capacity: capacity) { tags in
      font.harfBuzz.reading { face in
        var count = UInt32(capacity)
        unsafe hb_ot_tags_from_script_and_language(
          hb_script_t(rawValue: properties.script.tag), properties.language.pointer, &count, tags.baseAddress, nil, nil)
        var (index, chosen): (UInt32, hb_tag_t) = (0, 0)
        unsafe hb_ot_layout_table_select_script(face.face, gsub, count, tags.baseAddress, &index, &chosen)
        return chosen
      }
    }
    return chosen == 0x4446_4C54 || chosen == 0x6C61_746E  // DFLT, latn
  }
}
