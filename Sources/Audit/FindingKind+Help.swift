/// What reports say to somebody who meets a kind of finding for the first time.
extension FindingKind {
  /// The kind as a rule of SARIF is called: in PascalCase (section 3.49.7).
  var ruleName: String { title.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }

  /// How it comes about.
  var cause: String {
    switch self {
    case .truncated: "The text needs more lines or more room than its element has, so an ellipsis stands for the rest."
    case .clipped: "The element keeps its height, and the text or the element in it is higher."
    case .overlap: "Both are placed by fixed distances, and one of them has grown into the other."
    case .overflow: "A word or an element cannot become narrower, and what holds it is."
    case .missingGlyph: "Neither the families of the text nor the fallback fonts know the character, so a box is shown."
    case .wraps: "The text does not fit in as many lines as --max-lines allows."
    case .tapTarget: "The row or the control is lower or narrower than 44 points on Apple's systems or 48 dp elsewhere."
    case .untranslated: "The tables have no text for the key in this language, or the key is in none of them."
    case .brokenWord: "The text has less room than its widest word needs, so the word is broken between two letters."
    case .unlabeled: "The row has no text, and the document says no accessibility label for it."
    }
  }

  /// What helps.
  var advice: String {
    switch self {
    case .truncated: "Allow more lines, shorten the text, or let the row stand texts above each other at large sizes."
    case .clipped: "Let the row size itself instead of giving it a height."
    case .overlap: "Let the text take the room that the other element leaves, or stack the two at large sizes."
    case .overflow: "Allow hyphenation or a smaller scale, or give the text the whole width at large sizes."
    case .missingGlyph: "Add a font that has it with --font, or take another character."
    case .wraps: "Shorten the text, or raise --max-lines."
    case .tapTarget: "Make the row higher, or give the control a larger hit target."
    case .untranslated: "Add the text to the table of the language, or mend the key."
    case .brokenWord: "Let the row stand texts above each other at large sizes, or give the text more of the width."
    case .unlabeled: "Give the row a text or an accessibility label."
    }
  }
}
