internal import FontKit
internal import Shaping
internal import TextAnalysis

/// A script whose letters are measured by themselves, and what measures them in a style, as far as it was found out.
///
/// An object, as a value of all this would be copied where one property is read.
final class LetterScript {
  /// Its letters.
  let alphabet: Letters
  /// The font that they are in, by its index in the style, once it is found; the number of fonts if there is none.
  ///
  /// It is the first that has any of them: the clusters of all that it has are in it, as the spaces before them are in a font that has none.
  var font: Int?
  /// What measures them, once it is found.
  var measurer: LetterMeasurer?

  private init(_ alphabet: Letters) {
    self.alphabet = alphabet
  }

  /// The letters of a script, by what HarfBuzz makes of them.
  enum Letters {
    case joining(JoiningAlphabet)
    case syllabic(SyllabicAlphabet)
  }

  /// The scripts that are measured so.
  static var all: [LetterScript] {
    [.joining(.hebrew), .joining(.arabic), .syllabic(.devanagari), .syllabic(.thai)].map { LetterScript($0) }
  }

  /// The place among all of the script in whose block a character is.
  @inline(__always)
  static func place(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0x590..<0x600: 0
    case 0x600..<0x700: 1
    case 0x900..<0x980: 2
    case 0xE00..<0xE80: 3
    default: nil
    }
  }

  /// Whether they are measured by chains.
  var areJoined: Bool { if case .joining = alphabet { true } else { false } }

  var script: Script {
    switch alphabet {
    case .joining(let alphabet): alphabet.script
    case .syllabic(let alphabet): alphabet.script
    }
  }

  var scalars: [Unicode.Scalar] {
    switch alphabet {
    case .joining(let alphabet): alphabet.letters
    case .syllabic(let alphabet): alphabet.scalars
    }
  }
}

/// What measures the letters of a script in a style.
final class LetterMeasurer {
  /// The advances of letters that join, or run from right to left without joining.
  var joined: JoinedAdvances?
  /// The advances of orthographic syllables.
  let syllabic: SyllabicAdvances?
  let letters: Letters
  /// The scripts of a word of them.
  let scripts: WordScripts

  init(joined: JoinedAdvances? = nil, syllabic: SyllabicAdvances? = nil, letters: Letters) {
    self.joined = joined
    self.syllabic = syllabic
    self.letters = letters
    scripts = WordScripts(letters.script)
  }

  /// What all of the letters have in common.
  struct Letters {
    let script: Script
    /// Their font, by its index in the style.
    let font: UInt16
    /// What texts of them are measured in.
    let scale: FontScale
    /// The signs that are of the font and level of the joined letters that they stand beside.
    var signs = JoiningAlphabet.Signs.none
  }

  /// Takes letters apart into stretches between which a line may end without anything being shaped anew.
  ///
  /// - Parameter body: Takes the end of each stretch, in bytes, and how far it moves the pen, in units of the font.
  /// - Returns: Where the letters end; nil if HarfBuzz has to be asked for them.
  func forEachStretch(
    of word: Span<UInt8>, from start: Int, _ buffer: inout ShapingBuffer, _ body: (_ end: Int, _ advance: Int32) -> Void
  ) -> Int? {
    if let syllabic { return syllabic.forEachStretch(of: word, from: start, body) }
    guard let (advance, end) = joined?.advance(ofLettersOf: word, from: start, signs: letters.signs, &buffer) else {
      return nil
    }
    body(end, advance)
    return end
  }
}

/// Finding what measures the letters of scripts.
extension ColumnMeasurer {
  /// The script in whose block the character at a place of a word is; nil if it is none of them.
  @inline(__always)
  func letterScript(of word: Span<UInt8>, at index: Int) -> LetterScript? {
    var cursor = index
    return LetterScript.place(of: nextScalar(in: word, at: &cursor)).map { letterScripts[$0] }
  }

  /// What measures the letters of a script; nil if they have to be prepared, for now or in any case.
  func measurer(of script: LetterScript, _ shaper: TextShaper) -> LetterMeasurer? {
    if script.measurer == nil { script.measurer = findMeasurer(of: script, shaper) }
    return script.measurer
  }

  private func findMeasurer(of script: LetterScript, _ shaper: TextShaper) -> LetterMeasurer? {
    let fonts = context.cascade.fonts
    let index = script.font ?? context.cascade.firstFont(withAnyOf: script.scalars)
    script.font = index
    guard index < fonts.count, let font = UInt16(exactly: index), FontSet(font) != nil,
      let scale = FontScale(fonts[index], context)
    else { return nil }
    var letters = LetterMeasurer.Letters(script: script.script, font: font, scale: scale)
    switch script.alphabet {
    case .joining(let alphabet):
      letters.signs = signs(of: alphabet, besideLettersIn: index)
      return shaper.pairs.tables.table(
        for: fonts[index], properties(alphabet.script, .rightToLeft), alphabet, length: remainingBytes
      ).map { LetterMeasurer(joined: $0, letters: letters) }
    case .syllabic(let alphabet):
      // Spaces and signs are to be of another font.
      guard index > 0 else { return nil }
      return shaper.pairs.tables.table(
        for: fonts[index], properties(alphabet.script, .leftToRight), alphabet, length: remainingBytes
      ).map { LetterMeasurer(syllabic: $0, letters: letters) }
    }
  }

  /// The signs of an alphabet that are in the font of the letters beside them, and of their level.
  private func signs(of alphabet: JoiningAlphabet, besideLettersIn index: Int) -> JoiningAlphabet.Signs {
    // A paragraph whose direction is its text's runs from right to left, as all its letters do.
    guard context.style.direction != .leftToRight else { return .none }
    let cascade = context.cascade
    return alphabet.signs { sign, isOpening in
      // The first of the fonts that were asked for and have it, or else the one of the character before: a letter if the sign closes.
      let requested = cascade.fonts[..<cascade.requestedCount].firstIndex { $0.covers(sign) }
      let letters = cascade.fonts[index]
      return requested == index || requested == nil && !isOpening && !letters.hasColorGlyphs && letters.covers(sign)
    }
  }
}
