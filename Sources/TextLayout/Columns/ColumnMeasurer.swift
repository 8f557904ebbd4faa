internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Finds the thresholds of texts in one style without preparing them: texts of ASCII by their words, those of another alphabet by
/// pair advances and the automaton of line breaks, and the others by words that were prepared between spaces.
///
/// It finds what `LineThresholds` finds in the text prepared, or nothing. One per style and typesetter; it keeps memory
/// from text to text.
struct ColumnMeasurer {
  /// Where the thresholds of the text last measured are.
  var finder = ThresholdFinder()
  /// The words that were measured.
  var words = WordCache(limit: 16 << 20)
  /// What measures texts of ASCII; nil if pairs cannot, or not yet.
  private var asciiTexts: ASCIITexts?
  /// What measures words of Arabic and of Hebrew.
  var joinedScripts = JoinedScript.all
  /// Words of characters that are shaped as each is by itself; nil where the style treats them in other ways.
  var fixedWords: FixedWords?
  /// Words of syllables that are shaped as each is by itself; nil where the style treats them in other ways.
  var syllabicWords: SyllabicWords?
  /// The texts that had to be prepared.
  var wholeTexts = WholeTexts()
  /// How many texts took each path.
  var paths = ColumnPaths()

  let context: StyleContext
  private let font: Font
  /// Units of an em in which a text of the style's first font is measured.
  let unitsPerEm: Int
  /// How many of them a unit of the font is.
  let factor: Int32
  /// Whether texts of ASCII run from left to right, and nothing but advances matters.
  private let isSuited: Bool
  /// Whether spaces are in the first font, so that a word's font does not depend on the word before it.
  let hasSpace: Bool
  // Tables of text with letters and without: HarfBuzz may apply other lookups to them.
  private var tables: [(key: TableKey, table: PairAdvances?)] = []
  private var simple: SimpleText
  let scratch = ShapingScratch()
  /// The texts to come, whose words are measured together, and memory for looking at them.
  var upcoming = UpcomingTexts(TextColumn(), 0..<0)
  var wordDemand = WordDemand()
  var aheadText: SimpleText
  var aheadPositions: [Int32] = []
  private var isolation: [IsolationKey: WordIsolation] = [:]
  /// What was asked for last: the words of a text are in one run.
  private var lastIsolation: (key: IsolationKey, found: WordIsolation)?
  private var positions: [Int32] = []
  /// The ends of the segments of the text at hand, in characters.
  private var boundaries: [Int] = []
  /// Breaks inside words that HarfBuzz shaped: where a line ends there, and where one starts.
  private var cuts: [(character: Int, end: Int32, start: Int32)] = []

  private struct TableKey: Hashable {
    let script: Script
    let count: Int
  }

  /// Where lines break inside ASCII.
  private let asciiRules = ASCIILineRules.shared

  private struct IsolationKey: Hashable {
    let font: UInt16
    let script: Script
    let direction: TextDirection
  }

  /// The longest text: beyond it positions could overflow.
  static let longest = 1 << 15
  /// Stands for a position inside a word that HarfBuzz shaped, or inside a stretch.
  private static let unknown = PairAdvances.inside

  init(_ context: StyleContext) {
    self.context = context
    let style = context.style
    font = context.font
    simple = SimpleText(locale: style.locale)
    aheadText = simple
    unitsPerEm = context.units.common
    factor = Int32(exactly: unitsPerEm / font.unitsPerEm) ?? 1
    isSuited =
      Shortcuts.areTaken && style.letterSpacing == 0 && style.tracking == nil && !context.dependsOnSize
      && style.breaking == .unicode && unitsPerEm.isMultiple(of: font.unitsPerEm)
    hasSpace = font.coverage.contains(" ")
    let runsFromLeft = style.words == .normal && style.direction != .rightToLeft
    fixedWords = runsFromLeft ? FixedWords(context) : nil
    syllabicWords = runsFromLeft ? SyllabicWords(context) : nil
  }

