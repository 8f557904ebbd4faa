/// The accented pseudo-locale, as Android's resource compiler makes `en-XA`.
///
/// Source: aapt2, `Pseudolocalizer.cpp` (AOSP, frameworks/base at 5364be50). Two quirks of it are kept: a text is made
/// longer by its own length only if it has more than three words, else by half of that, and a word is counted only at
/// a character that has no accented form. Two things differ: placeholders are those of Apple's systems too (`%@`), and
/// `100 % sure` has none.
enum AccentedText {
  static func pseudotext(of text: String) -> String {
    var result = "["
    // How much text there is in the message that is being read, and in how many words.
    var length = 0
    var wordCount = 0
    func expansion() -> String {
      length > 0 ? " " + Filling.words(length: wordCount > 3 ? length : length / 2) : ""
    }
    for part in PseudoPart.parts(of: text) {
      switch part {
      case .text(let text):
        var followsSpace = true
        for scalar in text.unicodeScalars {
          // Bytes are what is counted.
          length += UTF8.width(scalar)
          if let accented = accented[scalar] {
            result += accented
          } else {
            let isSpace = " \t\n\u{B}\u{C}\r".unicodeScalars.contains(scalar)
            if followsSpace, !isSpace { wordCount += 1 }
            followsSpace = isSpace
            result.unicodeScalars.append(scalar)
          }
        }
      case .markup(let markup): result += markup
      case .placeholder(let placeholder): result += "»\(placeholder)«"
      case .syntax(let syntax): result += syntax
      case .messageStart: (length, wordCount) = (0, 0)
      case .messageEnd:
        result += expansion()
        (length, wordCount) = (0, 0)
      }
    }
    return result + expansion() + "]"
  }

  /// Look-alikes.
  ///
  /// `q` and `v` become capitals, `Q` and `V` small: they have no accented form that fonts usually have.
  private static let accented: [Unicode.Scalar: String] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEGHIJKLMNOPQRSTUVWXYZ!?$"
    let look = "åɓçðéƒĝĥîĵķļḿñöþQŕšţûVŵхýžÅβÇÐÉĜĤÎĴĶĻḾÑÖÞqŔŠŢÛνŴ×ÝŽ¡¿€"
    return Dictionary(uniqueKeysWithValues: zip(plain.unicodeScalars, look.unicodeScalars.map { String($0) }))
  }()
}

/// Words that make a text longer.
enum Filling {
  /// Source: aapt2, as above, its "fiveteen" and all.
  private static let words =
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fiveteen sixteen seventeen nineteen twenty"

  /// Whole words of about a length, in characters.
  ///
  /// Where the length ends between two words, the next one is there, too: a quirk of aapt2.
  static func words(length: Int) -> String {
    var filling = ""
    var rest = length
    while rest > words.count {
      filling += words + " "
      rest -= words.count
    }
    let end = words.dropFirst(rest + 1).firstIndex(of: " ") ?? words.endIndex
    return filling + words[..<end]
  }
}
