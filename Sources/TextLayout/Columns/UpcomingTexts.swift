internal import FontKit
internal import Shaping
internal import TextAnalysis

/// The texts that are still to be measured, of a column or one alone.
struct UpcomingTexts {
  /// The texts' UTF-8, one after the other.
  let utf8: [UInt8]
  /// Where each text ends; empty if there is one alone.
  private let ends: [UInt32]
  private let end: Int
  /// The text that is measured at present.
  var current: Int
  /// The first whose words were not looked at yet.
  private var next: Int

  /// How many bytes of texts are looked at together: so many words of a script that it does not matter what a batch of them takes
  /// besides.
  private static let window = 1 << 16

  /// None.
  static let none = UpcomingTexts(utf8: [], ends: [], 0..<0)

  /// A text alone.
  init(_ text: [UInt8]) {
    self.init(utf8: text, ends: [], 0..<1)
  }

  init(_ texts: TextColumn.Block, _ range: Range<Int>) {
    self.init(utf8: texts.utf8, ends: texts.ends, range)
  }

  private init(utf8: [UInt8], ends: [UInt32], _ range: Range<Int>) {
    self.utf8 = utf8
    self.ends = ends
    end = range.upperBound
    current = range.lowerBound
    next = range.lowerBound
  }

  /// The bytes of a text in `utf8`.
  func range(at index: Int) -> Range<Int> {
    ends.isEmpty ? 0..<utf8.count : Int(index > 0 ? ends[index - 1] : 0)..<Int(ends[index])
  }

  /// The text at present; nil if there is none.
  var currentRange: Range<Int>? { current < end ? range(at: current) : nil }

  /// The bytes of the text at present and those after it.
  var remainingBytes: Int {
    current < end ? range(at: end - 1).upperBound - range(at: current).lowerBound : 0
  }

  /// The text at present and some of those after it; nil if that was looked at before.
  mutating func takeWindow() -> Range<Int>? {
    guard current >= next, current < end else { return nil }
    let start = range(at: current).lowerBound
    next = current + 1
    while next < end, range(at: next).upperBound - start <= Self.window { next += 1 }
    return current..<next
  }
}

/// Measuring words of many texts at once: most of what preparing a word takes is the same for a hundred of them.
extension ColumnMeasurer {
  /// How many bytes of words are prepared as one text.
  private static let longestBatch = 1 << 12

  /// Measures the words that are not known of the text at present and those after it, if that was not done before.
  ///
  /// Words that cannot be distinguished in one text are left for later.
  mutating func measureUpcomingWords(_ shaper: TextShaper) {
    guard let window = upcoming.takeWindow() else { return }
    let texts = upcoming
    // Words of several scripts are by themselves: they have no more in common with each other than a level.
    var batches: [(script: Int32?, places: [Int])] = []
    var found: [(word: Range<Int>, precedesSpace: Bool)] = []
    for index in window {
      let text = texts.range(at: index)
      found.removeAll(keepingCapacity: true)
      findWordsToShape(in: texts.utf8.span.extracting(text), isCurrent: index == window.lowerBound, &found)
      for (word, precedesSpace) in found {
        let utf8 = texts.utf8.span.extracting(text.lowerBound + word.lowerBound..<text.lowerBound + word.upperBound)
        guard let place = words.reserve(utf8, precedesSpace: precedesSpace) else { continue }
        if measureJoinedWord(utf8, at: place, shaper) { continue }
        if queue(utf8, precedesSpace: precedesSpace, at: place, shaper) { continue }
        let characters = shaper.analyzer.characters(ofWord: utf8)
        guard characters.areAlone, characters.script != nil || characters.hasOwnScripts else { continue }
        if let known = batches.firstIndex(where: { $0.script == characters.script }) {
          batches[known].places.append(place)
        } else {
          batches.append((characters.script, [place]))
        }
      }
    }
    queuedWords.empty(into: &words, shaper.analyzer, context.analysis)
    for (script, places) in batches {
      var batch: [Int] = []
      var length = 0
      for place in places {
        batch.append(place)
        length += words.text(at: place).utf8.count + 1
        if length >= Self.longestBatch {
          measureWords(at: batch, areOfOneScript: script != nil, shaper)
          batch.removeAll(keepingCapacity: true)
          length = 0
        }
      }
      // One alone is measured when it is asked for.
      if batch.count > 1 { measureWords(at: batch, areOfOneScript: script != nil, shaper) }
    }
  }

  /// Queues a word of syllables or of characters that are shaped as each is by itself; false if it is another.
  private mutating func queue(
    _ word: Span<UInt8>, precedesSpace: Bool, at place: Int, _ shaper: TextShaper
  ) -> Bool {
    guard runsFromLeft else { return false }
    var stops: [QueuedWords.Stop] = []
    let measured =
      measureSyllabicWord(word, precedesSpace: precedesSpace, &stops, shaper) ?? measureFixedWord(word, &stops, shaper)
    guard let measured else { return false }
    queuedWords.append(word, place: place, measured, stops)
    return true
  }

