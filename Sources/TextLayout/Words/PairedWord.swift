internal import Shaping
internal import TextAnalysis

/// A word of printable ASCII, measured: what it adds to a text of such words with a space between them.
///
/// Where lines do not break at a space, or a rule of the font reaches across it, the words beside it are one.
struct PairedWord {
  /// How far a space before it moves the pen.
  var spaceAdvance: Int32 = 0
  /// How far it moves the pen itself, before a space or at the text's end.
  var advance: Int32 = 0
  /// The first of its cuts.
  var firstCut: UInt32 = 0
  /// How many cuts it has.
  var cutCount: UInt16 = 0
  // What line breaking knows, if it does: a word takes 16 bytes.
  private var state: UInt8 = 0
  /// What holds of it.
  var properties: Properties = []

  /// What may hold of a word.
  struct Properties: OptionSet {
    let rawValue: UInt8

    /// No rule of the font reaches from it across a space after it, whatever follows.
    static let isSafeToConcat = Properties(rawValue: 1)
    /// Pairs do not determine all of it.
    static let isShaped = Properties(rawValue: 2)
    /// It has a letter.
    static let hasLetter = Properties(rawValue: 4)
    /// Nothing can be determined of it by itself.
    static let isDependent = Properties(rawValue: 8)
    /// A line may end at the space that follows it.
    fileprivate static let endsLine = Properties(rawValue: 16)
  }

  /// What line breaking knows after the space that follows it; nil at the text's end, or if no line may end there.
  var space: ASCIILineRules.Space? {
    get { properties.contains(.endsLine) ? ASCIILineRules.Space(state: state) : nil }
    set {
      if newValue == nil { properties.remove(.endsLine) } else { properties.insert(.endsLine) }
      state = newValue?.state ?? 0
    }
  }

  /// A place inside a word where a line may end, relative to the pen before the word.
  struct Cut {
    /// The pen if a line ends there.
    var end: Int32
    /// The pen if a line starts there.
    var start: Int32
  }

  /// A word of which nothing can be determined by itself.
  static let dependent = PairedWord(properties: .isDependent)
}

/// The words of ASCII that were measured in a style.
struct PairedWords {
  /// The longest word, in bytes: what is longer is no word that comes again.
  private static let longest = 1 << 10
  /// The most memory they take, in bytes.
  private static let limit = 16 << 20
  /// The most places in a word that HarfBuzz shapes where a line may end.
  private static let mostShapedCuts = 8

  var table = WordTable<PairedWord>()
  private let rules: ASCIILineRules
  private(set) var cuts: [PairedWord.Cut] = []
  // Memory for measuring: the first `unitCount` entries are of a word with the space before it, and that after it.
  private var unitCount = 0
  private var unit: [UInt8] = []
  private var places: [UInt16] = []
  private var positions: [Int32] = []
  /// Whether the text may be cut before each character as it is.
  private var isSafe: [Bool] = []

  init(_ rules: ASCIILineRules) {
    self.rules = rules
  }

  /// The memory they take, in bytes.
  var byteCount: Int { table.byteCount + MemoryLayout<PairedWord.Cut>.stride * cuts.capacity }

  /// Forgets all words if they take too much memory.
  private mutating func trim() {
    guard byteCount > Self.limit else { return }
    table.removeAll()
    cuts = []
  }

  /// Measures a word that is not there, and gives its place; places given before may be no longer.
  ///
  /// - Parameter factor: Units of the text in a unit of the font.
  mutating func insert(_ word: Span<UInt8>, _ key: WordKey, _ advances: PairAdvances, factor: Int32) -> Int {
    trim()
    let firstCut = cuts.count
    var measured = measure(word, precedesSpace: key.precedesSpace, advances, factor, firstCut: firstCut)
    if measured == nil { cuts.removeSubrange(firstCut...) }
    measured?.firstCut = UInt32(firstCut)
    measured?.cutCount = UInt16(cuts.count - firstCut)
    return table.insert(word, key, measured ?? .dependent)
  }

  private mutating func measure(
    _ word: Span<UInt8>, precedesSpace: Bool, _ advances: PairAdvances, _ factor: Int32, firstCut: Int
  ) -> PairedWord? {
    guard read(word, precedesSpace: precedesSpace) else { return nil }
    let isShaped =
      Self.measure(places, count: unitCount, advances, &positions) < unitCount
      && !Self.measureStretches(1..<word.count + 1, of: places, count: unitCount, advances, &positions)
    guard !isShaped || shape(advances) else { return nil }
    return measured(word, precedesSpace: precedesSpace, isShaped: isShaped, advances, factor, firstCut: firstCut)
  }

