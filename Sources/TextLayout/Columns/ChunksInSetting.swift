internal import Synchronization
internal import TextAnalysis

/// What a column keeps of its texts in the setting asked for last that is not that of the column.
final class ChunksInSetting: Sendable {
  private struct Chunks {
    let setting: CursorSetting
    let all: [ColumnChunk]
    /// The memory of those that are not the column's, in bytes.
    let byteCount: Int
  }

  private let last = Mutex<Chunks?>(nil)

  var byteCount: Int { last.withLock { $0?.byteCount ?? 0 } }

  /// The chunks in a setting: for each of a column's, the one that `change` returns or, if it returns nil, the same.
  fileprivate func chunks(
    _ setting: CursorSetting, of column: [ColumnChunk], _ change: () -> [ColumnChunk?]
  ) -> [ColumnChunk] {
    last.withLock { last in
      if let last, last.setting == setting { return last.all }
      let changed = change()
      let all = zip(column, changed).map { $1 ?? $0 }
      last = Chunks(setting: setting, all: all, byteCount: changed.reduce(0) { $0 + ($1?.byteCount ?? 0) })
      return all
    }
  }
}

extension PreparedColumn {
  /// What is kept of the texts in a setting.
  ///
  /// Cost: that of preparing the texts again that are different in the setting, unless it is the last one asked for.
  func chunks(_ setting: CursorSetting) -> [ColumnChunk] {
    guard setting.pixelsPerEm != nil || setting.direction != nil else { return chunks }
    var key = setting
    // Letter spacing is no part of what is kept.
    key.spacingFactor = 1
    return chunksInSetting.chunks(key, of: chunks) {
      var context = context
      if let direction = setting.direction { context = context.inDirection(direction) }
      if let pixelsPerEm = setting.pixelsPerEm { context = context.inWholePixels(perEm: pixelsPerEm) }
      var measurer = ColumnMeasurer(context)
      let shaper = TextShaper()
      return zip(chunks, chunkRanges).map { chunk, range in
        let (block, blockRange) = texts.block(range)
        func isOther(_ index: Int) -> Bool {
          setting.pixelsPerEm != nil || chunk.kind(at: index).baseDirection != setting.direction
        }
        guard (0..<chunk.count).contains(where: isOther) else { return nil }
        var parts: [(chunk: ColumnChunk, range: Range<Int>)] = []
        var (start, first) = (0, blockRange.lowerBound)
        while start < chunk.count {
          var end = start + 1
          while end < chunk.count, isOther(end) == isOther(start) { end += 1 }
          parts.append(
            isOther(start)
              ? (measurer.chunk(of: block, first + start..<first + end, shaper), 0..<end - start) : (chunk, start..<end)
          )
          start = end
        }
        return Self.joined(parts).first
      }
    }
  }
}
