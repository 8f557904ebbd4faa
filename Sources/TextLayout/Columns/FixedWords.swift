internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Words of `FixedCharacters` of one font whose line breaks are still to be found, for many at once.
struct FixedWords {
  private struct Word {
    /// Its place in the cache.
    let place: Int
    /// Where the advances of its characters start.
    let firstAdvance: Int
    let font: Int
    /// Its script, by the index in `FixedCharacters`; nil if it is of several.
    let script: Int?
  }

  private var characters: FixedCharacters
  private let context: StyleContext
  /// The scale of the font that was last asked for.
  private var lastScale: (font: Int, scale: FontScale?)?
  private var words: [Word] = []
  private var text = SpacedWords()
  /// How far each of their characters moves the pen, and how far if a line ends with it.
  private var advances: [(inside: Int32, last: Int32)] = []
  /// The kana at hand, by their places in the alphabet, and where the pen is before each.
  private var kana: [UInt16] = []
  private var positions: [Int32] = []
  /// How far a space between words of a script moves the pen, in units of the first font, once it was asked for.
  private var spaceAdvances: [Int32?] = FixedCharacters.scripts.map { _ in nil }

  init(_ context: StyleContext) {
    self.context = context
    characters = FixedCharacters(context)
  }

  /// Adds a word whose characters are all of one font and determined by themselves or by pairs; false if it is another.
  ///
  /// Its spaces are of the first font, which is another: so the word is a run, or a run for each stretch of kana and of the others.
  /// It begins and ends with letters, and lines break around it as around any other such word.
  ///
  /// - Parameter pairs: The table of pairs of kana in a font of the style.
  mutating func append(_ word: Span<UInt8>, place: Int, pairs: (_ font: Int) -> PairAdvances?) -> Bool {
    guard FixedCharacters.mayRead(word), word.count.isMultiple(of: 3) else { return false }
    let firstAdvance = advances.count
    guard let (font, script) = read(word, pairs) else {
      advances.removeSubrange(firstAdvance...)
      return false
    }
    words.append(Word(place: place, firstAdvance: firstAdvance, font: font, script: script))
    text.append(word)
    return true
  }

  /// Adds the advances of a word's characters; gives its font and its script, or nil if they are not known.
  private mutating func read(
    _ word: Span<UInt8>, _ pairs: (_ font: Int) -> PairAdvances?
  ) -> (font: Int, script: Int?)? {
    var scripts = 0
    var font: Int?
    kana.removeAll(keepingCapacity: true)
    var index = 0
    while index < word.count {
      let entry = characters.entry(in: word, at: index)
      guard entry != .unknown, font ?? entry.font == entry.font else { return nil }
      font = entry.font
      switch entry.kind {
      case .sign where kana.isEmpty: return nil
      case .kana, .sign: kana.append(UInt16(entry.number))
      case .ideograph, .syllable:
        guard kana.isEmpty || measureKana(pairs(entry.font)) else { return nil }
        advances.append((Int32(entry.number), Int32(entry.number)))
      }
      if entry.kind != .sign { scripts |= 1 << entry.kind.rawValue }
      index += 3
    }
    // The dot between words is no letter.
    let endsWithDot = word[word.count - 1] == 0xBB && word[word.count - 2] == 0x83
    guard let font, !endsWithDot || kana.isEmpty, kana.isEmpty || measureKana(pairs(font)) else { return nil }
    return (font, scripts.nonzeroBitCount == 1 ? scripts.trailingZeroBitCount : nil)
  }

  /// Adds the advances of the kana at hand, which are a run; false if pairs do not determine them.
  private mutating func measureKana(_ pairs: PairAdvances?) -> Bool {
    guard let pairs else { return false }
    if positions.count <= kana.count { positions = Array(repeating: 0, count: 2 * kana.count + 1) }
    guard Self.measure(kana, pairs, &positions) == kana.count else { return false }
    for index in kana.indices {
      guard let last = pairs.advance(ofLast: kana[index]) else { return false }
      advances.append((positions[index + 1] - positions[index], last))
    }
    kana.removeAll(keepingCapacity: true)
    return true
  }

