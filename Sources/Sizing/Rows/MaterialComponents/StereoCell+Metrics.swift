extension StereoCell {
  /// The constants of the cell, in points.
  ///
  /// Source, code: `MDCSelfSizingStereoCellLayout.m` of Material Components for iOS 124.2 (ac77ff7). The classes are
  /// deprecated upstream, so the numbers are final.
  enum Metrics {
    /// Between the cell's edge and its content, and between an image and the text.
    static let horizontalMargin = 16.0
    /// Above and below the text, and above and below an image up to ``mediumImageHeight``.
    static let largeVerticalMargin = 16.0
    /// Above and below a higher image.
    static let smallVerticalMargin = 8.0
    /// The greatest height of an image that gets the large margin.
    static let mediumImageHeight = 40.0
    static let largestImageSide = 56.0
    /// Between the title and the detail, if both have text.
    static let textGap = 6.0

    /// The margin above and below an image shown `height` high; none if it is not shown.
    static func verticalMargin(ofImageHeight height: Double) -> Double {
      if height == 0 { return 0 }
      return height <= mediumImageHeight ? largeVerticalMargin : smallVerticalMargin
    }
  }
}
