internal import FontKit
internal import Shaping
internal import TextAnalysis

/// The CJK characters of a style: ideographs and Hangul syllables, whose shaping depends on no other character; kana,
/// which are shaped by pairs; and the signs among them.
///
/// Each takes three bytes, is one grapheme cluster, and runs from left to right. They are in another font than the
/// style's first, so they are a run, or a run for each stretch of kana and of the others.
struct FixedCharacters {
  /// The measurements of a character, in four bytes.
  struct Entry {
    /// Its font, by the index in the style.
    let font: UInt8
    let kind: Kind
    /// Its advance in units of its font; for kana and signs, the symbol in the alphabet.
    let number: UInt16

    /// Whether it is in the alphabet of kana.
    var isOfKana: Bool { kind == .kana || kind == .sign }

    /// Nil if a number is too large, or if `number` is 0.
    fileprivate init?(font: Int, _ kind: Kind, _ number: Int) {
      guard let font = UInt8(exactly: font), let number = UInt16(exactly: number), number > 0 else { return nil }
      (self.font, self.kind, self.number) = (font, kind, number)
    }
  }

  enum Kind {
    case ideograph
    case kana
    case syllable
    /// Takes the script of the character before it.
    case sign

    /// Its script; hiragana and katakana count as one, as they do in fonts.
    var script: Script? {
      switch self {
      case .ideograph: .han
      case .kana: .hiragana
      case .syllable: .hangul
      case .sign: nil
      }
    }
  }

  private static let scripts = [Script.han, .hiragana, .hangul]
  /// The code points from the first to the last.
  private static let range: ClosedRange<UInt32> = 0x3001...0xFF5E

  private let context: StyleContext
  /// For each code point of `range`: nil if it was not looked up yet, `.some(nil)` if it has to be shaped, or its
  /// entry.
  private var entries: [Entry??] = []
  /// The advances of each font, cached.
  private var fonts: [FixedAdvances??]
  /// The scale of texts in each font, cached.
  private var scales: [FontScale??]

  init(_ context: StyleContext) {
    self.context = context
    fonts = Array(repeating: nil, count: context.cascade.fonts.count)
    scales = Array(repeating: nil, count: fonts.count)
  }

  private static func kind(of value: UInt32) -> Kind? {
    switch value {
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF: .ideograph
    case 0x3041...0x3096, 0x30A1...0x30FA: .kana
    case 0xAC00...0xD7A3: .syllable
    default: Alphabet.kana.symbol(of: value).map { _ in .sign }
    }
  }

  /// The entry of the three-byte character at an index; nil if it has to be shaped.
  @inline(__always)
  private mutating func entry(in text: Span<UInt8>, at index: Int) -> Entry? {
    guard index &+ 2 < text.count else { return nil }
    let (second, third) = (text[index &+ 1], text[index &+ 2])
    guard second & 0xC0 == 0x80, third & 0xC0 == 0x80, text[index] & 0xF0 == 0xE0 else { return nil }
    let value = UInt32(text[index] & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    guard Self.range.contains(value) else { return nil }
    let offset = Int(value &- Self.range.lowerBound)
    if offset < entries.count, let known = entries[offset] { return known }
    return find(value, offset)
  }

  private mutating func find(_ value: UInt32, _ offset: Int) -> Entry? {
    if entries.isEmpty { entries = Array(repeating: nil, count: Self.range.count) }
    let entry = found(value)
    entries[offset] = .some(entry)
    return entry
  }

  private mutating func found(_ value: UInt32) -> Entry? {
    guard let kind = Self.kind(of: value), let scalar = Unicode.Scalar(value),
      // The first font that has the character, whatever word stands before it.
      let font = context.cascade.fonts.firstIndex(where: { $0.covers(scalar) }), font > 0
    else { return nil }
    if kind == .kana || kind == .sign {
      return Alphabet.kana.symbol(of: value).flatMap { Entry(font: font, kind, $0) }
    }
    return advances(in: font)?.advance(of: scalar).flatMap { Entry(font: font, kind, Int($0)) }
  }

  // MARK: Measuring

  /// The script, direction, font and scale of the characters from an index of a word on; nil if the first has no entry.
  mutating func letters(of word: Span<UInt8>, at index: Int) -> WordLetters? {
    guard let entry = entry(in: word, at: index), let scale = scale(ofFont: entry.font) else { return nil }
    return WordLetters(
      scripts: WordScripts(entry.kind.script ?? .common), direction: .leftToRight, font: UInt16(entry.font),
      scale: scale)
  }

  /// Measures characters of a font, each known by itself or by pairs.
  ///
  /// - Parameters:
  ///   - tables: The pair tables, for kana.
  ///   - length: How many bytes are to be measured now.
  /// - Returns: Where they end: before ASCII, or with the word; nil if another character comes before that, or if one is not determined.
  mutating func append(
    _ word: Span<UInt8>, from start: Int, font: UInt16, to runs: inout MeasuredRuns, _ tables: inout PairTables,
    length: Int
  ) -> Int? {
    var end = start
    var table: PairAdvances?
    while end < word.count, word[end] >= 0x80 {
      guard let entry = entry(in: word, at: end), entry.font == font else { return nil }
      end += 3
      // A sign is of the script before it: of kana's run after kana.
      if entry.kind == .kana || entry.kind == .sign && runs.script == .hiragana {
        table =
          table
          ?? tables.table(
            for: context.cascade.fonts[Int(font)], properties(of: .hiragana), .kana, length: length)
        guard let table else { return nil }
        let next = self.entry(in: word, at: end).flatMap { $0.isOfKana ? Int($0.number) : nil }
        guard let advance = table.advance(of: Int(entry.number), before: next ?? table.alphabet.count),
          let last = table.advance(of: Int(entry.number), before: table.alphabet.count)
        else { return nil }
        runs.append(upTo: end, advance: Int32(advance), atLineEnd: context.rules.shapesLines ? Int32(last) : nil)
      } else {
        // A sign after letters of ASCII may have another form.
        guard entry.kind != .sign || runs.script != nil && runs.script != .latin, let advance = advance(of: entry)
        else {
          return nil
        }
        runs.append(upTo: end, advance: advance)
      }
      if let script = entry.kind.script { runs.append(script) }
    }
    return end
  }

  /// The advance of a character beside others that are not kana, in units of its font; nil if it has to be shaped.
  private mutating func advance(of entry: Entry) -> Int32? {
    guard entry.kind == .sign else { return Int32(entry.number) }
    return advances(in: Int(entry.font))?.advance(of: Alphabet.kana.scalar(of: Int(entry.number)))
  }

  private mutating func scale(ofFont font: UInt8) -> FontScale? {
    if let known = scales[Int(font)] { return known }
    let scale = FontScale(context.cascade.fonts[Int(font)], context)
    scales[Int(font)] = .some(scale)
    return scale
  }

  private mutating func advances(in font: Int) -> FixedAdvances? {
    if let known = fonts[font] { return known }
    let found = FixedAdvances(in: context.cascade.fonts[font], Self.scripts.map(properties))
    fonts[font] = .some(found)
    return found
  }

  private func properties(of script: Script) -> ShapingProperties {
    ShapingProperties(script: script, language: context.language, features: context.features)
  }
}
