internal import Shaping
internal import TextAnalysis

/// The words of an alphabet that were measured in a style.
struct PairedWords {
  /// The longest word, in bytes: what is longer is no word that comes again.
  private static let longest = 1 << 10
  /// The most memory they take, in bytes.
  private static let limit = 16 << 20

  var table = WordTable<PairedWord>()
  private let alphabet: Alphabet
  private let rules: ASCIILineRules
  private(set) var cuts: [PairedWord.Cut] = []

  // Memory for measuring: a word with the space before it, and that after it.
  private var unit: SimpleText
  private var positions: [Int32] = []

  /// - Parameter locale: The language of the texts.
  init(_ alphabet: Alphabet, _ rules: ASCIILineRules, locale: String) {
    self.alphabet = alphabet
    self.rules = rules
    unit = SimpleText(locale: locale)
  }

  /// The memory they take, in bytes.
  var byteCount: Int { table.byteCount + MemoryLayout<PairedWord.Cut>.stride * cuts.capacity }

  /// Forgets all words if they take too much memory.
  private mutating func trim() {
    // Adding it up takes as long as looking a word up, so it is done once in 64 words.
    guard table.count & 63 == 0, byteCount > Self.limit else { return }
    table.removeAll()
    cuts = []
  }

  /// Measures a word that is not there, and gives its place; places given before may be no longer.
  ///
  /// - Parameter factor: Units of the text in a unit of the font.
  mutating func insert(_ word: Span<UInt8>, _ key: WordKey, _ advances: PairAdvances, factor: Int32) -> Int {
    trim()
    let firstCut = cuts.count
    var measured: PairedWord?
    if word.count < Self.longest, read(word, precedesSpace: key.precedesSpace), unit.breaksAsASCII {
      measured = measure(advances, factor, firstCut: firstCut, precedesSpace: key.precedesSpace, breaks: nil)
    }
    if measured == nil { cuts.removeSubrange(firstCut...) }
    measured?.firstCut = UInt32(firstCut)
    measured?.cutCount = UInt16(cuts.count - firstCut)
    return table.insert(word, key, measured ?? .dependent)
  }

  /// Measures a text as if it were one word, adds its segments to a finder, and forgets it; false if more than pairs and stretches
  /// determines it.
  ///
  /// - Parameters:
  ///   - text: A text without a space at its ends.
  ///   - breaks: Where lines may start in it, from its end on the last: what ICU says where a sign breaks them in a way of its own.
  mutating func measureWhole(
    _ text: Span<UInt8>, _ advances: PairAdvances, factor: Int32, breaks: () -> [LineBreak],
    into finder: inout ThresholdFinder
  ) -> Bool {
    let firstCut = cuts.count
    defer { cuts.removeSubrange(firstCut...) }
    guard read(text, precedesSpace: false),
      let measured = measure(
        advances, factor, firstCut: firstCut, precedesSpace: false, breaks: unit.breaksAsASCII ? nil : breaks())
    else { return false }
    var start: Int32 = 0
    for cut in cuts[firstCut...] {
      finder.append(start: Int(start), end: Int(cut.end))
      start = cut.start
    }
    finder.append(start: Int(start), end: Int(measured.advance))
    finder.endParagraph()
    return true
  }

  /// Measures what was read.
  private mutating func measure(
    _ advances: PairAdvances, _ factor: Int32, firstCut: Int, precedesSpace: Bool, breaks: [LineBreak]?
  ) -> PairedWord? {
    positions[0] = 0
    let end = unit.count - (precedesSpace ? 1 : 0)
    guard
      Self.measure(unit, advances, &positions) == unit.count
        || Self.measureStretches(1..<end, of: unit, advances, &positions)
    else { return nil }

    var measured = PairedWord()
    let letterCount = unit.letterCount
    if letterCount > 0 { measured.properties.insert(.hasLetter) }
    measured.spaceAdvance = (positions[1] - positions[0]) * factor
    measured.advance = (positions[end] - positions[1]) * factor
    if letterCount == end - 1 {
      // Most words: there is no break in them.
      guard precedesSpace else { return measured }
      if isSafeToConcat(afterWordUpTo: end, advances) { measured.properties.insert(.isSafeToConcat) }
      measured.space = rules.spaceAfterLetters
      return measured
    }
    let boundaries = boundaries(breaks)
    for boundary in boundaries.dropLast() {
      guard boundary <= end, let cut = cut(at: boundary, advances) else { return nil }
      cuts.append(PairedWord.Cut(end: (cut.end - positions[1]) * factor, start: (cut.start - positions[1]) * factor))
    }
    guard hasPlainLines(boundaries, cuts[firstCut...], advances, factor) else { return nil }
    guard precedesSpace else { return measured }
    if isSafeToConcat(afterWordUpTo: end, advances) { measured.properties.insert(.isSafeToConcat) }
    // If the line may not break after the space, there is nothing to be known.
    let lastStart = boundaries.dropLast().last ?? 1
    measured.space = rules.space(atEndOf: unit.standIns.span.extracting(1..<unit.count), after: lastStart - 1)
    return measured
  }

