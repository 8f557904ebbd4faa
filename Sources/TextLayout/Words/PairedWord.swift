internal import TextAnalysis

/// A word of an alphabet, measured: what it adds to a text of such words with a space between them.
///
/// If lines do not break at a space, or a rule of the font reaches across it, the words beside it count as one.
struct PairedWord {
  /// The advance of a space before it.
  var spaceAdvance: Int32 = 0
  /// Its own advance, before a space or at the text's end.
  var advance: Int32 = 0
  var firstCut: UInt32 = 0
  var cutCount: UInt16 = 0
  /// The state of line breaking after the space that follows it; `unknown` at the text's end, or if no line may end there.
  var state = unknown
  static let unknown = UInt8.max
  var properties: Properties = []

  struct Properties: OptionSet {
    let rawValue: UInt8

    /// No rule of the font reaches from it across a space after it, whatever follows.
    static let isSafeToConcat = Properties(rawValue: 1)
    static let hasLetter = Properties(rawValue: 2)
    /// It cannot be measured by itself.
    static let isDependent = Properties(rawValue: 4)
  }

  /// A break opportunity inside a word, relative to the pen before the word.
  struct Cut {
    /// The pen if a line ends there.
    var end: Int32
    /// The pen if a line starts there.
    var start: Int32
    /// How many clusters of the word are before it.
    var clusterCount: UInt16
  }

  /// A word that cannot be measured by itself.
  static let dependent = PairedWord(properties: .isDependent)
}
