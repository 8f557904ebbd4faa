internal import TextAnalysis
internal import Typography

/// How Jetpack Compose turns lengths into pixels (`Density`), and in which direction it sets texts.
struct ComposeScale: Hashable, Sendable {
  /// Pixels in a dp, which is a point.
  let density: Double
  /// Whether texts are set in the pixels of a device, and not in fractions that fit every device.
  let isOfDevice: Bool
  /// The base direction of every paragraph, whatever it begins with (`resolveTextDirection`).
  let direction: TextDirection
  /// The density in 32 bits, as Android computes it from dots per inch (`DisplayMetrics.density`); lengths are multiplied by it.
  private let singleDensity: Float
  private let fontScale: Float
  /// The factor by which the size category of an Apple device scales text.
  private let categoryScale: Double

  /// The scale of a device.
  ///
  /// A pixel grid that rounds nothing counts as one pixel in a dp, since Compose has whole pixels only.
  ///
  /// Source, code: AOSP, Android 15, `DisplayMetrics.java`: a density is dots per inch times a 160th, in 32 bits.
  init(_ traits: Traits) {
    direction = traits.direction
    isOfDevice = traits.pixelGrid.scale != 0
    density = isOfDevice ? traits.pixelGrid.scale : 1
    let dotsPerInch = (160 * density).rounded()
    singleDensity = abs(160 * density - dotsPerInch) < 0.001 ? Float(dotsPerInch) * (1 / 160) : Float(density)
    fontScale = Float(traits.fontScale)
    categoryScale = Material3ListItem.textScale(for: traits.sizeCategory)
  }

  private var converter: FontScaleConverter { FontScaleConverter(fontScale: fontScale, reading: .compose) }

  /// A length in whole pixels, halves rounded up (`roundToPx`).
  func pixels(_ points: Double) -> Int { Self.rounded(Double(Float(points) * singleDensity)) }

  /// A length in points that is a whole number of pixels.
  func points(rounding points: Double) -> Double { self.points(pixels(points)) }

  func pixels(_ size: LayoutSize) -> PixelSize { PixelSize(width: pixels(size.width), height: pixels(size.height)) }

  /// A length of text, given in sp, in whole pixels.
  func textPixels(_ sp: Double) -> Int { pixels(points(sp: sp)) }

  /// A length of text, given in sp, in points.
  func points(sp: Double) -> Double { Double(shortestDecimalOf: converter.dp(fromSp: Float(sp))) * categoryScale }

  /// A line height in whole pixels, rounded up, from one in sp that belongs to text of a size in sp.
  func linePixels(sp: Double, fontSize: Double) -> Int {
    let height = converter.composeLineHeight(
      fromSp: Float(sp), fontSize: Float(fontSize), density: Float(density))
    return Int(Float(Double(height) * categoryScale).rounded(.up))
  }

  /// The line height in points that converts back to `pixels` in the 32-bit arithmetic of `ComposeLineHeight`.
  func lineHeight(_ pixels: Int) -> Double {
    var height = Float(pixels) / Float(density)
    while height * Float(density) > Float(pixels) { height = height.nextDown }
    return Double(height)
  }

  func points(_ pixels: Int) -> Double { Double(pixels) / density }

  /// The nearest whole number; halves go up (Kotlin's `roundToInt`).
  ///
  /// Own: 0.5 is a half.
  static func rounded(_ value: Double) -> Int { Int((value + 0.5).rounded(.down)) }

  /// The start of something that is centred in a space (`Alignment.CenterVertically`).
  static func centered(_ size: Int, in space: Int) -> Int { rounded(Double(space - size) / 2) }
}