  /// Where lines may start in the unit, and its end.
  private func boundaries(_ breaks: [LineBreak]?) -> [Int] {
    if let breaks { return breaks.map { unit.character(at: Int($0.offset) + 1) } }
    var boundaries: [Int] = []
    rules.forEachBoundary(in: unit.standIns.span.extracting(1..<unit.count)) { boundaries.append($0 + 1) }
    return boundaries
  }

  private func isSafeToConcat(afterWordUpTo end: Int, _ advances: PairAdvances) -> Bool {
    advances.isSafeToConcat(after: unit.places.span.extracting(1..<end))
  }

  // MARK: Cuts

  /// The pen if a line ends at a boundary inside the word, and if one starts there.
  ///
  /// A boundary within a stretch takes it apart, and changes the advance of the stretch before it; nothing else: what is on one
  /// side of a stretch becomes the same glyphs whatever is left of the other.
  private func cut(at boundary: Int, _ advances: PairAdvances) -> PairedWord.Cut? {
    let contentEnd = contentEnd(at: boundary)
    let isWhole = positions[boundary] != PairAdvances.inside && positions[contentEnd] != PairAdvances.inside
    var cut = PairedWord.Cut(end: positions[contentEnd], start: positions[boundary])
    if isWhole, contentEnd == boundary, let last = advances.pen(atLineEnd: boundary, of: unit.places.span, positions) {
      cut.end = last
    } else if !isWhole || contentEnd == boundary {
      let first = firstChanged(byEndAt: boundary)
      guard let width = width(of: first..<boundary, upTo: contentEnd, advances) else { return nil }
      cut.end = positions[first] + width
    }
    if cut.start == PairAdvances.inside {
      let end = firstUnchanged(byStartAt: boundary)
      guard let width = width(of: boundary..<stretchEnd(after: end), upTo: end, advances) else { return nil }
      cut.start = positions[end] - width
    }
    return cut
  }

  /// The first character whose advance may be another if a line ends at a boundary; the position before it is known.
  private func firstChanged(byEndAt boundary: Int) -> Int {
    let first = stretchStart(before: contentEnd(at: boundary))
    return positions[boundary] == PairAdvances.inside ? stretchStart(before: first) : first
  }

  /// The first character whose advance is the same if a line starts at a boundary, or the end.
  private func firstUnchanged(byStartAt boundary: Int) -> Int {
    positions[boundary] == PairAdvances.inside ? stretchEnd(after: boundary) : boundary
  }

  /// Where the stretch starts that holds the character before an index.
  private func stretchStart(before index: Int) -> Int {
    var start = max(0, index - 1)
    while positions[start] == PairAdvances.inside { start -= 1 }
    return start
  }

  /// Where the stretch ends that holds the character at an index.
  private func stretchEnd(after index: Int) -> Int {
    var end = min(index + 1, unit.count)
    while positions[end] == PairAdvances.inside { end += 1 }
    return end
  }

  /// Whether the lines inside the word are as wide as its cuts say: those so short that both ends change them.
  private func hasPlainLines(
    _ boundaries: [Int], _ cuts: ArraySlice<PairedWord.Cut>, _ advances: PairAdvances, _ factor: Int32
  ) -> Bool {
    var (start, pen): (Int, Int32) = (1, 0)
    for index in cuts.indices {
      for next in index..<cuts.endIndex {
        let boundary = boundaries[next - cuts.startIndex]
        // Where the ends of a line are apart, those of longer ones are, too.
        if firstUnchanged(byStartAt: start) <= firstChanged(byEndAt: boundary) { break }
        let contentEnd = contentEnd(at: boundary)
        guard start < contentEnd else { continue }
        guard let width = width(of: start..<boundary, upTo: contentEnd, advances),
          width * factor == cuts[next].end - pen
        else { return false }
      }
      (start, pen) = (boundaries[index - cuts.startIndex], cuts[index].start)
    }
    return true
  }

  /// Where the spaces begin that hang before a boundary.
  private func contentEnd(at boundary: Int) -> Int {
    var contentEnd = boundary
    while contentEnd > 1, unit.places[contentEnd - 1] == 0 { contentEnd -= 1 }
    return contentEnd
  }

  /// How wide a part of the word is, shaped by itself, up to one of its characters.
  private func width(of part: Range<Int>, upTo end: Int, _ advances: PairAdvances) -> Int32? {
    advances.widthOfStretches(of: unit.places.span.extracting(part), upTo: end - part.lowerBound)
  }

  // MARK: Reading

  /// Takes a word apart, with the spaces beside it; false if it is not of the alphabet.
  private mutating func read(_ word: Span<UInt8>, precedesSpace: Bool) -> Bool {
    guard unit.read(word: word, precedesSpace: precedesSpace, alphabet) else { return false }
    if positions.count <= unit.count { positions = Array(repeating: 0, count: 2 * unit.count + 1) }
    return true
  }

  /// Of its own, as a span of one property excludes the others.
  private static func measure(_ unit: SimpleText, _ advances: PairAdvances, _ positions: inout [Int32]) -> Int {
    advances.measure(unit.places.span.extracting(first: unit.count), &positions)
  }

  private static func measureStretches(
    _ word: Range<Int>, of unit: SimpleText, _ advances: PairAdvances, _ positions: inout [Int32]
  ) -> Bool {
    positions[0] = 0
    return advances.measureStretches(
      ofWord: word, in: unit.places.span.extracting(first: unit.count), &positions)
  }
}
