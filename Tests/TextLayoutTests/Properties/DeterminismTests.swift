import Synchronization
import TestSupport
import Testing

@testable import TextLayout

/// Equal input gives equal bytes, whatever was prepared before and on however many threads.
@Suite("Determinism", .tags(.conformance, .concurrency))
struct DeterminismTests {
  @Test("A used typesetter prepares what a fresh one does")
  func freshTypesetters() {
    expectAll(PreparedCase.all) { one in
      let fresh = Typesetter(fonts: TestFonts.collection).prepare(one.example.text, style: one.example.style)
      guard fresh.digest == one.prepared.digest else { return "a fresh typesetter prepares it otherwise" }
      let (width, size) = (one.example.width, one.example.size)
      return fresh.layout(width: width, size: size) == one.prepared.layout(width: width, size: size)
        ? nil : "a fresh typesetter lays it out otherwise"
    }
  }

  @Test("Eight threads lay out the same bytes as one")
  func eightThreads() {
    let one = layouts(threads: 1)
    #expect(one.count >= 10_000 / PreparedCase.share)
    #expect(layouts(threads: 8) == one)
  }

  /// A digest of each case's layout, computed on `threads` threads that have a typesetter each.
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
  /// A hash of all prepared data, except the offsets at which the text is known to be safe to cut.
  ///
  /// HarfBuzz and the stretches that a font's rules link know different safe offsets, and which of them is used depends on what was
  /// prepared before. A line that ends at another offset is shaped again, with the same result.
  fileprivate var digest: Int {
    let shaped = storage.shaped
    var hasher = Hasher()
    hasher.combine(shaped.unitsPerEm)
    hasher.combine(shaped.runs)
    hasher.combine(Array(shaped.clusterStarts))
    hasher.combine(Array(shaped.positions))
    hasher.combine(shaped.fixedPositions)
    hasher.combine(shaped.tabs)
    hasher.combine(shaped.missing)
    hasher.combine(Array(storage.graphemes))
    for opportunity in storage.opportunities {
      hasher.combine([opportunity.endPosition, opportunity.startPosition, opportunity.hyphenWidth])
      hasher.combine([opportunity.offset, opportunity.contentEnd, opportunity.cut])
      hasher.combine(opportunity.endsParagraph)
    }
    return hasher.finalize()
  }
}
