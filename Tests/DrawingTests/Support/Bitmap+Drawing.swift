import Drawing
import Sizing
import TestSupport
import Testing

extension Bitmap {
  init(png: [UInt8]) throws {
    let image = try #require(RasterImage(png: png), "not a PNG file")
    self.init(width: image.width, height: image.height, pixels: image.pixels)
  }

  /// The picture with a rectangle made white.
  func without(_ rect: LayoutRect, scale: Double) -> Bitmap {
    var copy = self
    copy.erase(
      max(0, Int(rect.x * scale) - 2)..<min(width, Int(rect.maxX * scale) + 3),
      max(0, Int(rect.y * scale) - 2)..<min(height, Int(rect.maxY * scale) + 3))
    return copy
  }
}
