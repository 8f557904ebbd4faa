internal import Shaping
internal import TextAnalysis

/// A text of one alphabet, read into the symbols that measuring by pairs needs.
///
/// It reuses its memory from text to text.
struct SimpleText {
  /// The alphabet; `ascii` if all characters of the text are ASCII.
  var alphabet: Alphabet { isASCII ? .ascii : wideAlphabet }
  private var wideAlphabet = Alphabet.ascii
  private var isASCII = true
  /// The script of the text's run: its letters', or `common` if it has none.
  private(set) var script = Script.common
  private(set) var count = 0
  /// How many letters there are; a mark on one counts as another.
  private(set) var letterCount = 0
  /// The symbol of each character in the alphabet; longer than the text.
  private(set) var symbols: [UInt16] = []
  /// For each character an ASCII character before and after which lines break in the same way, if there is one; longer
  /// than the text.
  private(set) var standIns: [UInt8] = []
  /// Where each character starts, and the text's end, in bytes, if not all is ASCII; longer than the text.
  private var offsets: [Int32] = []
  /// The last character that breaks lines as none of ASCII does; nil if there is none.
  private(set) var lastUnlikeASCII: Int?
  /// Whether quotation marks break lines as `"` does.
  ///
  /// They do not in Chinese, Japanese and Korean, for which ICU may distinguish opening from closing marks, nor in
  /// newer versions of ICU.
  ///
  /// Loading the rules of ICU takes milliseconds: only a text that is not all ASCII needs them.
  var hasPlainQuotes: Bool { !isEastAsian && (ASCIILineRules.shared?.quotesBreakAlike ?? false) }
  private let isEastAsian: Bool

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
  /// - Parameter followsSpace: Whether there is a space before it, which is not among its bytes.
  mutating func read(
    _ text: Span<UInt8>, _ alphabet: Alphabet, followsSpace: Bool = false, precedesSpace: Bool = false
  ) -> Bool {
    let byteCount = text.count + (followsSpace ? 1 : 0) + (precedesSpace ? 1 : 0)
    if symbols.count < byteCount {
      symbols = Array(repeating: 0, count: 2 * byteCount)
      standIns = Array(repeating: 0, count: 2 * byteCount)
      offsets = Array(repeating: 0, count: 2 * byteCount + 1)
    }
    let asciiLetterCount = Self.readASCII(
      text, followsSpace: followsSpace, precedesSpace: precedesSpace, &symbols, &standIns)
    isASCII = asciiLetterCount != nil
    if let asciiLetterCount {
      (count, letterCount, lastUnlikeASCII) = (byteCount, asciiLetterCount, nil)
      script = letterCount > 0 ? .latin : .common
      return letterCount == 0 || alphabet.script == .latin
    }
    let reading = alphabet.read(
      text, followsSpace: followsSpace, precedesSpace: precedesSpace, symbols: &symbols, standIns: &standIns,
      offsets: &offsets, hasPlainQuotes: hasPlainQuotes)
    guard let reading else { return false }
    (count, letterCount, lastUnlikeASCII) = (reading.count, reading.letterCount, reading.lastUnlikeASCII)
    script = letterCount > 0 ? alphabet.script : .common
    wideAlphabet = alphabet
    return true
  }

  /// Reads a text of printable ASCII, and gives the number of its letters; nil if it has other characters.
  private static func readASCII(
    _ text: Span<UInt8>, followsSpace: Bool, precedesSpace: Bool, _ symbols: inout [UInt16], _ standIns: inout [UInt8]
  ) -> Int? {
    var symbols = symbols.mutableSpan
    var standIns = standIns.mutableSpan
    var letterCount = 0
    let start = followsSpace ? 1 : 0
    for index in 0..<text.count {
      let byte = text[index]
      guard byte &- 0x20 < 0x5F else { return nil }
      symbols[start &+ index] = UInt16(byte &- 0x20)
      standIns[start &+ index] = byte
      letterCount &+= (byte | 0x20) &- 0x61 < 26 ? 1 : 0
    }
    if followsSpace { (symbols[0], standIns[0]) = (0, 0x20) }
    let end = start &+ text.count
    if precedesSpace { (symbols[end], standIns[end]) = (0, 0x20) }
    return letterCount
  }

  /// Where a character starts, in bytes.
  func offset(of character: Int) -> Int { isASCII ? character : Int(offsets[character]) }

  /// The character that starts at an offset in bytes.
  func character(at offset: Int) -> Int {
    isASCII ? offset : partitionIndex(of: offsets[...count]) { Int($0) < offset }
  }
}

extension Span<UInt8> {
  /// The alphabet that a text with characters beyond ASCII may be of: that of its first letter beyond ASCII; Latin if
  /// it has none; nil if that letter is in no alphabet.
  var possibleAlphabet: Alphabet? {
    var index = 0
    while index < count {
      if self[index] < 0x80 {
        index &+= 1
        continue
      }
      let value = nextScalar(in: self, at: &index)
      // A sign has a symbol in every alphabet, so it does not determine the alphabet.
      if !Alphabet.isSign(value) { return Alphabet.holding(letter: value) }
    }
    return .latin
  }
}
