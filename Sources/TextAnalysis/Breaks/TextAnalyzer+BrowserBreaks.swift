extension TextAnalyzer {
  /// The boundaries at which Chromium breaks lines.
  ///
  /// - After a run of spaces and tabs, always.
  /// - Inside ASCII, by the recorded table; what is not in it does not break.
  /// - Beside a character that is not ASCII, as UAX #14 says, ``RecentLineRules`` and Chromium's own dictionaries included.
  func browserBoundaries(of utf8: Span<UInt8>, _ text: ScalarText, options: AnalysisOptions) -> [LineBreak] {
    var unicode: [LineBreak] = []
    findLineBoundaries(of: utf8, text, options: Self.browserOptions(options), into: &unicode)
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
        let isBoundary = next < unicode.endIndex && unicode[next].offset == offset
        guard RecentLineRules.mayBreak(text.scalars, before: index) ?? isBoundary else { continue }
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

  /// The strictness that Chromium breaks by.
  ///
  /// Without one given, it lets small kana start a line in every language. ICU 72 does in Japanese and Chinese; elsewhere
  /// that is the strictness `normal`.
  private static func browserOptions(_ options: AnalysisOptions) -> AnalysisOptions {
    guard options.strictness == .auto else { return options }
    let language = options.locale.prefix { $0 != "-" && $0 != "_" && $0 != "@" }
    // A locale can name a strictness itself: ja-u-lb-strict, ja@lb=strict.
    let namesStrictness =
      options.locale.utf8.count > 8 && (options.locale.contains("-lb-") || options.locale.contains("lb="))
    guard language != "ja", language != "zh", !namesStrictness else { return options }
    var options = options
    options.strictness = .normal
    return options
  }
}
