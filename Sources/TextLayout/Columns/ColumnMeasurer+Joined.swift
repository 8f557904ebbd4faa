internal import FontKit
internal import Shaping
internal import TextAnalysis

/// What measures words of an alphabet in a style, as far as that was found out.
struct JoinedScript {
  let alphabet: JoiningAlphabet
  /// The font that its letters are in, by its index in the style, once it is found; the number of fonts if there is none.
  var font: Int?
  /// What measures the words, once it is found.
  var words: JoinedWords?

  /// The scripts whose words are measured by chains.
  static var all: [JoinedScript] { [JoinedScript(alphabet: .arabic), JoinedScript(alphabet: .hebrew)] }
}

/// The advances of words of Arabic or Hebrew letters in a style, and the font they are in.
struct JoinedWords {
  let advances: JoinedAdvances
  /// The font, by its index in the style.
  let font: UInt16
  /// What texts of such words are measured in.
  let scale: FontScale
  /// How far the space before a word moves the pen, in units of the text.
  let spaceAdvance: Int32
  /// The signs that are of the font and level of the letters that they stand beside.
  let signs: JoiningAlphabet.Signs
}

/// Words of Arabic and Hebrew, by the chains they are made of: nothing of them is prepared.
extension ColumnMeasurer {
  /// Measures the word at a place, if it is one of Arabic or Hebrew letters and its chains determine it; false if it is another.
  ///
  /// It is the same wherever it stands between spaces, beside words of the same script and level: its letters and signs are of level 1,
  /// and no line ends inside it. Its brackets are of the one script that there is.
  mutating func measureJoinedWord(
    _ word: Span<UInt8>, after script: Script?, at place: Int, _ shaper: TextShaper
  ) -> Bool {
    guard let index = joinedScript(of: word) else { return false }
    if joinedScripts[index].words == nil { findJoinedWords(at: index, shaper) }
    guard let joined = joinedScripts[index].words,
      script ?? joined.advances.alphabet.script == joined.advances.alphabet.script,
      let unscaled = joined.advances.advance(of: word, signs: joined.signs)
    else { return false }
    let (advance, overflows) = unscaled.multipliedReportingOverflow(by: joined.scale.factor)
    guard !overflows else { return false }
    // Only signs determine more than that.
    var characters =
      min(word[0], word[word.count - 1]) < 0x80 ? shaper.analyzer.characters(ofWord: word) : WordCharacters()
    characters.hasPlainEdges = true
    (characters.firstSide, characters.lastSide) = (.right, .right)
    let measured = MeasuredWord(
      spaceAdvance: joined.spaceAdvance, advance: advance, segments: 0..<1, unitsPerEm: joined.scale.unitsPerEm,
      scripts: WordScripts(joined.advances.alphabet.script), level: 1, fonts: FontSet(joined.font),
      isSafeToConcat: true, isContextFree: true, characters: characters)
    words.insert(measured, CollectionOfOne(MeasuredWord.Segment(start: 0, end: advance)), at: place)
    return true
  }

  /// Which of the scripts a word may be of, as far as its first bytes determine.
  func joinedScript(of word: Span<UInt8>) -> Int? {
    joinedScripts.indices.first { joinedScripts[$0].alphabet.mayRead(word) }
  }

  /// Finds what measures words of an alphabet, unless they have to be prepared, for now or in any case.
  private mutating func findJoinedWords(at place: Int, _ shaper: TextShaper) {
    let fonts = context.cascade.fonts
    let alphabet = joinedScripts[place].alphabet
    if joinedScripts[place].font == nil {
      // The first of the fonts that have letters of the alphabet: the clusters of all letters that it has are in it.
      joinedScripts[place].font = context.cascade.firstFont(withAnyOf: alphabet.letters)
    }
    guard let index = joinedScripts[place].font, index < fonts.count, let font = UInt16(exactly: index) else { return }
    guard let scale = FontScale(fonts[index], context) else { return }
    let properties = self.properties(alphabet.script, .rightToLeft)
    guard
      let advances = shaper.pairs.tables.table(
        for: fonts[index], properties, alphabet, length: remainingBytes),
      // Where the space is of another font than the word, it is a run by itself.
      let space = index == 0 ? advances.spaceAdvance : scratch.buffer.advanceOfSpace(in: context.font, properties)
    else { return }
    joinedScripts[place].words = JoinedWords(
      advances: advances, font: font, scale: scale, spaceAdvance: space * scale.firstFactor,
      signs: signs(of: alphabet, besideLettersIn: index))
  }

  /// The signs of an alphabet that are in the font of the letters beside them, and of their level.
  private func signs(of alphabet: JoiningAlphabet, besideLettersIn index: Int) -> JoiningAlphabet.Signs {
    // A paragraph whose direction is its text's runs from right to left, as all its letters do.
    guard context.style.direction != .leftToRight else { return .none }
    let cascade = context.cascade
    return alphabet.signs { sign, isOpening in
      // The first of the fonts that were asked for, or else the one of the character before: a letter if the sign closes.
      let requested = cascade.fonts[..<cascade.requestedCount].firstIndex { $0.covers([sign]) }
      return requested == index || requested == nil && !isOpening && !cascade.fonts[index].hasColorGlyphs
    }
  }
}

extension ShapingBuffer {
  /// How far a space moves the pen that is shaped by itself; nil if it is no single glyph.
  mutating func advanceOfSpace(in font: FontFace, _ properties: borrowing ShapingProperties) -> Int32? {
    shape([0x20], range: 0..<1, paragraph: 0..<1, font: font, properties: properties)
    return count == 1 ? glyph(at: 0).advance : nil
  }
}
