internal import Shaping
internal import TextAnalysis

/// Measuring words that are new.
extension AlphabetTexts {
  /// Words of so many bytes or more are not measured: they do not recur, or their positions could overflow.
  ///
  /// Each byte moves the pen by 2¹⁵ units of the font at most.
  private var longest: Int { min(1 << 10, (1 << 16) / Int(factor) - 2) }

  /// Measures a word that is not in the table, and gives its index; it may empty the table, which invalidates earlier
  /// indices.
  mutating func insert(_ word: Span<UInt8>, _ key: WordKey, _ analyzer: TextAnalyzer) -> Int {
    // Adding up the memory takes as long as looking a word up, so it is done once in 64 words.
    if table.count & 63 == 0, byteCount > ColumnMeasurer.wordLimit || table.isSlow {
      table.removeAll()
      cuts = []
    }
    var measured: PairedWord?
    if word.count < longest, read(word, precedesSpace: key.precedesSpace) {
      measured = measureUnit(of: word, precedesSpace: key.precedesSpace, analyzer)
    }
    return table.insert(word, key, measured ?? .dependent)
  }

  /// Reads a word into `unit`, with the spaces beside it; false if it is not of the alphabet.
  private mutating func read(_ word: Span<UInt8>, precedesSpace: Bool) -> Bool {
    guard unit.read(word, alphabet, followsSpace: true, precedesSpace: precedesSpace) else { return false }
    if positions.count <= unit.count { positions = Array(repeating: 0, count: 2 * unit.count + 1) }
    return true
  }

  private mutating func measureUnit(
    of word: Span<UInt8>, precedesSpace: Bool, _ analyzer: TextAnalyzer
  ) -> PairedWord? {
    let end = unit.count - (precedesSpace ? 1 : 0)
    if system.hasRecentRules, hasQuoteBesideSpace(upTo: end) { return nil }
    let letterCount = unit.letterCount
    // A copy: a span of the property would keep the positions from being written.
    let symbols = unit.symbols
    let text = symbols.span.extracting(first: unit.count)
    positions[0] = 0
    if system.shapesWords {
      guard measureWithoutSpaces(1..<end) else { return nil }
    } else if advances.measure(text, &positions) < unit.count {
      // The letters of a stretch may be one cluster.
      guard !isSpaced, advances.measureStretches(of: text, &positions), positions[1] != PairAdvances.inside,
        positions[end] != PairAdvances.inside
      else { return nil }
    }
    var measured = PairedWord()
    if letterCount > 0 { measured.properties.insert(.hasLetter) }
    if precedesSpace, system.shapesWords || advances.isSafeToConcat(after: text.extracting(1..<end)) {
      measured.properties.insert(.isSafeToConcat)
    }
    measured.spaceAdvance = (positions[1] - positions[0]) * factor
    measured.advance = (positions[end] - positions[1]) * factor
    if letterCount == end - 1, unit.lastUnlikeASCII == nil {
      // Most words: there is no break in them.
      if precedesSpace { measured.state = rules.spaceAfterLetters.state }
      return measured
    }
    guard let (lastStart, found) = findCuts(in: word, end, precedesSpace: precedesSpace, analyzer) else { return nil }
    measured.firstCut = UInt32(cuts.count)
    measured.cutCount = UInt16(found.count)
    cuts += found
    if precedesSpace, unit.lastUnlikeASCII ?? 0 < lastStart {
      measured.state =
        rules.space(atEndOf: unit.standIns.span.extracting(1..<unit.count), after: lastStart - 1)?.state
        ?? PairedWord.unknown
    }
    return measured
  }

  /// Whether a closing quotation mark begins the word or an opening one ends it: rules younger than ICU's keep it beside its space.
  private func hasQuoteBesideSpace(upTo end: Int) -> Bool {
    "»’”›".unicodeScalars.contains(alphabet.scalar(of: Int(unit.symbols[1])))
      || "«‘“‹".unicodeScalars.contains(alphabet.scalar(of: Int(unit.symbols[end - 1])))
  }

  /// The pen where lines may start within the unit, and the last of these places; nil if that does not give the widths of all lines.
  ///
  /// One function: for each that is called from a mutating one the compiler copies all texts.
  private func findCuts(
    in word: Span<UInt8>, _ end: Int, precedesSpace: Bool, _ analyzer: TextAnalyzer
  ) -> (lastStart: Int, cuts: [PairedWord.Cut])? {
    var boundaries = boundaries(of: word, precedesSpace: precedesSpace, analyzer)
    // If the line may not break after the space, there is nothing to be known.
    let lastStart = boundaries.last ?? 1
    if !system.breaksAfterHyphens {
      boundaries.removeAll { word.extracting(0..<(unit.offset(of: $0) - 1)).endsWithAndroidHyphen }
    }
    var found: [PairedWord.Cut] = []
    var (counted, clusterCount) = (1, UInt16(0))
    for boundary in boundaries {
      guard boundary <= end, let cut = cut(at: boundary) else { return nil }
      while isSpaced, counted < boundary {
        if unit.symbols[counted] < alphabet.firstMark { clusterCount += 1 }
        counted += 1
      }
      found.append(
        PairedWord.Cut(
          end: (cut.end - positions[1]) * factor, start: (cut.start - positions[1]) * factor, clusterCount: clusterCount
        ))
    }
    return !system.shapesLines || hasPlainLines(boundaries, found) ? (lastStart, found) : nil
  }

