public import TextLayout

/// A text to measure, and how: a line of a text document, or the arguments of a command.
public struct TextRequest: Hashable, Sendable {
  /// What the caller calls the text; repeated in the result.
  public var id: Identifier?
  /// The text.
  public var text: String
  /// The fonts, language and features it is shaped with.
  public var style = TextStyle()
  /// The size it is set in, in points.
  public var size = 16.0
  /// The width of a line, in points; `nil` for no end.
  public var width: Double?
  /// How small the text may become to fit, as a part of its size; `nil` if it keeps its size.
  ///
  /// Without a width every text fits.
  public var minimumScale: Double?
  /// Line height, number of lines, truncation.
  public var paragraph = ParagraphStyle()
  /// Device pixels per point, to which the width and height of the whole are rounded up; 0 rounds nothing.
  public var displayScale = 0.0

  /// A request for one line of a text in Roboto at 16 points.
  public init(text: String) {
    self.text = text
  }
}
