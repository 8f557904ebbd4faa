internal import TextLayout

extension StereoCell {
  /// An image at one of the two ends of a stereo cell.
  public struct Image: Codable, Hashable, Sendable {
    /// Where an image stands in the height of its cell.
    public enum Position: String, Codable, Hashable, Sendable, CaseIterable {
      /// At the top, below its margin.
      case top
      /// In the middle of the cell's height. The text and the height do not depend on it.
      case center
    }

    /// The image's own size, in points.
    public var size: LayoutSize
    /// Where it stands.
    public var position: Position

    /// Makes an image.
    ///
    /// - Precondition: The sides are finite.
    public init(size: LayoutSize, position: Position = .top) {
      require(size.width.isFinite && size.height.isFinite, "an image's sides are finite")
      self.size = size
      self.position = position
    }

    /// The size at which the cell shows the image: its own up to ``Metrics/largestImageSide``, else scaled down to fit,
    /// proportions kept; zero, which is to say not shown at all, if a side is not positive.
    ///
    /// The ratio is taken first and multiplied then, as upstream does it. It shows: a 100 × 75 image becomes
    /// 42.00000000000001 high, and its row one point higher than arithmetic on paper has it.
    var displaySize: LayoutSize {
      guard !size.isEmpty else { return .zero }
      let limit = Metrics.largestImageSide
      guard size.width > limit || size.height > limit else { return size }
      let ratio = min(limit / size.width, limit / size.height)
      return LayoutSize(width: size.width * ratio, height: size.height * ratio)
    }
  }
}
