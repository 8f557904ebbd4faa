import TextAnalysis

// Blink looks for line breaks from the start of each line on, and so misses what is on the line above.

extension ShapedText {
  /// Whether browsers pass over a break opportunity, because of where it starts.
  ///
  /// - Complexity: O(1).
  func isPassedOverByBrowsers(_ offset: Int, onLineFrom start: Int) -> Bool {
    isAfterInitialHyphen(offset, onLineFrom: start) || isInShortRun(offset, onLineFrom: start)
  }

  /// Whether browsers may pass over a break opportunity on the lines that start at another: `end` is the next one at which they may end.
  func isSpecialToBrowsers(lineFrom start: Int, to end: Int) -> Bool {
    start < text.count && text[start] == UInt8(ascii: "-") || isInShortRun(end, onLineFrom: start)
  }

  /// Whether all that stands between the line's start and an offset is a hyphen after which browsers do not break.
  ///
  /// That is a minus sign, a hyphen before a digit that has no letter or digit before it (Blink's
  /// `LazyLineBreakIterator`), and the hyphen that begins a word (UAX #14, rule LB20a): where a word was cut, there may be
  /// letters before it.
  private func isAfterInitialHyphen(_ offset: Int, onLineFrom start: Int) -> Bool {
    guard offset == start + 1, offset < text.count, text[start] == UInt8(ascii: "-") else { return false }
    let text = text
    var cursor = offset
    // ASCII letters are the business of the table of pairs, which has no such rule.
    guard text[offset] >= 0x80, let next = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)) else {
      return UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[offset]
    }
    return next.isAlphabeticInLineBreaks || next.isComplexContext && !next.isMark
  }

  /// Whether a line starts inside text without spaces, so near its end that a dictionary finds no words there any more, and
  /// the offset is before that end.
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
