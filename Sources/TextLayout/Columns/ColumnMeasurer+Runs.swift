internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Measures words of letters, with ASCII beside them, without preparing them.
///
/// All letters beyond ASCII are in one font. ASCII beside them may be in another font; its signs and digits have the script of the
/// letters before them, and all have the bidi level of the text. So a word is a sequence of runs, each shaped the same wherever it
/// stands.
extension ColumnMeasurer {
  /// Measures the word at an index of the cache if it is of Arabic or Hebrew letters and its chains determine it; false
  /// otherwise.
  ///
  /// Such a word is shaped the same wherever it stands between spaces, beside words of the same script and level: its
  /// letters and signs have level 1, and no line ends inside it. Its brackets can only have the one script of the word.
  mutating func measureJoinedWord(
    _ word: Span<UInt8>, after script: Script?, at index: Int, _ shaper: TextShaper
  ) -> Bool {
    let isBracketed = word.count > 1 && word[0] == UInt8(ascii: "(")
    guard let joined = letterScript(of: word, at: isBracketed ? 1 : 0), joined.alphabet.direction == .rightToLeft,
      let letters = letters(of: joined, shaper), script ?? letters.script == letters.script,
      // Letters that join are not spaced; of others, several may be one cluster.
      !isSpaced || context.rules.joins(letters.script)
    else { return false }
    var unscaled: Int32 = 0
    let end = joined.advances?.forEachStretch(of: word, from: 0, signs: letters.signs, &buffer) { unscaled = $1 }
    guard end == word.count, let space = advanceOfSpace(in: letters.script, .rightToLeft) else { return false }
    let (advance, overflows) = unscaled.multipliedReportingOverflow(by: letters.scale.factor)
    let (spaceAdvance, spaceOverflows) = space.multipliedReportingOverflow(by: letters.scale.firstFactor)
    guard !overflows, !spaceOverflows else { return false }
    // A word that begins and ends with letters needs no analysis of its characters.
    var characters =
      min(word[0], word[word.count - 1]) < 0x80 ? characterTable.characters(ofWord: word) : WordCharacters()
    characters.hasPlainEdges = true
    (characters.firstSide, characters.lastSide) = (.right, .right)
    let fonts = FontSet(letters.font)
    let extra = extra.length(ofAdvance: advance, .unscaled, spacings: 0)
    let measured = MeasuredWord(
      spaceAdvance: spaceAdvance, advance: advance, extra: extra, segments: 0..<1,
      unitsPerEm: letters.scale.unitsPerEm, scripts: letters.scripts, scaling: .unscaled, level: 1,
      fonts: fonts, characters: characters)
    words.insert(
      measured, CollectionOfOne(TextSegment(start: 0, end: advance, endExtra: extra, fonts: fonts)), at: index)
    return true
  }

  /// Measures the word at an index of the cache run by run, if it is of letters and signs; false if it has other characters, or if
  /// it has to be shaped, for now or always.
  ///
  /// - Parameters:
  ///   - script: The script of the text before it, if its first character takes that.
  ///   - precedesSpace: Whether a space follows it, and not the text's end.
  /// - Complexity: O(*n*).
  mutating func measureRuns(
    of word: Span<UInt8>, after script: Script?, precedesSpace: Bool, _ characters: WordCharacters, at index: Int,
    _ shaper: TextShaper
  ) -> Bool {
    let script = script?.unifyingKana
    guard context.style.words == .normal, let first = word.indices.first(where: { word[$0] >= 0x80 }) else {
      return false
    }
    let known = letterScript(of: word, at: first)
    // The letters of a syllable may be several clusters.
    guard !isSpaced || known == nil else { return false }
    let found = if let known { letters(of: known, shaper) } else { fixedCharacters.letters(of: word, at: first) }
    guard let letters = found,
      // Letters of another direction than the text's are of another level than the spaces beside them.
      (letters.direction == .rightToLeft) == runsFromRight, context.style.direction != .rightToLeft || runsFromRight
    else { return false }
    guard let signs = signs(of: word, beside: letters, mayHaveLetters: known == nil) else { return false }
    guard let fonts = FontSet(letters.font), let signFonts = FontSet(signs.font),
      runs.begin(
        word, signs.scale, letterFonts: fonts, signFonts: signFonts, after: script, counting: extra, shaper.analyzer,
        context.analysis)
    else { return false }
    var space: Int32?
    var start = 0
    while start < word.count {
      var end: Int?
      if word[start] < 0x80 {
        end = appendSigns(of: word, from: start, signs.font, precedesSpace: precedesSpace, &space, shaper)
      } else if let known {
        runs.append(letters.script)
        end = known.advances?.forEachStretch(of: word, from: start, signs: letters.signs, &buffer) {
          runs.append(upTo: $0, advance: $1)
        }
      } else {
        end = fixedCharacters.append(
          word, from: start, font: letters.font, to: &runs, &shaper.pairs.tables, length: remainingBytes)
      }
      guard let end else { return false }
      start = end
    }
    guard let scripts = runs.scripts, script ?? scripts.first == scripts.first, let advance = runs.advance,
      let space = space ?? advanceOfSpace(in: scripts.first, runsFromRight ? .rightToLeft : .leftToRight)
    else { return false }
    let (spaceAdvance, overflows) = space.multipliedReportingOverflow(by: signs.scale.firstFactor)
    guard !overflows, let extra = Int32(exactly: runs.extra) else { return false }
    var characters = characters
    // Signs at the word's edges have the text's level only while that is the letters' level too.
    if runsFromRight { characters.hasPlainEdges = false }
    let measured = MeasuredWord(
      spaceAdvance: spaceAdvance, advance: advance, extra: extra, segments: 0..<0,
      unitsPerEm: signs.scale.unitsPerEm, scripts: scripts, scaling: runs.scaling, level: runsFromRight ? 1 : 0,
      fonts: runs.fonts, characters: characters)
    words.insert(measured, runs.segments, at: index)
    return true
  }

