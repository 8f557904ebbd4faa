extension TextAnalyzer {
  /// The boundaries at which Chromium breaks lines, as far as they do not depend on the version of its ICU.
  ///
  /// - After a run of spaces and tabs, always.
  /// - Inside ASCII, by the recorded table; what is not in it does not break.
  /// - Beside a character that is not ASCII, as UAX #14 says, ``RecentLineRules`` included.
  ///
  /// A text of ASCII does without ICU.
  func browserBoundaries(of utf8: Span<UInt8>, _ text: ScalarText, options: AnalysisOptions) -> [LineBreak] {
    let unicode =
      text.scalars.contains(where: isBrokenByUnicode)
      ? lineBoundaries(of: utf8, options: Self.browserOptions(options)) : []
    var next = unicode.startIndex
    var breaks: [LineBreak] = []
    for index in text.scalars.indices.dropFirst() {
      let offset = text.offsets[index]
      while next < unicode.endIndex, unicode[next].offset < offset { next += 1 }
      let before = index > 1 ? text.scalars[index - 2] : nil
      let (first, second) = (text.scalars[index - 1], text.scalars[index])
      if isHardBreak(first) {
        if first == 0x0D && second == 0x0A { continue }
        breaks.append(LineBreak(offset: offset, kind: .mandatory))
      } else if isHardBreak(second) || isSpaceOrTab(second) {
        continue
      } else if isSpaceOrTab(first) {
        breaks.append(LineBreak(offset: offset, kind: .allowed))
      } else if isBrokenByUnicode(first) || isBrokenByUnicode(second) {
        let isBoundary = next < unicode.endIndex && unicode[next].offset == offset
        guard RecentLineRules.mayBreak(text.scalars, before: index) ?? isBoundary else { continue }
        breaks.append(LineBreak(offset: offset, kind: .allowed))
      } else if ASCIIBreaks.mayBreak(before: before, first, second) {
        breaks.append(LineBreak(offset: offset, kind: .allowed))
      }
    }
    if let last = text.scalars.last, isHardBreak(last) {
      breaks.append(LineBreak(offset: Int32(utf8.count), kind: .mandatory))
    }
    return breaks
  }

  /// The strictness that Chromium breaks by.
  ///
  /// Without one given, it lets small kana start a line in every language. ICU 72 does in Japanese and
  /// Chinese; elsewhere that is the strictness `normal`.
  private static func browserOptions(_ options: AnalysisOptions) -> AnalysisOptions {
    let letsSmallKanaStart = options.locale.hasPrefix("ja") || options.locale.hasPrefix("zh")
    guard options.strictness == .auto, !letsSmallKanaStart else { return options }
    var options = options
    options.strictness = .normal
    return options
  }

  private func isBrokenByUnicode(_ scalar: UInt32) -> Bool {
    scalar > 0x7F
  }
}
