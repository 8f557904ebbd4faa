/// An opaque picture.
///
/// It is in this module because this module is compiled with optimization, and pictures have many pixels.
public struct Bitmap: Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The pixels, row by row from the top, as `0xAARRGGBB`.
  public var pixels: [UInt32]

  /// Makes a picture from its pixels, row by row.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Red, green, blue and opacity of a pixel, each from 0 to 255.
  public func channels(_ x: Int, _ y: Int) -> [Int] {
    let pixel = pixels[y * width + x]
    return [16, 8, 0, 24].map { Int(pixel >> UInt32($0) & 0xFF) }
  }

  /// The largest difference of a channel between a pixel and a colour, from 0 to 255.
  public func difference(_ x: Int, _ y: Int, from color: [Int]) -> Int {
    zip(channels(x, y), color).map { abs($0 - $1) }.max() ?? 0
  }

  /// The channels of the background, white.
  public static let white = [255, 255, 255, 255]

  /// Whether a pixel is not background: one of its channels is darker than white by more than 1/32.
  public func hasInk(_ x: Int, _ y: Int) -> Bool { Self.isInk(pixels[y * width + x]) }

  private static func isInk(_ pixel: UInt32) -> Bool {
    pixel != 0xFFFF_FFFF && (pixel & 0xFF < 247 || pixel >> 8 & 0xFF < 247 || pixel >> 16 & 0xFF < 247)
  }

  /// The bounding box of the ink in some columns and rows; nil if they have no ink.
  public func ink(_ columns: Range<Int>, _ rows: Range<Int>) -> Ink? {
    var ink: Ink?
    for y in rows {
      let line = pixels[y * width + columns.lowerBound..<y * width + columns.upperBound]
      guard let first = line.firstIndex(where: Self.isInk), let last = line.lastIndex(where: Self.isInk) else {
        continue
      }
      let (left, right) = (first - y * width, last - y * width + 1)
      ink = Ink(
        columns: min(left, ink?.columns.lowerBound ?? left)..<max(right, ink?.columns.upperBound ?? right),
        rows: (ink?.rows.lowerBound ?? y)..<y + 1)
    }
    return ink
  }

  /// A rectangle of pixels.
  public struct Ink: Equatable {
    /// The columns, from left to right.
    public var columns: Range<Int>
    /// The rows, from the top down.
    public var rows: Range<Int>
  }

  /// Makes some columns and rows white.
  public mutating func erase(_ columns: Range<Int>, _ rows: Range<Int>) {
    for y in rows {
      pixels.replaceSubrange(
        y * width + columns.lowerBound..<y * width + columns.upperBound,
        with: repeatElement(0xFFFF_FFFF, count: columns.count))
    }
  }

  /// The picture with left and right exchanged.
  public var mirrored: Bitmap {
    var copy = self
    for y in 0..<height { copy.pixels.replaceSubrange(y * width..<(y + 1) * width, with: row(y).reversed()) }
    return copy
  }

  /// The picture shifted by whole pixels, with white pixels where it leaves a gap.
  public func shifted(x dx: Int, y dy: Int) -> Bitmap {
    var copy = self
    for y in 0..<height {
      for x in 0..<width {
        let (fromX, fromY) = (x - dx, y - dy)
        let isInside = (0..<width).contains(fromX) && (0..<height).contains(fromY)
        copy.pixels[y * width + x] = isInside ? pixels[fromY * width + fromX] : 0xFFFF_FFFF
      }
    }
    return copy
  }

  /// The fraction of pixels that differ by more than `tolerance` in some channel; 1 if the pictures differ in size.
  public func difference(from other: Bitmap, tolerance: Int = 32) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    var count = 0
    for (a, b) in zip(pixels, other.pixels) where a != b {
      let isDifferent = stride(from: 0, to: 32, by: 8).contains { shift in
        abs(Int(a >> UInt32(shift) & 0xFF) - Int(b >> UInt32(shift) & 0xFF)) > tolerance
      }
      if isDifferent { count += 1 }
    }
    return Double(count) / Double(max(1, pixels.count))
  }

  private func row(_ y: Int) -> ArraySlice<UInt32> { pixels[y * width..<(y + 1) * width] }
}
