extension PictureFormat {
  /// The most points of a list on a page, unless something else is asked for.
  ///
  /// At four pixels per point 8000 points are within what a PNG file can have; 842 are the height of A4 paper.
  package var usualPageHeight: Double { self == .pdf ? 842 : 8000 }
}
