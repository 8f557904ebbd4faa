public import TextLayout

/// What became of a label's text in a layout, and what is needed to draw it.
public struct ElementText: Sendable {
  /// The size the text is set in, in points.
  public let fontSize: Double
  /// The lines that are shown.
  public let lineCount: Int
  /// Whether part of the text is not shown for want of lines.
  public let isTruncated: Bool
  /// The first line's baseline, from the top of the element, rounded to the nearest pixel as UIKit's labels round it.
  public let baseline: Double

  /// The text.
  public let content: PreparedText
  /// How its lines are filled and stacked.
  public let paragraph: ParagraphStyle
  /// The width its lines were given.
  public let width: Double

  /// The lines.
  ///
  /// They are made when asked for, since most layouts are only measured. Cost: linear in the text.
  public var lines: TextLayout {
    content.layout(width: width, size: fontSize, paragraph)
  }
}