  /// Measures a part of the unit by itself, and the spaces beside it; false if that is not possible.
  private mutating func measureWithoutSpaces(_ part: Range<Int>) -> Bool {
    let symbols = unit.symbols
    let word = symbols.span.extracting(part)
    for index in 0..<word.count where word[index] == 0 { return false }
    var own: [Int32] = Array(repeating: 0, count: word.count + 1)
    if advances.measure(word, &own) < word.count {
      // The letters of a stretch may be one cluster.
      guard !isSpaced, advances.measureStretches(of: word, &own) else { return false }
    }
    guard let space = advances.advance(of: 0, before: alphabet.count) else { return false }
    positions[part.lowerBound] = Int32(space)
    for index in own.indices.dropFirst() {
      positions[part.lowerBound + index] = own[index] == PairAdvances.inside ? own[index] : own[index] + Int32(space)
    }
    if part.upperBound < unit.count { positions[unit.count] = positions[part.upperBound] + Int32(space) }
    return true
  }

  /// Where lines may start within the unit.
  ///
  /// ICU is asked if a character breaks lines as none of ASCII does.
  private func boundaries(of word: Span<UInt8>, precedesSpace: Bool, _ analyzer: TextAnalyzer) -> [Int] {
    guard unit.lastUnlikeASCII != nil else {
      var boundaries: [Int] = []
      rules.forEachBoundary(in: unit.standIns.span.extracting(1..<unit.count)) { boundary in
        if boundary + 1 < unit.count { boundaries.append(boundary + 1) }
      }
      return boundaries
    }
    var text: [UInt8] = []
    text.append(word)
    if precedesSpace { text.append(0x20) }
    var breaks: [LineBreak] = []
    var scalars = ScalarText()
    analyzer.findLineBoundaries(of: text.span, &scalars, options: analysis, into: &breaks)
    return breaks.dropLast().map { unit.character(at: Int($0.offset) + 1) }
  }

  // MARK: Cuts

  /// The pen positions at a boundary inside the word: for a line that ends there, and for a line that starts there.
  ///
  /// A boundary inside a stretch splits it, and changes the advance of the stretch before it. It changes nothing else:
  /// the glyphs on one side of a stretch do not depend on what is left of the other side.
  private func cut(at boundary: Int) -> (end: Int32, start: Int32)? {
    let contentEnd = contentEnd(at: boundary)
    let isWhole = positions[boundary] != PairAdvances.inside && positions[contentEnd] != PairAdvances.inside
    var cut = (end: positions[contentEnd], start: positions[boundary])
    if !system.shapesLines { return isWhole ? cut : nil }
    if !isWhole || contentEnd == boundary {
      let first = firstChanged(byEndAt: boundary)
      guard let width = width(of: first..<boundary, upTo: contentEnd) else { return nil }
      cut.end = positions[first] + width
    }
    if cut.start == PairAdvances.inside {
      let end = firstUnchanged(byStartAt: boundary)
      guard let width = width(of: boundary..<stretchEnd(after: end), upTo: end) else { return nil }
      cut.start = positions[end] - width
    }
    return cut
  }

  /// The first character whose advance may change if a line ends at a boundary; the position before it is known.
  private func firstChanged(byEndAt boundary: Int) -> Int {
    let first = stretchStart(before: contentEnd(at: boundary))
    return positions[boundary] == PairAdvances.inside ? stretchStart(before: first) : first
  }

  /// The first character whose advance is the same if a line starts at a boundary, or the end.
  private func firstUnchanged(byStartAt boundary: Int) -> Int {
    positions[boundary] == PairAdvances.inside ? stretchEnd(after: boundary) : boundary
  }

  /// The start of the stretch that holds the character before an index.
  private func stretchStart(before index: Int) -> Int {
    var start = max(0, index - 1)
    while positions[start] == PairAdvances.inside { start -= 1 }
    return start
  }

  /// The end of the stretch that holds the character at an index.
  private func stretchEnd(after index: Int) -> Int {
    var end = min(index + 1, unit.count)
    while positions[end] == PairAdvances.inside { end += 1 }
    return end
  }

  /// Whether the cuts give the widths of all lines inside the word.
  ///
  /// Only lines so short that both ends change the same characters are shaped to compare.
  private func hasPlainLines(_ boundaries: [Int], _ cuts: [PairedWord.Cut]) -> Bool {
    var (start, pen): (Int, Int32) = (1, 0)
    for index in cuts.indices {
      for (boundary, cut) in zip(boundaries[index...], cuts[index...]) {
        // If the two ends of a line do not affect each other, neither do those of longer lines.
        if firstUnchanged(byStartAt: start) <= firstChanged(byEndAt: boundary) { break }
        let contentEnd = contentEnd(at: boundary)
        guard start < contentEnd else { continue }
        guard let width = width(of: start..<boundary, upTo: contentEnd), width * factor == cut.end - pen else {
          return false
        }
      }
      (start, pen) = (boundaries[index], cuts[index].start)
    }
    return true
  }

  /// Where the spaces that hang before a boundary begin.
  private func contentEnd(at boundary: Int) -> Int {
    var contentEnd = boundary
    while contentEnd > 1, unit.symbols[contentEnd - 1] == 0 { contentEnd -= 1 }
    return contentEnd
  }

  /// How wide a part of the word is, shaped by itself, up to one of its characters.
  private func width(of part: Range<Int>, upTo end: Int) -> Int32? {
    advances.widthOfStretches(of: unit.symbols.span.extracting(part), upTo: end - part.lowerBound)
  }
}
