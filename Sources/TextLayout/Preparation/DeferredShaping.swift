internal import Synchronization

/// Shapes texts that were prepared by their words, when their glyphs are first asked for: on any thread, several at once.
///
/// One per typesetter, kept by what it prepared.
final class DeferredShaping: Sendable {
  /// A shaper that one thread may have at a time; nil until it is needed.
  private final class Slot: Sendable {
    let shaper = Mutex<TextShaper?>(nil)
  }

  /// As many as there are threads that draw at once, mostly.
  private let slots = (0..<4).map { _ in Slot() }

  /// Has one of the shapers do something.
  ///
  /// No thread waits for another: where all shapers are taken, one is made for this once.
  func withShaper<Result: Sendable>(_ body: (TextShaper) -> Result) -> Result {
    for slot in slots {
      let result = slot.shaper.withLockIfAvailable { shaper in
        let free = shaper ?? TextShaper()
        shaper = free
        return body(free)
      }
      if let result { return result }
    }
    return body(TextShaper())
  }
}
