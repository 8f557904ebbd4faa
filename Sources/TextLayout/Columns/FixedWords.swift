internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Words of `FixedCharacters` of one font.
///
/// Its spaces are of the first font, which is another: so such a word is a run, or a run for each stretch of kana and of the
/// others. It begins and ends with letters, and lines break around it as around any other such word.
struct FixedWords {
  private let context: StyleContext
  private var characters: FixedCharacters
  /// The scale of the font that was last asked for.
  private var lastScale: (font: Int, scale: FontScale?)?
  /// The kana at hand, by their places in the alphabet, and where the pen is before each.
  private var kana: [UInt16] = []
  private var positions: [Int32] = []
  /// How far a space between words of a script moves the pen, in units of the first font, once it was asked for.
  private var spaceAdvances: [Int32?] = FixedCharacters.scripts.map { _ in nil }

  init(_ context: StyleContext) {
    self.context = context
    characters = FixedCharacters(context)
  }

  /// Measures a word whose characters are all of one font, each known by itself or by pairs; nil if it is another.
  ///
  /// - Parameters:
  ///   - stops: Takes the end of each character.
  ///   - pairs: The table of pairs of kana in a font of the style.
  mutating func measure(
    _ word: Span<UInt8>, _ buffer: inout ShapingBuffer, _ stops: inout [QueuedWords.Stop],
    pairs: (_ font: Int) -> PairAdvances?
  ) -> MeasuredWord? {
    guard FixedCharacters.mayRead(word), word.count.isMultiple(of: 3) else { return nil }
    let first = characters.entry(in: word, at: 0)
    guard first != .unknown, let font = UInt16(exactly: first.font), let scale = scale(ofFont: first.font) else {
      return nil
    }
    var scripts: WordScripts?
    var pen = 0
    kana.removeAll(keepingCapacity: true)
    for index in stride(from: 0, to: word.count, by: 3) {
      let entry = characters.entry(in: word, at: index)
      guard entry != .unknown, entry.font == first.font else { return nil }
      switch entry.kind {
      case .sign where kana.isEmpty: return nil
      case .kana, .sign: kana.append(UInt16(entry.number))
      case .ideograph, .syllable:
        guard kana.isEmpty || endKana(before: index, &pen, scale.factor, &stops, pairs(first.font)) else { return nil }
        guard let stop = Self.stop(at: index + 3, after: entry.number, &pen, scale.factor) else { return nil }
        stops.append(stop)
      }
      if entry.kind != .sign {
        let script = WordScripts(FixedCharacters.scripts[entry.kind.rawValue])
        if scripts?.append(script) == nil { scripts = script }
      }
    }
    // The dot between words is no letter.
    let endsWithDot = word[word.count - 1] == 0xBB && word[word.count - 2] == 0x83
    guard !endsWithDot || kana.isEmpty,
      kana.isEmpty || endKana(before: word.count, &pen, scale.factor, &stops, pairs(first.font))
    else { return nil }
    guard let scripts, let space = advanceOfSpace(first.kind.rawValue, &buffer) else { return nil }
    return MeasuredWord(
      spaceAdvance: space * scale.firstFactor, advance: Int32(pen), segments: 0..<0, unitsPerEm: scale.unitsPerEm,
      scripts: scripts, level: 0, fonts: FontSet(font), isSafeToConcat: true, isContextFree: true,
      characters: WordCharacters())
  }

  /// The stop after a character, to which the pen is moved; nil if the pen is too far.
  ///
  /// - Parameters:
  ///   - advance: How far the character moves the pen, in units of the font.
  ///   - last: How far it does if a line ends with it, if that is another.
  private static func stop(
    at offset: Int, after advance: Int, last: Int? = nil, _ pen: inout Int, _ factor: Int32
  ) -> QueuedWords.Stop? {
    let lineEnd = pen + (last ?? advance) * Int(factor)
    pen += advance * Int(factor)
    guard abs(pen) < Int(Int32.max) / 2, abs(lineEnd) < Int(Int32.max) / 2 else { return nil }
    return QueuedWords.Stop(offset: Int32(offset), pen: Int32(pen), lineEnd: Int32(lineEnd))
  }

  /// Adds the stops of the kana at hand, which are a run; false if pairs do not determine them.
  private mutating func endKana(
    before end: Int, _ pen: inout Int, _ factor: Int32, _ stops: inout [QueuedWords.Stop], _ pairs: PairAdvances?
  ) -> Bool {
    guard let pairs else { return false }
    if positions.count <= kana.count { positions = Array(repeating: 0, count: 2 * kana.count + 1) }
    guard Self.measure(kana, pairs, &positions) == kana.count else { return false }
    for index in kana.indices {
      let offset = end - 3 * (kana.count - 1 - index)
      let advance = Int(positions[index + 1] - positions[index])
      guard let last = pairs.advance(ofLast: kana[index]),
        let stop = Self.stop(at: offset, after: advance, last: Int(last), &pen, factor)
      else { return false }
      stops.append(stop)
    }
    kana.removeAll(keepingCapacity: true)
    return true
  }

  /// Of its own, as a span of one property excludes the others.
  private static func measure(
    _ kana: borrowing [UInt16], _ pairs: PairAdvances, _ positions: inout [Int32]
  ) -> Int {
    pairs.measure(kana.span, &positions)
  }

  private mutating func scale(ofFont font: Int) -> FontScale? {
    if let lastScale, lastScale.font == font { return lastScale.scale }
    let scale = FontScale(context.cascade.fonts[font], context)
    lastScale = (font, scale)
    return scale
  }

  /// How far a space moves the pen between two words of a script: it is a run by itself.
  private mutating func advanceOfSpace(_ script: Int, _ buffer: inout ShapingBuffer) -> Int32? {
    if let known = spaceAdvances[script] { return known }
    let properties = ShapingProperties(
      script: FixedCharacters.scripts[script], language: context.language, features: context.features)
    spaceAdvances[script] = buffer.advanceOfSpace(in: context.font, properties)
    return spaceAdvances[script]
  }
}
