public import FontKit

/// A glyph at its place on a line, in points.
public struct PlacedGlyph: Sendable, Hashable {
  /// The glyph's font.
  public var font: FontFace
  /// Its number in the font; 0 is the missing glyph.
  public var id: UInt32
  /// Where in the text, in bytes, the characters begin that it stands for.
  ///
  /// A hyphen and an ellipsis stand where the text they replace begins.
  public var cluster: Int
  /// How large it is drawn, in points an em.
  public var size: Double
  /// Where its origin is, to the right of the line's left edge.
  public var x: Double
  /// How far below the baseline its origin is; negative above it.
  public var y: Double
  /// How far it moves the pen.
  public var advance: Double
}
