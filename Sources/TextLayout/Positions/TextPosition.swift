public import TextAnalysis

/// A place between two characters of a text where a caret can be.
public struct TextPosition: Hashable, Sendable {
  /// How many bytes of the UTF-8 text are before it; a grapheme boundary.
  public var offset: Int
  /// Which of its two neighbours it keeps to.
  ///
  /// It matters where they do not stand side by side: at the end of a line that is not the end of a paragraph, and
  /// where the direction changes.
  public var affinity: CaretAffinity

  /// A place before the character at `offset`, or after the one that ends there.
  public init(_ offset: Int, _ affinity: CaretAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// Which of its two neighbours in the text a caret keeps to.
public enum CaretAffinity: String, Hashable, Sendable, CaseIterable {
  /// The character before it.
  case upstream
  /// The character after it.
  case downstream
}

/// A caret: a vertical line at the edge of a character.
///
/// Lengths are in points from the top left of the text.
public struct Caret: Hashable, Sendable {
  /// Where in the text it is.
  public var position: TextPosition
  /// Its line, as an index.
  public var line: Int
  /// Its distance from the left.
  public var x: Double
  /// Where it begins: the line's top.
  public var top: Double
  /// How high it is: as high as the line.
  public var height: Double
  /// The direction of the character it keeps to, in which text typed there runs.
  public var direction: TextDirection
}

/// The carets for an offset: two where characters that follow each other in the text do not stand side by side, because
/// the direction changes between them.
public struct CaretPair: Hashable, Sendable {
  /// Where a character of the line's base direction would appear, if that is one of the two; else, where one of the
  /// lower embedding level would.
  public var primary: Caret
  /// The other; nil if both neighbours meet there.
  public var secondary: Caret?
}

/// A stretch of a line that holds characters of a range of text.
///
/// Lengths are in points from the top left of the text.
public struct TextRectangle: Hashable, Sendable {
  /// Its line, as an index.
  public var line: Int
  /// Its left edge.
  public var x: Double
  /// Its top: that of the line.
  public var top: Double
  /// Its width, more than 0.
  public var width: Double
  /// Its height: that of the line.
  public var height: Double
}
