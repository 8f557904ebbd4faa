/// One of ICU's iterators, and the automaton that replaces it in most texts.
final class BoundaryFinder {
  let iterator: BoundaryIterator
  private(set) lazy var automaton = BreakAutomaton(iterator)
  /// How many characters were read.
  private var readCount = 0

  /// How many characters the iterator reads before the automaton is made, which takes as long.
  private static let worthwhile = 1 << 9

  init(_ iterator: consuming BoundaryIterator) {
    self.iterator = iterator
  }

  /// Calls `body` with every boundary after 0, in order, in bytes.
  ///
  /// The end of the text is a boundary.
  ///
  /// - Parameter text: `utf8`, decoded.
  func forEachBoundary(in utf8: Span<UInt8>, _ text: ScalarText, _ body: (_ offset: Int32) -> Void) {
    if readCount < Self.worthwhile { readCount += text.count }
    if readCount >= Self.worthwhile, Shortcuts.areTaken, let automaton {
      let offsets = text.offsets
      if automaton.forEachBoundary(in: text.scalars, { body(offsets[$0]) }) { return }
    }
    iterator.forEachBoundary(in: utf8, body)
  }
}
