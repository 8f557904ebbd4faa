/// The lengthened pseudo-locale: the text as it is, and more of it.
enum LengthenedText {
  /// A text that is longer by a share of its characters, rounded up; placeholders and markup do not count.
  ///
  /// What is added is the text's own letters again, in words of their lengths, so that the lines that it needs are those of
  /// a language that needs more room, in the same script.
  static func pseudotext(of text: String, percent: Int) -> String {
    var letters: [Character] = []
    for case .text(let part) in PseudoPart.parts(of: text) { letters += part }
    let count = (letters.count * percent + 99) / 100
    guard count > 0, !letters.isEmpty else { return text }
    // A space before counts as one of the characters that are added.
    var added: [Character] = letters.last?.isWhitespace == true ? [] : [" "]
    var index = 0
    while added.count < count {
      let letter = letters[index % letters.count]
      // No white space but single spaces: line breaks would add lines, not length.
      if !letter.isWhitespace {
        added.append(letter)
      } else if added.last?.isWhitespace == false {
        added.append(" ")
      } else if letters.allSatisfy(\.isWhitespace) {
        return text
      }
      index += 1
      if index.isMultiple(of: letters.count), added.last?.isWhitespace == false { added.append(" ") }
    }
    added.removeLast(added.count - count)
    // A space at the end would not be seen.
    if added.count > 1, added.last?.isWhitespace == true, let letter = letters.first(where: { !$0.isWhitespace }) {
      added[added.count - 1] = letter
    }
    return text + String(added)
  }
}
