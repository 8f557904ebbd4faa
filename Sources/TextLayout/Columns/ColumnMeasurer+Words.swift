internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Texts that are put together from words which were measured between spaces, of any scripts.
///
/// A word that begins with what all scripts use, such as a digit or a bracket, is shaped in the script of the text before it, or at the
/// text's start in that of what follows. So it is measured after a letter of that script, and kept with it.
extension ColumnMeasurer {
  /// Measures a text by its words; nil if it has to be prepared.
  mutating func measureByWords(_ text: Span<UInt8>, _ shaper: TextShaper) -> MeasuredText? {
    guard hasSpace else { return nil }
    textWords.removeAll(keepingCapacity: true)
    let areFound = findWords(of: text, shaper)
    queuedWords.empty(into: &words, shaper.analyzer, context.analysis)
    guard areFound, let measured = putTogether(shaper) else { return nil }
    paths.words += 1
    return measured
  }

  /// Looks up the words of a text in `textWords`, and measures or queues those that are new; false if the text has to be prepared.
  private mutating func findWords(of text: Span<UInt8>, _ shaper: TextShaper) -> Bool {
    var script: Script?
    // Whether it is known that the characters of the words do not rule it out.
    var isChecked = false
    var start = 0
    while start < text.count {
      let end = text.wordEnd(from: start)
      // Two spaces in a row, or one at an end of the text.
      guard start < end, end != text.count - 1 else { return false }
      let utf8 = text.extracting(start..<end)
      var before: Script?
      if shaper.analyzer.takesScriptBefore(utf8) {
        before = script ?? shaper.analyzer.firstScript(of: text)
        guard before != nil else { return false }
      }
      guard let (place, isMeasured) = find(utf8, after: before, precedesSpace: end < text.count) else { return false }
      if !isMeasured, !measureJoinedWord(utf8, after: before, at: place, shaper) {
        if !isChecked {
          // What had to be prepared before has to be prepared again: its words are not looked for.
          guard !wholeTexts.contains(text), mayPutTogether(text, shaper.analyzer) else { return false }
          isChecked = true
        }
        measure(utf8, after: before, precedesSpace: end < text.count, at: place, shaper)
      }
      guard words[place]?.isContextFree ?? false else { return false }
      textWords.append(place)
      script = words[place]?.scripts.last
      start = end + 1
    }
    return true
  }

  /// Whether a text may be put together from its words, as far as the characters of each determine.
  private func mayPutTogether(_ text: Span<UInt8>, _ analyzer: TextAnalyzer) -> Bool {
    var start = 0
    while start < text.count {
      let end = text.wordEnd(from: start)
      let word = text.extracting(start..<end)
      guard start < end, joinedScript(of: word) != nil || analyzer.characters(ofWord: word).areAlone else {
        return false
      }
      start = end + 1
    }
    return true
  }

  /// The place of a word, by its bytes, or with a letter of the script that it is shaped in before them; nil if there is no such letter.
  private mutating func find(
    _ word: Span<UInt8>, after script: Script?, precedesSpace: Bool
  ) -> (place: Int, isMeasured: Bool)? {
    guard let script, script != .common else { return words.find(word, precedesSpace: precedesSpace) }
    guard let letter = letters.letter(of: script) else { return nil }
    return words.find((letter + [0x20] + word.indices.map { word[$0] }).span, precedesSpace: precedesSpace)
  }

  // MARK: Measuring

  /// Measures a word that is new by what is known of its script, or queues it, or else shapes it.
  private mutating func measure(
    _ word: Span<UInt8>, after script: Script?, precedesSpace: Bool, at place: Int, _ shaper: TextShaper
  ) {
    let characters = shaper.analyzer.characters(ofWord: word, after: script)
    if !characters.areAlone || characters.leavesScriptOpen {
      words.insert(.dependent, [], at: place)
    } else if let (measured, segments) = pairedWord(
      word, after: script, precedesSpace: precedesSpace, characters, shaper)
    {
      words.insert(measured, segments, at: place)
    } else if !queue(word, after: script, characters, at: place, shaper) {
      shapeWord(at: place, shaper)
    }
  }

