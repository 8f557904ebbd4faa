internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Measures texts of any scripts from words that were measured between spaces.
///
/// A word that begins with a character of script Common, such as a digit or a bracket, takes the script of the text
/// before it or, at the text's start, of the text after it. So it is measured after a letter of that script, and cached
/// under both. In a text from right to left, words of other scripts are measured after a letter from right to left, so
/// that the spaces beside them have the text's level.
extension ColumnMeasurer {
  /// What stands before a word when it is measured.
  private struct Before {
    /// The script that is in force there; nil if the word brings its own.
    var script: Script?
    /// Whether the text runs from right to left and the word, by its first character, does not.
    var isRaised = false
  }

  /// Measures a text by its words; nil if it has to be prepared.
  mutating func measureByWords(_ text: Span<UInt8>, _ shaper: TextShaper) -> MeasuredText? {
    guard hasSpace, findWords(of: text, shaper), let measured = putTogether() else { return nil }
    paths.words += 1
    return measured
  }

  /// Looks up the words of a text in `textWords`, and measures those that are new; false if the text has to be prepared.
  private mutating func findWords(of text: Span<UInt8>, _ shaper: TextShaper) -> Bool {
    textWords.removeAll(keepingCapacity: true)
    runsFromRight = context.style.direction != .leftToRight && characterTable.beginsRightToLeft(text)
    var script: Script?
    var start = 0
    while start < text.count {
      var key = WordKey(wordOf: text, at: start)
      let end = start + key.length
      if end < text.count { key.endWithSpace() }
      // Two spaces in a row, or one at an end of the text.
      guard start < end, end != text.count - 1 else { return false }
      let utf8 = text.extracting(start..<end)
      let beginning = characterTable.beginning(ofWord: utf8)
      var before = Before(isRaised: runsFromRight && (beginning.takesScriptBefore || !beginning.runsFromRight))
      if beginning.takesScriptBefore {
        before.script = (script ?? characterTable.firstScript(of: text))?.unifyingKana
        guard let script = before.script else { return false }
        // A word without letters that is shaped by itself is of no script, and spaced.
        guard !isSpaced || !context.rules.shapesWords || !context.rules.joins(script) else { return false }
      }
      guard let letters = letters(before) else { return false }
      let (index, isNew) = find(utf8, key, after: letters)
      if isNew, !measureJoinedWord(utf8, after: before.script, at: index, shaper) {
        measure(utf8, after: before, letters, precedesSpace: end < text.count, at: index, shaper)
      }
      guard let last = words.lastScript(at: index) else { return false }
      textWords.append(index)
      script = last
      start = end + 1
    }
    return true
  }

  /// The letters that a word is measured after, each with a space behind it; nil if one is not known.
  private mutating func letters(_ before: Before) -> [UInt8]? {
    var letters: [UInt8] = []
    func append(_ script: Script) -> Bool {
      guard let letter = self.letters.letter(of: script) else { return false }
      letters += letter + [0x20]
      return true
    }
    if before.isRaised, !(before.script?.isRightToLeft ?? false) {
      guard before.script != .common, append(.arabic) else { return nil }
    }
    if let script = before.script, script != .common, !append(script) { return nil }
    return letters
  }

  /// The cache index of a word, keyed by its bytes after those letters.
  private mutating func find(
    _ word: Span<UInt8>, _ key: WordKey, after letters: [UInt8]
  ) -> (index: Int, isNew: Bool) {
    if letters.isEmpty { return words.find(word, key) }
    var letters = letters
    letters.append(word)
    return words.find(letters.span, WordKey(letters.span, precedesSpace: key.precedesSpace))
  }

  // MARK: Measuring

  /// Measures a new word by the tables of its script, or shapes it.
  private mutating func measure(
    _ word: Span<UInt8>, after before: Before, _ letters: [UInt8], precedesSpace: Bool, at index: Int,
    _ shaper: TextShaper
  ) {
    let script = before.script
    let characters = characterTable.characters(ofWord: word, after: script)
    if characters.areAlone, !characters.leavesScriptOpen,
      before.isRaised
        || !measurePairs(of: word, after: script, precedesSpace: precedesSpace, characters, at: index, shaper),
      !measureRuns(of: word, after: script, precedesSpace: precedesSpace, characters, at: index, shaper)
    {
      shape(word, after: letters, precedesSpace: precedesSpace, at: index, shaper)
    }
  }

