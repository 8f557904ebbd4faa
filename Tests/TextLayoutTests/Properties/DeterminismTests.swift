import Synchronization
import TestSupport
import Testing

@testable import TextLayout

/// Equal input gives equal bytes, whatever was prepared before and on however many threads.
@Suite("Determinism")
struct DeterminismTests {
  @Test("A used typesetter prepares what a fresh one does")
  func freshTypesetters() {
    expectAll(PreparedCase.all) { one in
      let fresh = Typesetter(fonts: TestFonts.collection).prepare(one.example.text, style: one.example.style)
      return fresh.digest == one.prepared.digest ? nil : "a fresh typesetter prepares it otherwise"
    }
  }

  @Test("Eight threads lay out the same bytes as one")
  func eightThreads() {
    let one = layouts(threads: 1)
    #expect(one.count >= 10_000)
    #expect(layouts(threads: 8) == one)
  }

  /// A digest of each case's layout, prepared and laid out on so many threads, each with its own typesetter.
  private func layouts(threads: Int) -> [Int] {
    let cases = PreparedCase.all.map(\.example)
    let digests = Mutex([Int](repeating: 0, count: cases.count))
    concurrently(threads) { worker in
      let typesetter = Typesetter(fonts: TestFonts.collection)
      for index in stride(from: worker, to: cases.count, by: threads) {
        let example = cases[index]
        let prepared = typesetter.prepare(example.text, style: example.style)
        var hasher = Hasher()
        hasher.combine(prepared.digest)
        hasher.combine(prepared.layout(width: example.width, size: example.size))
        let digest = hasher.finalize()
        digests.withLock { $0[index] = digest }
      }
    }
    return digests.withLock { $0 }
  }
}

extension PreparedText {
  /// A hash of all that was prepared.
  fileprivate var digest: Int {
    let shaped = storage.shaped
    var hasher = Hasher()
    hasher.combine(shaped.unitsPerEm)
    hasher.combine(shaped.runs)
    hasher.combine(Array(shaped.clusterStarts))
    hasher.combine(Array(shaped.positions))
    hasher.combine(shaped.isSafe)
    hasher.combine(shaped.fixedPositions)
    hasher.combine(shaped.tabs)
    hasher.combine(shaped.missing)
    hasher.combine(Array(storage.graphemes))
    hasher.combine(storage.opportunities)
    return hasher.finalize()
  }
}
