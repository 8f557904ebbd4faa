internal import Synchronization
internal import TextAnalysis

/// What a column keeps of its texts in the settings asked for last that are not that of the column.
final class ChunksInSetting: Sendable {
  private struct Chunks {
    let setting: CursorSetting
    let all: [ColumnChunk]
    /// The memory of those that are not the column's, in bytes.
    let byteCount: Int
  }

  /// Those asked for last, the last one first.
  private let recent = Mutex<[Chunks]>([])
  /// Own: two tasks may ask in turns, each in a setting of its own, such as before and after a change of the text size.
  private static let limit = 2

  var byteCount: Int { recent.withLock { $0.reduce(0) { $0 + $1.byteCount } } }

  /// The chunks in a setting: for each of a column's, the one that `change` returns or, if it returns nil, the same.
  fileprivate func chunks(
    _ setting: CursorSetting, of column: [ColumnChunk], _ change: () -> [ColumnChunk?]
  ) -> [ColumnChunk] {
    recent.withLock { recent in
      if let index = recent.firstIndex(where: { $0.setting == setting }) {
        recent.swapAt(0, index)
        return recent[0].all
      }
      let changed = change()
      let all = zip(column, changed).map { $1 ?? $0 }
      let chunks = Chunks(setting: setting, all: all, byteCount: changed.reduce(0) { $0 + ($1?.byteCount ?? 0) })
      recent = [chunks] + recent.prefix(Self.limit - 1)
      return all
    }
  }
}

extension PreparedColumn {
  /// What is kept of the texts in a setting.
  ///
  /// Cost: that of preparing the texts again that are different in the setting, unless it is one of the last two asked for.
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