  /// Measures the word at an index of the cache by pairs of its characters, if it is of one alphabet and one script; false otherwise.
  private mutating func measurePairs(
    of word: Span<UInt8>, after script: Script?, precedesSpace: Bool, _ characters: WordCharacters, at index: Int,
    _ shaper: TextShaper
  ) -> Bool {
    guard context.style.direction != .rightToLeft,
      let alphabet = word.isPrintableASCII ? .ascii : word.possibleAlphabet
    else { return false }
    let own = alphabet.hasLetter(word) ? alphabet.script : script ?? .common
    guard script ?? own == own, var texts = texts(of: alphabet, own, shaper) else { return false }
    let spacesAreSafe = alphabetTexts[texts].advances.spacesAreSafeToConcat
    if !spacesAreSafe {
      // Whether a rule reaches across the space after the word is asked of all letters that may follow.
      guard let whole = Alphabet.holding(lettersOf: own), let found = self.texts(of: whole, own, shaper) else {
        return false
      }
      texts = found
    }
    let scaling = scaling(of: own, inFont: 0)
    let found = alphabetTexts[texts].measure(word: word, precedesSpace: precedesSpace, shaper.analyzer)
    guard let (measured, segments, spacings) = found,
      spacesAreSafe || !precedesSpace || measured.properties.contains(.isSafeToConcat)
    else { return false }
    var counted = segments
    if extra == .unscaledAdvances, scaling == .unscaled {
      for index in counted.indices { counted[index].countAdvances() }
    }
    let word = MeasuredWord(
      spaceAdvance: measured.spaceAdvance, advance: measured.advance,
      extra: extra.length(ofAdvance: measured.advance, scaling, spacings: spacings), segments: 0..<segments.count,
      unitsPerEm: unitsPerEm, scripts: WordScripts(own), scaling: scaling, level: 0, fonts: .first,
      isComplete: alphabetTexts[texts].isComplete, characters: characters)
    words.insert(word, counted, at: index)
    return true
  }

  /// Shapes a word by itself, between spaces, after letters.
  private mutating func shape(
    _ word: Span<UInt8>, after letters: [UInt8], precedesSpace: Bool, at index: Int, _ shaper: TextShaper
  ) {
    var utf8: [UInt8] = []
    utf8.append(word)
    let parts = letters.split(separator: 0x20)
    // Spaces at a text's edges have the level of its base direction. If that is given, it may differ from the word's
    // level. Then a letter of the word's script, or a digit, stands at the edges, which gives the spaces the word's
    // level.
    let outermost = parts.first ?? utf8[...]
    let edgeScript = characterTable.firstScript(of: outermost.span)
    let edge =
      context.style.direction == .firstStrong ? [] : edgeScript.flatMap { self.letters.letter(of: $0) } ?? [0x31]
    let before: [UInt8] = letters.isEmpty ? edge : letters.dropLast()
    let start = before.count + 1
    let unit: [UInt8] = before + [0x20] + utf8 + (precedesSpace ? [0x20] + edge : [])
    let repaired = Array(String(decoding: unit, as: UTF8.self).utf8)
    let shaped = shaper.shape(repaired, in: context)
    var segments: [TextSegment] = []
    let script = parts.last.flatMap { characterTable.firstScript(of: $0.span) }
    var characters = characterTable.characters(ofWord: utf8.span, after: script)
    // A number beside letters of another level has a level of its own.
    if script != nil { characters.hasPlainEdges = false }
    // What was repaired is no longer the word.
    if repaired == unit,
      let made = MeasuredWord(shaped, start..<start + utf8.count, extra, &segments, characters, &buffer)
    {
      words.insert(made, segments, at: index)
    }
  }

  // MARK: Putting together