  /// Measures a word by pairs of its characters, if it is of one alphabet and one script.
  private mutating func pairedWord(
    _ word: Span<UInt8>, after script: Script?, precedesSpace: Bool, _ characters: WordCharacters, _ shaper: TextShaper
  ) -> (word: MeasuredWord, segments: [MeasuredWord.Segment])? {
    guard context.style.direction != .rightToLeft,
      let alphabet = word.isPrintableASCII ? .ascii : word.possibleAlphabet
    else { return nil }
    let own = alphabet.hasLetter(word) ? alphabet.script : script ?? .common
    guard script ?? own == own, let index = texts(of: alphabet, own, length: word.count, shaper),
      font.spacesAreSafeToConcat(properties(own, .leftToRight))
    else { return nil }
    return alphabetTexts[index].measure(word: word, precedesSpace: precedesSpace).map { measured, segments in
      let word = MeasuredWord(
        spaceAdvance: measured.spaceAdvance, advance: measured.advance, segments: 0..<segments.count,
        unitsPerEm: unitsPerEm, scripts: WordScripts(own), level: 0, fonts: .first, isSafeToConcat: true,
        isComplete: alphabetTexts[index].isComplete, isContextFree: true, characters: characters)
      return (word, segments)
    }
  }

  /// Queues a word if it is one of syllables or of characters that are shaped as each is by itself; false if it is another.
  private mutating func queue(
    _ word: Span<UInt8>, after script: Script?, _ characters: WordCharacters, at place: Int, _ shaper: TextShaper
  ) -> Bool {
    guard runsFromLeft else { return false }
    var stops: [QueuedWords.Stop] = []
    let measured =
      measureSyllabicWord(word, &stops, shaper) ?? measureFixedWord(word, &stops, shaper)
    guard var measured, script ?? measured.scripts.first == measured.scripts.first else { return false }
    measured.characters = characters
    // Without segments until the queue is emptied.
    words.insert(measured, [], at: place)
    queuedWords.append(word, place: place, measured, stops)
    return true
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

  /// Shapes the word at a place by itself, between spaces, after a letter if it is kept with one.
  private mutating func shapeWord(at place: Int, _ shaper: TextShaper) {
    let (key, precedesSpace) = words.text(at: place)
    let space = key.firstIndex(of: 0x20)
    let utf8 = space.map { key[($0 + 1)...] } ?? key
    let letter = space.map { key[..<$0] } ?? []
    let script = shaper.analyzer.firstScript(of: letter.isEmpty ? utf8.span : letter.span)
    // Spaces at a text's edges have the level of its base direction. Where that is given, and may be another than the word's, a letter
    // or digit as those of the word stands at the edges, so that the spaces beside it are of its level.
    let edge = context.style.direction == .firstStrong ? [] : script.flatMap { letters.letter(of: $0) } ?? [0x31]
    let before = letter.isEmpty ? edge[...] : letter
    let start = before.count + 1
    let unit = before + [0x20] + utf8 + (precedesSpace ? [0x20] + edge : [])
    let repaired = Array(String(decoding: unit, as: UTF8.self).utf8)
    let shaped = shaper.shape(repaired, in: context)
    var segments: [MeasuredWord.Segment] = []
    var characters = shaper.analyzer.characters(ofWord: utf8.span, after: letter.isEmpty ? nil : script)
    // Beside letters of another level a number has its own.
    if !letter.isEmpty { characters.hasPlainEdges = false }
    // What was repaired is no longer the word.
    let made =
      repaired[...] == unit
      ? MeasuredWord(shaped, start..<start + utf8.count, &segments, characters, &scratch.buffer) {
        spacesAreSafeToConcat(in: $0)
      } : nil
    words.insert(made ?? .dependent, made == nil ? [] : segments, at: place)
  }

  private func spacesAreSafeToConcat(in run: TextRun) -> Bool {
    context.cascade.fonts[Int(run.font)].spacesAreSafeToConcat(properties(run.script, run.direction))
  }

  // MARK: Putting together

  /// Puts a text together from its words, which are at the places in `textWords`; nil if it has to be prepared.
  private mutating func putTogether(_ shaper: TextShaper) -> MeasuredText? {
    var all = WordSequence(commonUnits: context.units.common)
    for place in textWords {
      var word = words[place]
      if word?.segments.isEmpty ?? true {
        // Where no stop is, but a line may end, the word has to be shaped.
        shapeWord(at: place, shaper)
        word = words[place]
      }
      guard let word, all.append(word) else { return nil }
    }
    guard let level = all.level, let kind = kind(unitsPerEm: all.unitsPerEm, fonts: all.fonts, all.scripts),
      all.unitsPerEm.isMultiple(of: font.unitsPerEm)
    else { return nil }
    var position = 0
    var script: Script?
    for place in textWords {
      guard let word = words[place], all.unitsPerEm.isMultiple(of: word.unitsPerEm) else { return nil }
      let scale = all.unitsPerEm / word.unitsPerEm
      if let script {
        // A space that ends a run is not kerned with the next one.
        if level != 0 || script == word.scripts.first {
          position += Int(word.spaceAdvance) * scale
        } else {
          guard let space = advanceOfSpace(in: script) else { return nil }
          position += Int(space) * (all.unitsPerEm / font.unitsPerEm)
        }
      }
      for segment in words.segments[word.segments] {
        finder.append(start: position + Int(segment.start) * scale, end: position + Int(segment.end) * scale)
      }
      position += Int(word.advance) * scale
      script = word.scripts.last
    }
    finder.endParagraph()
    return MeasuredText(kind: kind, level: level, isComplete: all.isComplete)
  }

  /// How far a space at the end of a run of a script moves the pen, in units of the first font.
  private mutating func advanceOfSpace(in script: Script) -> Int32? {
    if let known = spaceAdvances.first(where: { $0.script == script }) { return known.advance }
    let advance = scratch.buffer.advanceOfSpace(in: font, properties(script, .leftToRight))
    spaceAdvances.append((script, advance))
    return advance
  }
}

/// What words that follow each other in a text have in common.
private struct WordSequence {
  private let commonUnits: Int
  private(set) var unitsPerEm: Int
  private(set) var level: UInt8?
  private(set) var fonts: FontSet?
  private(set) var scripts: WordScripts?
  private(set) var isComplete = true
  private var last = WordCharacters()
  /// The script of the brackets that are open.
  private var bracketScript: Script?

