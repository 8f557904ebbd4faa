/// One of ICU's iterators, and the automaton that replaces it in most texts.
final class BoundaryFinder {
  let iterator: BoundaryIterator
  /// Nil if it was not made yet, and `.some(nil)` if there is none.
  private var automaton: BreakAutomaton??
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
    if readCount >= Self.worthwhile, Shortcuts.areTaken {
      let offsets = text.offsets
      if forEachBoundary(in: text.scalars, { body(offsets[$0]) }) { return }
    }
    iterator.forEachBoundary(in: utf8, body)
  }

  /// The same by the automaton, as indices of scalars; false, and nothing is called, if it does not replace the iterator.
  func forEachBoundary(in scalars: [UInt32], _ body: (_ index: Int) -> Void) -> Bool {
    if automaton == nil { automaton = .some(BreakAutomaton(iterator)) }
    return automaton??.forEachBoundary(in: scalars, body) ?? false
  }
}
