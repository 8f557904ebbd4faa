public import FontKit

/// A glyph at its place on a line, in points.
public struct PlacedGlyph: Sendable, Hashable {
  /// The glyph's font.
  public var font: FontFace
  /// Its number in the font; 0 is the missing glyph.
  public var id: UInt32
  /// The offset, in bytes of the text, at which the characters of its cluster begin.
  ///
  /// A hyphen and an ellipsis stand where the text they replace begins.
  public var cluster: Int
  /// Its size, in points per em.
  public var size: Double
  /// Where its origin is, to the right of the line's left edge.
  public var x: Double
  /// How far below the baseline its origin is; negative above it.
  public var y: Double
  /// Its advance.
  public var advance: Double
}
