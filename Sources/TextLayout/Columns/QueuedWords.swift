internal import TextAnalysis

/// Words that were measured by what is known of their script, whose line breaks are still to be found, for many at once.
struct QueuedWords {
  /// A place in a word where what is before it and what is after it are shaped apart; the last is the word's end.
  struct Stop {
    /// In bytes of the word.
    var offset: Int32
    /// The pen there, relative to the pen before the word, in units of the text.
    var pen: Int32
    /// The pen if a line ends there.
    var lineEnd: Int32
  }

  private struct Word {
    /// Its place in the cache.
    let place: Int
    /// Where its stops start.
    let firstStop: Int
    let measured: MeasuredWord
  }

  private var words: [Word] = []
  private var stops: [Stop] = []
  private var text = SpacedWords()

  /// Adds a word.
  ///
  /// - Parameters:
  ///   - place: Its place in the cache.
  ///   - measured: What was measured, its segments aside.
  mutating func append(_ word: Span<UInt8>, place: Int, _ measured: MeasuredWord, _ stops: [Stop]) {
    words.append(Word(place: place, firstStop: self.stops.count, measured: measured))
    self.stops += stops
    text.append(word)
  }

  /// Finds the segments of the words that were added, puts those words into a cache, and forgets them.
  ///
  /// Words stay as they are in the cache of which a line may end where no stop is: they have to be shaped.
  mutating func empty(into cache: inout WordCache, _ analyzer: TextAnalyzer, _ options: AnalysisOptions) {
    guard !words.isEmpty else { return }
    for (index, breaks) in text.lineBreaks(analyzer, options).enumerated() {
      let word = words[index]
      let lastStop = index + 1 < words.count ? words[index + 1].firstStop : stops.count
      guard let segments = segments(of: text.ranges[index], stops[word.firstStop..<lastStop], breaks) else { continue }
      cache.insert(word.measured, segments, at: word.place)
    }
    words.removeAll(keepingCapacity: true)
    stops.removeAll(keepingCapacity: true)
    text.removeAll()
  }

  /// - Parameter breaks: Where lines may start from the word's start on.
  private func segments(
    of word: Range<Int>, _ stops: ArraySlice<Stop>, _ breaks: ArraySlice<LineBreak>
  ) -> [MeasuredWord.Segment]? {
    guard let first = breaks.first, Int(first.offset) == word.lowerBound, let last = stops.last else { return nil }
    var segments: [MeasuredWord.Segment] = []
    segments.reserveCapacity(breaks.count)
    var start: Int32 = 0
    var next = stops.startIndex
    for lineBreak in breaks.dropFirst() {
      let offset = lineBreak.offset - Int32(word.lowerBound)
      while next < stops.endIndex, stops[next].offset < offset { next += 1 }
      guard next < stops.endIndex, stops[next].offset == offset else { return nil }
      segments.append(MeasuredWord.Segment(start: start, end: stops[next].lineEnd))
      start = stops[next].pen
    }
    segments.append(MeasuredWord.Segment(start: start, end: last.lineEnd))
    return segments
  }
}
