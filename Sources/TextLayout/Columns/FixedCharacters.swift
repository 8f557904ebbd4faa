internal import FontKit
internal import Shaping
internal import TextAnalysis

/// The ideographs and syllables of Hangul of a style that are shaped as each is by itself, and its kana, which are shaped by pairs.
///
/// All of them take three bytes, are a grapheme cluster each, and run from left to right.
struct FixedCharacters {
  /// What is known of a character.
  struct Entry: Equatable {
    // The font in the style, two bits of the kind, and a number; the highest bit is set.
    fileprivate var bits: UInt32

    fileprivate static let untried = Entry(bits: 0)
    /// A character that has to be shaped.
    static let unknown = Entry(bits: 1)

    fileprivate init(bits: UInt32) { self.bits = bits }

    /// Nil if the numbers are too large.
    fileprivate init?(font: Int, _ kind: Kind, _ number: Int) {
      guard font < 1 << 8, (1..<1 << 16).contains(number) else { return nil }
      bits = 1 << 31 | UInt32(font) << 20 | UInt32(kind.rawValue) << 16 | UInt32(number)
    }

    /// Its font, by the index in the style.
    var font: Int { Int(bits >> 20 & 0xFF) }
    /// What it is.
    var kind: Kind { Kind(rawValue: Int(bits >> 16 & 3)) ?? .sign }
    /// How far it moves the pen, in units of its font; the place of kana and signs in their alphabet.
    var number: Int { Int(bits & 0xFFFF) }
  }

  /// What a character is; the first three are scripts.
  enum Kind: Int {
    case ideograph
    case kana
    case syllable
    /// The mark of long vowels, or the dot between words: of kana's run after kana.
    case sign
  }

  /// The scripts of the first kinds: kana are one, as they are to fonts.
  static let scripts = [Script.han, .hiragana, .hangul]
  /// The code points from the first to the last.
  private static let range: ClosedRange<UInt32> = 0x3005...0xD7A3

  private let context: StyleContext
  private var entries: [Entry] = []
  /// What tells the advances in each font, once it was asked for.
  private var fonts: [Int: FixedAdvances?] = [:]

  init(_ context: StyleContext) {
    self.context = context
  }

  private static func kind(of value: UInt32) -> Kind? {
    switch value {
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF: .ideograph
    case 0x3041...0x3096, 0x30A1...0x30FA: .kana
    case 0x30FB, 0x30FC: .sign
    case 0xAC00...0xD7A3: .syllable
    default: nil
    }
  }

  /// Whether a word may be of such characters, as far as its first byte tells.
  static func mayRead(_ word: Span<UInt8>) -> Bool { word[0] &- 0xE3 <= 0xED - 0xE3 }

  /// What is known of the character of three bytes at an index.
  @inline(__always)
  mutating func entry(in text: Span<UInt8>, at index: Int) -> Entry {
    let (second, third) = (text[index &+ 1], text[index &+ 2])
    guard second & 0xC0 == 0x80, third & 0xC0 == 0x80, text[index] & 0xF0 == 0xE0 else { return .unknown }
    let value = UInt32(text[index] & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    guard Self.range.contains(value) else { return .unknown }
    let place = Int(value &- Self.range.lowerBound)
    if place < entries.count, entries[place] != .untried { return entries[place] }
    return find(value, place)
  }

  private mutating func find(_ value: UInt32, _ place: Int) -> Entry {
    if entries.isEmpty { entries = Array(repeating: .untried, count: Self.range.count) }
    entries[place] = found(value) ?? .unknown
    return entries[place]
  }

  private mutating func found(_ value: UInt32) -> Entry? {
    guard let kind = Self.kind(of: value), let scalar = Unicode.Scalar(value),
      // The first that has the character, which no word before it changes.
      let font = context.cascade.fonts.firstIndex(where: { $0.covers(scalar) }), font > 0
    else { return nil }
    if kind == .kana || kind == .sign {
      return Alphabet.kana.place(of: value).flatMap { Entry(font: font, kind, $0) }
    }
    return advances(in: font)?.advance(of: scalar).flatMap { Entry(font: font, kind, Int($0)) }
  }

  private mutating func advances(in font: Int) -> FixedAdvances? {
    if let known = fonts[font] { return known }
    let found = FixedAdvances(
      in: context.cascade.fonts[font],
      Self.scripts.map {
        ShapingProperties(script: $0, language: context.language, features: context.features)
      })
    fonts[font] = .some(found)
    return found
  }
}
