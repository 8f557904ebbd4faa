internal import TextAnalysis

extension TextAnalyzer {
  /// Whether a text may be put together from its words, as far as their characters tell: all of them may be analysed by themselves,
  /// and none has letters of another script than others.
  ///
  /// - Parameter isKnown: Tells of a word, and whether a space follows it, if it is known that it may be: then its characters are
  ///   not asked.
  /// - Complexity: O(*n*).
  func mayPutTogether(
    _ text: Span<UInt8>, isKnown: (_ word: Span<UInt8>, _ precedesSpace: Bool) -> Bool = { _, _ in false }
  ) -> Bool {
    var script: Int32?
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x20 { end += 1 }
      guard start < end else { return false }
      defer { start = end + 1 }
      if isKnown(text.extracting(start..<end), end < text.count) { continue }
      let word = characters(ofWord: text.extracting(start..<end))
      guard word.areAlone else { return false }
      if let own = word.script, !word.isKana {
        guard script ?? own == own else { return false }
        script = own
      }
    }
    return true
  }
}
