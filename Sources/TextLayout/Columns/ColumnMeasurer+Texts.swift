internal import Shaping
internal import TextAnalysis

/// Preparing texts from words that were measured.
extension ColumnMeasurer {
  /// Prepares a text; nil if it has to be shaped.
  mutating func prepare(_ utf8: [UInt8], _ shaper: TextShaper) -> PreparedText? {
    // White space at a text's ends has rules of its own, and a text of nothing else has no words.
    guard allowsWords, let last = utf8.last, last != 0x20, utf8[0] != 0x20 else { return nil }
    if last >= 0x80, HangingSpace.isBlank(utf8, from: utf8.lastIndex { $0 & 0xC0 != 0x80 } ?? 0) { return nil }
    remainingBytes = utf8.count
    guard let measured = measure(utf8.span, shaper), measured.kind.fonts != nil else {
      return nil
    }
    let kind = measured.kind
    let plainSegments = kind.extra == .none ? finder.plainSegments : .none
    guard let thresholds = kind.extra == .none ? finder.thresholds() : LineThresholds.none else { return nil }
    return PreparedText(
      storage: PreparedText.Storage(
        utf8, in: context, measured, thresholds: thresholds, plainSegments: plainSegments,
        segments: kind.extra != .none || kind.lineFonts.mayDiffer ? segments : .none))
  }

  /// The memory of the cached words, in bytes.
  var byteCount: Int { words.byteCount + alphabetTexts.reduce(0) { $0 + $1.byteCount } }

  /// Prepares some texts of a column.
  mutating func chunk(of texts: TextColumn.Block, _ range: Range<Int>, _ shaper: TextShaper) -> ColumnChunk {
    var chunk = ColumnChunk(kindOfFirstFont, capacity: range.count)
    for index in range {
      let bytes = texts.range(at: index)
      remainingBytes = texts.range(at: range.upperBound - 1).upperBound - bytes.lowerBound
      let text = texts.utf8.span.extracting(bytes)
      if let measured = measure(text, shaper) {
        chunk.append(measured.kind, { finder.finish(into: &$0) }, segments.all)
      } else {
        paths.prepared += 1
        let shaped = shaper.shape(Self.repaired(text), in: context)
        let lines = shaper.keptLines(of: shaped)
        chunk.append(ColumnChunk.Kind(shaped.shaped, lines), { $0 += lines.thresholds.widths }, lines.segments.all)
      }
    }
    chunk.trim()
    return chunk
  }

  /// The bytes of a text, with U+FFFD in place of ill-formed sequences.
  private static func repaired(_ text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(text)
    return Array(String(decoding: bytes, as: UTF8.self).utf8)
  }
}
