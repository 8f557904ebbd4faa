internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Words of syllables whose line breaks are still to be found, for many at once.
struct SyllabicWords {
  private struct Word {
    /// Its place in the cache.
    let place: Int
    /// Where its stops start.
    let firstStop: Int
    /// Its script, by the index in `SyllabicScript`.
    let script: Int
    let measured: SyllabicScript.Word
  }

  private let context: StyleContext
  /// What measures words of each script, once it is found.
  private var scripts: [SyllabicScript?] = SyllabicScript.alphabets.map { _ in nil }
  /// The font that each script is in, by its index in the style, once it is found; the number of fonts if there is none.
  private var fonts: [Int?] = SyllabicScript.alphabets.map { _ in nil }
  private var words: [Word] = []
  private var text = SpacedWords()
  /// The places in them where what is before and what is after are shaped apart, and where the pen is there, relative to the word.
  private var stops: [(offset: Int32, pen: Int32)] = []
  private var signs = SignBuffers()

  init(_ context: StyleContext) {
    self.context = context
  }

  /// What measures words of a script; nil if it is not found yet.
  func script(_ index: Int) -> SyllabicScript? { scripts[index] }

  /// The first of the fonts that have characters of a script, by its index in the style; the number of fonts if there is none.
  ///
  /// The clusters of all characters that it has are in it, as the spaces and signs before them are in a font that has none.
  mutating func font(of index: Int) -> Int {
    if let known = fonts[index] { return known }
    let found = context.cascade.firstFont(withAnyOf: SyllabicScript.alphabets[index].scalars)
    fonts[index] = found
    return found
  }

  /// Keeps what measures words of a script.
  mutating func insert(_ script: SyllabicScript, at index: Int) { scripts[index] = script }

  /// Adds a word of a script that is known; false if it has to be prepared.
  mutating func append(_ word: Span<UInt8>, precedesSpace: Bool, place: Int, script index: Int) -> Bool {
    guard let script = scripts[index] else { return false }
    let firstStop = stops.count
    let measured = script.measure(word, precedesSpace: precedesSpace, &signs) { stops.append((Int32($0), $1)) }
    guard let measured else {
      stops.removeSubrange(firstStop...)
      return false
    }
    words.append(Word(place: place, firstStop: firstStop, script: index, measured: measured))
    text.append(word)
    return true
  }

  /// Measures the words that were added, and forgets them.
  ///
  /// - Parameter body: Takes the place of each, what was measured, and its segments; nil if it has to be prepared.
  mutating func measure(
    _ analyzer: TextAnalyzer, _ body: (_ place: Int, (word: MeasuredWord, segments: [MeasuredWord.Segment])?) -> Void
  ) {
    guard !words.isEmpty else { return }
    for (index, breaks) in text.lineBreaks(analyzer, context.style).enumerated() {
      let word = words[index]
      let lastStop = index + 1 < words.count ? words[index + 1].firstStop : stops.count
      body(word.place, measured(word, text.ranges[index], stops[word.firstStop..<lastStop], breaks))
    }
    words.removeAll(keepingCapacity: true)
    text.removeAll()
    stops.removeAll(keepingCapacity: true)
  }

  /// - Parameter breaks: Where lines may start from the word's start on.
  private func measured(
    _ word: Word, _ range: Range<Int>, _ stops: ArraySlice<(offset: Int32, pen: Int32)>, _ breaks: ArraySlice<LineBreak>
  ) -> (word: MeasuredWord, segments: [MeasuredWord.Segment])? {
    guard let script = scripts[word.script], let fonts = FontSet(script.font), let first = breaks.first,
      Int(first.offset) == range.lowerBound
    else { return nil }
    var segments: [MeasuredWord.Segment] = []
    segments.reserveCapacity(breaks.count)
    var start: Int32 = 0
    var next = stops.startIndex
    for lineBreak in breaks.dropFirst() {
      let offset = lineBreak.offset - Int32(range.lowerBound)
      while next < stops.endIndex, stops[next].offset < offset { next += 1 }
      // A break inside a stretch: both parts would be shaped anew.
      guard next < stops.endIndex, stops[next].offset == offset else { return nil }
      segments.append(MeasuredWord.Segment(start: start, end: stops[next].pen, endOffset: offset))
      start = stops[next].pen
    }
    segments.append(MeasuredWord.Segment(start: start, end: word.measured.advance, endOffset: Int32(range.count)))
    let measured = MeasuredWord(
      spaceAdvance: word.measured.spaceAdvance, advance: word.measured.advance, segments: 0..<segments.count,
      unitsPerEm: script.scale.unitsPerEm, script: script.advances.alphabet.script, level: 0,
      fonts: word.measured.hasSigns ? fonts.union(.first) : fonts, isSafeToConcat: true, isContextFree: true)
    return (measured, segments)
  }
}
