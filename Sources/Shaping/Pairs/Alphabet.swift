package import TextAnalysis

/// The characters of texts that are measured by pairs: the letters of one script and the marks on them, and printable
/// ASCII except the letters of another script.
///
/// Each character but a mark is a grapheme cluster, is shaped as it stands, takes no part in bidirectional reordering,
/// and, except some signs, breaks lines as a character of ASCII does. So a text of them is one run at level 0, and only
/// its line breaks have to be analysed, mostly by the table for ASCII. A mark belongs to its letter's cluster, and no
/// line breaks before it (UAX #14, rule LB9).
package final class Alphabet: Sendable {
  package let script: Script
  /// The characters, by their symbol: printable ASCII in order, quotation marks, other signs, letters, and marks.
  ///
  /// Not all of them are in the alphabet: see `symbol(of:)`.
  let scalars: [Unicode.Scalar]
  /// The symbol of the first mark on letters; the number of characters if there is none.
  package let firstMark: Int
  /// Whether HarfBuzz leaves letters that a face lacks as they are: none decomposes into characters beyond these, and
  /// those that the face lacks are not composed.
  let isClosed: Bool
  /// Whether lines break at all its letters as at those of ASCII.
  private let lettersBreakAlike: Bool
  /// The symbol of each code point up to the last; `none` for those that are not in the alphabet.
  private let symbols: [UInt16]

  private static let none = UInt16.max

  package static let ascii = Alphabet(.latin, letters: [])
  /// Letters of the languages of Europe that write Latin, and of Vietnamese.
  package static let latin = Alphabet(
    .latin, letters: [0xAA...0xAA, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x148, 0x14A...0x17E] + vietnamese)
  /// Greek as it is written today.
  package static let greek = Alphabet(
    Script(tag: 0x4772_656B), letters: [0x386...0x386, 0x388...0x38A, 0x38C...0x38C, 0x38E...0x3A1, 0x3A3...0x3CE])
  package static let cyrillic = Alphabet(Script(tag: 0x4379_726C), letters: [0x400...0x481, 0x48A...0x4FF])
  package static let armenian = Alphabet("Armn", block: 0x530...0x58F)
  /// Georgian, without the capitals of headings.
  package static let georgian = Alphabet("Geor", block: 0x10A0...0x10FF)
  /// Kana, with the signs that take their script: the mark of long vowels, the dot between words, and those that end
  /// and enclose sentences.
  ///
  /// Lines break between kana, so only their advances are taken from this alphabet.
  package static let kana = Alphabet(
    .hiragana,
    letters: [
      0x3041...0x3096, 0x30A1...0x30FC, 0x3001...0x3002, 0x3008...0x3011, 0x3014...0x3015, 0x301C...0x301C,
      0xFF01...0xFF01, 0xFF08...0xFF09, 0xFF0C...0xFF0C, 0xFF0E...0xFF0F, 0xFF1A...0xFF1B, 0xFF1F...0xFF1F,
      0xFF5E...0xFF5E,
    ])
  /// The scripts of India and Sri Lanka, in the order of their blocks from U+0980 on.
  package static let indic = [
    "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh",
  ].enumerated().map { index, script in
    let first = indicBlocks.lowerBound + UInt32(index) * indicBlockSize
    return Alphabet(script, block: first...first + indicBlockSize - 1)
  }

  private static let indicBlocks: Range<UInt32> = 0x980..<0xE00
  private static let indicBlockSize: UInt32 = 0x80

  private static let vietnamese: [ClosedRange<UInt32>] = [0x1A0...0x1A1, 0x1AF...0x1B0, 0x218...0x21B, 0x1EA0...0x1EF9]

  /// Quotation marks, which have the line-breaking class of `"` (QU).
  private static let quotes: [UInt32] = [0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x2039, 0x203A]

  /// Other signs that are set with letters of any script: the no-break space, dashes, the ellipsis, marks of trade, currencies,
  /// numbers.
  private static let others: [UInt32] = [
    0xA0, 0xA1, 0xA3, 0xA7, 0xA9, 0xAE, 0xB0, 0xB1, 0xB2, 0xB3, 0xB7, 0xB9, 0xBC, 0xBD, 0xBE, 0xBF, 0xD7, 0xF7, 0x2013,
    0x2014, 0x2022, 0x2026, 0x20AC, 0x2122,
  ]

  /// The symbol of the first character that is neither of ASCII nor a quotation mark or another sign.
  package static let firstLetter = firstOther + others.count
  private static let firstOther = asciiCount + quotes.count
  private static let asciiCount = 0x7F - 0x20

  private convenience init(_ script: Script, letters: [ClosedRange<UInt32>]) {
    self.init(script, letters: letters.flatMap { Array($0) }, marks: [], isClosed: false)
  }

  /// The letters of a script in a block, and the marks on them.
  private convenience init(_ script: String, block: ClosedRange<UInt32>) {
    let script = Script(tag: script.utf8.reduce(0) { $0 << 8 | UInt32($1) })
    let scalars = block.compactMap(Unicode.Scalar.init).filter { $0.script == script }
    self.init(
      script, letters: scalars.filter { $0.isLetterOrNumber && $0.isAlphabeticInLineBreaks }.map(\.value),
      marks: scalars.filter(\.isMark).map(\.value), isClosed: true)
  }

  private init(_ script: Script, letters: [UInt32], marks: [UInt32], isClosed: Bool) {
    let isLatin = script == .latin
    let values = Array(0x20..<0x7F) + (letters.isEmpty ? [] : Self.quotes + Self.others) + letters + marks
    self.script = script
    self.isClosed = isClosed
    scalars = values.compactMap(Unicode.Scalar.init)
    firstMark = values.count - marks.count
    var symbols = [UInt16](repeating: Self.none, count: Int(values.max() ?? 0) + 1)
    // A sign that Unicode assigns to some scripts only may end a run of others.
    let scripts = values.indices.map { symbol in
      !(Self.asciiCount..<Self.firstLetter).contains(symbol) || Unicode.Scalar(values[symbol])?.isOfAnyScript ?? false
    }
    for (symbol, value) in values.enumerated() where (isLatin || !Self.isLatinLetter(value)) && scripts[symbol] {
      symbols[Int(value)] = UInt16(symbol)
    }
    self.symbols = symbols
    // Loading the rules takes milliseconds, and an alphabet without letters beyond ASCII does not need them.
    lettersBreakAlike = letters.compactMap(Unicode.Scalar.init).allSatisfy { letter in
      ASCIILineRules.shared?.breaksLikeLetters(letter) ?? false
    }
  }

  package var count: Int { scalars.count }

  /// The letters beyond ASCII, and the marks on them.
  package var letters: ArraySlice<Unicode.Scalar> { scalars[min(Self.firstLetter, count)...] }

  /// The symbol of a code point; nil if it is not in the alphabet.
  package func symbol(of value: UInt32) -> Int? {
    guard value < symbols.count, symbols[Int(value)] != Self.none else { return nil }
    return Int(symbols[Int(value)])
  }

  package func scalar(of symbol: Int) -> Unicode.Scalar { scalars[symbol] }

  /// The alphabet beyond ASCII that has a code point as a letter, if one has.
  ///
  /// - Parameter value: No sign.
  package static func holding(letter value: UInt32) -> Alphabet? {
    switch value {
    case 0xAA..<0x370, 0x1E00..<0x1F00: .latin
    case 0x370..<0x400: .greek
    case 0x400..<0x530: .cyrillic
    case 0x530..<0x590: .armenian
    case indicBlocks: indic[Int((value - indicBlocks.lowerBound) / indicBlockSize)]
    case 0x10A0..<0x1100: .georgian
    default: nil
    }
  }

  /// The alphabet of a script's letters, or of Latin letters for text that has none; nil if there is none.
  package static func holding(lettersOf script: Script) -> Alphabet? {
    if script == .common { return latin }
    return ([latin, greek, cyrillic, armenian, georgian] + indic).first { $0.script == script }
  }

  /// Whether a code point beyond ASCII is a quotation mark or another sign, which is in all alphabets but that of ASCII.
  package static func isSign(_ value: UInt32) -> Bool {
    guard let symbol = latin.symbol(of: value) else { return false }
    return (asciiCount..<firstLetter).contains(symbol)
  }

  private static func isLatinLetter(_ value: UInt32) -> Bool { value < 0x7F && (value | 0x20) &- 0x61 < 26 }
}

