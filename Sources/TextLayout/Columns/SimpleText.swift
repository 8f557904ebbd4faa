internal import Shaping
internal import TextAnalysis

/// A text of the characters of one alphabet, taken apart: what measuring it by pairs takes.
///
/// It keeps its memory from text to text.
struct SimpleText {
  /// The alphabet.
  private(set) var alphabet = Alphabet.ascii
  /// The script of the text's run: its letters', or `common` if it has none.
  private(set) var script = Script.common
  /// How many characters there are.
  private(set) var count = 0
  /// The place of each character in the alphabet; longer than the text.
  private(set) var places: [UInt16] = []
  /// For each character one of ASCII before and after which lines break alike, if `breaksAsASCII`; longer than the text.
  private(set) var standIns: [UInt8] = []
  /// Where each character starts, and the text's end, in bytes, if it is not all ASCII; longer than the text.
  private var offsets: [Int32] = []
  /// Whether quotation marks break lines as `"` does: not in Chinese, where ICU tells those that open from those that close, and not
  /// in newer versions of it.
  ///
  /// The rules of ICU take milliseconds to be found: only a text that is not all ASCII needs them.
  private var hasPlainQuotes: Bool { !isEastAsian && (ASCIILineRules.shared?.quotesBreakAlike ?? false) }
  private let isEastAsian: Bool

  static let empty = SimpleText(locale: "")

  init(locale: String) {
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    isEastAsian = ["zh", "yue", "ja", "ko"].contains(language)
  }

  /// Whether it is all ASCII.
  private(set) var isASCII = true
  /// Whether its lines break as those of its characters' stand-ins.
  private(set) var breaksAsASCII = true

  /// The alphabet that a text may be of: that of its first letter beyond ASCII, which no sign has; Latin if there is none; nil if that
  /// letter is of no alphabet.
  static func possibleAlphabet(of text: Span<UInt8>) -> Alphabet? {
    var index = 0
    while index < text.count {
      if text[index] < 0x80 {
        index &+= 1
        continue
      }
      let value = nextScalar(in: text, at: &index)
      // A sign has a place in every alphabet, and does not tell which it is.
      if !Alphabet.isSign(value) { return Alphabet.holding(letter: value) }
    }
    return .latin
  }

  /// Reads a text; false if it is not of one alphabet.
  ///
  /// - Complexity: O(*n*).
  mutating func read(_ text: Span<UInt8>) -> Bool {
    guard let alphabet = Self.possibleAlphabet(of: text) else { return false }
    return read(text, alphabet)
  }

  /// The same for a text whose possible alphabet is known.
  mutating func read(_ text: Span<UInt8>, _ alphabet: Alphabet) -> Bool {
    if places.count < text.count {
      places = Array(repeating: 0, count: 2 * text.count)
      standIns = Array(repeating: 0, count: 2 * text.count)
      offsets = Array(repeating: 0, count: 2 * text.count + 1)
    }
    count = text.count
    isASCII = Self.readASCII(text, &places, &standIns)
    if isASCII {
      self.alphabet = .ascii
      breaksAsASCII = true
      script = text.asciiLetterCount > 0 ? .latin : .common
      return true
    }
    let reading = alphabet.read(
      text, places: &places, standIns: &standIns, offsets: &offsets, hasPlainQuotes: hasPlainQuotes)
    guard let reading else { return false }
    count = reading.count
    breaksAsASCII = reading.breaksAsASCII
    self.alphabet = alphabet
    // Without a letter beyond ASCII those of ASCII tell.
    script = reading.hasLetter || text.asciiLetterCount > 0 ? alphabet.script : .common
    return true
  }

  /// Reads a text as one of ASCII; false if it is none, in which case no more is read than needed to tell.
  private static func readASCII(_ text: Span<UInt8>, _ places: inout [UInt16], _ standIns: inout [UInt8]) -> Bool {
    var places = places.mutableSpan
    var standIns = standIns.mutableSpan
    for index in 0..<text.count {
      let byte = text[index]
      guard byte &- 0x20 < 0x5F else { return false }
      places[index] = UInt16(byte &- 0x20)
      standIns[index] = byte
    }
    return true
  }

  /// Where a character starts, in bytes.
  func offset(of character: Int) -> Int { isASCII ? character : Int(offsets[character]) }

  /// The character that starts at an offset in bytes.
  func character(at offset: Int) -> Int {
    isASCII ? offset : partitionIndex(of: offsets[...count]) { Int($0) < offset }
  }
}
