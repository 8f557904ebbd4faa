extension Script {
  /// Whether HarfBuzz may divide text of the script into syllables: false for scripts in common use whose shaper does
  /// not (`hb_ot_shaper_categorize` of `hb-ot-shaper.hh`, version 6).
  package var mayHaveSyllables: Bool {
    switch tag {
    case 0x4C61_746E, 0x4772_656B, 0x4379_726C: false  // Latn, Grek, Cyrl
    case 0x4172_6D6E, 0x4765_6F72, 0x4574_6869: false  // Armn, Geor, Ethi
    case 0x4172_6162, 0x4865_6272, 0x5468_6169, 0x4C61_6F6F: false  // Arab, Hebr, Thai, Laoo
    case 0x4861_6E69, 0x4869_7261, 0x4B61_6E61, 0x4861_6E67, 0x426F_706F: false  // Hani, Hira, Kana, Hang, Bopo
    case 0x5A79_7979, 0x5A69_6E68: false  // Zyyy, Zinh
    default: true
    }
  }
}
