internal import TextAnalysis

/// What the characters of a word tell of it, before it is prepared.
struct WordCharacters {
  /// Whether they leave what is around the word alone, and are left alone by it.
  ///
  /// A line may break at a space between two words if the one before it ends with a letter, a digit, a comma or a full stop, and
  /// the one after it begins with a letter or a digit (UAX #14, rules LB7 and LB18). Controls of bidirectional text reach beyond
  /// the word.
  let areAlone: Bool
  /// The script of all its letters; nil if they are of several, or if there are none.
  let script: Script?

  /// - Complexity: O(*n*).
  init(_ word: Span<UInt8>) {
    var first: Unicode.Scalar?
    var last: Unicode.Scalar = " "
    var script: Script?
    var isOneScript = true
    var isPlain = true
    var cursor = 0
    while cursor < word.count {
      guard let scalar = Unicode.Scalar(nextScalar(in: word, at: &cursor)) else { break }
      isPlain = isPlain && scalar != "\u{FFFD}" && (!scalar.isDefaultIgnorable || scalar.isJoiner)
      if scalar.isLetterOrNumber, scalar.script != .common {
        isOneScript = isOneScript && (script ?? scalar.script) == scalar.script
        script = scalar.script
      }
      first = first ?? scalar
      last = scalar
    }
    let endsWell = last.isLetterOrNumber || last.isMark || last == "," || last == "."
    areAlone = isPlain && endsWell && first?.isLetterOrNumber ?? false
    self.script = isOneScript ? script : nil
  }
}

extension Unicode.Scalar {
  /// Whether the character joins letters or keeps them apart.
  fileprivate var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }
}
