internal import FontKit
internal import Shaping
internal import TextAnalysis

/// The advances of words of Arabic letters in a style, and the font they are in.
struct JoinedWords {
  let advances: JoinedAdvances
  /// The font, by its index in the style.
  let font: UInt16
  /// Units of an em of texts of such words, which have spaces in the style's first font.
  let unitsPerEm: Int
  /// How many units of the text a unit of the font is.
  let factor: Int32
  /// How far the space before a word moves the pen, in units of the text.
  let spaceAdvance: Int32
  /// Whether signs beside a word are of its font and level.
  let allowsSigns: Bool
}

/// Words whose letters join, by the chains they are made of: nothing of them is prepared.
extension ColumnMeasurer {
  /// Measures a word, if it is one of letters that join and its chains tell it; it has one segment.
  ///
  /// It is the same wherever it stands between spaces, beside words of the same script and level: its letters are of level 1, and
  /// no line ends inside it.
  func joinedWord(
    _ word: Span<UInt8>, _ joined: JoinedWords
  ) -> (word: MeasuredWord, segments: [MeasuredWord.Segment])? {
    guard let unscaled = joined.advances.advance(of: word, allowsSigns: joined.allowsSigns) else { return nil }
    let (advance, overflows) = unscaled.multipliedReportingOverflow(by: joined.factor)
    guard !overflows else { return nil }
    let measured = MeasuredWord(
      spaceAdvance: joined.spaceAdvance, advance: advance, segments: 0..<1, unitsPerEm: joined.unitsPerEm,
      script: joined.advances.alphabet.script, level: 1, fonts: FontSet(joined.font), isShapedAlone: true,
      isAnalyzedAlone: true)
    return (measured, [MeasuredWord.Segment(start: 0, end: advance, endOffset: Int32(word.count))])
  }

  /// Measures a word at its place, if it is one of letters that join; false if it has to be prepared.
  mutating func measureJoinedWord(_ word: Span<UInt8>, at place: Int, _ typesetter: Typesetter) -> Bool {
    guard JoiningAlphabet.arabic.mayRead(word) else { return false }
    if joinedWords == nil { findJoinedWords(of: .arabic, typesetter) }
    guard let joinedWords, let measured = joinedWord(word, joinedWords) else { return false }
    words.insert(measured.word, measured.segments, at: place)
    return true
  }

  /// Finds what measures words of an alphabet, unless they have to be prepared, for now or in any case.
  private mutating func findJoinedWords(of alphabet: JoiningAlphabet, _ typesetter: Typesetter) {
    let fonts = context.cascade.fonts
    if joinedFont == nil {
      // The first of the fonts that have letters of the alphabet: the clusters of all letters that it has are in it.
      joinedFont = fonts.firstIndex { font in alphabet.letters.contains { font.covers([$0]) } } ?? fonts.count
    }
    guard let index = joinedFont, index < fonts.count, let font = UInt16(exactly: index) else { return }
    let unitsPerEm = index == 0 ? self.unitsPerEm : context.unitsPerEm(with: fonts[index])
    guard unitsPerEm.isMultiple(of: fonts[index].unitsPerEm), unitsPerEm.isMultiple(of: fonts[0].unitsPerEm),
      let factor = Int32(exactly: unitsPerEm / fonts[index].unitsPerEm),
      let spaceFactor = Int32(exactly: unitsPerEm / fonts[0].unitsPerEm)
    else { return }
    let properties = self.properties(alphabet.script, .rightToLeft)
    guard
      let advances = typesetter.pairs.tables.table(
        for: fonts[index], properties, alphabet, length: upcoming.remainingBytes),
      // Where the space is of another font than the word, it is a run by itself.
      let space = index == 0 ? advances.spaceAdvance : scratch.buffer.advanceOfSpace(in: context.font, properties)
    else { return }
    joinedWords = JoinedWords(
      advances: advances, font: font, unitsPerEm: unitsPerEm, factor: factor, spaceAdvance: space * spaceFactor,
      // A paragraph whose direction is its text's runs from right to left, as all its letters do.
      allowsSigns: index == 0 && context.style.direction != .leftToRight)
  }
}

extension ShapingBuffer {
  /// How far a space moves the pen that is shaped by itself; nil if it is no single glyph.
  mutating func advanceOfSpace(in font: Font, _ properties: borrowing ShapingProperties) -> Int32? {
    shape([0x20], range: 0..<1, paragraph: 0..<1, font: font, properties: properties)
    return count == 1 ? glyph(at: 0).advance : nil
  }
}
