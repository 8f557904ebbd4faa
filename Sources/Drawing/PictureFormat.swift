/// A kind of picture file.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels: Portable Network Graphics.
  case png
  /// Shapes, letters among them: Scalable Vector Graphics.
  case svg
  /// Pages, with the fonts and the text in them: Portable Document Format.
  case pdf
}
