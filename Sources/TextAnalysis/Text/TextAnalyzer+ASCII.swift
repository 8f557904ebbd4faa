extension TextAnalyzer {
  /// Analyses a text of ASCII that is not right to left, in one pass and without ICU; the result is that of the general
  /// analysis.
  ///
  /// Such a text has level 0 throughout, the Latin script where a paragraph has a letter, and a grapheme cluster for each
  /// character, CR LF aside.
  ///
  /// - Precondition: every byte is ASCII.
  func analyzeASCII(
    _ utf8: Span<UInt8>, _ rules: ASCIILineRules, options: AnalysisOptions
  ) -> AnalyzedText {
    let end = Int32(utf8.count)
    var paragraphs: [Paragraph] = []
    var scripts: [ScriptRun] = []
    var graphemes: [Int32] = []
    graphemes.reserveCapacity(utf8.count + 1)
    graphemes.append(0)
    var start: Int32 = 0
    var hasLetter = false

    func endParagraph(contentEnd: Int32, end: Int32) {
      paragraphs.append(Paragraph(start: start, contentEnd: contentEnd, end: end, baseDirection: .leftToRight))
      let script: Script = hasLetter ? .latin : .common
      if let last = scripts.indices.last, scripts[last].script == script {
        scripts[last].end = end
      } else if end > start {
        scripts.append(ScriptRun(start: start, end: end, script: script))
      }
      start = end
      hasLetter = false
    }

    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      index += 1
      if (0x41...0x5A).contains(byte & ~0x20) {
        hasLetter = true
      } else if isHardBreak(UInt32(byte)) {
        let contentEnd = Int32(index - 1)
        if byte == 0x0D, index < utf8.count, utf8[index] == 0x0A { index += 1 }
        endParagraph(contentEnd: contentEnd, end: Int32(index))
      }
      graphemes.append(Int32(index))
    }
    endParagraph(contentEnd: end, end: end)

    let (breaks, addresses) = findASCIIBreaks(utf8, rules, options: options)
    return AnalyzedText(
      paragraphs: paragraphs,
      levelRuns: end > 0 ? [LevelRun(start: 0, end: end, level: 0)] : [],
      scriptRuns: scripts,
      graphemes: graphemes,
      breaks: breaks, addresses: addresses)
  }

  /// The line breaks of a text of ASCII.
  ///
  /// None of them is inside CR LF, the one cluster of two characters, and no two letters have one between them, so there is
  /// nothing to keep together.
  func findASCIIBreaks(
    _ utf8: Span<UInt8>, _ rules: ASCIILineRules, options: AnalysisOptions
  ) -> (breaks: [LineBreak], addresses: [Range<Int32>]) {
    var breaks: [LineBreak] = []
    guard options.rules.breaksByPairs else {
      rules.forEachBoundary(in: utf8) { offset in
        let offset = Int32(offset)
        breaks.append(LineBreak(offset: offset, kind: endsWithHardBreak(utf8, at: offset) ? .mandatory : .allowed))
      }
      let addresses = breakAddresses(&breaks, of: utf8, options.rules)
      if breaks.last?.kind == .allowed { breaks.removeLast() }
      return (breaks, addresses)
    }
    for index in 0..<utf8.count {
      let offset = index + 1
      let first = UInt32(utf8[index])
      guard offset < utf8.count else {
        if isHardBreak(first) { breaks.append(LineBreak(offset: Int32(offset), kind: .mandatory)) }
        break
      }
      let before = index > 0 ? UInt32(utf8[index - 1]) : nil
      if let kind = ASCIIBreaks.kind(before: before, first, UInt32(utf8[offset])) {
        breaks.append(LineBreak(offset: Int32(offset), kind: kind))
      }
    }
    return (breaks, [])
  }
}

/// Whether every byte is ASCII.
func isASCII(_ utf8: Span<UInt8>) -> Bool {
  var all: UInt8 = 0
  for index in 0..<utf8.count { all |= utf8[index] }
  return all < 0x80
}
