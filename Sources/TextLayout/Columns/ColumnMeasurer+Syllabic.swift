internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Words of syllables, by the stretches of them that a font's rules link: nothing of them is prepared.
extension ColumnMeasurer {
  /// Adds a word to `syllabicWords`; false if it is another.
  mutating func appendSyllabicWord(
    _ word: Span<UInt8>, precedesSpace: Bool, at place: Int, _ shaper: TextShaper
  ) -> Bool {
    guard syllabicWords != nil, hasSpace, let index = SyllabicScript.index(of: word) else { return false }
    if syllabicWords?.script(index) == nil {
      let font = syllabicWords?.font(of: index) ?? 0
      guard let script = syllabicScript(SyllabicScript.alphabets[index], font: font, shaper) else { return false }
      syllabicWords?.insert(script, at: index)
    }
    return syllabicWords?.append(word, precedesSpace: precedesSpace, place: place, script: index) ?? false
  }

  /// What measures words of a script; nil if they have to be prepared, for now or in any case.
  private mutating func syllabicScript(
    _ alphabet: SyllabicAlphabet, font index: Int, _ shaper: TextShaper
  ) -> SyllabicScript? {
    let fonts = context.cascade.fonts
    guard index > 0, index < fonts.count, let font = UInt16(exactly: index) else { return nil }
    let properties = self.properties(alphabet.script, .leftToRight)
    let length = upcoming.remainingBytes
    let isSafeToConcat = SpaceBoundary(of: fonts[0], properties).isSafeToConcat
    // Asked for first: then it is there as soon as the other is.
    let signs = isSafeToConcat ? table(for: alphabet.script, .ascii, length: length, shaper) : nil
    guard let scale = FontScale(fonts[index], context),
      let advances = shaper.pairs.tables.table(for: fonts[index], properties, alphabet, length: length),
      let space = scratch.buffer.advanceOfSpace(in: fonts[0], properties)
    else { return nil }
    return SyllabicScript(
      advances: advances, signs: signs, font: font, scale: scale, spaceAdvance: space * scale.firstFactor)
  }
}
