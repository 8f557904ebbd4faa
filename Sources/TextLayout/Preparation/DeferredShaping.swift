internal import Synchronization

/// Shapes texts that were prepared by their words, when their glyphs are first asked for: on any thread, several at once.
///
/// One per typesetter; the texts that it prepared keep it alive.
final class DeferredShaping: Sendable {
  /// A shaper that one thread may have at a time; nil until it is needed.
  private final class Slot: Sendable {
    let shaper = Mutex<TextShaper?>(nil)
  }

  /// Rarely do more threads draw at once.
  private let slots = (0..<4).map { _ in Slot() }

  /// Calls `body` with one of the shapers.
  ///
  /// No thread waits for another: if all shapers are in use, a temporary one is made.
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
