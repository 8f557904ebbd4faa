internal import FontKit

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
    // HarfBuzz uses another shaper only in a face whose `GSUB` has the script, or has no scripts at all.
    return [Alphabet.armenian, .georgian].contains { $0 === alphabet }
      || ["DFLT", "latn"].contains(ChosenScript(of: font, properties).tag)
  }
}
