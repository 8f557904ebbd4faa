internal import Shaping
internal import TextAnalysis

/// Dividing words and cutting lines as Skia's `SkParagraph` does: between clusters of the text as it was shaped whole.
///
/// Source, code: `TextWrapper.cpp` (`lookAhead`, `moveForward`) and `TextLine.cpp` (`createEllipsis`) of Skia.
extension LineFiller {
  /// The line that takes in a part of the word that does not fit; nil if it ends before that word, or with it.
  ///
  /// A word that is wider than a line is divided on the line that it begins on, and any word on a line that ends with the token, of
  /// which the token then takes its place. But a word with no-break spaces is divided after one of them.
  ///
  /// - Note: Quirks of Skia: the last cluster of a word without white space after it does not count for its width, and glyphs are
  ///   counted by their indexes in their runs, whose difference is 0 for two clusters from right to left.
  ///
  /// - Parameters:
  ///   - next: The opportunity at the word's end.
  ///   - before: Where the word begins, in bytes; nil if the line begins with it.
  ///   - endsWithToken: Whether the line ends with the token.
  mutating func dividedWord(upTo next: BreakOpportunity, after before: Int?, endsWithToken: Bool) -> FilledLine? {
    let shaped = text.shaped
    let first = shaped.cluster(at: before ?? start.offset)
    let end = shaped.cluster(atOrAfter: Int(next.contentEnd))
    var ruler = self.ruler
    var cut = first
    while cut < end, admits(ruler.width(to: LineBoundary(shaped, atSafeCluster: cut + 1), &buffer)) { cut += 1 }
    guard cut < end else { return nil }
    // A cluster that is wider than a line stands where it is.
    if width(from: cut, to: cut + 1) > limit {
      return cut + 1 < end
        ? line(endingAt: cut + 1, cut + 1, next) : line(endingWith: next, isFirst: before == nil)
    }
    let (isWide, space) = measureWord(from: first, cut: cut, upTo: next.contentEnd < next.offset ? end : end - 1)
    if isWide, let space {
      // A space at the line's edge hangs; else the word begins on the next line.
      return space == cut ? line(endingAt: cut, cut + 1, next) : nil
    }
    let takesPart = before == nil || endsWithToken || isWide && hasSeveralGlyphs(first..<cut)
    return takesPart ? line(endingAt: cut, cut, next) : nil
  }

  /// Whether a word is wider than a line, and the last no-break space after the cut up to which it is not.
  private mutating func measureWord(from first: Int, cut: Int, upTo end: Int) -> (isWide: Bool, noBreakSpace: Int?) {
    let shaped = text.shaped
    var (cluster, space): (Int, Int?) = (cut, nil)
    while true {
      let width = width(from: first, to: cluster)
      if width > limit { return (true, space) }
      guard cluster < end, shaped.text[Int(shaped.clusterStarts[cluster])] != UInt8(ascii: " ") else {
        return (false, space)
      }
      if width > 0, shaped.isNoBreakSpace(cluster) { space = cluster }
      cluster += 1
    }
  }

  private mutating func width(from first: Int, to end: Int) -> Double {
    guard end > first else { return 0 }
    let shaped = text.shaped
    var ruler = LineRuler(
      shaped, from: LineBoundary(shaped, atSafeCluster: first), stops: stops, unitsPerStep: unitsPerStep)
    let width = ruler.width(to: LineBoundary(shaped, atSafeCluster: end), &buffer)
    _ = admits(width)
    return width
  }

  /// Whether the difference of the glyph indexes at the ends of some clusters is not 0 or 1; all but one cluster are taken to have a glyph
  /// each.
  private mutating func hasSeveralGlyphs(_ clusters: Range<Int>) -> Bool {
    let shaped = text.shaped
    guard let first = clusters.first, let last = clusters.last else { return false }
    if clusters.count == 1 {
      let start = Int(shaped.clusterStarts[first])
      let run = shaped.run(at: start)
      guard run.kind == .text else { return false }
      shaped.shape(start..<Int(shaped.clusterStarts[first + 1]), of: run, &buffer)
      return buffer.count > 1
    }
    let difference = shaped.glyphIndex(ofCluster: last) + 1 - shaped.glyphIndex(ofCluster: first)
    return difference < 0 || difference > 1
  }

