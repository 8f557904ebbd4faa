internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Finds the thresholds of texts in one style without preparing them: texts of an alphabet by words that pairs of their characters
/// determine, and the others by words that were prepared between spaces.
///
/// It finds what `LineThresholds` finds in the text prepared, or nothing. One per style and worker; it keeps memory
/// from text to text.
struct ColumnMeasurer: ~Copyable {
  /// Where the thresholds of the text last measured are.
  var finder = ThresholdFinder()
  /// The words that were measured.
  var words = WordCache(limit: 16 << 20)
  /// What measures texts of alphabets.
  var alphabetTexts: [AlphabetTexts] = []
  /// The scripts whose letters are measured by themselves.
  var letterScripts = LetterScript.all
  /// What measures characters that are shaped as each is by itself.
  var fixedCharacters: FixedCharacters
  /// The indices of the words of the text at hand.
  var textWords: [Int] = []
  /// Whether the text at hand begins from right to left, in a paragraph that does so.
  var runsFromRight = false
  /// How far spaces at the ends of runs move the pen, in units of the first font, by the script of the run.
  var spaceAdvances: [(script: Script, direction: TextDirection, advance: Int32?)] = []
  /// What words are kept with that begin with what all scripts use.
  var letters = ScriptLetters()
  /// How many texts took each path.
  var paths = ColumnPaths()

  let context: StyleContext
  let font: FontFace
  /// Units of an em in which a text of the style's first font is measured.
  let unitsPerEm: Int
  /// How many of them a unit of the font is.
  let factor: Int32
  /// Whether texts of ASCII run from left to right, and nothing but advances matters.
  let allowsWords: Bool
  /// Whether spaces are in the first font, so that a word's font does not depend on the word before it.
  let hasSpace: Bool
  /// The alphabets and scripts whose letters the first font lacks and another has.
  var missingLetters: [(alphabet: ObjectIdentifier, script: Script)] = []
  /// What shapes words.
  var buffer = ShapingBuffer()
  /// How many bytes the text at hand has, and the texts of the column after it: so many that reading tables may pay.
  var remainingBytes = 0

  /// The longest text: beyond it positions could overflow.
  static let longest = 1 << 15

  init(_ context: StyleContext) {
    self.context = context
    // Set before the first branch: else Swift 6.3 takes it for initialised where it is not, and releases it.
    fixedCharacters = FixedCharacters(context)
    let style = context.style
    font = context.font
    unitsPerEm = context.units.common
    factor = Int32(exactly: unitsPerEm / font.unitsPerEm) ?? 1
    allowsWords =
      Shortcuts.areTaken && style.letterSpacing == 0 && style.tracking == nil && !context.dependsOnSize
      && style.breaking == .unicode && unitsPerEm.isMultiple(of: font.unitsPerEm)
    hasSpace = font.coverage.contains(" ")
  }

  /// Finds a text's thresholds; nil if it has to be prepared.
  mutating func measure(_ text: Span<UInt8>, _ shaper: TextShaper) -> MeasuredText? {
    // An empty text has no words.
    guard allowsWords, !text.isEmpty, text.count < Self.longest else { return nil }
    finder.begin()
    if context.style.direction != .rightToLeft {
      if text.isPrintableASCII { return measure(text, of: .ascii, shaper) }
      if let alphabet = text.possibleAlphabet, let measured = measure(text, of: alphabet, shaper) { return measured }
      finder.begin()
    }
    words.trim()
    return measureByWords(text, shaper)
  }

  func properties(_ script: Script, _ direction: TextDirection) -> ShapingProperties {
    ShapingProperties(direction: direction, script: script, language: context.language, features: context.features)
  }
}

/// The kinds of texts that were measured without being prepared.
extension ColumnMeasurer {
  /// The kind of texts in the first font, of the alphabets that a stand-in has.
  var kindOfFirstFont: ColumnChunk.Kind {
    ColumnChunk.Kind(unitsPerEm: unitsPerEm, fonts: .first, isScaled: context.font.advanceScale != nil)
  }

  /// The kind of a text that was measured without being prepared, as `TextSizing` has it; nil if it has to be prepared.
  func kind(unitsPerEm: Int, fonts: FontSet?, _ scripts: @autoclosure () -> WordScripts?) -> ColumnChunk.Kind? {
    guard context.hasStandIn else { return ColumnChunk.Kind(unitsPerEm: unitsPerEm, fonts: fonts) }
    guard let scripts = scripts() else { return nil }
    if !scripts.hasStandIns { return ColumnChunk.Kind(unitsPerEm: unitsPerEm, fonts: fonts) }
    guard !scripts.hasOthers, fonts == .first else { return nil }
    return ColumnChunk.Kind(unitsPerEm: unitsPerEm, fonts: fonts, isScaled: context.font.advanceScale != nil)
  }
}
