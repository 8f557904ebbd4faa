internal import Synchronization

/// What all workers know of a font's pairs: the rows of `PairAdvances`.
final class SharedPairs: Sendable {
  private struct State {
    var rows: [Int16]
    var isBeingFilled = false
  }

  private let state: Mutex<State>

  /// - Parameter rows: Those of which nothing is known.
  init(rows: [Int16]) {
    state = Mutex(State(rows: rows))
  }

  /// What is known so far.
  var rows: [Int16] { state.withLock { $0.rows } }

  /// Adds what HarfBuzz made of a pair.
  func add(_ advance: Int16, at place: Int) {
    state.withLock { $0.rows[place] = advance }
  }

  /// Whether the caller is to fill all rows, as the first that asks.
  ///
  /// The others do not wait: they ask HarfBuzz for the pairs that they meet meanwhile.
  func claimsFilling() -> Bool {
    state.withLock { state in
      defer { state.isBeingFilled = true }
      return !state.isBeingFilled
    }
  }

  /// Keeps rows that were filled.
  func keep(_ rows: [Int16]) {
    state.withLock { $0.rows = rows }
  }
}
