struct PixelSize: Hashable, Sendable {
  var width: Int
  var height: Int
}

/// The greatest size something may have, in whole pixels (Compose's `Constraints`, loosened).
struct PixelLimits: Hashable, Sendable {
  var width: Int
  var greatestHeight: Int?

  /// The limits less a width and a height, but not below 0.
  func reduced(width: Int = 0, height: Int = 0) -> PixelLimits {
    PixelLimits(width: max(0, self.width - width), greatestHeight: greatestHeight.map { max(0, $0 - height) })
  }

  func height(_ height: Int) -> Int { greatestHeight.map { min(height, $0) } ?? height }

  func size(_ size: PixelSize) -> PixelSize { PixelSize(width: min(size.width, width), height: height(size.height)) }
}
