extension FindingKind {
  /// What the kind means, in a sentence.
  public var summary: String {
    switch self {
    case .truncated: "Part of a text is not shown."
    case .clipped: "Something is higher than what holds it."
    case .overlap: "Two elements cover each other."
    case .overflow: "Something is wider than what holds it."
    case .missingGlyph: "No font has a glyph for a character."
    case .wraps: "A text takes more lines than it may."
    case .tapTarget: "What takes taps is smaller than the platform asks for."
    case .untranslated: "A text is not translated."
    case .brokenWord: "A word is broken, as its line is narrower."
    case .unlabeled: "What takes taps has no name for assistive technology."
    }
  }

  /// The letter by which a heat map shows the kind: colour alone would not do for everyone.
  var letter: String {
    switch self {
    case .truncated: "T"
    case .clipped: "C"
    case .overlap: "O"
    case .overflow: "F"
    case .missingGlyph: "G"
    case .wraps: "W"
    case .tapTarget: "S"
    case .untranslated: "U"
    case .brokenWord: "B"
    case .unlabeled: "N"
    }
  }

  /// What people call it.
  var title: String {
    switch self {
    case .truncated: "Truncated"
    case .clipped: "Clipped"
    case .overlap: "Overlap"
    case .overflow: "Overflow"
    case .missingGlyph: "Missing glyph"
    case .wraps: "Wraps"
    case .tapTarget: "Small tap target"
    case .untranslated: "Untranslated"
    case .brokenWord: "Broken word"
    case .unlabeled: "Unlabeled"
    }
  }

  /// Whether it surely looks broken; the others may be meant.
  var isGrave: Bool {
    switch self {
    case .clipped, .overlap, .overflow, .missingGlyph: true
    case .truncated, .wraps, .tapTarget, .untranslated, .brokenWord, .unlabeled: false
    }
  }

  /// How grave it is, as SARIF and GitHub's annotations call it.
  var level: String { isGrave ? "error" : "warning" }

  /// Whether it is so at every size and width.
  var isEverywhere: Bool { self == .missingGlyph || self == .untranslated || self == .unlabeled }
}
