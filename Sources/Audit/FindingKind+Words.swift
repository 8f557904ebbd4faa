/// What reports say about kinds of findings.
extension FindingKind {
  struct Words {
    /// What people call it.
    var title: String
    /// The letter by which a heat map shows it: colour alone would not do for everyone.
    var letter: String
    /// Whether it surely looks broken; the others may be meant.
    var isGrave = false
    /// What it means, in a sentence.
    var summary: String
    /// How it comes about.
    var cause: String
    /// What helps.
    var advice: String
  }

  var words: Words {
    switch self {
    case .truncated:
      Words(
        title: "Truncated", letter: "T", summary: "Part of a text is not shown.",
        cause: "The text needs more lines or more room than its element has, so an ellipsis stands for the rest.",
        advice: "Allow more lines, shorten the text, or let the row stand texts above each other at large sizes.")
    case .clipped:
      Words(
        title: "Clipped", letter: "C", isGrave: true, summary: "Something is higher than what holds it.",
        cause: "The element keeps its height, and the text or the element in it is higher.",
        advice: "Let the row size itself instead of giving it a height.")
    case .overlap:
      Words(
        title: "Overlap", letter: "O", isGrave: true, summary: "Two elements cover each other.",
        cause: "Both are placed by fixed distances, and one of them has grown into the other.",
        advice: "Let the text take the room that the other element leaves, or stack the two at large sizes.")
    case .overflow:
      Words(
        title: "Overflow", letter: "F", isGrave: true, summary: "Something is wider than what holds it.",
        cause: "A word or an element cannot become narrower, and what holds it is.",
        advice: "Allow hyphenation or a smaller scale, or give the text the whole width at large sizes.")
    case .missingGlyph:
      Words(
        title: "Missing glyph", letter: "G", isGrave: true, summary: "No font has a glyph for a character.",
        cause: "Neither the families of the text nor the fallback fonts know the character, so a box is shown.",
        advice: "Add a font that has it with --font, or take another character.")
    case .wraps:
      Words(
        title: "Wraps", letter: "W", summary: "A text takes more lines than it may.",
        cause: "The text does not fit in as many lines as --max-lines allows.",
        advice: "Shorten the text, or raise --max-lines.")
    case .tapTarget:
      Words(
        title: "Small tap target", letter: "S", summary: "What takes taps is smaller than the platform asks for.",
        cause: "The row or the control is lower or narrower than 44 points on Apple's systems or 48 dp elsewhere.",
        advice: "Make the row higher, or give the control a larger hit target.")
    case .untranslated:
      Words(
        title: "Untranslated", letter: "U", summary: "A text is not translated.",
        cause: "The tables have no text for the key in this language, or the key is in none of them.",
        advice: "Add the text to the table of the language, or mend the key.")
    case .brokenWord:
      Words(
        title: "Broken word", letter: "B", summary: "A word is broken, as its line is narrower.",
        cause: "The text has less room than its widest word needs, so the word is broken between two letters.",
        advice: "Let the row stand texts above each other at large sizes, or give the text more of the width.")
    case .unlabeled:
      Words(
        title: "Unlabeled", letter: "N", summary: "What takes taps has no name for assistive technology.",
        cause: "The row has no text, and the document says no accessibility label for it.",
        advice: "Give the row a text or an accessibility label.")
    }
  }

  /// What the kind means, in a sentence.
  public var summary: String { words.summary }

  /// Whether it surely looks broken; the others may be meant.
  var isGrave: Bool { words.isGrave }

  /// How grave it is, as SARIF and GitHub's annotations call it.
  var level: String { isGrave ? "error" : "warning" }

  /// The kind as a rule of SARIF is called: in PascalCase (section 3.49.7).
  var ruleName: String {
    words.title.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Whether it is so at every size and width.
  var isEverywhere: Bool { self == .missingGlyph || self == .untranslated || self == .unlabeled }
}
