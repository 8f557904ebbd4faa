internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Finds the thresholds of texts in one style without preparing them: texts of an alphabet by words that pairs of their characters
/// determine, and the others by words that were prepared between spaces.
///
/// It finds what `LineThresholds` finds in the text prepared, or nothing. One per style and worker; it keeps memory
/// from text to text.
struct ColumnMeasurer {
  /// Where the thresholds of the text last measured are.
  var finder = ThresholdFinder()
  /// The words that were measured.
  var words = WordCache(limit: 16 << 20)
  /// What measures texts of alphabets.
  var alphabetTexts: [AlphabetTexts] = []
  /// What measures words of Arabic and of Hebrew.
  var joinedScripts = JoinedScript.all
  /// What measures words of characters that are shaped as each is by itself.
  var fixedWords: FixedWords
  /// What measures words of syllables.
  var syllabicWords = SyllabicWords()
  /// Words of both, whose line breaks are still to be found.
  var queuedWords = QueuedWords()
  /// The texts that had to be prepared.
  var wholeTexts = WholeTexts()
  /// How many texts took each path.
  var paths = ColumnPaths()

  let context: StyleContext
  let font: FontFace
  /// Units of an em in which a text of the style's first font is measured.
  let unitsPerEm: Int
  /// How many of them a unit of the font is.
  let factor: Int32
  /// Whether texts of ASCII run from left to right, and nothing but advances matters.
  let allowsWords: Bool
  /// Whether such texts run from left to right and are split at spaces, as words of syllables and ideographs have to be.
  let runsFromLeft: Bool
  /// Whether spaces are in the first font, so that a word's font does not depend on the word before it.
  let hasSpace: Bool
  // Tables of text with letters and without: HarfBuzz may apply other lookups to them.
  var tables: [(key: TableKey, table: PairAdvances?)] = []
  let scratch = ShapingScratch()
  /// The texts to come, whose words are measured together.
  var upcoming = UpcomingTexts.none
  private var spaceBoundaries: [BoundaryKey: SpaceBoundary] = [:]
  /// What was asked for last: the words of a text are in one run.
  private var lastBoundary: (key: BoundaryKey, found: SpaceBoundary)?

  struct TableKey: Hashable {
    let script: Script
    let count: Int
  }

  private struct BoundaryKey: Hashable {
    let font: UInt16
    let script: Script
    let direction: TextDirection
  }

  /// The longest text: beyond it positions could overflow.
  static let longest = 1 << 15

  init(_ context: StyleContext) {
    self.context = context
    let style = context.style
    font = context.font
    unitsPerEm = context.units.common
    factor = Int32(exactly: unitsPerEm / font.unitsPerEm) ?? 1
    allowsWords =
      Shortcuts.areTaken && style.letterSpacing == 0 && style.tracking == nil && !context.dependsOnSize
      && style.breaking == .unicode && unitsPerEm.isMultiple(of: font.unitsPerEm)
    hasSpace = font.coverage.contains(" ")
    runsFromLeft = style.words == .normal && style.direction != .rightToLeft
    fixedWords = FixedWords(context)
  }

  /// Finds a text's thresholds; nil if it has to be prepared.
  ///
  /// - Parameter shaper: Prepares words, and has the tables.
  mutating func measure(_ text: Span<UInt8>, _ shaper: TextShaper) -> MeasuredText? {
    guard allowsWords, text.count < Self.longest else { return nil }
    finder.begin()
    if context.style.direction != .rightToLeft {
      if text.isPrintableASCII { return measure(text, of: .ascii, shaper) }
      if let alphabet = text.possibleAlphabet, let measured = measure(text, of: alphabet, shaper) { return measured }
      finder.begin()
    }
    words.trim()
    return measureByWords(text, shaper)
  }