extension Alphabet {
  /// The result of reading a text.
  package struct Reading {
    package fileprivate(set) var count = 0
    /// How many characters are letters, or marks on them.
    package fileprivate(set) var letterCount = 0
    /// The last character that breaks lines as none of ASCII does; nil if there is none.
    package fileprivate(set) var lastUnlikeASCII: Int?
  }

  /// An ASCII character before which lines break as before the text's character at an index; nil if there is none.
  package func standIn(at index: Int, of text: Span<UInt8>, hasPlainQuotes: Bool) -> UInt8? {
    var cursor = index
    guard let symbol = symbol(of: nextScalar(in: text, at: &cursor)) else { return nil }
    if symbol >= Self.firstLetter { return lettersBreakAlike ? UInt8(ascii: "a") : nil }
    return symbol < Self.firstOther && hasPlainQuotes ? UInt8(ascii: "\"") : nil
  }

  /// Whether a text has a letter of the alphabet's script.
  package func hasLetter(_ text: Span<UInt8>) -> Bool {
    var cursor = 0
    while cursor < text.count {
      let value = nextScalar(in: text, at: &cursor)
      if Self.isLatinLetter(value) || symbol(of: value).map({ $0 >= Self.firstLetter }) ?? false { return true }
    }
    return false
  }

