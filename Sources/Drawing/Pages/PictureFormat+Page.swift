extension PictureFormat {
  /// The default maximum height of a page, in points.
  ///
  /// At four pixels per point, 8000 points are within the limit of a PNG file; 842 points are the height of A4 paper.
  package var usualPageHeight: Double { self == .pdf ? 842 : 8000 }
}
