internal import Synchronization

/// A cache of one font's instances by size, in points.
final class SizedFonts: Sendable {
  /// The most entries: a full cache is emptied, so that texts in ever new sizes do not make it grow without end.
  private static let limit = 64

  private let fonts = Mutex<[Double: FontFace]>([:])

  /// Returns the font at a size, and makes it first if it is not cached.
  func font(atSize size: Double, _ make: () -> FontFace) -> FontFace {
    fonts.withLock { fonts in
      if let known = fonts[size] { return known }
      if fonts.count >= Self.limit { fonts.removeAll() }
      let made = make()
      fonts[size] = made
      return made
    }
  }
}
