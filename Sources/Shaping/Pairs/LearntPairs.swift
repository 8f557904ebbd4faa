internal import Synchronization

/// What all workers have learnt of a font's pairs: the rows of `PairAdvances`.
final class LearntPairs: Sendable {
  private struct State {
    var rows: [Int16]
    var isFilled = false
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

  /// All rows, filled if they are not; whoever asks while another fills them waits.
  func filled(_ fill: () -> [Int16]) -> [Int16] {
    state.withLock { state in
      if !state.isFilled { state = State(rows: fill(), isFilled: true) }
      return state.rows
    }
  }
}
