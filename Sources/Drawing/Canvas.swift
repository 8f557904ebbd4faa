internal import Sizing

/// A surface that rows are drawn on: a PNG or PDF file that Cairo writes, or SVG elements.
///
/// Lengths are in points, `y` grows downwards. A canvas belongs to one thread.
protocol Canvas: AnyObject {
  /// Fills what lies inside a path.
  func fill(_ path: Path, _ color: SRGBColor)
  /// Fills the whole page.
  func fill(_ color: SRGBColor)
  /// Fills a rectangle with these corners whose edges are blurred by a Gaussian of a standard deviation, in points.
  func fillBlurred(_ rect: LayoutRect, _ corners: Corners, deviation: Double, _ color: SRGBColor)
  /// Draws along a path, with round ends and corners.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - color: The colour.
  ///   - width: How wide the line is, in points.
  ///   - dashes: The lengths of strokes, which have blunt ends, and of gaps, in turn; empty for one stroke.
  func stroke(_ path: Path, _ color: SRGBColor, width: Double, dashes: [Double])
  /// Draws a picture so that it fills a rectangle.
  ///
  /// - Returns: Whether the file is one; a damaged file draws nothing.
  func draw(_ file: PNGFile, in rect: LayoutRect) -> Bool
  /// Draws glyphs where they were placed.
  ///
  /// - Parameters:
  ///   - run: Glyphs of one font and size.
  ///   - origin: Where the line's left edge meets its baseline.
  ///   - color: The colour of the glyphs that have none of their own.
  func show(_ run: GlyphRun, at origin: LayoutPoint, _ color: SRGBColor)

  /// Draws something in coordinates whose zero is `origin`.
  func translated(to origin: LayoutPoint, _ draw: () -> Void)
  /// Draws something clipped to a path.
  func clipped(to path: Path, _ draw: () -> Void)
  /// Draws something as a whole at an opacity.
  func faded(to opacity: Double, _ draw: () -> Void)
}

extension Canvas {
  /// Draws along a path in one stroke.
  func stroke(_ path: Path, _ color: SRGBColor, width: Double) { stroke(path, color, width: width, dashes: []) }
}
