internal import Synchronization

/// A font at the sizes that it was asked for at.
final class SizedFonts: Sendable {
  /// How many are kept: then all are forgotten, so that texts in ever new sizes do not make them grow without end.
  private static let limit = 64

  private let fonts = Mutex<[Double: FontFace]>([:])

  /// The font at a size, made if it is not there.
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
