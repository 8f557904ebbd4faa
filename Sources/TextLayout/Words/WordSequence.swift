internal import TextAnalysis

/// What words that follow each other in a text have in common.
struct WordSequence {
  private let commonUnits: Int
  private(set) var unitsPerEm: Int
  private(set) var level: UInt8?
  private(set) var fonts: FontSet?
  private(set) var scripts: WordScripts?
  private(set) var isComplete = true
  private var last = WordCharacters()
  /// The script of the brackets that are open.
  private var bracketScript: Script?
  /// Whether the text begins from right to left, and its words were measured as such a text's.
  private let runsFromRight: Bool
  /// The side of the last character that is not neutral.
  private var side = WordCharacters.Side.none
  /// Whether a letter comes before the next word.
  private var hasLetter = false
  /// Whether the last word with a letter is of one script, so that the script after it is that of its last letter.
  private var endsInScriptOfLetter = true

  /// - Parameter commonUnits: Units of an em of a text in the style's first font.
  init(commonUnits: Int, runsFromRight: Bool) {
    self.commonUnits = commonUnits
    self.runsFromRight = runsFromRight
    unitsPerEm = commonUnits
  }

  /// Adds a word; false if the text depends on more than its words by themselves.
  @inline(__always)
  mutating func append(_ word: MeasuredWord) -> Bool {
    guard level ?? word.level == word.level, addUnits(word.unitsPerEm),
      !(last.endsWithQuote && word.characters.beginsWithBracket),
      !(last.endsWithBracket && word.characters.beginsWithNonstarter)
    else { return false }
    if runsFromRight {
      guard word.level == 1, addSides(of: word) else { return false }
    } else if word.level != 0 {
      // Between letters of other scripts spaces and signs may be of another level.
      guard !word.hasOtherLevels, word.characters.hasPlainEdges, word.scripts.isOne || level == nil,
        scripts.map({ $0.isOne && $0.first == word.scripts.first }) ?? true
      else { return false }
    }
    guard addBrackets(of: word) else { return false }
    fonts = level == nil ? word.fonts : word.fonts.flatMap { fonts?.union($0) }
    level = word.level
    isComplete = isComplete && word.isComplete
    last = word.characters
    if scripts?.append(word.scripts) == nil { scripts = word.scripts }
    return true
  }

  /// Adds a word of a text from right to left; false if its levels may differ from those between letters from right to
  /// left.
  ///
  /// Neutrals have level 1 there, unless they stand between letters from left to right, or between such a letter and a
  /// number. So do brackets, unless that is true of them and of all between them (UAX #9, rules N0 to N2).
  @inline(__always)
  private mutating func addSides(of word: MeasuredWord) -> Bool {
    let characters = word.characters
    // Patterns, since the compiler inlines no comparison of another module.
    let followsLeft = if case .left = side { true } else { false }
    switch characters.firstSide {
    case .left where followsLeft, .number where followsLeft: return false
    // Signs in numbers after Arabic letters are neutral (rules W2 to W6), but not at a text's start.
    case .number where !hasLetter && !word.isOfOneLevel: return false
    // A number was measured after a letter of the script in force. After a bracket that is not the last letter's, which may be
    // Arabic where the other is not (rule W2).
    case .number where !endsInScriptOfLetter: return false
    default: break
    }
    if characters.hasLeft, characters.opensBracket || characters.closesBracket { return false }
    var hasRight = if case .right = characters.firstSide { true } else { false }
    switch characters.lastSide {
    case .none: break
    case .right: (side, hasRight) = (.right, true)
    case .left, .number: side = characters.lastSide
    }
    if hasRight || characters.hasLeft {
      (hasLetter, endsInScriptOfLetter) = (true, word.scripts.isOne)
    }
    return true
  }

  /// Takes over the units of the word; false if fonts beside the first have different units.
  private mutating func addUnits(_ units: Int) -> Bool {
    if units == commonUnits || units == unitsPerEm { return true }
    guard unitsPerEm == commonUnits else { return false }
    unitsPerEm = units
    return true
  }

  /// Adds the brackets of a word; false if a closing bracket may take another script than its word's from the bracket
  /// that opened.
  private mutating func addBrackets(of word: MeasuredWord) -> Bool {
    if word.characters.closesBracket, let bracketScript {
      guard word.scripts.isOne, word.scripts.first == bracketScript else { return false }
    }
    if word.characters.opensBracket {
      guard word.scripts.isOne, bracketScript ?? word.scripts.first == word.scripts.first else { return false }
      bracketScript = word.scripts.first
    }
    return true
  }
}
