public import TextAnalysis
public import Typography

/// The surroundings in which a row is laid out: what a device, its owner and the app's language decide.
///
/// They are inputs of every layout and nothing else is: there is no current category and no current screen. The locale
/// is not among them, since text is prepared for one and rows hold prepared text.
public struct Traits: Hashable, Sendable {
  /// The size of text the person chose; `nil` if nobody specified one, which each row system takes in its own way.
  public var sizeCategory: SizeCategory?
  /// The direction in which rows proceed.
  ///
  /// That of the text in them is the text's own affair.
  public var direction: TextDirection
  /// The device pixels to which lengths are rounded at the outermost edge.
  public var pixelGrid: PixelGrid

  /// Makes traits: by default category L, left to right, two pixels per point.
  public init(
    sizeCategory: SizeCategory? = .default,
    direction: TextDirection = .leftToRight,
    pixelGrid: PixelGrid = PixelGrid(scale: 2)
  ) {
    self.sizeCategory = sizeCategory
    self.direction = direction
    self.pixelGrid = pixelGrid
  }
}