  /// Finds a text's thresholds; nil if it has to be prepared.
  ///
  /// - Parameter typesetter: Prepares words, and has the tables.
  mutating func measure(_ text: Span<UInt8>, _ typesetter: Typesetter) -> ColumnChunk.Kind? {
    guard isSuited, text.count < Self.longest else { return nil }
    finder.begin()
    if measureASCII(text, typesetter) { return kindOfFirstFont }
    words.trim()
    guard context.style.direction != .rightToLeft, let alphabet = SimpleText.possibleAlphabet(of: text) else {
      return measureByWords(text, typesetter)
    }
    // Moved out and back, so that it can be read while words are measured.
    var simple = SimpleText.empty
    swap(&simple, &self.simple)
    defer { swap(&simple, &self.simple) }
    guard simple.read(text, alphabet) else { return measureByWords(text, typesetter) }
    guard let table = table(for: simple.script, simple.alphabet, length: simple.count, typesetter),
      measure(simple, text, table, typesetter)
    else {
      if simple.isASCII { return nil }
      finder.begin()
      return measureByWords(text, typesetter)
    }
    finder.endParagraph()
    return kind(unitsPerEm: unitsPerEm, fonts: .first, script: simple.script)
  }

  private mutating func measureASCII(_ text: Span<UInt8>, _ typesetter: Typesetter) -> Bool {
    guard context.style.direction != .rightToLeft, text.isPrintableASCII else { return false }
    if asciiTexts == nil, let asciiRules, let table = table(for: .latin, .ascii, length: text.count, typesetter) {
      asciiTexts = ASCIITexts(table, asciiRules, factor: factor)
    }
    switch asciiTexts?.measure(text, into: &finder) {
    case nil: return false
    case .pairs: paths.pairs += 1
    case .pairsAndWords: paths.pairsAndWords += 1
    }
    return true
  }

  // MARK: Pairs

  /// The table for texts of an alphabet in a script; nil if there is none, or not yet, or if their letters are in other fonts.
  ///
  /// - Parameter length: How long the text at hand is.
  mutating func table(
    for script: Script, _ alphabet: Alphabet, length: Int, _ typesetter: Typesetter
  ) -> PairAdvances? {
    let key = TableKey(script: script, count: alphabet.count)
    if let known = tables.first(where: { $0.key == key }) { return known.table }
    let made = typesetter.pairs.tables.table(
      for: font, properties(script, .leftToRight), alphabet, length: max(length, upcoming.remainingBytes))
    guard let made else { return nil }
    let isOfFirstFont =
      !made.standsForMissing
      || !context.cascade.fonts.contains { font in alphabet.letters.contains { font.coverage.contains($0) } }
    tables.append((key, isOfFirstFont ? made : nil))
    return isOfFirstFont ? made : nil
  }

  /// Whether there is a table for texts of an alphabet.
  func hasTable(for alphabet: Alphabet) -> Bool {
    tables.contains { $0.key.count == alphabet.count && $0.table != nil }
  }

  private mutating func measure(
    _ text: SimpleText, _ bytes: Span<UInt8>, _ table: PairAdvances, _ typesetter: Typesetter
  ) -> Bool {
    let count = text.count
    if positions.count <= count { positions.append(contentsOf: repeatElement(0, count: count + 1 - positions.count)) }
    positions[0] = 0
    cuts.removeAll(keepingCapacity: true)
    let places = text.places.span.extracting(first: count)
    var measured = table.measure(places, &positions)
    if measured < count { paths.pairsAndWords += 1 } else { paths.pairs += 1 }
    while measured < count {
      guard let word = table.word(at: measured, in: places) else { return false }
      // If stretches of it do not tell, HarfBuzz is asked for the whole word that the character is in.
      let isMeasured = table.measureStretches(ofWord: word, in: places, &positions)
      guard let end = isMeasured ? word.upperBound : measure(word, of: text, bytes, typesetter) else { return false }
      measured = end < count ? table.measure(places, from: end, &positions) : count
    }
    if count == 0 { finder.append(start: 0, end: 0) }
    var boundaries: [Int] = []
    swap(&boundaries, &self.boundaries)
    defer { swap(&boundaries, &self.boundaries) }
    boundaries.removeAll(keepingCapacity: true)
    if text.breaksAsASCII, let asciiRules {
      asciiRules.forEachBoundary(in: text.standIns.span.extracting(first: count)) { boundaries.append($0) }
    } else {
      let breaks = typesetter.analyzer.lineBoundaries(of: bytes, options: AnalysisOptions(context.style))
      for lineBreak in breaks { boundaries.append(text.character(at: Int(lineBreak.offset))) }
    }
    var lineStart = 0
    for boundary in boundaries {
      guard append(text, lineStart..<boundary, table) else { return false }
      lineStart = boundary
    }
    return true
  }