  /// The line whose content ends at a cluster, and that the line from another one on follows; nil if that is not in the word.
  private mutating func line(endingAt end: Int, _ nextCluster: Int, _ word: BreakOpportunity) -> FilledLine? {
    let shaped = text.shaped
    let offset = Int(shaped.clusterStarts[nextCluster])
    guard offset < Int(word.contentEnd), offset > start.offset else { return nil }
    let content = spaceStart(before: Int(shaped.clusterStarts[end]), notBefore: start.offset)
    let boundary = LineBoundary(shaped, atSafeCluster: shaped.cluster(at: content))
    var ruler = self.ruler
    return FilledLine(
      start: start, end: boundary, next: spaceEnd(after: offset, notAfter: Int(word.contentEnd)),
      width: ruler.width(to: boundary, &buffer), endsParagraph: false, drawsHyphen: false, cutsWord: true,
      paragraph: paragraph)
  }

  /// The line that ends with a word whose last cluster is wider than a line; nil if it is the same as if all fitted.
  ///
  /// White space after it begins the next line, where Skia skips it (`trimStartSpaces`).
  private mutating func line(endingWith word: BreakOpportunity, isFirst: Bool) -> FilledLine? {
    let hasSpace = word.contentEnd < word.offset
    guard word.endsParagraph ? !isFirst && !hasSpace : !isFirst || hasSpace else { return nil }
    let end = text.shaped.end(of: word)
    var ruler = self.ruler
    return FilledLine(
      start: start, end: end, next: Int(word.offset), width: ruler.width(to: end, &buffer),
      endsParagraph: word.endsParagraph, drawsHyphen: false, paragraph: paragraph, skipsSpace: hasSpace)
  }

  /// Truncates a line at its end: clusters are taken off until the token fits, but no white space beside it.
  ///
  /// A line that ends with a hard break gets no token, nor one on which no cluster fits beside it, which is empty.
  mutating func truncateLikeSkia(_ line: FilledLine) -> TruncatedLine {
    let shaped = text.shaped
    let end = shaped.text.count
    if line.endsParagraph {
      return TruncatedLine(
        hidden: line.next..<end, contentEnd: line.end.offset, width: line.width, boxEnd: line.boxEnd, hasToken: false)
    }
    let direction = shaped.paragraphs[line.paragraph].baseDirection
    // Skia rounds the widths of lines, but not of one with the token.
    let room = limit - rules.slack * FixedPoints.stepsPerPoint * unitsPerStep
    let first = shaped.cluster(at: line.start.offset)
    var cluster = shaped.cluster(atOrAfter: line.next)
    while cluster > first {
      let offset = Int(shaped.clusterStarts[cluster])
      let width =
        width(from: first, to: cluster) + shaped.tokenWidth(in: direction, after: offset, unitsPerStep: unitsPerStep)
      if width <= room {
        return TruncatedLine(hidden: offset..<end, contentEnd: end, width: width, boxEnd: line.boxEnd)
      }
      cluster -= 1
    }
    return TruncatedLine(
      hidden: line.start.offset..<end, contentEnd: line.start.offset, width: 0, boxEnd: line.boxEnd, hasToken: false)
  }
}

extension ShapedText {
  /// The index of a cluster's glyph in its run, as if each cluster had one.
  fileprivate func glyphIndex(ofCluster cluster: Int) -> Int {
    let run = run(at: Int(clusterStarts[cluster]))
    return run.direction == .leftToRight
      ? cluster - self.cluster(at: Int(run.start)) : self.cluster(at: Int(run.end)) - 1 - cluster
  }

  /// Whether a cluster is a space at which no line may break: U+00A0, U+2007 or U+202F.
  fileprivate func isNoBreakSpace(_ cluster: Int) -> Bool {
    let bytes = text[Int(clusterStarts[cluster])..<Int(clusterStarts[cluster + 1])]
    return bytes.elementsEqual([0xC2, 0xA0]) || bytes.elementsEqual([0xE2, 0x80, 0x87])
      || bytes.elementsEqual([0xE2, 0x80, 0xAF])
  }
}
