/// Random words of scripts that are written in syllables, well-formed and ill-formed.
public enum SyllabicText {
  /// A word of Thai: consonants with vowels and tone marks, most of them in the order in which they are written.
  ///
  /// - Parameter errors: One of so many characters is out of order, or of another script; none if it is 0.
  public static func thai(errors: Int, using generator: inout some RandomNumberGenerator) -> String {
    var word = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      if Int.random(in: 0..<3, using: &generator) == 0 { word.append(scalar(of: [0xE40...0xE44], &generator)) }
      word.append(scalar(of: [0xE01...0xE2E], &generator))
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<3: word.append(scalar(of: [0xE31...0xE31, 0xE34...0xE3A, 0xE47...0xE47], &generator))
      case 3:
        word.append(scalar(of: [0xE31...0xE31, 0xE34...0xE39], &generator))
        word.append(scalar(of: [0xE48...0xE4C], &generator))
      case 4: word.append(scalar(of: [0xE48...0xE4E], &generator))
      case 5:
        if Bool.random(using: &generator) { word.append(scalar(of: [0xE48...0xE4B], &generator)) }
        word.append("\u{E33}")
      case 6:
        word.append(contentsOf: [scalar(of: [0xE48...0xE4E], &generator), scalar(of: [0xE34...0xE4D], &generator)])
      default: break
      }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0..<2: word.append(scalar(of: [0xE2F...0xE30, 0xE32...0xE32, 0xE45...0xE46], &generator))
      case 2: word.append(scalar(of: [0xE50...0xE59], &generator))
      default: break
      }
      addError(to: &word, errors, 0xE01...0xE5B, &generator)
    }
    return String(word)
  }

  /// A word of Devanagari: consonants, joined to conjuncts, with the signs of vowels, nasals and the nukta.
  ///
  /// - Parameter errors: One of so many characters is out of order, or of another script; none if it is 0.
  public static func devanagari(errors: Int, using generator: inout some RandomNumberGenerator) -> String {
    var word = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      if Int.random(in: 0..<6, using: &generator) == 0 {
        word.append(scalar(of: [0x905...0x914], &generator))
      } else {
        var isFirst = true
        repeat {
          if !isFirst { word.append("\u{94D}") }
          isFirst = false
          let isRa = Int.random(in: 0..<4, using: &generator) == 0
          word.append(isRa ? "\u{930}" : scalar(of: [0x915...0x939, 0x915...0x939, 0x958...0x95F], &generator))
          if Int.random(in: 0..<12, using: &generator) == 0 { word.append("\u{93C}") }
        } while Int.random(in: 0..<3, using: &generator) == 0
        if Bool.random(using: &generator) { word.append(scalar(of: [0x93E...0x94C, 0x93F...0x940], &generator)) }
      }
      if Int.random(in: 0..<6, using: &generator) == 0 { word.append(scalar(of: [0x901...0x903], &generator)) }
      addError(to: &word, errors, 0x900...0x97F, &generator)
    }
    if Int.random(in: 0..<12, using: &generator) == 0 { word.append("\u{94D}") }
    return String(word)
  }

  private static func addError(
    to word: inout String.UnicodeScalarView, _ errors: Int, _ block: ClosedRange<UInt32>,
    _ generator: inout some RandomNumberGenerator
  ) {
    guard errors > 0, Int.random(in: 0..<errors, using: &generator) == 0 else { return }
    let others: [Unicode.Scalar] = [
      "\u{200C}", "\u{200D}", "a", "\u{301}", "7", "\u{E33}", "\u{94D}", "\u{25CC}", "\u{3000}",
    ]
    word.append(
      Bool.random(using: &generator)
        ? scalar(of: [block], &generator) : others[Int.random(in: 0..<others.count, using: &generator)])
  }

  private static func scalar(
    of ranges: [ClosedRange<UInt32>], _ generator: inout some RandomNumberGenerator
  ) -> Unicode.Scalar {
    let range = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
    return Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? " "
  }
}
