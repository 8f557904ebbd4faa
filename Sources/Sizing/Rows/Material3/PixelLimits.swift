struct PixelSize: Hashable, Sendable {
  var width: Int
  var height: Int
}

/// The greatest size something may have, in whole pixels (Compose's `Constraints`).
struct PixelLimits: Hashable, Sendable {
  var width: Int
  var greatestHeight: Int?
  /// Whether the width is the least one, too, which makes a text that wide.
  var fixesWidth = false

  /// The limits less a width and a height, but not below 0.
  func reduced(width: Int = 0, height: Int = 0) -> PixelLimits {
    var limits = self
    limits.width = max(0, self.width - width)
    limits.greatestHeight = greatestHeight.map { max(0, $0 - height) }
    return limits
  }

  func height(_ height: Int) -> Int { greatestHeight.map { min(height, $0) } ?? height }

  func size(_ size: PixelSize) -> PixelSize { PixelSize(width: min(size.width, width), height: height(size.height)) }
}
