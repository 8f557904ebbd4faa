internal import CHarfBuzz
internal import FontKit
internal import TextAnalysis

/// The script of a font's `GSUB` or `GPOS` that HarfBuzz chooses for text of certain properties.
///
/// Which of its shapers HarfBuzz uses depends on that of `GSUB` (`hb-ot-shaper.hh`, `hb_ot_shaper_categorize`, version 6).
struct ChosenScript {
  /// The tag: `DFLT`, `dflt` or `latn` if the table has no lookups for the text's script, and 0 if it has none of these.
  let tag: FontTag
  /// Whether some language of the script requires a feature.
  let requiresFeature: Bool

  init(of font: FontFace, _ properties: borrowing ShapingProperties, in kind: LayoutTable.Kind = .substitution) {
    let table: hb_tag_t = kind == .substitution ? 0x4753_5542 : 0x4750_4F53  // GSUB, GPOS
    let capacity = Int(HB_OT_MAX_TAGS_PER_SCRIPT)
    (tag, requiresFeature) = unsafe withUnsafeTemporaryAllocation(of: hb_tag_t.self, capacity: capacity) { tags in
      font.harfBuzz.reading { face in
        var count = UInt32(capacity)
        unsafe hb_ot_tags_from_script_and_language(
          hb_script_t(rawValue: properties.script.tag), properties.language.pointer, &count, tags.baseAddress, nil, nil)
        var (index, chosen, feature): (UInt32, hb_tag_t, UInt32) = (0, 0, 0)
        unsafe hb_ot_layout_table_select_script(face.face, table, count, tags.baseAddress, &index, &chosen)
        let languageCount = unsafe hb_ot_layout_script_get_language_tags(face.face, table, index, 0, nil, nil)
        let languages = [UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX)] + (0..<languageCount)
        let requiresFeature = languages.contains { language in
          unsafe hb_ot_layout_language_get_required_feature_index(face.face, table, index, language, &feature) != 0
        }
        return (FontTag(rawValue: chosen), requiresFeature)
      }
    }
  }
}
