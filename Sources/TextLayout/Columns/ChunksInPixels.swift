internal import Synchronization

/// What a column keeps of its texts with glyphs that are whole pixels wide, at the size asked for last.
final class ChunksInPixels: Sendable {
  private let last = Mutex<(pixelsPerEm: Double, chunks: [ColumnChunk])?>(nil)

  var all: [ColumnChunk] { last.withLock { $0?.chunks ?? [] } }

  fileprivate func chunks(atPixelsPerEm pixelsPerEm: Double, _ make: () -> [ColumnChunk]) -> [ColumnChunk] {
    last.withLock { last in
      if let last, last.pixelsPerEm == pixelsPerEm { return last.chunks }
      let chunks = make()
      last = (pixelsPerEm, chunks)
      return chunks
    }
  }
}

extension PreparedColumn {
  /// What is kept of the texts with glyphs that are whole pixels wide.
  ///
  /// Cost: that of preparing the texts again, unless the size is the last one asked for.
  func chunks(inWholePixelsPerEm pixelsPerEm: Double, _ context: StyleContext) -> [ColumnChunk] {
    chunksInPixels.chunks(atPixelsPerEm: pixelsPerEm) {
      var measurer = ColumnMeasurer(context.inWholePixels(perEm: pixelsPerEm))
      let shaper = TextShaper()
      return chunkRanges.map { range in
        let (block, blockRange) = texts.block(range)
        return measurer.chunk(of: block, blockRange, shaper)
      }
    }
  }
}