  /// The word whose positions are known.
  ///
  /// - Parameter isShaped: Whether HarfBuzz shaped it whole.
  private mutating func measured(
    _ word: Span<UInt8>, precedesSpace: Bool, isShaped: Bool, _ advances: PairAdvances, _ factor: Int32, firstCut: Int
  ) -> PairedWord? {
    var measured = PairedWord()
    if isShaped { measured.properties.insert(.isShaped) }
    let end = word.count + 1
    let letterCount = word.asciiLetterCount
    if letterCount > 0 { measured.properties.insert(.hasLetter) }
    measured.spaceAdvance = (positions[1] - positions[0]) * factor
    measured.advance = (positions[end] - positions[1]) * factor
    if letterCount == word.count {
      // Most words: there is no break in them.
      guard precedesSpace else { return measured }
      if advances.isSafeToConcat(afterASCII: word) { measured.properties.insert(.isSafeToConcat) }
      measured.space = rules.spaceAfterLetters
      return measured
    }

    var boundaries: [Int] = []
    rules.forEachBoundary(in: unit.span.extracting(1..<unitCount)) { boundaries.append($0 + 1) }
    // Each cut of a word that HarfBuzz shaped is shaped with each other.
    if isShaped, boundaries.count > Self.mostShapedCuts { return nil }
    for boundary in boundaries.dropLast() {
      guard boundary <= end else { return nil }
      let cut = isShaped ? shapedCut(at: boundary, advances) : stretchCut(at: boundary, advances)
      guard let cut else { return nil }
      cuts.append(PairedWord.Cut(end: (cut.end - positions[1]) * factor, start: (cut.start - positions[1]) * factor))
    }
    guard hasPlainLines(boundaries, cuts[firstCut...], isShaped: isShaped, advances, factor) else { return nil }
    guard precedesSpace else { return measured }
    if advances.isSafeToConcat(afterASCII: word) { measured.properties.insert(.isSafeToConcat) }
    // If the line may not break after the space, there is nothing to be known.
    let lastStart = boundaries.dropLast().last ?? 1
    measured.space = rules.space(atEndOf: unit.span.extracting(1..<unitCount), after: lastStart - 1)
    return measured
  }

