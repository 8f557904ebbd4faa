/// A kind of picture file.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels: Portable Network Graphics.
  case png
  /// Shapes, letters among them: Scalable Vector Graphics.
  case svg
  /// Pages, with the fonts and the text in them: Portable Document Format.
  case pdf

  /// The most points of a list on a page, unless something else is asked for.
  ///
  /// At four pixels per point 8000 points are within what a PNG file can have; 842 are the height of A4 paper.
  public var usualPageHeight: Double { self == .pdf ? 842 : 8000 }
}
