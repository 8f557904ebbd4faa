internal import CCairo
internal import Sizing

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Bionic)
  internal import Bionic
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A shape with blurred edges, as opacities pixel by pixel: neither Cairo nor PDF can blur.
@safe final class BlurredShape {
  /// The largest standard deviation of a blur, in the shape's pixels; for a wider blur the pixels are larger.
  ///
  /// A pixel takes as many steps as the blur reaches over. Own: straight lines between pixels are off by less than
  /// 0.0001 of the opacity then, and an opacity has 256 steps.
  static let largestDeviation = 32.0
  /// The longest side of a shape, in its pixels; for a longer shape the pixels are larger.
  ///
  /// Own: pictures of rows are shorter.
  static let longestSide = 8192.0

  let surface: OpaquePointer
  /// How many pixels make a point.
  let scale: Double
  /// Cairo's status: without memory there is no shadow.
  let status: cairo_status_t

  /// Fills a path and blurs it by a Gaussian of a standard deviation.
  ///
  /// - Parameters:
  ///   - path: The path, in a box whose top left corner is the origin.
  ///   - size: The size of the box in points, which has room for the path and its blur.
  ///   - deviation: The standard deviation, in points.
  ///   - scale: How many pixels make a point.
  init(_ path: Path, in size: LayoutSize, deviation: Double, scale: Double) {
    self.scale = scale
    let width = max(1, Int((size.width * scale).rounded(.up)))
    let height = max(1, Int((size.height * scale).rounded(.up)))
    unsafe surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height))
    let context = unsafe cairo_create(surface)
    unsafe cairo_scale(context, scale, scale)
    unsafe context.map { unsafe path.add(to: $0) }
    unsafe cairo_fill(context)
    status = unsafe cairo_status(context)
    unsafe cairo_destroy(context)
    unsafe cairo_surface_flush(surface)
    guard let start = unsafe cairo_image_surface_get_data(surface) else { return }
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))

    let kernel = Self.kernel(deviation: deviation * scale)
    var pixels = (0..<width * height).map { unsafe Float(start[$0 / width * stride + $0 % width]) }
    Self.blur(&pixels, lines: height, every: width, count: width, step: 1, kernel)
    Self.blur(&pixels, lines: width, every: 1, count: height, step: width, kernel)
    for index in pixels.indices {
      unsafe start[index / width * stride + index % width] = UInt8(min(255, max(0, pixels[index].rounded())))
    }
    unsafe cairo_surface_mark_dirty(surface)
  }

  deinit { unsafe cairo_surface_destroy(surface) }

  /// Blurs a picture along one axis: `lines` lines that start `every` values apart, each of `count` values that are
  /// `step` apart.
  private static func blur(
    _ pixels: inout [Float], lines: Int, every: Int, count: Int, step: Int, _ kernel: [Float]
  ) {
    let reach = kernel.count - 1
    var line = [Float](repeating: 0, count: count)
    for start in stride(from: 0, to: lines * every, by: every) {
      for index in 0..<count { line[index] = pixels[start + index * step] }
      var first = 0
      while first < count {
        let value = line[first]
        let end = line[first...].firstIndex { $0 != value } ?? count
        // The mean of equal values is that value, so only what is near an edge costs more than a step.
        for index in first..<end where index - first < reach || end - index <= reach {
          var sum = kernel[0] * value
          for distance in 1..<max(1, reach + 1) {
            if index >= distance { sum += kernel[distance] * line[index - distance] }
            if index + distance < count { sum += kernel[distance] * line[index + distance] }
          }
          pixels[start + index * step] = sum
        }
        first = end
      }
    }
  }

  /// The weights of a pixel and of those beside it on each side, up to three standard deviations away.
  private static func kernel(deviation: Double) -> [Float] {
    // Of a smaller deviation nothing reaches the next pixel, and the square of the least is 0.
    guard deviation > 0.1 else { return [1] }
    let weights = (0...Int((3 * deviation).rounded(.up))).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    return weights.map { Float($0 / sum) }
  }
}
