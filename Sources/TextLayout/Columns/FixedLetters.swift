internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Measures `FixedCharacters` of one font, which is not the style's first: so they are a run, or a run for each stretch of kana and of the
/// others.
struct FixedLetters {
  private let context: StyleContext
  private var characters: FixedCharacters
  /// The scale of the font that was last asked for.
  private var lastScale: (font: Int, scale: FontScale?)?
  /// The kana at hand, by their places in the alphabet, and where the pen is before each.
  private var kana: [UInt16] = []
  private var positions: [Int32] = []

  init(_ context: StyleContext) {
    self.context = context
    characters = FixedCharacters(context)
  }

  /// What the characters have in common that begin at a place of a word; nil if the first is not known by itself.
  mutating func letters(of word: Span<UInt8>, at index: Int) -> WordLetters? {
    guard let entry = characters.entry(in: word, at: index), let scale = scale(ofFont: Int(entry.font)) else {
      return nil
    }
    return WordLetters(script: entry.kind.script ?? .common, font: UInt16(entry.font), scale: scale)
  }

  private mutating func scale(ofFont font: Int) -> FontScale? {
    if let lastScale, lastScale.font == font { return lastScale.scale }
    let scale = FontScale(context.cascade.fonts[font], context)
    lastScale = (font, scale)
    return scale
  }

  /// Measures characters of a font, each known by itself or by pairs.
  ///
  /// - Parameters:
  ///   - start: Where the first is.
  ///   - runs: Takes each of them.
  ///   - pairs: The table of pairs of kana in the font.
  /// - Returns: Where they end: before ASCII, or with the word; nil if another character comes before that, or if one is not determined.
  mutating func append(
    _ word: Span<UInt8>, from start: Int, font: UInt16, to runs: inout MeasuredRuns, pairs: () -> PairAdvances?
  ) -> Int? {
    kana.removeAll(keepingCapacity: true)
    var end = start
    while end < word.count, word[end] >= 0x80 {
      guard let entry = characters.entry(in: word, at: end), entry.font == font else { return nil }
      switch entry.kind {
      case .kana: kana.append(entry.number)
      // Of the script before it: of kana's run after kana.
      case .sign where !kana.isEmpty || runs.script == .hiragana: kana.append(entry.number)
      case .ideograph, .syllable, .sign:
        guard runs.script != nil || entry.kind != .sign,
          kana.isEmpty || endKana(before: end, &runs, pairs()), let advance = characters.advance(of: entry)
        else { return nil }
        runs.append(upTo: end + 3, advance: advance)
      }
      if let script = entry.kind.script { runs.append(script) }
      end += 3
    }
    return kana.isEmpty || endKana(before: end, &runs, pairs()) ? end : nil
  }

  /// Adds the kana at hand, which are a run; false if pairs do not determine them.
  private mutating func endKana(before end: Int, _ runs: inout MeasuredRuns, _ pairs: PairAdvances?) -> Bool {
    guard let pairs else { return false }
    if positions.count <= kana.count { positions = Array(repeating: 0, count: 2 * kana.count + 1) }
    guard Self.measure(kana, pairs, &positions) == kana.count else { return false }
    for index in kana.indices {
      guard let last = pairs.advance(ofLast: kana[index]) else { return false }
      runs.append(
        upTo: end - 3 * (kana.count - 1 - index), advance: positions[index + 1] - positions[index], atLineEnd: last)
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
}
