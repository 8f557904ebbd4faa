internal import Shaping
internal import TextAnalysis

/// Measures texts of an alphabet by cached words; only the characters of new words are read a second time.
struct AlphabetTexts {
  let alphabet: Alphabet
  /// The script that they are shaped in: `common` if they have no letters.
  let script: Script
  /// Whether each character has a glyph.
  let isComplete: Bool
  let advances: PairAdvances
  /// Text units per unit of the font.
  let factor: Int32
  let rules: ASCIILineRules
  /// Whether a line breaks after a space, before a character: see `ASCIILineRules.spaceBreaks`.
  private let spaceBreaks: [Bool]
  /// The options for line breaking, which depend on the language of the texts.
  let analysis: AnalysisOptions
  /// Whether letters are spaced, so that the clusters of words are counted.
  let isSpaced: Bool
  var table = WordTable<PairedWord>()
  var cuts: [PairedWord.Cut] = []

  // Memory for measuring: a word with the space before it, and that after it.
  var unit: SimpleText
  var positions: [Int32] = []
  /// The current text, which is read once a word does not determine whether a font rule reaches across the space after
  /// it.
  private var text: SimpleText
  private var isRead = false

  init(
    _ alphabet: Alphabet, _ script: Script, _ advances: PairAdvances, _ rules: ASCIILineRules, factor: Int32,
    _ analysis: AnalysisOptions, isSpaced: Bool
  ) {
    self.script = script
    self.isSpaced = isSpaced
    self.alphabet = alphabet
    isComplete = !advances.standsForMissing
    self.advances = advances
    self.factor = factor
    self.rules = rules
    spaceBreaks = rules.spaceBreaks
    self.analysis = analysis
    unit = SimpleText(locale: analysis.locale)
    text = unit
  }

  var byteCount: Int { table.byteCount + MemoryLayout<PairedWord.Cut>.stride * cuts.capacity }

  /// Finds the thresholds of a text in the script, without a space at its ends; false if the text is in another script,
  /// or if its words do not determine the thresholds.
  ///
  /// - Complexity: O(*n*); a step for each character to look its word up, and some for each word.
  mutating func measure(
    _ text: Span<UInt8>, _ analyzer: TextAnalyzer, into finder: inout ThresholdFinder
  ) -> Bool {
    isRead = false
    var isMeasured = false
    finder.addParagraph(room: text.count + 1) { starts, ends in
      var count = 0
      isMeasured = addSegments(of: text, analyzer, to: &starts, &ends, &count)
      return isMeasured ? count : nil
    }
    return isMeasured
  }

  private mutating func addSegments(
    of text: Span<UInt8>, _ analyzer: TextAnalyzer, to starts: inout MutableSpan<Int32>,
    _ ends: inout MutableSpan<Int32>, _ count: inout Int
  ) -> Bool {
    var hasLetter = false
    var pen: Int32 = 0
    var start = 0
    while start < text.count {
      var end = start
      var word = PairedWord.dependent
      var parts = 0
      // Extend the word to a space at which a line may break and across which no rule of the font reaches.
      repeat {
        parts &+= 1
        if parts > 1 { end &+= 1 }
        var key = WordKey(wordOf: text, at: end)
        end &+= key.length
        if parts > 1 { key = WordKey(text.extracting(start..<end), precedesSpace: false) }
        guard start < end, parts <= Self.mostParts, end != text.count &- 1 || text[end] != 0x20 else { return false }
        word = self.word(text.extracting(start..<end), key, precedesSpace: end < text.count, analyzer)
        guard !word.properties.contains(.isDependent) else { return false }
      } while end < text.count && !isApart(word, at: end, of: text)

      if start > 0 { pen &+= word.spaceAdvance }
      forEachSegment(of: word) {
        starts[count] = pen &+ $0
        ends[count] = pen &+ $1
        count &+= 1
      }
      pen &+= word.advance
      if word.properties.contains(.hasLetter) { hasLetter = true }
      start = end &+ 1
    }
    return hasLetter == (script != .common)
  }

  /// The most parts between spaces that a word may have; each part that is added is looked up together with those
  /// before it.
  private static var mostParts: Int { 16 }

  @inline(__always)
  private mutating func word(_ word: Span<UInt8>, _ key: WordKey, precedesSpace: Bool, _ analyzer: TextAnalyzer)
    -> PairedWord
  {
    var key = key
    if precedesSpace { key.endWithSpace() }
    let index = table.index(of: word, key) ?? insert(word, key, analyzer)
    return table[index]
  }

