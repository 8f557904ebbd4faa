import TextAnalysis

// Blink looks for line breaks from the start of each line, and so does not see the text on the line above.

extension ShapedText {
  /// Whether a break opportunity is passed over because of where the line starts.
  ///
  /// - Complexity: O(1).
  func isPassedOver(_ opportunity: BreakOpportunity, onLineFrom start: Int) -> Bool {
    guard context.rules.looksFromLineStart else { return false }
    let offset = Int(opportunity.offset)
    return isAfterInitialHyphen(offset, onLineFrom: start) || isInShortRun(offset, onLineFrom: start)
  }

  /// Whether browsers may pass over the break opportunity `end` on a line that starts at the opportunity before it.
  func isSpecialToBrowsers(lineFrom start: Int, to end: Int) -> Bool {
    start < text.count && text[start] == UInt8(ascii: "-") || isInShortRun(end, onLineFrom: start)
  }

  /// Whether the line up to an offset is only a hyphen after which browsers do not break.
  ///
  /// The hyphen is a minus sign, that is, one before a digit and not after a letter or digit (Blink's
  /// `LazyLineBreakIterator`), or it begins a word (UAX #14, rule LB20a). Where a word was cut, the letters before it
  /// are on the line above.
  private func isAfterInitialHyphen(_ offset: Int, onLineFrom start: Int) -> Bool {
    guard offset == start + 1, offset < text.count, text[start] == UInt8(ascii: "-") else { return false }
    let text = text
    var cursor = offset
    // Before ASCII letters Blink breaks by its table of pairs, which has no such rule.
    guard text[offset] >= 0x80, let next = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)) else {
      return UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[offset]
    }
    return next.isAlphabeticInLineBreaks || next.isComplexContext && !next.isMark
  }

  /// Whether a line starts inside a stretch of a script without spaces, too near its end for the dictionary to find
  /// words, and the offset is before that end.
  private func isInShortRun(_ offset: Int, onLineFrom start: Int) -> Bool {
    // The characters of these scripts have three bytes.
    guard offset > start, offset - start < 3 * UnspacedScript.longestOfAll, text[start] >= 0xE0 else { return false }
    let text = text
    var cursor = start
    guard let script = UnspacedScript(nextScalar(in: text.span, at: &cursor)) else { return false }
    var count = 1
    var end = cursor
    while count <= script.longestWhole, end < text.count {
      let next = nextScalar(in: text.span, at: &cursor)
      guard script == UnspacedScript(next) else { break }
      (count, end) = (count + 1, cursor)
    }
    return offset < end && count <= script.longestWhole
  }
}