  /// Adds the segment between two breaks: white space at its end hangs, and a letter at its end has nothing after it.
  private mutating func append(_ text: SimpleText, _ segment: Range<Int>, _ table: PairAdvances) -> Bool {
    var contentEnd = segment.upperBound
    while contentEnd > segment.lowerBound, text.standIns[contentEnd - 1] == 0x20 { contentEnd -= 1 }
    var start = positions[segment.lowerBound]
    if start == Self.unknown {
      guard let cut = cuts.first(where: { $0.character == segment.lowerBound }) else { return false }
      start = cut.start
    }
    var end = positions[contentEnd]
    if end == Self.unknown {
      guard let cut = cuts.first(where: { $0.character == segment.upperBound }) else { return false }
      end = cut.end
    } else if contentEnd == segment.upperBound, contentEnd < text.count {
      // No word of HarfBuzz's ends here: it would reach to a space.
      guard let last = table.pen(atLineEnd: contentEnd, of: text.places.span, positions) else { return false }
      end = last
    }
    finder.append(start: Int(start) * Int(factor), end: Int(end) * Int(factor))
    return true
  }

  /// Measures a word; gives its end, or nil if the text as a whole decides.
  private mutating func measure(
    _ range: Range<Int>, of text: SimpleText, _ bytes: Span<UInt8>, _ typesetter: Typesetter
  ) -> Int? {
    let (start, end) = (range.lowerBound, range.upperBound)
    let startOffset = text.offset(of: start)
    let word = word(
      bytes.extracting(startOffset..<text.offset(of: end)), precedesSpace: end < text.count, typesetter)
    guard word.isShapedAlone, word.fonts == .first, word.unitsPerEm == unitsPerEm, word.level == 0,
      word.script == text.script, words.segments[word.segments.lowerBound].start == 0
    else { return nil }
    if start > 0 { positions[start] = positions[start - 1] + word.spaceAdvance / factor }
    for index in word.segments.dropLast() {
      let (before, after) = (words.segments[index], words.segments[index + 1])
      cuts.append(
        (
          text.character(at: startOffset + Int(before.endOffset)), positions[start] + before.end / factor,
          positions[start] + after.start / factor
        ))
    }
    for index in start + 1..<end { positions[index] = Self.unknown }
    positions[end] = positions[start] + word.advance / factor
    return end
  }

  // MARK: Words

