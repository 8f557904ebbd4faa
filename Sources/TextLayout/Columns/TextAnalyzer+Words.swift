internal import TextAnalysis

extension TextAnalyzer {
  /// Whether a text may be put together from its words, as far as their characters tell: all of them may be analysed by themselves,
  /// and none has letters of another script than others.
  ///
  /// - Complexity: O(*n*).
  func mayPutTogether(_ text: Span<UInt8>) -> Bool {
    var script: Int32?
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x20 { end += 1 }
      guard start < end else { return false }
      let word = characters(ofWord: text.extracting(start..<end))
      guard word.areAlone else { return false }
      if let own = word.script, !word.isKana {
        guard script ?? own == own else { return false }
        script = own
      }
      start = end + 1
    }
    return true
  }
}
