internal import FontKit
internal import Shaping
internal import TextAnalysis

extension ShapedTextBuilder {
  /// The longest stretch that is shaped at once, in bytes: HarfBuzz takes 40 bytes and more for each character, and pairs are
  /// summed up in 32 bits.
  static let longestPiece = PairedRuns.longest - 1
  /// How far before the end of a piece the next one begins, at least, in bytes.
  ///
  /// What follows a glyph may change it, in OpenType up to 64 glyphs away (`HB_MAX_CONTEXT_LENGTH` of HarfBuzz); this leaves
  /// room for rules that build on each other.
  private static let overlap = 1 << 10

  /// Adds a run of text.
  ///
  /// A long one is shaped in pieces, each up to a place where HarfBuzz says that the text may be cut: the glyphs are those of the
  /// whole. Not where it tells syllables, whose numbers go through all of a run.
  mutating func append(
    _ run: TextRun, of text: [UInt8], _ paragraph: Range<Int>, _ style: SpanStyle, _ buffer: inout ShapingBuffer,
    _ pairs: inout PairedRuns
  ) {
    guard run.range.count > Self.longestPiece, !run.script.mayHaveSyllables else {
      return appendWhole(run, of: text, paragraph, style, &buffer, &pairs)
    }
    let first = clusterStarts.count
    var start = Int(run.start)
    var length = Self.longestPiece
    while start < run.end {
      var piece = run
      piece.start = Int32(start)
      piece.end = Int32(Self.end(ofPieceAt: start, length: length, of: run, text))
      let before = clusterStarts.count
      appendWhole(piece, of: text, paragraph, style, &buffer, &pairs)
      if failedRuns.contains(piece.start) {
        // All of a run is shaped, or none of it.
        rewind(toCluster: first)
        failedRuns.remove(piece.start)
        return appendWhole(run, of: text, paragraph, style, &buffer, &pairs)
      }
      guard piece.end < run.end else { break }
      if let cut = lastSafeCluster(atOrBefore: Int(piece.end) - Self.overlap, after: before) {
        start = Int(clusterStarts[cut])
        length = Self.longestPiece
        rewind(toCluster: cut)
        pack()
      } else {
        length *= 2
        rewind(toCluster: before)
      }
    }
  }

  private mutating func appendWhole(
    _ run: TextRun, of text: [UInt8], _ paragraph: Range<Int>, _ style: SpanStyle, _ buffer: inout ShapingBuffer,
    _ pairs: inout PairedRuns
  ) {
    if pairs.append(run, of: text, style, to: &self) { return }
    if pairs.repeated.append(run, of: text, style, to: &self) { return }
    buffer.shape(
      text, range: run.range, paragraph: paragraph, font: style.context.cascade.fonts[Int(run.font)],
      properties: style.context.properties(of: run))
    append(buffer, of: run, style, text)
    if !hasCircles, !buffer.hasFailed { pairs.repeated.keep(buffer, of: run, text, style) }
  }

  private static func end(ofPieceAt start: Int, length: Int, of run: TextRun, _ text: [UInt8]) -> Int {
    guard Int(run.end) - start > length else { return Int(run.end) }
    var end = start + length
    while text[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// The last cluster of those after one that begins no further than an offset and before which the text may be cut as it is.
  private func lastSafeCluster(atOrBefore offset: Int, after first: Int) -> Int? {
    var cluster = clusterStarts.count - 1
    while cluster > first, clusterStarts[cluster] > offset || !isSafe[cluster] { cluster -= 1 }
    return cluster > first ? cluster : nil
  }
}
