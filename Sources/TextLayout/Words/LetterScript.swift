internal import FontKit
internal import Shaping
internal import TextAnalysis

/// A script whose words are measured without preparing them, and what measures its letters in a style, once it is
/// found.
///
/// A class, since a value of this size would be copied where one property is read.
final class LetterScript {
  let alphabet: any LetterAlphabet
  /// The font that its letters are in, by its index in the style, once it is found; the number of fonts if there is none.
  ///
  /// It is the first font that has any of the letters. All the letters that it has are set in it, since the spaces
  /// before them are in a font that has none.
  var font: Int?
  /// Measures the letters; nil until it is found.
  var advances: (any LetterAdvances)?
  /// What the letters have in common; nil until it is found.
  var letters: WordLetters?

  private init(_ alphabet: any LetterAlphabet) {
    self.alphabet = alphabet
  }

  /// The scripts that are measured so.
  static var all: [LetterScript] {
    let alphabets: [any LetterAlphabet] = [
      JoiningAlphabet.hebrew, JoiningAlphabet.arabic, SyllabicAlphabet.devanagari, SyllabicAlphabet.thai,
    ]
    return alphabets.map(LetterScript.init)
  }

  /// The index among all of the script in whose block a character is.
  @inline(__always)
  static func index(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0x590..<0x600: 0
    case 0x600..<0x700: 1
    case 0x900..<0x980: 2
    case 0xE00..<0xE80: 3
    default: nil
    }
  }
}

/// What all letters of a word have in common.
struct WordLetters {
  var script: Script { scripts.first }
  let scripts: WordScripts
  let direction: TextDirection
  /// Their font, by its index in the style.
  let font: UInt16
  /// The units of texts of these letters.
  let scale: FontScale
  /// The signs that have the font and the level of the letters beside them.
  var signs = LetterSigns.none
}

/// Finding what measures the letters of scripts.
extension ColumnMeasurer {
  /// The script in whose block the character at an index of a word is; nil if it is none of them.
  @inline(__always)
  func letterScript(of word: Span<UInt8>, at index: Int) -> LetterScript? {
    var cursor = index
    return LetterScript.index(of: nextScalar(in: word, at: &cursor)).map { letterScripts[$0] }
  }

  /// What the letters of a script have in common; nil if they have to be prepared, for now or always.
  mutating func letters(of script: LetterScript, _ shaper: TextShaper) -> WordLetters? {
    if script.letters == nil { script.letters = findLetters(of: script, shaper) }
    return script.letters
  }

  private mutating func findLetters(of script: LetterScript, _ shaper: TextShaper) -> WordLetters? {
    let fonts = context.cascade.fonts
    let alphabet = script.alphabet
    let index = script.font ?? context.cascade.firstFont(withAnyOf: alphabet.scalars)
    script.font = index
    // Beside letters from left to right, spaces and signs must be in another font.
    guard index < fonts.count, index > 0 || alphabet.direction == .rightToLeft, let font = UInt16(exactly: index),
      FontSet(font) != nil, let scale = FontScale(fonts[index], context)
    else { return nil }
    let properties = properties(alphabet.script, alphabet.direction)
    script.advances = shaper.pairs.tables.table(for: fonts[index], properties, alphabet, length: remainingBytes)
    guard script.advances != nil else { return nil }
    return WordLetters(
      scripts: WordScripts(alphabet.script), direction: alphabet.direction, font: font, scale: scale,
      signs: signs(of: alphabet, besideLettersIn: index))
  }

  /// The signs of an alphabet that have the font and the level of the letters beside them.
  private func signs(of alphabet: any LetterAlphabet, besideLettersIn index: Int) -> LetterSigns {
    // Unless it is set from left to right, a paragraph of these letters runs from right to left.
    guard context.style.direction != .leftToRight else { return .none }
    let cascade = context.cascade
    return alphabet.signs { sign, isOpening in
      // A sign is in the first requested font that has it, or else in the font of the character before it: that of a
      // letter if the sign closes.
      let requested = cascade.fonts[..<cascade.requestedCount].firstIndex { $0.covers(sign) }
      let letters = cascade.fonts[index]
      return requested == index || requested == nil && !isOpening && !letters.hasColorGlyphs && letters.covers(sign)
    }
  }
}
