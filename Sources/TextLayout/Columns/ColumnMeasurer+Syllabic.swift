internal import FontKit
internal import Shaping
internal import TextAnalysis

/// What measures words of the scripts of syllables in a style, as far as it was found out.
struct SyllabicWords {
  /// What measures words of each script, once it is found.
  var scripts: [SyllabicScript?] = SyllabicScript.alphabets.map { _ in nil }
  /// The font that each script is in, by its index in the style, once it is found; the number of fonts if there is none.
  ///
  /// The clusters of all characters that it has are in it, as the spaces before them are in a font that has none.
  var fonts: [Int?] = SyllabicScript.alphabets.map { _ in nil }
}

/// Words of syllables, by the stretches of them that a font's rules link: nothing of them is shaped whole.
extension ColumnMeasurer {
  /// Measures a word of a script of syllables; nil if it is another, or if it has to be shaped, for now or in any case.
  mutating func measureSyllabicWord(
    _ word: Span<UInt8>, _ stops: inout [QueuedWords.Stop], _ shaper: TextShaper
  ) -> MeasuredWord? {
    guard let index = SyllabicScript.alphabets.firstIndex(where: { $0.place(in: word, at: 0) != nil }) else {
      return nil
    }
    if syllabicWords.scripts[index] == nil {
      let alphabet = SyllabicScript.alphabets[index]
      let font = syllabicWords.fonts[index] ?? context.cascade.firstFont(withAnyOf: alphabet.scalars)
      syllabicWords.fonts[index] = font
      syllabicWords.scripts[index] = syllabicScript(alphabet, font: font, shaper)
    }
    return syllabicWords.scripts[index]?.measure(word, &stops)
  }

  /// What measures words of a script; nil if they have to be prepared, for now or in any case.
  private mutating func syllabicScript(
    _ alphabet: SyllabicAlphabet, font index: Int, _ shaper: TextShaper
  ) -> SyllabicScript? {
    let fonts = context.cascade.fonts
    guard index > 0, index < fonts.count, let font = UInt16(exactly: index) else { return nil }
    let properties = self.properties(alphabet.script, .leftToRight)
    guard let scale = FontScale(fonts[index], context),
      let advances = shaper.pairs.tables.table(for: fonts[index], properties, alphabet, length: remainingBytes),
      let space = scratch.buffer.advanceOfSpace(in: fonts[0], properties)
    else { return nil }
    return SyllabicScript(
      advances: advances, font: font, scale: scale, spaceAdvance: space * scale.firstFactor)
  }
}