  /// Of its own, as a span of one property excludes the others.
  private static func measure(
    _ kana: borrowing [UInt16], _ pairs: PairAdvances, _ positions: inout [Int32]
  ) -> Int {
    pairs.measure(kana.span, &positions)
  }

  /// Measures the words that were added, and forgets them.
  ///
  /// - Parameter body: Takes the place of each, what was measured, and its segments; nil if it has to be prepared.
  mutating func measure(
    _ analyzer: TextAnalyzer, _ buffer: inout ShapingBuffer,
    _ body: (_ place: Int, (word: MeasuredWord, segments: [MeasuredWord.Segment])?) -> Void
  ) {
    guard !words.isEmpty else { return }
    for (index, breaks) in text.lineBreaks(analyzer, context.style).enumerated() {
      body(words[index].place, measured(words[index], text.ranges[index], breaks, &buffer))
    }
    words.removeAll(keepingCapacity: true)
    text.removeAll()
    advances.removeAll(keepingCapacity: true)
  }

  /// - Parameter breaks: Where lines may start from the word's start on.
  private mutating func measured(
    _ word: Word, _ range: Range<Int>, _ breaks: ArraySlice<LineBreak>, _ buffer: inout ShapingBuffer
  ) -> (word: MeasuredWord, segments: [MeasuredWord.Segment])? {
    guard let first = breaks.first, Int(first.offset) == range.lowerBound, let index = UInt16(exactly: word.font),
      let scale = scale(ofFont: word.font), let space = word.script.map({ advanceOfSpace($0, &buffer) }) ?? 0
    else { return nil }
    let factor = scale.factor
    var segments: [MeasuredWord.Segment] = []
    segments.reserveCapacity(breaks.count)
    // The pen, in units of the font, and where it is if a line ends there.
    var (pen, lineEnd, start) = (0, 0, 0)
    let count = range.count / 3
    let limit = Int(Int32.max) / 2 / Int(factor)
    func append(upTo offset: Int) {
      segments.append(
        MeasuredWord.Segment(
          start: Int32(start) * factor, end: Int32(lineEnd) * factor, endOffset: Int32(offset - range.lowerBound)))
      start = pen
    }
    var next = breaks.startIndex + 1
    for index in 0..<count {
      let offset = range.lowerBound + 3 * index
      if next < breaks.endIndex, Int(breaks[next].offset) == offset {
        append(upTo: offset)
        next += 1
      }
      let advance = advances[word.firstAdvance + index]
      lineEnd = pen + Int(advance.last)
      pen += Int(advance.inside)
      guard abs(pen) < limit, abs(lineEnd) < limit else { return nil }
    }
    // A break inside a character would be left.
    guard next == breaks.endIndex else { return nil }
    append(upTo: range.upperBound)
    let measured = MeasuredWord(
      spaceAdvance: space * scale.firstFactor, advance: Int32(pen) * factor, segments: 0..<segments.count,
      unitsPerEm: scale.unitsPerEm,
      script: word.script.map { FixedCharacters.scripts[$0] }, level: 0, fonts: FontSet(index), isSafeToConcat: true,
      isContextFree: true)
    return (measured, segments)
  }

  private mutating func scale(ofFont font: Int) -> FontScale? {
    if let lastScale, lastScale.font == font { return lastScale.scale }
    let scale = FontScale(context.cascade.fonts[font], context)
    lastScale = (font, scale)
    return scale
  }

  /// How far a space moves the pen between two words of a script: it is a run by itself.
  private mutating func advanceOfSpace(_ script: Int, _ buffer: inout ShapingBuffer) -> Int32? {
    if let known = spaceAdvances[script] { return known }
    let properties = ShapingProperties(
      script: FixedCharacters.scripts[script], language: context.language, features: context.features)
    spaceAdvances[script] = buffer.advanceOfSpace(in: context.font, properties)
    return spaceAdvances[script]
  }
}
