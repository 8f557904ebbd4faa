internal import Shaping
internal import TextAnalysis

/// Texts of an alphabet by their words: no character is looked at twice but in words that are new.
struct AlphabetTexts {
  /// The characters of the texts.
  let alphabet: Alphabet
  /// The script that they are shaped in: `common` if they have no letters.
  let script: Script
  /// Whether each character has a glyph.
  let isComplete: Bool
  private let advances: PairAdvances
  /// Units of a text in a unit of the font.
  private let factor: Int32
  private var words: PairedWords
  /// Whether a line breaks after a space, before a character: see `ASCIILineRules.spaceBreaks`.
  private let spaceBreaks: [Bool]
  /// The text at hand, taken apart if a rule may reach across one of its spaces.
  private var text: SimpleText
  private var isRead = false

  /// - Parameter locale: The language of the texts.
  init(
    _ alphabet: Alphabet, _ script: Script, _ advances: PairAdvances, _ rules: ASCIILineRules, factor: Int32,
    locale: String
  ) {
    self.script = script
    self.alphabet = alphabet
    isComplete = !advances.standsForMissing
    self.advances = advances
    self.factor = factor
    words = PairedWords(alphabet, rules, locale: locale)
    spaceBreaks = rules.spaceBreaks
    text = SimpleText(locale: locale)
  }

  /// The memory that its words take, in bytes.
  var byteCount: Int { words.byteCount }

  /// Finds the thresholds of a text with a letter in it, and no space at its ends; false if it is another, or if its words do not
  /// determine them.
  ///
  /// - Complexity: O(*n*); a step for each character to look its word up, and some for each word.
  mutating func measure(_ text: Span<UInt8>, into finder: inout ThresholdFinder) -> Bool {
    isRead = false
    var isMeasured = false
    finder.addParagraph(room: text.count + 1) { starts, ends in
      var count = 0
      isMeasured = addSegments(of: text, to: &starts, &ends, &count)
      return isMeasured ? count : nil
    }
    return isMeasured
  }

  /// The same for any text without a space at its ends, as if it were one word.
  ///
  /// - Parameter breaks: Where lines may start in it, its end among them.
  mutating func measureWhole(
    _ text: Span<UInt8>, breaks: () -> [LineBreak], into finder: inout ThresholdFinder
  ) -> Bool {
    text.count > 0 && text[0] != 0x20 && text[text.count - 1] != 0x20
      && words.measureWhole(text, advances, factor: factor, breaks: breaks, into: &finder)
  }

  /// The script of a text's letters, or `common` if it has none; nil if it is not of the alphabet.
  mutating func script(of text: Span<UInt8>) -> Script? { self.text.read(text, alphabet) ? self.text.script : nil }

  private mutating func addSegments(
    of text: Span<UInt8>, to starts: inout MutableSpan<Int32>, _ ends: inout MutableSpan<Int32>, _ count: inout Int
  ) -> Bool {
    func append(start: Int32, end: Int32) {
      starts[count] = start
      ends[count] = end
      count &+= 1
    }
    var hasLetter = false
    var pen: Int32 = 0
    var lineStart: Int32 = 0
    var start = 0
    while start < text.count {
      var end = start
      var word = PairedWord.dependent
      var parts = 0
      // A stretch up to a space at which a line breaks, and across which no rule of the font reaches.
      repeat {
        parts &+= 1
        if parts > 1 { end &+= 1 }
        var key = WordKey(wordOf: text, at: end)
        end &+= key.length
        if parts > 1 { key = WordKey(text.extracting(start..<end), precedesSpace: false) }
        guard start < end, parts < Self.mostParts, end != text.count &- 1 || text[end] != 0x20 else { return false }
        word = self.word(text.extracting(start..<end), key, precedesSpace: end < text.count)
        guard !word.properties.contains(.isDependent) else { return false }
      } while end < text.count && !isApart(word, at: end, of: text)

      if start > 0 {
        append(start: lineStart, end: pen)
        pen &+= word.spaceAdvance
        lineStart = pen
      }
      if word.cutCount > 0 {
        for place in Int(word.firstCut)..<Int(word.firstCut) &+ Int(word.cutCount) {
          let cut = words.cuts[place]
          append(start: lineStart, end: pen &+ cut.end)
          lineStart = pen &+ cut.start
        }
      }
      pen &+= word.advance
      if word.properties.contains(.hasLetter) { hasLetter = true }
      start = end &+ 1
    }
    append(start: lineStart, end: pen)
    return hasLetter
  }

