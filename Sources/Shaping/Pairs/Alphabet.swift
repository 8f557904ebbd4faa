package import TextAnalysis

/// The characters that a text may be made of to be measured by pairs: the letters of one script, and what of printable ASCII
/// is no letter of another.
///
/// Each character is a grapheme cluster, is shaped as it stands, takes no part in bidirectional reordering, and breaks lines as a
/// character of ASCII does: so a text of them is one run at level 0, and needs no analysis but the table of ASCII's line breaks.
package struct Alphabet: Sendable {
  /// The script of its letters.
  package let script: Script
  /// The characters, by their place; printable ASCII comes first, in order.
  let scalars: [Unicode.Scalar]
  /// The place of each code point below `limit`; `none` for those that are not in the alphabet.
  private let places: [UInt16]

  private static let none = UInt16.max
  /// Up to the last of the quotation marks.
  private static let limit = 0x2040

  /// Printable ASCII.
  package static let ascii = Alphabet(.latin, letters: [])
  /// Letters of the languages of Europe that write Latin, and of Vietnamese.
  package static let latin = Alphabet(
    .latin, letters: [0xAA...0xAA, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x148, 0x14A...0x17E] + vietnamese)
  /// Greek as it is written today.
  package static let greek = Alphabet(
    Script(tag: 0x4772_656B), letters: [0x386...0x386, 0x388...0x38A, 0x38C...0x38C, 0x38E...0x3A1, 0x3A3...0x3CE])
  /// Cyrillic.
  package static let cyrillic = Alphabet(Script(tag: 0x4379_726C), letters: [0x400...0x481, 0x48A...0x4FF])

  private static let vietnamese: [ClosedRange<UInt32>] = [0x1A0...0x1A1, 0x1AF...0x1B0, 0x218...0x21B, 0x1EA0...0x1EF9]

  /// Quotation marks, which are to line breaks what `"` is (class QU).
  private static let quotes: [UInt32] = [0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x2039, 0x203A]

  private init(_ script: Script, letters: [ClosedRange<UInt32>]) {
    let isLatin = script == .latin
    let others = letters.isEmpty ? [] : letters.flatMap { Array($0) } + Self.quotes
    let values = Array(0x20..<0x7F) + others
    self.script = script
    scalars = values.compactMap(Unicode.Scalar.init)
    var places = [UInt16](repeating: Self.none, count: Self.limit)
    for (place, value) in values.enumerated() where isLatin || !Self.isLatinLetter(value) {
      places[Int(value)] = UInt16(place)
    }
    self.places = places
  }

  /// How many characters there are.
  package var count: Int { scalars.count }

  /// The place of a code point; nil if it is not in the alphabet.
  package func place(of value: UInt32) -> Int? {
    guard value < Self.limit, places[Int(value)] != Self.none else { return nil }
    return Int(places[Int(value)])
  }

  /// The alphabet beyond ASCII that has a code point as a letter; nil if none has.
  package static func holding(letter value: UInt32) -> Alphabet? {
    switch value {
    case 0xAA..<0x370, 0x1E00..<0x1F00: .latin
    case 0x370..<0x400: .greek
    case 0x400..<0x530: .cyrillic
    default: nil
    }
  }

  /// Whether a code point beyond ASCII is one of the quotation marks.
  package static func isQuote(_ value: UInt32) -> Bool { quotes.contains(value) }

  private static func isLatinLetter(_ value: UInt32) -> Bool { value < 0x7F && (value | 0x20) &- 0x61 < 26 }
}