  /// The pen if a line ends at a boundary inside the word, and if one starts there, by pairs and stretches.
  ///
  /// A boundary within a stretch takes it apart, and changes the advance of the stretch before it; nothing else: what is on one
  /// side of a stretch becomes the same glyphs whatever is left of the other.
  private func stretchCut(at boundary: Int, _ advances: PairAdvances) -> PairedWord.Cut? {
    let contentEnd = contentEnd(at: boundary)
    let isWhole = positions[boundary] != PairAdvances.inside && positions[contentEnd] != PairAdvances.inside
    var cut = PairedWord.Cut(end: positions[contentEnd], start: positions[boundary])
    if isWhole, contentEnd == boundary, let last = advances.pen(atLineEnd: boundary, of: places.span, positions) {
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
    var end = min(index + 1, unitCount)
    while positions[end] == PairAdvances.inside { end += 1 }
    return end
  }

  /// The same where HarfBuzz shaped the word: both parts are shaped anew if it says that the word cannot be cut as it is.
  private func shapedCut(at boundary: Int, _ advances: PairAdvances) -> PairedWord.Cut? {
    let contentEnd = contentEnd(at: boundary)
    if isSafe[boundary] { return PairedWord.Cut(end: positions[contentEnd], start: positions[boundary]) }
    guard let end = width(of: 0..<boundary, upTo: contentEnd, advances),
      let rest = width(of: boundary..<unitCount, upTo: unitCount, advances)
    else { return nil }
    return PairedWord.Cut(end: end, start: positions[unitCount] - rest)
  }

  /// Whether the lines inside the word are as wide as its cuts say: those so short that both ends change them.
  private func hasPlainLines(
    _ boundaries: [Int], _ cuts: ArraySlice<PairedWord.Cut>, isShaped: Bool, _ advances: PairAdvances, _ factor: Int32
  ) -> Bool {
    var (start, pen): (Int, Int32) = (1, 0)
    for (index, cut) in cuts.enumerated() {
      for (boundary, next) in zip(boundaries, cuts).dropFirst(index) {
        // Where the ends of a line are apart, those of longer ones are, too.
        if !isShaped, firstUnchanged(byStartAt: start) <= firstChanged(byEndAt: boundary) { break }
        let contentEnd = contentEnd(at: boundary)
        guard start < contentEnd, !isShaped || !isSafe[start] || !isSafe[boundary] else { continue }
        guard let width = width(of: start..<boundary, upTo: contentEnd, advances), width * factor == next.end - pen
        else { return false }
      }
      (start, pen) = (boundaries[index], cut.start)
    }
    return true
  }

  /// Where the spaces begin that hang before a boundary.
  private func contentEnd(at boundary: Int) -> Int {
    var contentEnd = boundary
    while contentEnd > 1, unit[contentEnd - 1] == 0x20 { contentEnd -= 1 }
    return contentEnd
  }

  /// How wide a part of the word is, shaped by itself, up to one of its characters.
  private func width(of part: Range<Int>, upTo end: Int, _ advances: PairAdvances) -> Int32? {
    let ofStretches = advances.widthOfStretches(of: places.span.extracting(part), upTo: end - part.lowerBound)
    if let ofStretches { return ofStretches }
    var width = 0
    for cluster in advances.clusters(of: Array(unit[part])) where part.lowerBound + cluster.start < end {
      width += cluster.advance
    }
    return Int32(exactly: width)
  }

  /// Takes a word apart, with the spaces beside it; false if it is too long.
  private mutating func read(_ word: Span<UInt8>, precedesSpace: Bool) -> Bool {
    guard word.count < Self.longest else { return false }
    unitCount = 1 + word.count + (precedesSpace ? 1 : 0)
    if positions.count <= unitCount {
      unit = Array(repeating: 0, count: 2 * unitCount + 1)
      places = Array(repeating: 0, count: 2 * unitCount + 1)
      positions = Array(repeating: 0, count: 2 * unitCount + 1)
    }
    Self.read(word, &unit, &places)
    positions[0] = 0
    return true
  }

  /// Of its own, as a span of one property excludes the others.
  private static func measure(
    _ places: borrowing [UInt16], count: Int, _ advances: PairAdvances, _ positions: inout [Int32]
  ) -> Int {
    advances.measure(places.span.extracting(first: count), &positions)
  }

  private static func measureStretches(
    _ word: Range<Int>, of places: borrowing [UInt16], count: Int, _ advances: PairAdvances, _ positions: inout [Int32]
  ) -> Bool {
    positions[0] = 0
    return advances.measureStretches(ofWord: word, in: places.span.extracting(first: count), &positions)
  }

  private static func read(_ word: Span<UInt8>, _ unit: inout [UInt8], _ places: inout [UInt16]) {
    var unit = unit.mutableSpan
    var places = places.mutableSpan
    unit[0] = 0x20
    places[0] = 0
    for index in 0..<word.count {
      unit[index &+ 1] = word[index]
      places[index &+ 1] = UInt16(word[index] &- 0x20)
    }
    unit[word.count &+ 1] = 0x20
    places[word.count &+ 1] = 0
  }

  /// Asks HarfBuzz for the positions; false if they are not those of characters that can be distinguished.
  private mutating func shape(_ advances: PairAdvances) -> Bool {
    let clusters = advances.clusters(of: Array(unit[..<unitCount]))
    isSafe = Array(repeating: false, count: unitCount + 1)
    var position: Int32 = 0
    for (index, cluster) in clusters.enumerated() {
      guard !cluster.isMissing, let advance = Int32(exactly: cluster.advance) else { return false }
      isSafe[cluster.start] = cluster.isSafe
      let next = index + 1 < clusters.count ? clusters[index + 1].start : unitCount
      for character in cluster.start..<max(cluster.start, next) { positions[character] = position }
      position += advance
    }
    positions[unitCount] = position
    // The spaces beside the word are clusters of their own, and the word is the same at a line's start.
    guard clusters.count > 1, clusters[0].start == 0, clusters[1].start == 1,
      unit[unitCount - 1] != 0x20 || clusters[clusters.count - 1].start == unitCount - 1
    else { return false }
    guard !isSafe[1], !advances.isSafeToConcat(atSpace: 0, ofASCII: unit.span.extracting(first: unitCount)) else {
      return true
    }
    return width(of: 1..<unitCount, upTo: unitCount, advances) == position - positions[1]
  }
}