  private mutating func measureByWords(_ text: Span<UInt8>, _ shaper: TextShaper) -> MeasuredText? {
    guard hasSpace else { return nil }
    var isComplete = true
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
        known = upcomingWord(text.extracting(start..<end), precedesSpace: end < text.count, shaper)
      }
      if known == nil, !isChecked {
        guard shaper.analyzer.mayPutTogether(text, isKnown: words.isContextFree) else { return nil }
        isChecked = true
      }
      let word = known ?? newWord(text.extracting(start..<end), precedesSpace: end < text.count, shaper)
      guard word.isContextFree, word.unitsPerEm == (first ?? word).unitsPerEm, word.level == (first ?? word).level
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
      isComplete = isComplete && word.isComplete
      fonts = word.fonts.flatMap { fonts?.union($0) }
      start = end + 1
    }
    guard let first, let kind = kind(unitsPerEm: first.unitsPerEm, fonts: fonts, script: first.script) else {
      return nil
    }
    finder.endParagraph()
    paths.words += 1
    return MeasuredText(kind: kind, level: first.level, isComplete: isComplete)
  }

  /// A word of a text, from the cache or measured.
  mutating func word(
    _ text: Span<UInt8>, precedesSpace: Bool, _ shaper: TextShaper
  ) -> MeasuredWord {
    words.word(text, precedesSpace: precedesSpace)
      ?? upcomingWord(text, precedesSpace: precedesSpace, shaper)
      ?? newWord(text, precedesSpace: precedesSpace, shaper)
  }

  /// A word of a text that is not in the cache, if it is measured with those of the texts to come.
  private mutating func upcomingWord(
    _ text: Span<UInt8>, precedesSpace: Bool, _ shaper: TextShaper
  ) -> MeasuredWord? {
    measureUpcomingWords(shaper)
    return words.word(text, precedesSpace: precedesSpace)
  }

  /// A word that is not known.
  private mutating func newWord(
    _ text: Span<UInt8>, precedesSpace: Bool, _ shaper: TextShaper
  ) -> MeasuredWord {
    let place = words.reserve(text, precedesSpace: precedesSpace) ?? words.place(of: text, precedesSpace: precedesSpace)
    return place.map { measureWord(at: $0, shaper) } ?? .dependent
  }

  /// Measures a word by itself, between spaces.
  private mutating func measureWord(at place: Int, _ shaper: TextShaper) -> MeasuredWord {
    let (utf8, precedesSpace) = words.text(at: place)
    let edges = edges(first: place, last: place)
    let start = edges.before.count + 1
    let unit = edges.before + [0x20] + utf8 + (precedesSpace ? [0x20] + edges.after : [])
    let repaired = Array(String(decoding: unit, as: UTF8.self).utf8)
    let shaped = shaper.shape(repaired, in: context)
    var segments: [MeasuredWord.Segment] = []
    let areApart = isSafeToConcat(atSpacesAround: [start..<start + utf8.count], of: Array(unit), shaper) ?? false
    // What was repaired is no longer the word.
    let made =
      repaired[...] == unit
      ? MeasuredWord(
        shaped, start..<start + utf8.count, &segments,
        isContextFree: shaper.analyzer.characters(ofWord: utf8.span).areAlone, &scratch.buffer
      ) { $0.font == 0 && areApart || isSafeToConcat(in: $0) } : nil
    return words.insert(made ?? .dependent, made == nil ? [] : segments, at: place)
  }

  mutating func isSafeToConcat(in run: TextRun) -> Bool { boundary(in: run).isSafeToConcat }

  /// What is known of words and spaces in a run.
  mutating func boundary(in run: TextRun) -> SpaceBoundary {
    let key = BoundaryKey(font: run.font, script: run.script, direction: run.direction)
    if let lastBoundary, lastBoundary.key == key { return lastBoundary.found }
    let found =
      spaceBoundaries[key]
      ?? SpaceBoundary(of: context.cascade.fonts[Int(run.font)], properties(run.script, run.direction))
    spaceBoundaries[key] = found
    lastBoundary = (key, found)
    return found
  }

  func properties(_ script: Script, _ direction: TextDirection) -> ShapingProperties {
    ShapingProperties(direction: direction, script: script, language: context.language, features: context.features)
  }
}
