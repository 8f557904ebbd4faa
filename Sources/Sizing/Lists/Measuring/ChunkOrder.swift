/// The order in which chunks of a list are measured: from a first row outwards, below and above it in turn.
struct ChunkOrder {
  private let count: Int
  private let chunkSize: Int
  /// The start of the rows left to measure below, and the end of those left above.
  private var below: Int
  private var above: Int
  private var isBelowNext = true

  init(count: Int, first: Int, chunkSize: Int) {
    self.count = count
    self.chunkSize = chunkSize
    below = min(max(0, first), count)
    above = below
  }

  mutating func next() -> Range<Int>? {
    let goesBelow = above == 0 || (isBelowNext && below < count)
    isBelowNext.toggle()
    if goesBelow {
      guard below < count else { return nil }
      let chunk = below..<below + min(chunkSize, count - below)
      below = chunk.upperBound
      return chunk
    }
    let chunk = max(0, above - chunkSize)..<above
    above = chunk.lowerBound
    return chunk
  }
}
