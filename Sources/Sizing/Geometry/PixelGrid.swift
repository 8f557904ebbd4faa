internal import FontKit
internal import TextLayout

/// The device pixels of a screen, as a grid to which lengths in points are rounded.
///
/// Sizes are rounded once, at the outermost edge of a layout; everything inside stays unrounded.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point: 1, 2, 3, or a fraction on Android.
  ///
  /// 0 stands for no grid: nothing is rounded.
  public let scale: Double

  /// How far beyond a pixel, in pixels, a length may reach without needing the next one.
  ///
  /// UIKit rounds label sizes up by `ceil(v × scale − 0.0001) / scale`, so that floating-point error in sums costs no
  /// pixel (measured against UIKit on Mac Catalyst, macOS 27.0, by the charon project's differential tests).
  package static let tolerance = 0.0001

  /// Makes the grid of a screen with `scale` device pixels per point.
  ///
  /// - Precondition: `scale` is finite and not negative.
  public init(scale: Double) {
    require(scale.isFiniteAndNotNegative, "a display scale is finite and not negative")
    self.scale = scale
  }

  /// No grid: nothing is rounded.
  static var none: PixelGrid { PixelGrid(scale: 0) }

  var pixel: Double { scale > 0 ? 1 / scale : 1 }

  /// The least length on the grid that holds `length`, but for the `tolerance`: what UIKit does to the size of a
  /// label.
  public func ceil(_ length: Double) -> Double {
    scale == 0 ? length : (length * scale - Self.tolerance).rounded(.up) / scale + 0
  }

  /// The least length on the grid that holds `length` and the `tolerance`, so that a sum with floating-point error
  /// still holds it.
  package func ceilWithRoom(_ length: Double) -> Double {
    scale == 0 ? length + Self.tolerance : (length * scale + Self.tolerance).rounded(.up) / scale
  }

  /// Whether `length` is not above `limit`, but for the `tolerance`.
  package func fits(_ length: Double, in limit: Double) -> Bool { (length - limit) * max(scale, 1) <= Self.tolerance }

  /// The greatest length on the grid that is not above `length`, but for the `tolerance`.
  public func floor(_ length: Double) -> Double {
    scale == 0 ? length : (length * scale + Self.tolerance).rounded(.down) / scale
  }

  /// The length on the grid that is nearest to `length`; halves go away from zero, and so do lengths that
  /// floating-point error put just below a half.
  public func round(_ length: Double) -> Double {
    guard scale != 0 else { return length }
    // The processor truncates by one instruction; rounding to the nearest, halves away from zero, takes twenty.
    let half = length < 0 ? -0.5 - Self.tolerance : 0.5 + Self.tolerance
    return (length * scale + half).rounded(.towardZero) / scale
  }

  /// The length without floating-point error: a length that is nearer than the `tolerance` to the grid is put on it.
  package func withoutDust(_ length: Double) -> Double {
    let nearest = (length * scale).rounded()
    return abs(length * scale - nearest) < Self.tolerance && scale > 0 ? nearest / scale : length
  }
}
