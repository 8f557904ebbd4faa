internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Texts of one alphabet, by the pairs of their characters.
extension ColumnMeasurer {
  /// The table for texts of an alphabet in a script; nil if there is none, or not yet, or if their letters are in other fonts.
  ///
  /// - Parameter length: How long the text at hand is.
  mutating func table(
    for script: Script, _ alphabet: Alphabet, length: Int, _ shaper: TextShaper
  ) -> PairAdvances? {
    let key = TableKey(script: script, count: alphabet.count)
    if let known = tables.first(where: { $0.key == key }) { return known.table }
    let made = shaper.pairs.tables.table(
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

  mutating func measure(
    _ text: SimpleText, _ bytes: Span<UInt8>, _ table: PairAdvances, _ shaper: TextShaper
  ) -> Bool? {
    var isComplete = true
    let count = text.count
    if positions.count <= count { positions.append(contentsOf: repeatElement(0, count: count + 1 - positions.count)) }
    positions[0] = 0
    cuts.removeAll(keepingCapacity: true)
    let places = text.places.span.extracting(first: count)
    var measured = table.measure(places, &positions)
    if measured < count { paths.pairsAndWords += 1 } else { paths.pairs += 1 }
    while measured < count {
      guard let word = table.word(at: measured, in: places) else { return nil }
      // If its stretches do not determine it, HarfBuzz is asked for the whole word that the character is in.
      let isMeasured = table.measureStretches(ofWord: word, in: places, &positions)
      guard let end = isMeasured ? word.upperBound : measure(word, of: text, bytes, &isComplete, shaper) else {
        return nil
      }
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
      let breaks = shaper.analyzer.lineBoundaries(of: bytes, options: context.analysis)
      for lineBreak in breaks { boundaries.append(text.character(at: Int(lineBreak.offset))) }
    }
    var lineStart = 0
    for boundary in boundaries {
      guard append(text, lineStart..<boundary, table) else { return nil }
      lineStart = boundary
    }
    return isComplete
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
    _ range: Range<Int>, of text: SimpleText, _ bytes: Span<UInt8>, _ isComplete: inout Bool, _ shaper: TextShaper
  ) -> Int? {
    let (start, end) = (range.lowerBound, range.upperBound)
    let startOffset = text.offset(of: start)
    let word = word(
      bytes.extracting(startOffset..<text.offset(of: end)), precedesSpace: end < text.count, shaper)
    guard word.isSafeToConcat, word.fonts == .first, word.unitsPerEm == unitsPerEm, word.level == 0,
      word.script == text.script, words.segments[word.segments.lowerBound].start == 0
    else { return nil }
    if !word.isComplete { isComplete = false }
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
}