  /// Calls `body` with each segment of a word between break opportunities, relative to the pen before the word.
  @inline(__always)
  func forEachSegment(of word: PairedWord, _ body: (_ start: Int32, _ end: Int32) -> Void) {
    var start: Int32 = 0
    for cut in Int(word.firstCut)..<Int(word.firstCut) &+ Int(word.cutCount) {
      body(start, cuts[cut].end)
      start = cuts[cut].start
    }
    body(start, word.advance)
  }

  /// Whether a word and the text after its space are shaped and broken independently of each other.
  @inline(__always)
  private mutating func isApart(_ word: PairedWord, at space: Int, of text: Span<UInt8>) -> Bool {
    // Spaces in a row are inside a word.
    guard space > 0, text[space &- 1] != 0x20, word.state != PairedWord.unknown else { return false }
    let next = standIn(at: space &+ 1, of: text)
    guard next < 0x80, spaceBreaks[Int(word.state) &<< 7 | Int(next)] else { return false }
    return word.properties.contains(.isSafeToConcat) || isSafeToConcat(atSpace: space, of: text)
  }

  /// Whether the text is safe to concat at a space.
  private mutating func isSafeToConcat(atSpace space: Int, of text: Span<UInt8>) -> Bool {
    if !isRead { isRead = self.text.read(text, alphabet) }
    return isRead
      && advances.isSafeToConcat(
        atSpace: self.text.character(at: space), of: self.text.symbols.span.extracting(first: self.text.count))
  }

  /// What the system does with lines.
  var system: LineRules { analysis.rules }

  /// An ASCII character before which lines break as before the text's character at an index; a value beyond ASCII if
  /// none is known.
  @inline(__always)
  private func standIn(at index: Int, of text: Span<UInt8>) -> UInt8 {
    text[index] < 0x80
      ? text[index] : alphabet.standIn(at: index, of: text, hasPlainQuotes: unit.hasPlainQuotes) ?? .max
  }

  /// Measures a word by itself, with its segments and how many clusters take letter spacing; nil if pairs of its characters do not
  /// determine it.
  mutating func measure(
    word: Span<UInt8>, precedesSpace: Bool, _ analyzer: TextAnalyzer
  ) -> (word: PairedWord, segments: [TextSegment], spacings: Int32)? {
    let measured = self.word(word, WordKey(word, precedesSpace: false), precedesSpace: precedesSpace, analyzer)
    guard !measured.properties.contains(.isDependent) else { return nil }
    guard let spacings = letterSpacings(of: word) else { return nil }
    var segments: [TextSegment] = []
    var (cut, spacingsBefore) = (Int(measured.firstCut), Int32(0))
    forEachSegment(of: measured) { start, end in
      let isLast = cut == Int(measured.firstCut) + Int(measured.cutCount)
      let spacingsAfter = spacings == 0 ? 0 : isLast ? spacings : Int32(cuts[cut].clusterCount)
      segments.append(
        TextSegment(start: start, end: end, startExtra: spacingsBefore, endExtra: spacingsAfter, fonts: .first))
      (cut, spacingsBefore) = (cut + 1, spacingsAfter)
    }
    return (measured, segments, spacings)
  }

  /// How often letter spacing follows the clusters of a word that pairs determine, one for each character but marks; nil if that is
  /// not known: of marks, which a face may compose with their letter to one glyph.
  private func letterSpacings(of word: Span<UInt8>) -> Int32? {
    guard isSpaced, system.spacesGlyphs || !system.joins(script) else { return 0 }
    var (count, cursor) = (Int32(0), 0)
    while cursor < word.count {
      if alphabet.symbol(of: nextScalar(in: word, at: &cursor)) ?? 0 < alphabet.firstMark {
        count += 1
      } else if system.spacesGlyphs {
        return nil
      }
    }
    return count
  }
}

extension Span<UInt8> {
  /// Whether there are characters, all of printable ASCII.
  var isPrintableASCII: Bool {
    // Most texts of other characters fail at the first byte.
    guard count > 0, self[0] < 0x80 else { return false }
    var highest: UInt8 = 0
    for index in 0..<count { highest = Swift.max(highest, self[index] &- 0x20) }
    return highest < 0x5F
  }
}
