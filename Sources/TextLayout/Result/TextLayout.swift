public import TextAnalysis

/// A text laid out: its lines, and the box they make.
///
/// All lengths are in points, unrounded; `y` grows downwards.
public struct TextLayout: Encodable, Sendable, Hashable {
  /// The lines, from the top; never empty.
  public var lines: [TextLine]
  /// The width of the widest line, hanging white space left out.
  public var width: Double
  /// From the top of the first line to the bottom of the last.
  public var height: Double
  /// The bytes that are not shown because there are too many lines; nil if all is shown.
  public var hidden: Range<Int>?

  /// Whether part of the text is not shown.
  public var isTruncated: Bool { hidden != nil }
  /// The first line's baseline, from the top.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The last line's baseline, from the top.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// A line of laid-out text.
///
/// Lengths are in points, offsets in bytes of the UTF-8 text.
public struct TextLine: Encodable, Sendable, Hashable {
  /// The bytes the line stands for.
  ///
  /// Each line begins where the one before it ends: white space and hard breaks at a line's end are its own, and so
  /// is text in whose place an ellipsis stands. The lines that ``Truncation/none`` leaves out belong to no line.
  public var range: Range<Int>
  /// Where what is drawn ends: before the white space that hangs.
  public var contentEnd: Int
  /// The bytes in whose place an ellipsis is drawn; nil if the line is not truncated with one.
  public var ellipsis: Range<Int>?
  /// Whether a hyphen is drawn at its end, after a soft hyphen.
  public var drawsHyphen: Bool
  /// Its left edge, from the left of the width that it was laid out in, or of the widest line if there was none.
  public var x: Double
  /// Its top, from the top of the text.
  public var top: Double
  /// How wide what is drawn is.
  public var width: Double
  /// How much of the width was added to justify the line; 0 if it is not justified.
  public var expansion: Double
  /// From its top to its baseline.
  public var ascent: Double
  /// From its baseline to its bottom.
  public var descent: Double
  /// Its baseline, from the top of the text.
  public var baseline: Double
  /// The base direction of its paragraph.
  public var direction: TextDirection
}

/// The size of a laid-out text, without its lines.
///
/// All lengths are in points, unrounded.
public struct TextMeasurement: Encodable, Sendable, Hashable {
  /// The width of the widest line, hanging white space left out.
  public var width: Double
  /// From the top of the first line to the bottom of the last.
  public var height: Double
  /// How many lines there are, at least one.
  public var lineCount: Int
  /// Whether part of the text is not shown because there are too many lines.
  public var isTruncated: Bool
  /// The first line's baseline, from the top.
  public var firstBaseline: Double
  /// The last line's baseline, from the top.
  public var lastBaseline: Double
}

/// The lines of a laid-out text by their number and height.
///
/// Lengths are in points, unrounded.
package struct LineStack: Sendable, Hashable {
  /// From the top of the first line to the bottom of the last.
  package var height: Double
  /// The first line's baseline, from the top.
  package var firstBaseline: Double
  /// How many lines there are, at least one.
  package var lineCount: Int
  /// Whether part of the text is not shown because there are too many lines.
  package var isTruncated: Bool
}
