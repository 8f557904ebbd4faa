package import FontKit
package import TextAnalysis

/// The characters of a script whose words are made of orthographic syllables: letters with the marks and signs that belong to
/// them.
///
/// It has only the characters of words as they are written today, in an order that HarfBuzz's shaper of the script
/// takes as well-formed. In that order no syllable is broken and gets a dotted circle, and each begins where HarfBuzz
/// has one begin (`hb-ot-shaper-thai.cc` and `hb-ot-shaper-indic-machine.rl`, version 6). A syllable begins a grapheme
/// cluster, too. All letters run from left to right.
package struct SyllabicAlphabet: LetterAlphabet {
  package let script: Script
  package let direction = TextDirection.leftToRight
  package let worthwhileBytes = 1 << 13
  static let blockSize = 128
  /// The scripts in fonts' `GSUB` for which HarfBuzz uses the shaper that the alphabet is made for.
  ///
  /// Without Thai lookups the shaper of Thai uses private-use characters. HarfBuzz shapes Devanagari in fonts with `dev3`
  /// as other scripts.
  let scriptsOfFonts: [FontTag]
  /// The features that HarfBuzz contains in syllables.
  let containedFeatures: String
  /// The first code point of the script's block, which has 128 code points.
  let first: UInt32
  private let kinds: [Kind]
  /// For each kind those after which it belongs to the same syllable, a bit for each.
  private let belonging: [UInt16]
  /// The other symbols that HarfBuzz may decompose a character into, or compose it of.
  private let parts: [Int: [Int]]

  /// The role of a character in a syllable.
  enum Kind: UInt16, CaseIterable, Sendable {
    /// Not a character of words.
    case other
    /// A letter that takes no marks.
    case letter
    case consonant
    /// A consonant that is two characters by canonical equivalence, the second a nukta.
    case nuktaConsonant
    case vowel
    /// The dot that turns a consonant into another.
    case nukta
    /// The sign that joins a consonant to the next one.
    case virama
    case matra
    /// The sign of a vowel that goes before its consonant.
    case leadingMatra
    /// A sign at the end of a syllable.
    case sign
    /// A mark on a consonant.
    case mark
    /// A vowel in two parts, a mark and a letter.
    case splitVowel
  }

  /// Thai: each consonant with its marks; vowels that are letters stand by themselves.
  package static let thai = SyllabicAlphabet(
    Script(tag: 0x5468_6169), in: ["thai"], containedFeatures: "", first: 0xE00,  // Thai
    [
      (.consonant, [0x01...0x2E]), (.letter, [0x2F...0x30, 0x32...0x32, 0x40...0x46, 0x50...0x59]),
      (.mark, [0x31...0x31, 0x34...0x3A, 0x47...0x4E]), (.splitVowel, [0x33...0x33]),
    ],
    belongs: [.mark: [.consonant, .mark], .splitVowel: [.consonant, .mark]],
    parts: [0x33: [0x32, 0x4D]])

  /// Devanagari: consonants with viramas between them, a vowel sign, and a sign of nasalisation or breath.
  ///
  /// Digits and the signs that end sentences are a syllable each (placeholders, and characters outside syllables, in
  /// HarfBuzz's terms).
  ///
  /// U+0929 and U+0934 are left out: HarfBuzz decomposes them, and composes them again only where a mark is in the run.
  package static let devanagari = SyllabicAlphabet(
    Script(tag: 0x4465_7661), in: ["dev2", "deva"],  // Deva
    containedFeatures: "locl ccmp nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct init pres abvs blws psts haln",
    first: 0x900,
    [
      (.consonant, [0x15...0x28, 0x2A...0x33, 0x35...0x39]), (.nuktaConsonant, [0x58...0x5F]), (.vowel, [0x05...0x14]),
      (.nukta, [0x3C...0x3C]),
      (.virama, [0x4D...0x4D]), (.matra, [0x3E...0x3E, 0x40...0x4C]), (.leadingMatra, [0x3F...0x3F]),
      (.sign, [0x01...0x03]), (.letter, [0x64...0x6F]),
    ],
    belongs: [
      .nukta: [.consonant], .virama: [.consonant, .nuktaConsonant, .nukta], .consonant: [.virama],
      .nuktaConsonant: [.virama], .matra: [.consonant, .nuktaConsonant, .nukta],
      .leadingMatra: [.consonant, .nuktaConsonant, .nukta],
      .sign: [.consonant, .nuktaConsonant, .nukta, .vowel, .matra, .leadingMatra],
    ],
    parts: [
      0x31: [0x30, 0x3C], 0x58: [0x15, 0x3C], 0x59: [0x16, 0x3C], 0x5A: [0x17, 0x3C], 0x5B: [0x1C, 0x3C],
      0x5C: [0x21, 0x3C], 0x5D: [0x22, 0x3C], 0x5E: [0x2B, 0x3C], 0x5F: [0x2F, 0x3C],
    ])

  /// - Parameter belongs: After which kinds one belongs to the same syllable.
  private init(
    _ script: Script, in scriptsOfFonts: [FontTag], containedFeatures: String, first: UInt32,
    _ members: [(kind: Kind, symbols: [ClosedRange<Int>])], belongs: [Kind: [Kind]], parts: [Int: [Int]]
  ) {
    self.script = script
    self.scriptsOfFonts = scriptsOfFonts
    self.containedFeatures = containedFeatures
    self.first = first
    self.parts = parts
    var kinds = Array(repeating: Kind.other, count: Self.blockSize)
    for (kind, ranges) in members {
      for symbol in ranges.joined() { kinds[symbol] = kind }
    }
    self.kinds = kinds
    belonging = Kind.allCases.map { kind in belongs[kind, default: []].reduce(0) { $0 | 1 << $1.rawValue } }
  }

  package var scalars: [Unicode.Scalar] { symbols.map(scalar) }

  var symbols: [Int] { kinds.indices.filter { kinds[$0] != .other } }

  func scalar(of symbol: Int) -> Unicode.Scalar { Unicode.Scalar(first + UInt32(symbol)) ?? "\u{FFFD}" }

  @inline(__always)
  func kind(of symbol: Int) -> Kind { kinds[symbol] }

  /// Whether a character of a kind belongs to the syllable of the one before it.
  @inline(__always)
  func belongs(_ kind: Kind, after before: Kind) -> Bool {
    belonging[Int(kind.rawValue)] &>> before.rawValue & 1 != 0
  }

  package func signs(where belongs: (Unicode.Scalar, Bool) -> Bool) -> LetterSigns { .none }

  package func advances(in font: FontFace, _ properties: ShapingProperties) -> (any LetterAdvances)? {
    SyllabicAdvances(of: font, properties, self)
  }

  /// The characters that HarfBuzz may make of the one at a symbol.
  func characters(of symbol: Int) -> SymbolSet { SymbolSet([symbol] + (parts[symbol] ?? [])) }

  /// Whether the character at a symbol may be the first of its syllable after HarfBuzz has reordered it.
  func mayLead(_ symbol: Int) -> Bool { kinds[symbol].isLetter || kinds[symbol] == .leadingMatra }

  /// The symbol of the character at an index of UTF-8; nil if it is not of the block.
  @inline(__always)
  package func symbol(in text: Span<UInt8>, at index: Int) -> Int? {
    // Blocks from U+0800 to U+0FFF: three bytes, the first E0.
    guard index &+ 2 < text.count, text[index] == 0xE0 else { return nil }
    let (second, third) = (text[index &+ 1], text[index &+ 2])
    let value = UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    guard second & 0xC0 == 0x80, third & 0xC0 == 0x80, value >> 7 == first >> 7 else { return nil }
    return Int(value & 0x7F)
  }
}

extension SyllabicAlphabet.Kind {
  /// Whether a syllable may begin with it.
  var isLetter: Bool {
    switch self {
    case .letter, .consonant, .nuktaConsonant, .vowel: true
    default: false
    }
  }
}
