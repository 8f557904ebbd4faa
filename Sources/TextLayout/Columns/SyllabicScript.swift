internal import FontKit
internal import Shaping
internal import TextAnalysis

/// What measures words of a script of orthographic syllables in a style: in the first font that has the script, with signs
/// of the style's first font, which is another.
struct SyllabicScript {
  let advances: SyllabicAdvances
  /// Measures signs, which are runs of the style's first font; nil if they have to be prepared.
  let signs: PairAdvances?
  /// The font of the syllables, by its index in the style.
  let font: UInt16
  /// What texts of such words are measured in.
  let scale: FontScale
  /// How far a space that no sign follows moves the pen, in units of the text.
  let spaceAdvance: Int32

  /// The scripts that are measured so.
  static let alphabets = [SyllabicAlphabet.thai, .devanagari]

  /// Which of them a word may be of, as far as its first letter tells.
  static func index(of word: Span<UInt8>) -> Int? {
    var start = 0
    while start < word.count, word[start] == UInt8(ascii: "(") { start += 1 }
    guard start < word.count, word[start] == 0xE0 else { return nil }
    return alphabets.indices.first { alphabets[$0].place(in: word, at: start) != nil }
  }

  /// Signs that may be before the letters of a word, and after any of them; after the last not all.
  ///
  /// Lines break at spaces before and after words that begin and end with them and with letters (UAX #14, rules LB7, LB13, LB14
  /// and LB18), and none of them has a direction or a script of its own.
  private static let opening = UInt8(ascii: "(")
  private static let closing = Array("),.;:!?".utf8)
  private static let others = closing + [UInt8(ascii: "-")]

  /// Measures a word of syllables with signs around and between them; nil if it is another, or if they do not determine it.
  ///
  /// - Parameters:
  ///   - buffers: Memory for signs.
  ///   - stops: Takes the ends of stretches and of signs.
  /// - Complexity: O(*n*).
  func measure(
    _ word: Span<UInt8>, precedesSpace: Bool, _ buffers: inout SignBuffers, _ stops: inout [QueuedWords.Stop]
  ) -> MeasuredWord? {
    guard var fonts = FontSet(font) else { return nil }
    var spaceAdvance = spaceAdvance
    var hasLetters = false
    var pen = 0
    var index = 0
    while index < word.count {
      if word[index] < 0x80 {
        let end = endOfSigns(in: word, from: index, hasLetters: hasLetters)
        guard let end, let moves = measureSigns(of: word, index..<end, precedesSpace: precedesSpace, &buffers) else {
          return nil
        }
        fonts = fonts.union(.first)
        if index == 0 { spaceAdvance = moves.space }
        pen += moves.signs
        index = end
        stops.append(Self.stop(at: end, pen))
      } else {
        hasLetters = true
        let end = advances.forEachStretch(of: word, from: index) { end, advance in
          pen += Int(advance) * Int(scale.factor)
          stops.append(Self.stop(at: end, pen))
        }
        guard let end else { return nil }
        index = end
      }
      guard abs(pen) < Self.widest else { return nil }
    }
    guard hasLetters else { return nil }
    return MeasuredWord(
      spaceAdvance: spaceAdvance, advance: Int32(pen), segments: 0..<0, unitsPerEm: scale.unitsPerEm,
      scripts: WordScripts(advances.alphabet.script), level: 0, fonts: fonts, isSafeToConcat: true,
      isContextFree: true, characters: WordCharacters())
  }

  /// - Parameter pen: May be too far, where the word is given up.
  private static func stop(at offset: Int, _ pen: Int) -> QueuedWords.Stop {
    let pen = Int32(truncatingIfNeeded: pen)
    return QueuedWords.Stop(offset: Int32(offset), pen: pen, lineEnd: pen)
  }

  /// The widest a word may be, in units of the text; one that is wider on its way there has wrong stops, and is given up.
  private static let widest = Int(Int32.max) / 4

  /// How far signs of a word move the pen, and the space before them, if they begin it, in units of the text.
  ///
  /// They are a run with the space, and with that after the word.
  private func measureSigns(
    of word: Span<UInt8>, _ range: Range<Int>, precedesSpace: Bool, _ buffers: inout SignBuffers
  ) -> (space: Int32, signs: Int)? {
    guard let signs else { return nil }
    let isFirst = range.lowerBound == 0
    buffers.places.removeAll(keepingCapacity: true)
    if isFirst { buffers.places.append(0) }
    for index in range { buffers.places.append(UInt16(word[index] - 0x20)) }
    if range.upperBound == word.count, precedesSpace { buffers.places.append(0) }
    guard buffers.measure(by: signs) else { return nil }
    let start = isFirst ? buffers.positions[1] : 0
    let end = buffers.positions[range.count + (isFirst ? 1 : 0)]
    return Int32(exactly: Int(start) * Int(scale.firstFactor)).map { ($0, Int(end - start) * Int(scale.firstFactor)) }
  }

  /// Where signs of a word end that begin at an index; nil if they may not stand there.
  private func endOfSigns(in word: Span<UInt8>, from start: Int, hasLetters: Bool) -> Int? {
    var end = start
    while end < word.count, word[end] < 0x80 {
      let sign = word[end]
      let isAllowed = hasLetters ? sign == Self.opening || Self.others.contains(sign) : sign == Self.opening
      guard isAllowed else { return nil }
      end += 1
    }
    let endsWell = end < word.count || (start..<end).allSatisfy { Self.closing.contains(word[$0]) }
    return endsWell ? end : nil
  }
}

/// Memory for measuring signs: their places in the alphabet, with the spaces beside them, and the pen before each.
struct SignBuffers {
  var places: [UInt16] = []
  private(set) var positions: [Int32] = [0]

  /// Whether pairs determine all of them.
  mutating func measure(by pairs: PairAdvances) -> Bool {
    if positions.count <= places.count { positions = Array(repeating: 0, count: 2 * places.count + 1) }
    return Self.measure(places, by: pairs, &positions) == places.count
  }

  /// Of its own, as a span of one property excludes the others.
  private static func measure(_ places: borrowing [UInt16], by pairs: PairAdvances, _ positions: inout [Int32]) -> Int {
    pairs.measure(places.span, &positions)
  }
}
