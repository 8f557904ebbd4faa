import TestSupport
import Testing

@testable import TextLayout

/// A search that starts from a guess.
struct PartitionIndexTests {
  @Test("From every guess, near and far, the same place is found as from none")
  func everyGuess() {
    var generator = SeededGenerator(seed: 31)
    for count in 0...20 {
      let sorted = (0..<count).map { _ in Int.random(in: 0...30, using: &generator) }.sorted()
      for limit in -1...31 {
        let expected = partitionIndex(of: sorted) { $0 <= limit }
        for guess in -2...count + 2 {
          #expect(partitionIndex(of: sorted, near: guess) { $0 <= limit } == expected, "\(sorted) \(limit) \(guess)")
        }
      }
    }
  }
}
