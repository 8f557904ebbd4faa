internal import FontKit
internal import Shaping
internal import TextAnalysis

extension ShapedTextBuilder {
  /// The longest piece that is shaped at once, in bytes: HarfBuzz uses 40 bytes and more for each character, and pair
  /// advances are summed up in 32 bits.
  static let longestPiece = PairedRuns.longest - 1
  /// How far before the end of a piece the next one begins, at least, in bytes.
  ///
  /// What follows a glyph may change it, in OpenType up to 64 glyphs away (`HB_MAX_CONTEXT_LENGTH` of HarfBuzz); this leaves
  /// room for rules that build on each other.
  private static let overlap = 1 << 10
  /// The most glyphs for each byte of a long text; no font of practical use makes more.
  private static let glyphsPerByte = 4
  /// The most glyphs that HarfBuzz makes of a character (`HB_BUFFER_MAX_LEN_FACTOR` in `hb-buffer.hh`).
  private static let glyphsPerCharacter = 64

  /// The most glyphs of a text: one piece may have as many as HarfBuzz makes, but not all of a text of megabytes.
  private var mostGlyphs: Int { Self.glyphsPerCharacter * Self.longestPiece + Self.glyphsPerByte * textLength }

  /// Adds a run of text; with missing glyphs if HarfBuzz fails to shape it, or if the text would have too many glyphs.
  mutating func append(
    _ run: TextRun, of text: [UInt8], _ paragraph: Range<Int>, _ style: SpanStyle, _ buffer: inout ShapingBuffer,
    _ pairs: inout PairedRuns
  ) {
    let first = clusterStarts.count
    if shape(run, of: text, paragraph, style, &buffer, &pairs), glyphCount <= mostGlyphs { return }
    // All of a run is shaped, or none of it.
    if clusterStarts.count > first { rewind(toCluster: first) }
    buffer.fillMissing(
      text, run.range, font: style.context.cascade.fonts[Int(run.font)], style.context.properties(of: run))
    append(buffer, of: run, style, text)
  }

  /// Adds the glyphs of a run; false if HarfBuzz fails to shape it, or would make too many.
  ///
  /// A long run is shaped in pieces, each up to a boundary that HarfBuzz reports as safe, so the glyphs are those of
  /// the whole run. A run with syllables is shaped whole, because their serial numbers go through all of it.
  private mutating func shape(
    _ run: TextRun, of text: [UInt8], _ paragraph: Range<Int>, _ style: SpanStyle, _ buffer: inout ShapingBuffer,
    _ pairs: inout PairedRuns
  ) -> Bool {
    guard run.range.count > Self.longestPiece, !run.script.mayHaveSyllables else {
      if run.range.count > Self.longestPiece,
        !hasRoom(forGlyphsOf: run.range, of: run, text, paragraph, style, &buffer)
      {
        return false
      }
      return appendWhole(run, of: text, paragraph, style, &buffer, &pairs)
    }
    var start = Int(run.start)
    var length = Self.longestPiece
    while start < run.end {
      var piece = run
      piece.start = Int32(start)
      piece.end = Int32(Self.end(ofPieceAt: start, length: length, of: run, text))
      let before = clusterStarts.count
      guard appendWhole(piece, of: text, paragraph, style, &buffer, &pairs) else { return false }
      guard piece.end < run.end else { break }
      if let cut = lastSafeCluster(atOrBefore: Int(piece.end) - Self.overlap, after: before) {
        start = Int(clusterStarts[cut])
        length = Self.longestPiece
        rewind(toCluster: cut)
        pack()
      } else {
        length *= 2
        rewind(toCluster: before)
        let next = Int(piece.end)..<Self.end(ofPieceAt: start, length: length, of: run, text)
        guard hasRoom(forGlyphsOf: next, of: run, text, paragraph, style, &buffer) else { return false }
      }
    }
    return true
  }

  /// Adds a run as a whole; false if HarfBuzz fails to shape it.
  private mutating func appendWhole(
    _ run: TextRun, of text: [UInt8], _ paragraph: Range<Int>, _ style: SpanStyle, _ buffer: inout ShapingBuffer,
    _ pairs: inout PairedRuns
  ) -> Bool {
    if pairs.append(run, of: text, style, to: &self) { return true }
    if pairs.repeated.append(run, of: text, style, to: &self) { return true }
    buffer.shape(
      text, range: run.range, paragraph: paragraph, font: style.context.cascade.fonts[Int(run.font)],
      properties: style.context.properties(of: run))
    guard !buffer.hasFailed else { return false }
    glyphCount += buffer.count
    append(buffer, of: run, style, text)
    // Glyphs of cached runs are not counted, so a run with many is not cached.
    if !hasCircles, buffer.count <= Self.glyphsPerByte * run.range.count {
      pairs.repeated.keep(buffer, of: run, text, style)
    }
    return true
  }

  /// Whether the text may have the glyphs of a stretch of a run, counted in pieces that are shaped by themselves.
  private func hasRoom(
    forGlyphsOf range: Range<Int>, of run: TextRun, _ text: [UInt8], _ paragraph: Range<Int>, _ style: SpanStyle,
    _ buffer: inout ShapingBuffer
  ) -> Bool {
    let properties = style.context.properties(of: run)
    var count = glyphCount
    var start = range.lowerBound
    while start < range.upperBound, count <= mostGlyphs {
      let end = min(range.upperBound, Self.end(ofPieceAt: start, length: Self.longestPiece, of: run, text))
      buffer.shape(
        text, range: start..<end, paragraph: paragraph, font: style.context.cascade.fonts[Int(run.font)],
        properties: properties)
      count += buffer.count
      start = end
    }
    return count <= mostGlyphs
  }

  private static func end(ofPieceAt start: Int, length: Int, of run: TextRun, _ text: [UInt8]) -> Int {
    guard Int(run.end) - start > length else { return Int(run.end) }
    var end = start + length
    while text[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// The last safe cluster after `first` that begins at or before an offset.
  private func lastSafeCluster(atOrBefore offset: Int, after first: Int) -> Int? {
    var cluster = clusterStarts.count - 1
    while cluster > first, clusterStarts[cluster] > offset || !isSafe[cluster] { cluster -= 1 }
    return cluster > first ? cluster : nil
  }
}
