extension PreparedColumn {
  /// Puts other texts in the place of some.
  ///
  /// Cost: preparing the texts that come, copying what is kept of some thousand beside them, and what
  /// `TextColumn.replaceSubrange` costs.
  ///
  /// - Parameters:
  ///   - range: The texts that go.
  ///   - new: The texts that come.
  ///   - typesetter: What prepares them; its fonts are to be those of the column.
  public mutating func replaceSubrange(_ range: Range<Int>, with new: TextColumn, typesetter: Typesetter) {
    texts.replaceSubrange(range, with: new)
    let added = Self.chunkRanges(of: new).map { typesetter.chunk(of: new, $0, style: style) }

    // The chunks that hold texts that go, and the text before and the one behind them, so that small chunks grow together.
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

  /// The texts of parts of chunks, in chunks of half the usual length or more, if they are enough.
  private static func joined(_ parts: [(chunk: ColumnChunk, range: Range<Int>)]) -> [ColumnChunk] {
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