  /// Reads a text; nil if a character is not of the alphabet or a mark has no letter.
  ///
  /// - Parameters:
  ///   - followsSpace: Whether a space is before it, which is not among its bytes.
  ///   - symbols: Receives the symbol of each character; as long as the text in bytes, with the spaces.
  ///   - standIns: Receives for each character an ASCII character before and after which lines break in the same way,
  ///     if there is one.
  ///   - offsets: Receives where each character starts, and the text's end; longer than the others.
  ///   - hasPlainQuotes: Whether lines break at quotation marks as at that of ASCII.
  /// - Complexity: O(*n*).
  package func read(
    _ text: Span<UInt8>, followsSpace: Bool, precedesSpace: Bool, symbols: inout [UInt16], standIns: inout [UInt8],
    offsets: inout [Int32], hasPlainQuotes: Bool
  ) -> Reading? {
    let table = self.symbols
    let known = table.span
    var symbols = symbols.mutableSpan
    var standIns = standIns.mutableSpan
    var offsets = offsets.mutableSpan
    var reading = Reading()
    var count = 0
    var letterCount = 0
    var cursor = 0
    let first = followsSpace ? 1 : 0
    if followsSpace {
      (symbols[0], standIns[0], offsets[0]) = (0, 0x20, 0)
      count = 1
    }
    while cursor < text.count {
      offsets[count] = Int32(truncatingIfNeeded: cursor &+ first)
      let value = nextScalar(in: text, at: &cursor)
      guard value < known.count else { return nil }
      let symbol = known[Int(value)]
      if symbol < Self.asciiCount {
        standIns[count] = UInt8(truncatingIfNeeded: value)
        letterCount &+= Self.isLatinLetter(value) ? 1 : 0
      } else if symbol < Self.firstLetter {
        if symbol >= Self.firstOther || !hasPlainQuotes { reading.lastUnlikeASCII = count }
        standIns[count] = UInt8(ascii: "\"")
      } else {
        guard symbol != Self.none else { return nil }
        if symbol >= firstMark, count == 0 || symbols[count &- 1] < Self.firstLetter { return nil }
        if !lettersBreakAlike { reading.lastUnlikeASCII = count }
        letterCount &+= 1
        standIns[count] = UInt8(ascii: "a")
      }
      symbols[count] = symbol
      count &+= 1
    }
    offsets[count] = Int32(truncatingIfNeeded: cursor &+ first)
    if precedesSpace {
      (symbols[count], standIns[count], offsets[count &+ 1]) = (0, 0x20, offsets[count] &+ 1)
      count &+= 1
    }
    (reading.count, reading.letterCount) = (count, letterCount)
    return reading
  }
}