  /// - Parameter commonUnits: Units of an em of a text in the style's first font.
  init(commonUnits: Int) {
    self.commonUnits = commonUnits
    unitsPerEm = commonUnits
  }

  /// Adds a word; false if more than the words by themselves decides.
  mutating func append(_ word: MeasuredWord) -> Bool {
    guard word.isContextFree, level ?? word.level == word.level, addUnits(word.unitsPerEm),
      !(last.endsWithQuote && word.characters.beginsWithBracket),
      !(last.endsWithBracket && word.characters.beginsWithNonstarter)
    else { return false }
    if word.level != 0 {
      // Between letters of other scripts spaces and signs may be of another level.
      guard word.characters.hasPlainEdges, word.scripts.isOne || level == nil,
        scripts.map({ $0.isOne && $0.first == word.scripts.first }) ?? true
      else { return false }
    }
    guard addBrackets(of: word) else { return false }
    fonts = level == nil ? word.fonts : word.fonts.flatMap { fonts?.union($0) }
    level = word.level
    isComplete = isComplete && word.isComplete
    last = word.characters
    if scripts?.append(word.scripts) == nil { scripts = word.scripts }
    return true
  }

  /// Makes the units those of the word: all fonts beside the first have the same.
  private mutating func addUnits(_ units: Int) -> Bool {
    if units == commonUnits || units == unitsPerEm { return true }
    guard unitsPerEm == commonUnits else { return false }
    unitsPerEm = units
    return true
  }

  /// A bracket that closes is of the script of the one that opened it: it must be the script that it has in any case.
  private mutating func addBrackets(of word: MeasuredWord) -> Bool {
    if word.characters.closesBracket, let bracketScript {
      guard word.scripts.isOne, word.scripts.first == bracketScript else { return false }
    }
    if word.characters.opensBracket {
      guard word.scripts.isOne, bracketScript ?? word.scripts.first == word.scripts.first else { return false }
      bracketScript = word.scripts.first
    }
    return true
  }
}

/// Letters of scripts, in UTF-8.
struct ScriptLetters {
  private var known: [(script: Script, letter: [UInt8]?)] = []

  /// A letter of a script; nil if none is known.
  mutating func letter(of script: Script) -> [UInt8]? {
    if let found = known.first(where: { $0.script == script }) { return found.letter }
    let letter = script.sampleLetter.map { Array(String($0).utf8) }
    known.append((script, letter))
    return letter
  }
}

extension Span<UInt8> {
  /// The next space, or the text's end.
  @inline(__always)
  fileprivate func wordEnd(from start: Int) -> Int {
    var end = start
    while end < count, self[end] != 0x20 { end &+= 1 }
    return end
  }
}
