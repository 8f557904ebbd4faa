internal import FontKit
internal import Shaping
internal import TextAnalysis

/// What measures words of a script of orthographic syllables in a style: in the first font that has the script, which is not the
/// style's first.
struct SyllabicScript {
  let advances: SyllabicAdvances
  /// The font of the syllables, by its index in the style.
  let font: UInt16
  /// What texts of such words are measured in.
  let scale: FontScale
  /// How far a space moves the pen, in units of the text.
  let spaceAdvance: Int32

  /// The scripts that are measured so.
  static let alphabets = [SyllabicAlphabet.thai, .devanagari]

  /// The widest a word may be, in units of the text; one that is wider on its way there has wrong stops, and is given up.
  private static let widest = Int(Int32.max) / 4

  /// Measures a word of syllables; nil if it is another, or if they do not determine it.
  ///
  /// - Parameter stops: Takes the ends of stretches.
  /// - Complexity: O(*n*).
  func measure(_ word: Span<UInt8>, _ stops: inout [QueuedWords.Stop]) -> MeasuredWord? {
    var pen = 0
    let end = advances.forEachStretch(of: word, from: 0) { end, advance in
      pen += Int(advance) * Int(scale.factor)
      let stop = Int32(truncatingIfNeeded: pen)
      stops.append(QueuedWords.Stop(offset: Int32(end), pen: stop, lineEnd: stop))
    }
    guard end == word.count, abs(pen) < Self.widest, let fonts = FontSet(font) else { return nil }
    return MeasuredWord(
      spaceAdvance: spaceAdvance, advance: Int32(pen), segments: 0..<0, unitsPerEm: scale.unitsPerEm,
      scripts: WordScripts(advances.alphabet.script), level: 0, fonts: fonts, isSafeToConcat: true,
      isContextFree: true, characters: WordCharacters())
  }
}
