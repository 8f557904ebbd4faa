extension TextAnalyzer {
  /// The boundaries at which Chromium breaks lines.
  ///
  /// - After a run of spaces and tabs, always.
  /// - Inside ASCII, by the recorded table; what is not in it does not break.
  /// - Beside a character that is not ASCII, as UAX #14 says, ``RecentLineRules`` and Chromium's own dictionaries included.
  func browserBoundaries(of utf8: Span<UInt8>, _ text: ScalarText, options: AnalysisOptions) -> [LineBreak] {
    var unicode: [LineBreak] = []
    findLineBoundaries(of: utf8, text, options: options, into: &unicode)
    breakRunsAgain(&unicode, of: text)
    var next = unicode.startIndex
    var breaks: [LineBreak] = []
    for index in text.scalars.indices.dropFirst() {
      let offset = text.offsets[index]
      while next < unicode.endIndex, unicode[next].offset < offset { next += 1 }
      let before = index > 1 ? text.scalars[index - 2] : nil
      let (first, second) = (text.scalars[index - 1], text.scalars[index])
      if first > 0x7F && !isHardBreak(first) || second > 0x7F && !isSpaceOrHardBreak(first) {
        guard !isSpaceOrHardBreak(second) else { continue }
        guard next < unicode.endIndex, unicode[next].offset == offset else { continue }
        breaks.append(LineBreak(offset: offset, kind: .allowed))
      } else if let kind = ASCIIBreaks.kind(before: before, first, second) {
        breaks.append(LineBreak(offset: offset, kind: kind))
      }
    }
    if let last = text.scalars.last, isHardBreak(last) {
      breaks.append(LineBreak(offset: Int32(utf8.count), kind: .mandatory))
    }
    return breaks
  }
}
