/// The right-to-left pseudo-locale, as Android's resource compiler makes `ar-XB`: each word is enclosed in right-to-left marks
/// and a right-to-left override.
///
/// Source: aapt2, `Pseudolocalizer.cpp` (AOSP, frameworks/base at 5364be50).
enum RightToLeftText {
  private static let wordStart = "\u{200F}\u{202E}"
  private static let wordEnd = "\u{202C}\u{200F}"

  static func pseudotext(of text: String) -> String {
    var result = ""
    // The text to split into words: like aapt2, it includes `printf` placeholders and markup.
    var words = ""
    func endWords() {
      appendWords(words, to: &result)
      words = ""
    }
    for part in PseudoPart.parts(of: text) {
      switch part {
      case .placeholder(let placeholder) where placeholder.hasPrefix("{"):
        endWords()
        result += wordStart + placeholder + wordEnd
      case .text(let part), .markup(let part), .placeholder(let part): words += part
      case .syntax(let syntax):
        endWords()
        result += syntax
      case .messageStart, .messageEnd: endWords()
      }
    }
    endWords()
    return result
  }

  private static func appendWords(_ text: String, to result: inout String) {
    var followsSpace = true
    for scalar in text.unicodeScalars {
      let isSpace = " \t\n\u{B}\u{C}\r".unicodeScalars.contains(scalar)
      if followsSpace, !isSpace { result += wordStart } else if !followsSpace, isSpace { result += wordEnd }
      followsSpace = isSpace
      result.unicodeScalars.append(scalar)
    }
    if !followsSpace { result += wordEnd }
  }
}