  private mutating func measureFixedWord(
    _ word: Span<UInt8>, _ stops: inout [QueuedWords.Stop], _ shaper: TextShaper
  ) -> MeasuredWord? {
    guard FixedCharacters.mayRead(word) else { return nil }
    let (fonts, properties) = (context.cascade.fonts, properties(.hiragana, .leftToRight))
    let length = upcoming.remainingBytes
    return fixedWords.measure(word, &scratch.buffer, &stops) { font in
      shaper.pairs.tables.table(for: fonts[font], properties, .kana, length: length)
    }
  }

  /// Finds the words of a text that its measuring will ask for, in bytes, and whether a space follows each.
  ///
  /// - Parameter isCurrent: Whether it is the text at present, which asks for them.
  private func findWordsToShape(
    in text: Span<UInt8>, isCurrent: Bool, _ found: inout [(word: Range<Int>, precedesSpace: Bool)]
  ) {
    guard text.count < Self.longest else { return }
    // Texts of an alphabet do not ask for them, but a few in which something else is wrong.
    if !isCurrent, context.style.direction != .rightToLeft {
      guard !text.isPrintableASCII else { return }
      if let alphabet = text.possibleAlphabet, hasTexts(of: alphabet) { return }
    }
    guard hasSpace else { return }
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x20 { end &+= 1 }
      // Such a text is prepared as a whole.
      guard start < end, end != text.count &- 1 else { return found.removeAll(keepingCapacity: true) }
      found.append((start..<end, end < text.count))
      start = end &+ 1
    }
  }

  /// Whether words, each with a space before it, are shaped apart in the first font as far as pairs tell; nil if they do not.
  mutating func isSafeToConcat(
    atSpacesAround words: [Range<Int>], of utf8: [UInt8], _ shaper: TextShaper
  ) -> Bool? {
    let text = utf8.span
    guard context.style.direction != .rightToLeft,
      let alphabet = text.isPrintableASCII ? .ascii : text.possibleAlphabet,
      let index = texts(of: alphabet, alphabet.script, length: text.count, shaper)
    else { return nil }
    return alphabetTexts[index].isSafeToConcat(atSpacesAround: words, of: text)
  }

  /// What stands before and after words that are measured as one text.
  ///
  /// Spaces at a text's edges have the level of its base direction. Where that is given, and may be another than the words', there are
  /// words at the edges, so that the spaces beside the others are of their level.
  func edges(first: Int, last: Int) -> (before: ArraySlice<UInt8>, after: ArraySlice<UInt8>) {
    guard context.style.direction != .firstStrong else { return ([], []) }
    return (words.text(at: last).utf8, words.text(at: first).utf8)
  }

  /// Measures words as one text, each with a space on both sides.
  ///
  /// Words of several scripts are kept only if the spaces beside them are in other runs: else it is another script's space
  /// that a word would be shaped with. How far such a space moves the pen is not what it is in a text, where no other word may
  /// be beside a word of several scripts.
  ///
  /// A word at a text's end is not before a space: it is measured so only if its font does not kern with the space.
  private mutating func measureWords(at places: [Int], areOfOneScript: Bool, _ shaper: TextShaper) {
    let edges = edges(first: places[0], last: places[places.count - 1])
    var text = SpacedWords(after: edges.before)
    for place in places {
      let (word, _) = words.text(at: place)
      text.append(word.span)
    }
    text.end(with: edges.after)
    let areApart = isSafeToConcat(atSpacesAround: text.ranges, of: text.utf8, shaper)
    let prepared = areApart == false && places.count > 1 ? nil : shaper.shape(text.utf8, in: context)
    guard let prepared, !prepared.shaped.hasCircles || places.count == 1 else {
      // Some of them would be determined by what another of them is: there are not many such words.
      measureWords(at: Array(places[..<(places.count / 2)]), areOfOneScript: areOfOneScript, shaper)
      measureWords(at: Array(places[(places.count / 2)...]), areOfOneScript: areOfOneScript, shaper)
      return
    }
    let runs = prepared.shaped.runs
    // All words together are what each of them is alone.
    guard runs.allSatisfy({ $0.level == runs[0].level && (!areOfOneScript || $0.script == runs[0].script) }) else {
      return
    }
    for (place, range) in zip(places, text.ranges) {
      if !words.text(at: place).precedesSpace {
        let last = prepared.shaped.run(at: range.upperBound - 1)
        guard Int(last.end) == range.upperBound || !boundary(in: last).kernsSpace else { continue }
      }
      var segments: [MeasuredWord.Segment] = []
      let made = MeasuredWord(prepared, range, &segments, isContextFree: true, &scratch.buffer) {
        areOfOneScript && ($0.font == 0 && areApart == true || isSafeToConcat(in: $0))
      }
      if let made, made.isSafeToConcat, areOfOneScript || made.script == nil { words.insert(made, segments, at: place) }
    }
  }
}
