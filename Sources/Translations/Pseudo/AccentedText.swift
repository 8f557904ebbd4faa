/// The accented pseudo-locale, as Android's resource compiler makes `en-XA`.
///
/// Source: aapt2, `Pseudolocalizer.cpp` (AOSP, frameworks/base at 5364be50). Two quirks of it are kept: a text of more than
/// three words grows by its own length, others by half of that; and only a character without an accented form counts as the
/// start of a word. Two things differ: Apple's placeholders (`%@`) are recognized, too, and `100 % sure` has none.
enum AccentedText {
  static func pseudotext(of text: String) -> String {
    var result = "["
    // The length and the number of words of the current message so far.
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
          // aapt2 counts bytes.
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

  /// The letters and signs that replace others.
  ///
  /// `q`, `v` and `Q` change case and `V` becomes a Greek nu, since few fonts have accented forms of them.
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

  /// Whole words with a total length of about `length` characters.
  ///
  /// If the length ends between two words, the next word is included, a quirk of aapt2.
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