  private mutating func measureByWords(_ text: Span<UInt8>, _ typesetter: Typesetter) -> ColumnChunk.Kind? {
    guard hasSpace else { return nil }
    var first: MeasuredWord?
    var fonts: FontSet?
    var position = 0
    // Whether it is known that the characters of the words do not rule it out.
    var isChecked = false
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x20 { end += 1 }
      // Two spaces in a row, or one at an end of the text.
      guard start < end, end != text.count - 1 else { return nil }
      var known = words.word(text.extracting(start..<end), precedesSpace: end < text.count)
      if known == nil {
        // What had to be prepared before has to be prepared again: its words are not looked for.
        if !isChecked, wholeTexts.contains(text) { return nil }
        known = upcomingWord(text.extracting(start..<end), precedesSpace: end < text.count, typesetter)
      }
      if known == nil, !isChecked {
        guard typesetter.analyzer.mayPutTogether(text, isKnown: words.isAnalyzedAlone) else { return nil }
        isChecked = true
      }
      let word = known ?? newWord(text.extracting(start..<end), precedesSpace: end < text.count, typesetter)
      guard word.isAnalyzedAlone, word.unitsPerEm == (first ?? word).unitsPerEm, word.level == (first ?? word).level
      else { return nil }
      if let first {
        guard let script = first.script, word.script == script else { return nil }
        position += Int(word.spaceAdvance)
      } else {
        first = word
        fonts = word.fonts
      }
      for segment in words.segments[word.segments] {
        finder.append(start: position + Int(segment.start), end: position + Int(segment.end))
      }
      position += Int(word.advance)
      fonts = word.fonts.flatMap { fonts?.union($0) }
      start = end + 1
    }
    guard let first, let kind = kind(unitsPerEm: first.unitsPerEm, fonts: fonts, script: first.script) else {
      return nil
    }
    finder.endParagraph()
    paths.words += 1
    return kind
  }

  /// A word of a text, from the cache or measured.
  private mutating func word(
    _ text: Span<UInt8>, precedesSpace: Bool, _ typesetter: Typesetter
  ) -> MeasuredWord {
    words.word(text, precedesSpace: precedesSpace)
      ?? upcomingWord(text, precedesSpace: precedesSpace, typesetter)
      ?? newWord(text, precedesSpace: precedesSpace, typesetter)
  }

  /// A word of a text that is not in the cache, if it is measured with those of the texts to come.
  private mutating func upcomingWord(
    _ text: Span<UInt8>, precedesSpace: Bool, _ typesetter: Typesetter
  ) -> MeasuredWord? {
    noteDemand()
    measureUpcomingWords(typesetter)
    return words.word(text, precedesSpace: precedesSpace)
  }

  /// A word that is not known.
  private mutating func newWord(
    _ text: Span<UInt8>, precedesSpace: Bool, _ typesetter: Typesetter
  ) -> MeasuredWord {
    let place = words.reserve(text, precedesSpace: precedesSpace) ?? words.place(of: text, precedesSpace: precedesSpace)
    return place.map { measureWord(at: $0, typesetter) } ?? .dependent
  }

  /// Measures a word by itself, between spaces.
  private mutating func measureWord(at place: Int, _ typesetter: Typesetter) -> MeasuredWord {
    let (utf8, precedesSpace) = words.text(at: place)
    let unit = [0x20] + utf8 + (precedesSpace ? [0x20] : [])
    let prepared = typesetter.prepare(repairing: unit, style: context.style)
    var segments: [MeasuredWord.Segment] = []
    let isIsolated = isolates(atSpacesAround: [1..<1 + utf8.count], of: unit, typesetter) ?? false
    // What was repaired is no longer the word.
    let made =
      prepared.utf8 == unit
      ? MeasuredWord(
        prepared, 1..<1 + utf8.count, &segments,
        isAnalyzedAlone: typesetter.analyzer.characters(ofWord: utf8.span).areAlone, &scratch.buffer
      ) { $0.font == 0 && isIsolated || isolatesWords(in: $0) } : nil
    return words.insert(made ?? .dependent, made == nil ? [] : segments, at: place)
  }

  mutating func isolatesWords(in run: TextRun) -> Bool { isolation(in: run).isolatesWords }

  /// What is known of words and spaces in a run.
  mutating func isolation(in run: TextRun) -> WordIsolation {
    let key = IsolationKey(font: run.font, script: run.script, direction: run.direction)
    if let lastIsolation, lastIsolation.key == key { return lastIsolation.found }
    let found =
      isolation[key] ?? WordIsolation(of: context.cascade.fonts[Int(run.font)], properties(run.script, run.direction))
    isolation[key] = found
    lastIsolation = (key, found)
    return found
  }

  func properties(_ script: Script, _ direction: TextDirection) -> ShapingProperties {
    ShapingProperties(direction: direction, script: script, language: context.language, features: context.features)
  }
}