  /// How many stretches without spaces a word may have: each that is added is looked up with those before it.
  private static var mostParts: Int { 8 }

  @inline(__always)
  private mutating func word(_ word: Span<UInt8>, _ key: WordKey, precedesSpace: Bool) -> PairedWord {
    var key = key
    if precedesSpace { key.endWithSpace() }
    let place = words.table.place(of: word, key) ?? words.insert(word, key, advances, factor: factor)
    return words.table[place]
  }

  /// Whether a word and what follows the space after it do not change each other.
  @inline(__always)
  private mutating func isApart(_ word: PairedWord, at space: Int, of text: Span<UInt8>) -> Bool {
    // Spaces in a row are inside a word.
    guard space > 0, text[space &- 1] != 0x20, let known = word.space else { return false }
    let next = standIn(at: space &+ 1, of: text)
    guard next < 0x80, spaceBreaks[Int(known.state) &<< 7 | Int(next)] else { return false }
    return word.properties.contains(.isSafeToConcat) || isSafeToConcat(atSpace: space, of: text)
  }

  /// A character of ASCII before which lines break as before one of the text; none of ASCII if it is not known.
  @inline(__always)
  private func standIn(at index: Int, of text: Span<UInt8>) -> UInt8 {
    text[index] < 0x80
      ? text[index] : alphabet.standIn(at: index, of: text, hasPlainQuotes: self.text.hasPlainQuotes) ?? .max
  }

  /// Whether what is on one side of a space of a text is shaped the same whatever stands beyond it.
  ///
  /// Words of ASCII are most, and need not be taken apart.
  private mutating func isSafeToConcat(atSpace space: Int, of text: Span<UInt8>) -> Bool {
    if alphabet === Alphabet.ascii { return advances.isSafeToConcat(atSpace: space, ofASCII: text) }
    if !isRead {
      guard self.text.read(text, alphabet) else { return false }
      isRead = true
    }
    return advances.isSafeToConcat(
      atSpace: self.text.character(at: space), of: self.text.places.span.extracting(first: self.text.count))
  }

  /// A word by itself, with its segments; nil if nothing can be determined of it.
  mutating func measure(
    word: Span<UInt8>, precedesSpace: Bool
  ) -> (word: PairedWord, segments: [MeasuredWord.Segment])? {
    let measured = self.word(word, WordKey(word, precedesSpace: false), precedesSpace: precedesSpace)
    guard !measured.properties.contains(.isDependent) else { return nil }
    var segments: [MeasuredWord.Segment] = []
    var start: Int32 = 0
    for cut in words.cuts[Int(measured.firstCut)..<Int(measured.firstCut) + Int(measured.cutCount)] {
      segments.append(MeasuredWord.Segment(start: start, end: cut.end))
      start = cut.start
    }
    segments.append(MeasuredWord.Segment(start: start, end: measured.advance))
    return (measured, segments)
  }
}

extension Span<UInt8> {
  /// Whether there are characters, all of printable ASCII.
  var isPrintableASCII: Bool {
    // Most texts of other characters tell by the first.
    guard count > 0, self[0] < 0x80 else { return false }
    var highest: UInt8 = 0
    for index in 0..<count { highest = Swift.max(highest, self[index] &- 0x20) }
    return highest < 0x5F
  }

  /// How many bytes are letters of ASCII.
  var asciiLetterCount: Int {
    var letterCount = 0
    for index in 0..<count { letterCount &+= (self[index] | 0x20) &- 0x61 < 26 ? 1 : 0 }
    return letterCount
  }
}