  /// Puts the segments of the words in `textWords` together, and adds them to the finder unless they count extra lengths; nil if the
  /// text has to be prepared.
  private mutating func putTogether() -> MeasuredText? {
    var all = WordSequence(commonUnits: context.units.common, runsFromRight: runsFromRight)
    var scaling: WordScaling = []
    for word in textWords {
      if let script = all.scripts?.last { scaling.formUnion(self.scaling(of: script, inFont: 0)) }
      guard let word = words[word], all.append(word) else { return nil }
      scaling.formUnion(word.scaling)
    }
    guard let level = all.level, var kind = kind(unitsPerEm: all.unitsPerEm, fonts: all.fonts, scaling, level: level),
      all.unitsPerEm.isMultiple(of: font.unitsPerEm), addSegments(unitsPerEm: all.unitsPerEm, counting: kind.extra)
    else { return nil }
    if kind.fonts != .first, let (fonts, lineFonts) = segments.fonts {
      (kind.fonts, kind.lineFonts) = (fonts, lineFonts)
    }
    if kind.extra == .none {
      for segment in segments.all { finder.append(start: Int(segment.start), end: Int(segment.end)) }
      finder.endParagraph()
    }
    return MeasuredText(kind: kind, isComplete: all.isComplete)
  }

  /// Sets `segments` to those of the words in `textWords`; false if the words do not determine them.
  private mutating func addSegments(unitsPerEm: Int, counting counted: ExtraLengths) -> Bool {
    segments.removeAll(counted)
    var position = 0
    var extra = 0
    var script: Script?
    for word in textWords {
      guard let word = words[word], unitsPerEm.isMultiple(of: word.unitsPerEm) else { return false }
      let scale = unitsPerEm / word.unitsPerEm
      let scaleOfExtra = counted == .none ? 0 : counted == .letterSpacing ? 1 : scale
      if let script {
        let start = position
        // A space that ends a run is not kerned with the next one.
        if script == word.scripts.first {
          position += Int(word.spaceAdvance) * scale
        } else {
          guard let space = advanceOfSpace(in: script, runsFromRight ? .rightToLeft : .leftToRight) else {
            return false
          }
          position += Int(space) * (unitsPerEm / font.unitsPerEm)
        }
        segments.add(.first)
        // A space is spaced even among letters that join, unless glyphs are.
        let isSpaced = !context.rules.spacesGlyphs || !context.rules.joins(script)
        extra += counted.length(
          ofAdvance: position - start, scaling(of: script, inFont: 0), spacings: isSpaced ? 1 : 0)
      }
      for index in word.segments {
        let segment = words.segments[index]
        let isAppended = segments.append(
          start: position + Int(segment.start) * scale, end: position + Int(segment.end) * scale,
          startExtra: extra + Int(segment.startExtra) * scaleOfExtra,
          endExtra: extra + Int(segment.endExtra) * scaleOfExtra, fonts: segment.fonts)
        guard isAppended else { return false }
      }
      position += Int(word.advance) * scale
      extra += Int(word.extra) * scaleOfExtra
      script = word.scripts.last
    }
    return true
  }

  /// The advance of a space at the end of a run of a script, in units of the first font.
  mutating func advanceOfSpace(in script: Script, _ direction: TextDirection) -> Int32? {
    if let known = spaces.first(where: { $0.script == script && $0.direction == direction }) { return known.advance }
    let advance = buffer.advanceOfSpace(in: font, properties(script, direction))
    spaces.append(RunSpace(script: script, direction: direction, advance: advance))
    return advance
  }
}

/// A space in a style's first font, in a run of a script and direction.
struct RunSpace {
  let script: Script
  let direction: TextDirection
  /// Its advance by itself, in units of the font; nil if it is not a single glyph, or the missing glyph.
  let advance: Int32?
}

extension ShapingBuffer {
  /// The advance of a space shaped by itself; nil if it is not a single glyph, or the missing glyph.
  fileprivate mutating func advanceOfSpace(in font: FontFace, _ properties: borrowing ShapingProperties) -> Int32? {
    shape([0x20], range: 0..<1, paragraph: 0..<1, font: font, properties: properties)
    return count == 1 && glyph(at: 0).id != 0 ? glyph(at: 0).advance : nil
  }
}

/// A sample letter of each script, in UTF-8.
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
