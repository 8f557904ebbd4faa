/// Words with pairs whose advances are not known, by the stretches of characters that a font's rules link.
extension PairAdvances {
  /// Stands for a position within a stretch of linked characters.
  package static let inside = Int32.min

  /// Where the pen is before each stretch of linked characters of a word, and at the word's end.
  ///
  /// For words with pairs whose advances are not known, like those of a ligature.
  ///
  /// - Parameters:
  ///   - word: A word of `word(at:in:)`.
  ///   - text: The places of the characters in the alphabet, fewer than 32 768 of them.
  ///   - positions: The pen before the space that the word follows, or 0 before the text; takes the positions from there up to the
  ///     word's end, ``inside`` within a stretch. What is after the word's end is no longer known.
  /// - Returns: Whether all are known; else HarfBuzz has to be asked for the whole word.
  package func measureStretches(
    ofWord word: Range<Int>, in text: Span<UInt16>, _ positions: inout [Int32]
  ) -> Bool {
    let unit = max(0, word.lowerBound - 1)..<min(word.upperBound + 1, text.count)
    let isMeasured = stretches.forEachStretch(of: unit, in: text, pairAdvance: advance) { stretch, advance in
      for index in stretch.dropFirst() { positions[index] = Self.inside }
      positions[stretch.upperBound] = positions[stretch.lowerBound] + advance.whole
    }
    return isMeasured && positions[word.lowerBound] != Self.inside && positions[word.upperBound] != Self.inside
  }

  /// The pen after a character where a line ends that was measured on, as if nothing followed; nil if HarfBuzz has to be asked.
  ///
  /// - Parameters:
  ///   - text: The places of the characters in the alphabet.
  ///   - end: The end of a stretch.
  ///   - positions: Those of the text, as far as that.
  package func pen(atLineEnd end: Int, of text: Span<UInt16>, _ positions: borrowing [Int32]) -> Int32? {
    var start = end - 1
    while positions[start] == Self.inside { start -= 1 }
    if start == end - 1, let last = advance(of: Int(text[start]), before: alphabet.count) {
      return positions[start] + Int32(last)
    }
    let (stretch, none) = (text.extracting(start..<end), text.extracting(first: 0))
    return stretches.advance(of: stretch, before: none, pairAdvance: advance).map { positions[start] + $0.whole }
  }

  /// Where the pen is before one of a text's characters, or at its end, by stretches; nil if that is inside a cluster, or HarfBuzz has to
  /// be asked.
  ///
  /// - Parameter text: The places of the characters in the alphabet: a part of a word of `word(at:in:)` with the spaces beside it.
  package func widthOfStretches(of text: Span<UInt16>, upTo end: Int) -> Int32? {
    var width: Int32 = 0
    var isInside = false
    let areKnown = stretches.forEachStretch(of: 0..<text.count, in: text, pairAdvance: advance) { stretch, advance in
      guard stretch.lowerBound < end else { return }
      let inner = stretch.upperBound <= end ? advance.whole : advance.inner[end - 1 - stretch.lowerBound]
      if inner == Self.inside { isInside = true } else { width += inner }
    }
    return areKnown && !isInside ? width : nil
  }
}
