internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Texts that are put together from words which were measured between spaces.
extension ColumnMeasurer {
  /// Measures a text by its words; nil if it has to be prepared.
  mutating func measureByWords(_ text: Span<UInt8>, _ shaper: TextShaper) -> MeasuredText? {
    guard hasSpace else { return nil }
    var isComplete = true
    var first: MeasuredWord?
    var fonts: FontSet?
    var position = 0
    // Whether it is known that the characters of the words do not rule it out.
    var isChecked = false
    // Whether the words from here on were measured as far as their scripts determine them.
    var isMeasured = false
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x20 { end += 1 }
      // Two spaces in a row, or one at an end of the text.
      guard start < end, end != text.count - 1 else { return nil }
      let utf8 = text.extracting(start..<end)
      let precedesSpace = end < text.count
      var known = words.word(utf8, precedesSpace: precedesSpace)
      if known == nil, !isMeasured {
        // What had to be prepared before has to be prepared again: its words are not looked for.
        if wholeTexts.contains(text) { return nil }
        measureWords(of: text, from: start, shaper)
        isMeasured = true
        known = words.word(utf8, precedesSpace: precedesSpace)
      }
      if known == nil, !isChecked {
        guard shaper.analyzer.mayPutTogether(text, isKnown: words.isContextFree) else { return nil }
        isChecked = true
      }
      let word = known ?? shapedWord(utf8, precedesSpace: precedesSpace, shaper)
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

  /// Measures the words of a text that are not known, if the chains, syllables or characters that they are made of determine them.
  private mutating func measureWords(of text: Span<UInt8>, from start: Int, _ shaper: TextShaper) {
    var start = start
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x20 { end += 1 }
      let word = text.extracting(start..<end)
      let precedesSpace = end < text.count
      if start < end, let place = words.reserve(word, precedesSpace: precedesSpace),
        !measureJoinedWord(word, at: place, shaper)
      {
        queue(word, precedesSpace: precedesSpace, at: place, shaper)
      }
      start = end + 1
    }
    queuedWords.empty(into: &words, shaper.analyzer, context.analysis)
  }

  /// Queues a word if it is one of syllables or of characters that are shaped as each is by itself.
  private mutating func queue(_ word: Span<UInt8>, precedesSpace: Bool, at place: Int, _ shaper: TextShaper) {
    guard runsFromLeft else { return }
    var stops: [QueuedWords.Stop] = []
    let measured =
      measureSyllabicWord(word, precedesSpace: precedesSpace, &stops, shaper) ?? measureFixedWord(word, &stops, shaper)
    if let measured { queuedWords.append(word, place: place, measured, stops) }
  }

  private mutating func measureFixedWord(
    _ word: Span<UInt8>, _ stops: inout [QueuedWords.Stop], _ shaper: TextShaper
  ) -> MeasuredWord? {
    guard FixedCharacters.mayRead(word) else { return nil }
    let (fonts, properties) = (context.cascade.fonts, properties(.hiragana, .leftToRight))
    let length = remainingBytes
    return fixedWords.measure(word, &scratch.buffer, &stops) { font in
      shaper.pairs.tables.table(for: fonts[font], properties, .kana, length: length)
    }
  }

  /// Shapes a word by itself, between spaces, that has a place and is not known.
  private mutating func shapedWord(_ word: Span<UInt8>, precedesSpace: Bool, _ shaper: TextShaper) -> MeasuredWord {
    guard let place = words.place(of: word, precedesSpace: precedesSpace) else { return .dependent }
    let utf8 = words.text(at: place).utf8
    // Spaces at a text's edges have the level of its base direction. Where that is given, and may be another than the word's, the
    // word stands at the edges, too, so that the spaces beside it are of its level.
    let edge = context.style.direction == .firstStrong ? [] : utf8
    let start = edge.count + 1
    let unit = edge + [0x20] + utf8 + (precedesSpace ? [0x20] + edge : [])
    let repaired = Array(String(decoding: unit, as: UTF8.self).utf8)
    let shaped = shaper.shape(repaired, in: context)
    var segments: [MeasuredWord.Segment] = []
    let range = start..<start + utf8.count
    let areApart = isSafeToConcat(atSpacesAround: range, of: Array(unit), shaper) ?? false
    // What was repaired is no longer the word.
    let made =
      repaired[...] == unit
      ? MeasuredWord(
        shaped, range, &segments, isContextFree: shaper.analyzer.characters(ofWord: utf8.span).areAlone,
        &scratch.buffer
      ) { $0.font == 0 && areApart || spacesAreSafeToConcat(in: $0) } : nil
    return words.insert(made ?? .dependent, made == nil ? [] : segments, at: place)
  }

  /// Whether a word with a space before it is shaped apart in the first font as far as pairs tell; nil if they do not.
  private mutating func isSafeToConcat(
    atSpacesAround word: Range<Int>, of utf8: [UInt8], _ shaper: TextShaper
  ) -> Bool? {
    let text = utf8.span
    guard context.style.direction != .rightToLeft,
      let alphabet = text.isPrintableASCII ? .ascii : text.possibleAlphabet,
      let index = texts(of: alphabet, alphabet.script, length: text.count, shaper)
    else { return nil }
    return alphabetTexts[index].isSafeToConcat(atSpacesAround: word, of: text)
  }

  private func spacesAreSafeToConcat(in run: TextRun) -> Bool {
    context.cascade.fonts[Int(run.font)].spacesAreSafeToConcat(properties(run.script, run.direction))
  }
}
