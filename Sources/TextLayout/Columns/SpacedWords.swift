internal import TextAnalysis

/// Words one after the other in one text, each with a space before it and after it, for what is found out about many at once.
struct SpacedWords {
  /// The text.
  private(set) var utf8: [UInt8] = [0x20]
  /// Where each word is in it.
  private(set) var ranges: [Range<Int>] = []

  mutating func append(_ word: Span<UInt8>) {
    let start = utf8.count
    utf8.append(word)
    ranges.append(start..<utf8.count)
    utf8.append(0x20)
  }

  mutating func removeAll() {
    utf8.removeSubrange(1...)
    ranges.removeAll(keepingCapacity: true)
  }

  /// Where lines may start in each of the words, from its own start on.
  ///
  /// - Complexity: O(*n*); what asking for breaks takes beside that once for all words.
  func lineBreaks(_ analyzer: TextAnalyzer, _ options: AnalysisOptions) -> [ArraySlice<LineBreak>] {
    let breaks = analyzer.lineBoundaries(of: utf8.span, options: options)
    var next = 0
    return ranges.map { range in
      while next < breaks.count, breaks[next].offset < range.lowerBound { next += 1 }
      let first = next
      while next < breaks.count, breaks[next].offset < range.upperBound { next += 1 }
      return breaks[first..<next]
    }
  }
}
