extension PreparedColumn {
  /// Replaces some texts by others.
  ///
  /// Cost: preparing the new texts, copying the measurements of some thousand texts beside them, and what
  /// `TextColumn.replaceSubrange` costs.
  ///
  /// - Parameters:
  ///   - range: The texts to replace.
  ///   - new: The texts that take their place.
  ///   - typesetter: Prepares the new texts; its fonts must be those of the column.
  public mutating func replaceSubrange(_ range: Range<Int>, with new: TextColumn, typesetter: Typesetter) {
    texts.replaceSubrange(range, with: new)
    chunksInSetting = ChunksInSetting()
    let added = Self.chunkRanges(of: new).map { typesetter.chunk(of: new, $0, style: style) }

    // The chunks that hold the replaced texts, the text before and the text after them, so that small chunks merge.
    var (first, start) = (0, 0)
    while first < chunks.count, start + chunks[first].count < range.lowerBound {
      start += chunks[first].count
      first += 1
    }
    var (last, end) = (first, start)
    while last < chunks.count, end <= range.upperBound {
      end += chunks[last].count
      last += 1
    }
    var parts: [(chunk: ColumnChunk, range: Range<Int>)] = []
    if first < last {
      parts.append((chunks[first], 0..<min(chunks[first].count, range.lowerBound - start)))
    }
    for chunk in added { parts.append((chunk, 0..<chunk.count)) }
    if first < last {
      let chunk = chunks[last - 1]
      parts.append((chunk, max(0, chunk.count - (end - range.upperBound))..<chunk.count))
    }
    chunks.replaceSubrange(first..<last, with: Self.joined(parts))
  }

  /// Joins parts of chunks into chunks of at least half the usual length, if there are enough texts.
  static func joined(_ parts: [(chunk: ColumnChunk, range: Range<Int>)]) -> [ColumnChunk] {
    let count = parts.reduce(0) { $0 + $1.range.count }
    guard count > 0 else { return [] }
    let chunkCount = (count + chunkSize - 1) / chunkSize
    var chunks: [ColumnChunk] = []
    var parts = parts[...]
    for number in 0..<chunkCount {
      var rest = (number + 1) * count / chunkCount - number * count / chunkCount
      var chunk = ColumnChunk(parts[parts.startIndex].chunk.kinds[0], capacity: rest)
      while rest > 0, var part = parts.popFirst() {
        let taken = part.range.prefix(rest)
        chunk.append(taken, of: part.chunk)
        rest -= taken.count
        part.range = taken.upperBound..<part.range.upperBound
        if !part.range.isEmpty { parts = [part] + parts }
      }
      chunk.trim()
      chunks.append(chunk)
    }
    return chunks
  }
}
