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
  /// UIKit rounds label sizes up by `ceil(v × scale − 0.0001) / scale`, so that the dust of floating-point sums costs
  /// no pixel (measured against UIKit on Mac Catalyst, macOS 27.0, by the charon project's differential tests).
  public static let tolerance = 0.0001

  /// Makes the grid of a screen with `scale` device pixels per point.
  ///
  /// - Precondition: `scale` is finite and not negative.
  public init(scale: Double) {
    precondition(scale.isFinite && scale >= 0, "a display scale is finite and not negative")
    self.scale = scale
  }

  /// The least length on the grid that holds `length`, but for the ``tolerance``: what UIKit does to the size of a
  /// label.
  public func ceil(_ length: Double) -> Double {
    scale == 0 ? length : (length * scale - Self.tolerance).rounded(.up) / scale + 0
  }

  /// The greatest length on the grid that is not above `length`, but for the ``tolerance``.
  public func floor(_ length: Double) -> Double {
    scale == 0 ? length : (length * scale + Self.tolerance).rounded(.down) / scale
  }

  /// The length on the grid that is nearest to `length`; halves go away from zero.
  public func round(_ length: Double) -> Double {
    scale == 0 ? length : (length * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The length itself, rid of the dust of floating-point sums: one that is nearer than the ``tolerance`` to the grid
  /// is put on it.
  public func withoutDust(_ length: Double) -> Double {
    let nearest = (length * scale).rounded()
    return abs(length * scale - nearest) < Self.tolerance && scale > 0 ? nearest / scale : length
  }
}
