internal import Shaping
internal import TextAnalysis

/// A text of the characters of one alphabet, taken apart: what measuring it by pairs takes.
///
/// It keeps its memory from text to text.
struct SimpleText {
  /// The alphabet, `ascii` if that has all characters.
  private(set) var alphabet = Alphabet.ascii
  /// The script of the text's run: its letters', or `common` if it has none.
  private(set) var script = Script.common
  private(set) var count = 0
  /// How many letters there are; a mark on one counts as another.
  private(set) var letterCount = 0
  /// The place of each character in the alphabet; longer than the text.
  private(set) var places: [UInt16] = []
  /// For each character one of ASCII before and after which lines break alike, if one does; longer than the text.
  private(set) var standIns: [UInt8] = []
  /// Where each character starts, and the text's end, in bytes, if not all is ASCII; longer than the text.
  private var offsets: [Int32] = []
  /// The last character at which lines break as at none of ASCII; nil if they do so at all.
  private(set) var lastUnlikeASCII: Int?
  /// Whether quotation marks break lines as `"` does: not in Chinese, where ICU tells those that open from those that close, and not
  /// in newer versions of it.
  ///
  /// The rules of ICU take milliseconds to be found: only a text that is not all ASCII needs them.
  var hasPlainQuotes: Bool { Self.hasPlainQuotes(isEastAsian) }
  private let isEastAsian: Bool

  private static func hasPlainQuotes(_ isEastAsian: Bool) -> Bool {
    !isEastAsian && (ASCIILineRules.shared?.quotesBreakAlike ?? false)
  }

  static let empty = SimpleText(locale: "")

  init(locale: String) {
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    isEastAsian = ["zh", "yue", "ja", "ko"].contains(language)
  }

  /// Reads a text; false if it is not of one alphabet.
  mutating func read(_ text: Span<UInt8>) -> Bool {
    guard let alphabet = text.possibleAlphabet else { return false }
    return read(text, alphabet)
  }

  /// The same for a text whose possible alphabet is known.
  ///
  /// - Parameters:
  ///   - followsSpace: Whether there is a space before it, which is not among its bytes.
  ///   - precedesSpace: Whether there is one after it.
  mutating func read(
    _ text: Span<UInt8>, _ alphabet: Alphabet, followsSpace: Bool = false, precedesSpace: Bool = false
  ) -> Bool {
    let byteCount = text.count + (followsSpace ? 1 : 0) + (precedesSpace ? 1 : 0)
    if places.count < byteCount {
      places = Array(repeating: 0, count: 2 * byteCount)
      standIns = Array(repeating: 0, count: 2 * byteCount)
      offsets = Array(repeating: 0, count: 2 * byteCount + 1)
    }
    let reading = alphabet.read(
      text, followsSpace: followsSpace, precedesSpace: precedesSpace, places: &places, standIns: &standIns,
      offsets: &offsets, hasPlainQuotes: { [isEastAsian] in Self.hasPlainQuotes(isEastAsian) })
    guard let reading else { return false }
    count = reading.count
    letterCount = reading.letterCount
    lastUnlikeASCII = reading.lastUnlikeASCII
    script = letterCount > 0 ? alphabet.script : .common
    self.alphabet = count == byteCount ? .ascii : alphabet
    return true
  }

  /// Where a character starts, in bytes.
  func offset(of character: Int) -> Int { alphabet === Alphabet.ascii ? character : Int(offsets[character]) }

  /// The character that starts at an offset in bytes.
  func character(at offset: Int) -> Int {
    alphabet === Alphabet.ascii ? offset : partitionIndex(of: offsets[...count]) { Int($0) < offset }
  }
}

extension Span<UInt8> {
  /// The alphabet that a text which is not all ASCII may be of: that of its first letter beyond ASCII, which no sign has; Latin if there
  /// is none; nil if that letter is of no alphabet.
  var possibleAlphabet: Alphabet? {
    var index = 0
    while index < count {
      if self[index] < 0x80 {
        index &+= 1
        continue
      }
      let value = nextScalar(in: self, at: &index)
      // A sign has a place in every alphabet, and does not tell which it is.
      if !Alphabet.isSign(value) { return Alphabet.holding(letter: value) }
    }
    return .latin
  }
}
