internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Finds the thresholds of texts in one style without preparing them: texts of one alphabet by pairs of characters, and
/// other texts by words that were measured between spaces.
///
/// It finds the same as `LineThresholds` in the prepared text, or nothing. One per style and worker; it reuses its
/// memory from text to text.
struct ColumnMeasurer: ~Copyable {
  /// Where the thresholds of the text last measured are.
  var finder = ThresholdFinder()
  /// The segments of the text last measured, if it was measured by words.
  var segments = TextSegments()
  /// The words that were measured.
  var words = WordCache(limit: wordLimit)
  /// One for each alphabet and script that occurred.
  var alphabetTexts: [AlphabetTexts] = []
  /// The scripts whose letters are measured by themselves.
  var letterScripts = LetterScript.all
  /// Measures CJK characters, whose advances depend on no others or on the next one only.
  var fixedCharacters: FixedCharacters
  /// The runs of the word at hand.
  var runs = MeasuredRuns()
  /// The cache indices of the current text's words.
  var textWords: [Int] = []
  /// Whether the current text begins from right to left, in a paragraph of that direction.
  var runsFromRight = false
  /// Spaces in the first font, by the script and direction of their run.
  var spaces: [RunSpace] = []
  /// Facts about the characters of words: here, not in the analyzer, since each access to what changes in an object is checked.
  var characterTable = CharacterTable()
  /// The letters that words with a Common first character are measured after.
  var letters = ScriptLetters()
  /// How many texts took each path.
  var paths = ColumnPaths()

  let context: StyleContext
  let font: FontFace
  /// Units per em of texts in the style's first font.
  let unitsPerEm: Int
  /// Text units per unit of that font.
  let factor: Int32
  /// Whether texts may be measured by words: nothing but advances, their scale in the first font and positive letter spacing matters
  /// (no dependence on the size), segments determine where lines end, and the units are whole multiples of the font's.
  let allowsWords: Bool
  /// What words count beside advances.
  let extra: ExtraLengths
  /// Whether the first font has a scale; no other has one where words are allowed.
  let isFirstFontScaled: Bool
  /// Whether letters are spaced.
  var isSpaced: Bool { extra == .letterSpacing }
  /// Whether spaces are in the first font, so that a word's font does not depend on the word before it.
  let hasSpace: Bool
  /// The alphabets and scripts whose letters the first font lacks and another has.
  var missingLetters: [(alphabet: ObjectIdentifier, script: Script)] = []
  var buffer = ShapingBuffer()
  /// The bytes of the current text and of the texts after it in the column, by which it is decided whether reading a
  /// font's tables pays.
  var remainingBytes = 0

  /// The most memory that the words of each alphabet take, and that other words take, in bytes.
  static let wordLimit = 16 << 20
  /// Texts of so many bytes or more are not measured by words: positions could overflow.
  static let longest = 1 << 15

  init(_ context: StyleContext) {
    self.context = context
    // Set before the first branch: else Swift 6.3 takes it for initialised where it is not, and releases it.
    fixedCharacters = FixedCharacters(context)
    let style = context.style
    font = context.font
    unitsPerEm = context.units.common
    factor = Int32(exactly: unitsPerEm / font.unitsPerEm) ?? 1
    isFirstFontScaled = font.advanceScale != nil
    let isSpaced = FixedPoints.steps(style.letterSpacing) > 0
    extra = isSpaced ? .letterSpacing : context.hasStandIn ? .unscaledAdvances : .none
    allowsWords =
      Shortcuts.areTaken && (isSpaced || style.letterSpacing == 0) && !context.dependsOnSize
      && context.rules.segmentsDetermineLines && unitsPerEm.isMultiple(of: font.unitsPerEm)
      && context.cascade.fonts.dropFirst().allSatisfy { $0.advanceScale == nil }
    hasSpace = font.coverage.contains(" ")
  }

  /// Finds a text's thresholds; nil if it has to be prepared.
  mutating func measure(_ text: Span<UInt8>, _ shaper: TextShaper) -> MeasuredText? {
    // An empty text has no words.
    guard allowsWords, !text.isEmpty, text.count < Self.longest,
      !context.rules.breaksAddresses || !text.mayHaveAddress
    else { return nil }
    finder.begin()
    if !isSpaced, context.style.direction != .rightToLeft {
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
    ColumnChunk.Kind(
      unitsPerEm: unitsPerEm, fonts: .first, isScaled: context.font.advanceScale != nil,
      baseDirection: baseDirection(ofLevel: 0))
  }

  /// The kind of a text of one level that was measured without being prepared, as `TextSizing` has it; nil if it has to be prepared.
  ///
  /// Mutating, as the compiler copies a measurer to lend it.
  mutating func kind(unitsPerEm: Int, fonts: FontSet?, _ scaling: WordScaling, level: UInt8) -> ColumnChunk.Kind? {
    var kind = ColumnChunk.Kind(
      unitsPerEm: unitsPerEm, fonts: fonts, isScaled: scaling.contains(.scaled),
      baseDirection: baseDirection(ofLevel: level))
    if isSpaced { kind.extra = .letterSpacing }
    if scaling == .partly {
      guard !isSpaced else { return nil }
      kind.extra = .unscaledAdvances
    }
    return kind
  }

  /// The base direction of a text of one level; nil if the level does not determine it.
  private func baseDirection(ofLevel level: UInt8) -> TextDirection? {
    switch context.style.direction {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    // A text of one level has the level of its paragraph, or one above it.
    case .firstStrong: level == 0 ? .leftToRight : level == 1 ? .rightToLeft : nil
    }
  }

  /// Whether the scale of the first font applies to text of a script in a font of the style.
  func scaling(of script: Script, inFont index: UInt16) -> WordScaling {
    index == 0 && isFirstFontScaled && script.isOfStandIns ? .scaled : .unscaled
  }
}