  /// The font of a word's ASCII, by its index in the style, and the scale of the word; the letters' own if it has none.
  ///
  /// Nil if it has ASCII characters that are not measured so, or if their font depends on more than the word.
  ///
  /// - Parameter mayHaveLetters: Whether letters of ASCII are measured beside the others.
  private mutating func signs(
    of word: Span<UInt8>, beside letters: WordLetters, mayHaveLetters: Bool
  ) -> (font: UInt16, scale: FontScale)? {
    let (fonts, requested) = (context.cascade.fonts, context.cascade.requestedCount)
    var font: Int?
    var (hasLetter, hasBracket) = (false, false)
    for index in word.indices where word[index] < 0x80 {
      let sign = Unicode.Scalar(word[index])
      let isLetter = word[index].isASCIILetter
      // A sign is in the first font that has it, unless the character before it is in a fallback font that has it too.
      guard isLetter ? mayHaveLetters : isSign(word[index]),
        let first = fonts.firstIndex(where: { $0.coverage.contains(sign) }),
        font ?? first == first, first < requested || !fonts[Int(letters.font)].coverage.contains(sign),
        !context.rules.shapesWords || !AndroidRuns.keepsFont(sign)
      else { return nil }
      font = first
      hasLetter = hasLetter || isLetter
      hasBracket = hasBracket || "()[]{}".utf8.contains(word[index])
    }
    // A closing bracket has the script of the bracket that it closes, not that of the letters before it.
    guard !hasLetter || !hasBracket else { return nil }
    guard let font else { return (letters.font, letters.scale) }
    // Letters after a sign are in the sign's font if that has them, unless their own font was requested.
    guard font != letters.font, font < letters.font || letters.font < requested, let index = UInt16(exactly: font),
      let scale = FontScale(fonts[Int(letters.font)], signs: fonts[font], context)
    else { return nil }
    return (index, scale)
  }

  /// Adds a run of ASCII to the runs of a word: signs and digits, or letters with what follows them.
  ///
  /// It is shaped with the spaces beside the word if they are in the same run.
  ///
  /// - Parameters:
  ///   - fontIndex: Their font, by its index in the style.
  ///   - space: Receives the advance of the space before the word.
  /// - Returns: Where they end; nil if they have to be shaped, or if a line that ends at a space changes them.
  private mutating func appendSigns(
    of word: Span<UInt8>, from start: Int, _ fontIndex: UInt16, precedesSpace: Bool,
    _ space: inout Int32?, _ shaper: TextShaper
  ) -> Int? {
    // Signs have the script in force, and end where letters of another begin.
    guard let script = word[start].isASCIILetter ? .latin : runs.script else { return nil }
    var end = start
    while end < word.count, word[end] < 0x80, script == .latin || !word[end].isASCIILetter { end += 1 }
    if script == .latin, (start..<end).contains(where: { word[$0].isASCIILetter }) { runs.append(.latin) }
    // Spaces are in the first font.
    let isBesideSpaces = fontIndex == 0 && !context.rules.shapesWords
    let followsSpace = start == 0 && isBesideSpaces
    let precedesSpace = precedesSpace && end == word.count && isBesideSpaces
    let font = context.cascade.fonts[Int(fontIndex)]
    let direction = runsFromRight ? TextDirection.rightToLeft : .leftToRight
    // Whether a rule reaches across the space before the word is asked of the word before.
    let properties = properties(script, direction)
    if precedesSpace, !font.spacesAreSafeToConcat(properties, .ascii) { return nil }
    let run = (followsSpace ? [0x20] : []) + (start..<end).map { word[$0] } + (precedesSpace ? [0x20] : [])
    let clusters = shaper.pairs.repeated.clusters(of: run.span, in: font, properties, &buffer)
    guard let clusters, !clusters.contains(where: \.isMissing) else { return nil }
    // From the run's bytes to the word's.
    let offset = followsSpace ? start - 1 : start
    for (index, cluster) in clusters.enumerated() {
      let next = index + 1 < clusters.count ? clusters[index + 1] : nil
      let nextStart = offset + (next?.start ?? run.count)
      if followsSpace, index == 0 {
        guard nextStart == start, next?.isSafe ?? false else { return nil }
        space = Int32(exactly: cluster.advance)
      } else if nextStart > end {
        guard offset + cluster.start == end, cluster.isSafe else { return nil }
      } else {
        runs.append(
          signsUpTo: nextStart, advance: cluster.advance, scaling(of: script, inFont: fontIndex),
          isStop: next?.isSafe ?? true)
      }
    }
    return end
  }

  /// Whether a byte is an ASCII sign or, in text from left to right, a digit.
  ///
  /// Between letters from right to left, numbers run the other way.
  private func isSign(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !byte.isASCIILetter && (!runsFromRight || byte &- 0x30 >= 10)
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
