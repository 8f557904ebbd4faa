/// A script, such as Latin or Arabic: its ISO 15924 code.
package struct Script: Hashable, Sendable {
  /// The code's four letters, the first in the highest byte: HarfBuzz's `hb_script_t`.
  package let tag: UInt32

  /// Creates a script from its tag.
  package init(tag: UInt32) {
    self.tag = tag
  }

  /// Written out, as the compiler inlines no synthesised comparison in other modules.
  @inline(__always)
  package static func == (one: Script, other: Script) -> Bool { one.tag == other.tag }

  /// Characters that many scripts use (Zyyy): digits, punctuation, symbols.
  package static let common = Script(tag: 0x5A79_7979)
  /// Marks that take the script of their base (Zinh).
  package static let inherited = Script(tag: 0x5A69_6E68)
  /// Characters of no known script (Zzzz): unassigned ones, private use.
  package static let unknown = Script(tag: 0x5A7A_7A7A)
  /// Latin (Latn).
  package static let latin = Script(tag: 0x4C61_746E)
  /// Greek (Grek).
  package static let greek = Script(tag: 0x4772_656B)
  /// Cyrillic (Cyrl).
  package static let cyrillic = Script(tag: 0x4379_726C)
  /// Han (Hani): Chinese characters, Japanese kanji, Korean hanja.
  package static let han = Script(tag: 0x4861_6E69)
  /// Arabic (Arab).
  package static let arabic = Script(tag: 0x4172_6162)
  /// Hiragana (Hira).
  package static let hiragana = Script(tag: 0x4869_7261)
  /// Hangul (Hang): Korean syllables and their letters.
  package static let hangul = Script(tag: 0x4861_6E67)
}

extension Script: CustomStringConvertible {
  /// The four letters of the code, such as `Latn`.
  package var description: String {
    String(String.UnicodeScalarView((0..<4).map { Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0))) }))
  }
}
