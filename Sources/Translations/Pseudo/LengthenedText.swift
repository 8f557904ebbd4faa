/// The lengthened pseudo-locale: the text followed by more text.
enum LengthenedText {
  /// Lengthens a text by a percentage of its characters, rounded up; placeholders and markup do not count.
  ///
  /// The added text repeats the text's own letters and word lengths, so that lines break as in a language with longer texts in
  /// the same script.
  static func pseudotext(of text: String, percent: Int) -> String {
    var letters: [Character] = []
    for case .text(let part) in PseudoPart.parts(of: text) { letters += part }
    let count = (letters.count * percent + 99) / 100
    guard count > 0, !letters.isEmpty else { return text }
    // The space before the added text counts as an added character.
    var added: [Character] = text.last?.isWhitespace == true ? [] : [" "]
    var index = 0
    while added.count < count {
      let letter = letters[index % letters.count]
      // White space is added as single spaces only, since line breaks would add lines.
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
    // A space at the end would be invisible.
    if added.count > 1, added.last?.isWhitespace == true, let letter = letters.first(where: { !$0.isWhitespace }) {
      added[added.count - 1] = letter
    }
    return text + String(added)
  }
}
