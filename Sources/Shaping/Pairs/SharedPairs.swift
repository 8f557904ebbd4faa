internal import Synchronization

/// What all workers know of a font's pairs: the rows of `PairAdvances`.
final class SharedPairs: Sendable {
  private let state: Mutex<[Int16]>

  /// - Parameter rows: Those of which nothing is known.
  init(rows: [Int16]) {
    state = Mutex(rows)
  }

  /// What is known so far.
  var rows: [Int16] { state.withLock { $0 } }

  /// Adds what HarfBuzz made of a pair.
  func add(_ advance: Int16, at place: Int) {
    state.withLock { $0[place] = advance }
  }
}
