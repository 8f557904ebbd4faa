internal import FontKit
internal import Shaping
internal import TextAnalysis

/// One side of a boundary where a line is cut.
struct LineBoundary: Hashable {
  /// Where the line's content starts or ends, in bytes.
  var offset: Int
  /// Where the text is cut: at `offset`, or, at a line's end, after the white space that hangs there.
  var cut: Int
  /// The pen's position there.
  var position: Int
  /// How far into the line the cut changes the shaping: at a line's end, the text before this offset is shaped as in
  /// the whole text; at a line's start, the text after it.
  ///
  /// Equal to `offset` where the cut changes nothing.
  var safeOffset: Int
  /// The lengths before it that do not scale with the text: see `ShapedText.fixedPositions`.
  var fixedPosition: Int
}

/// Cutting shaped text.
///
/// Where lines are shaped (`LineRules.shapesLines`), a line's glyphs are those of the line shaped by itself, in the
/// context of the paragraph. Where HarfBuzz reports that the text is safe to break, they are the glyphs already shaped;
/// elsewhere the text is shaped again from the nearest safe boundary. (Kerning with a space, ligatures and Arabic joining
/// make a boundary unsafe.) The boundary has to be safe within the line, too: a bracket between digits may have another
/// form because of the digits before it, and on a line of its own because of those after it (Inter 4).
extension ShapedText {
  /// How many clusters from a cut a safe boundary is looked for.
  ///
  /// If there is none, the cut is taken to be safe, which bounds the work on a text without safe boundaries.
  private static let reach = 64
  /// The same in bytes: 16 for each of the clusters.
  ///
  /// A font that deletes glyphs makes clusters of any length: each takes in the characters after it that have no glyph.
  private static let reachInBytes = 16 * reach
  /// How many bytes are shaped in search of a boundary that is safe within the line; then the next one is taken to be
  /// safe.
  private static let mostTried = 16 * reachInBytes

  /// The end of a line that is cut at `offset` and whose content ends at `contentEnd`: the white space between hangs.
  ///
  /// The white space is part of the line and shaped with it, so a letter may be kerned with the space after it.
  func lineEnd(at offset: Int, contentEnd: Int, _ buffer: inout ShapingBuffer) -> LineBoundary {
    guard context.rules.shapesLines,
      let (cluster, width) = safeCluster(before: offset, contentEnd: contentEnd, &buffer)
    else {
      let position = positions[cluster(atOrAfter: contentEnd)]
      return LineBoundary(
        offset: contentEnd, cut: offset, position: position, safeOffset: contentEnd,
        fixedPosition: fixedPosition(beforeEnd: contentEnd, position))
    }
    let start = Int(clusterStarts[cluster])
    let position =
      start < contentEnd
      ? positions[cluster] + (width ?? shapedWidth(of: start..<offset, upTo: contentEnd, &buffer))
      : positions[self.cluster(atOrAfter: contentEnd)]
    return LineBoundary(
      offset: contentEnd, cut: offset, position: position, safeOffset: min(start, contentEnd),
      fixedPosition: fixedPosition(beforeEnd: contentEnd, position))
  }

  /// The end of a line that is cut where its content ends.
  func lineEnd(at offset: Int, _ buffer: inout ShapingBuffer) -> LineBoundary {
    lineEnd(at: offset, contentEnd: offset, &buffer)
  }

  /// The end of a line without tabs that starts at `start` and is cut where its content ends.
  ///
  /// A line without a safe boundary is shaped whole to be measured. Then its end needs no position, which would have to
  /// be shaped from a boundary before the line.
  func lineEnd(at offset: Int, from start: LineBoundary, _ buffer: inout ShapingBuffer) -> LineBoundary {
    guard context.rules.shapesLines, let cluster = safeCluster(before: offset),
      Int(clusterStarts[cluster]) < start.safeOffset,
      start.offset < offset
    else { return lineEnd(at: offset, &buffer) }
    return LineBoundary(
      offset: offset, cut: offset, position: start.position, safeOffset: Int(clusterStarts[cluster]),
      fixedPosition: fixedPosition(beforeEnd: offset, start.position))
  }

  /// The last safe cluster at or before `offset`, or the furthest one in reach if none is safe; nil if none is in
  /// reach.
  private func safeCluster(before offset: Int) -> Int? {
    var cluster = cluster(at: offset)
    let isAtCluster = Int(clusterStarts[cluster]) == offset
    if isAtCluster && isSafe[cluster] { return cluster }
    if isAtCluster { cluster -= 1 }
    guard offset - Int(clusterStarts[cluster]) <= Self.reachInBytes else { return nil }
    let limit = firstCluster(inReachOf: cluster, before: offset)
    while cluster > limit && !isSafe[cluster] { cluster -= 1 }
    return cluster
  }

  /// The first cluster that is in reach of a cluster and of an offset.
  private func firstCluster(inReachOf cluster: Int, before offset: Int) -> Int {
    var first = max(0, cluster - Self.reach)
    while first < cluster, offset - Int(clusterStarts[first]) > Self.reachInBytes { first += 1 }
    return first
  }

  /// The last cluster at or before `offset` that is safe in a line that begins earlier, too; with the width from there
  /// to the end of the line's content, if it was found on the way.
  private func safeCluster(
    before offset: Int, contentEnd: Int, _ buffer: inout ShapingBuffer
  ) -> (cluster: Int, width: Int?)? {
    guard var cluster = safeCluster(before: offset) else { return nil }
    var width: Int?
    var tried = 0
    let limit = firstCluster(inReachOf: cluster, before: Int(clusterStarts[cluster]))
    while Int(clusterStarts[cluster]) < contentEnd, cluster > limit, tried < Self.mostTried {
      let start = Int(clusterStarts[cluster])
      let run = run(at: start)
      // Runs are shaped by themselves.
      guard run.kind == .text, run.start < start, Int(run.end) >= offset else { break }
      var before = cluster
      repeat { before -= 1 } while before > limit && !isSafe[before]
      tried += offset - Int(clusterStarts[before])
      shape(Int(clusterStarts[before])..<offset, of: run, &buffer)
      let advance = buffer.advance(ofClustersBefore: contentEnd)
      if buffer.isSafeToBreak(at: start) {
        return (cluster, units(advance - buffer.advance(ofClustersBefore: start), of: run))
      }
      (cluster, width) = (before, units(advance, of: run))
    }
    return (cluster, width)
  }

  /// The boundary at `offset` as the start of a line that ends at or after it.
  func lineStart(at offset: Int, _ buffer: inout ShapingBuffer) -> LineBoundary {
    var cluster = cluster(at: offset)
    let isAtCluster = Int(clusterStarts[cluster]) == offset
    if isAtCluster && isSafe[cluster] || Int(clusterStarts[cluster + 1]) - offset > Self.reachInBytes
      || !context.rules.shapesLines
    {
      let position = positions[isAtCluster ? cluster : cluster + 1]
      return LineBoundary(
        offset: offset, cut: offset, position: position, safeOffset: offset,
        fixedPosition: fixedPosition(at: offset, position))
    }
    var limit = min(clusterCount, cluster + Self.reach)
    while Int(clusterStarts[limit]) - offset > Self.reachInBytes { limit -= 1 }
    repeat { cluster += 1 } while cluster < limit && !isSafe[cluster]
    let run = run(at: offset)
    var width: Int?
    var tried = 0
    while run.kind == .text, clusterStarts[cluster] < run.end, cluster < limit, tried < Self.mostTried {
      var next = cluster
      repeat { next += 1 } while next < limit && !isSafe[next] && clusterStarts[next] < run.end
      let safeOffset = Int(clusterStarts[cluster])
      tried += Int(clusterStarts[next]) - offset
      shape(offset..<Int(clusterStarts[next]), of: run, &buffer)
      let isSafeOnLine = buffer.isSafeToBreak(at: safeOffset)
      if !isSafeOnLine { cluster = next }
      width = units(buffer.advance(ofClustersBefore: Int(clusterStarts[cluster])), of: run)
      if isSafeOnLine { break }
    }
    let safeOffset = Int(clusterStarts[cluster])
    let position = positions[cluster] - (width ?? shapedWidth(of: offset..<safeOffset, upTo: safeOffset, &buffer))
    return LineBoundary(
      offset: offset, cut: offset, position: position, safeOffset: safeOffset,
      fixedPosition: fixedPosition(at: offset, position))
  }

  /// The end of the line that ends at an opportunity.
  func end(of opportunity: BreakOpportunity) -> LineBoundary {
    LineBoundary(
      offset: Int(opportunity.contentEnd), cut: Int(opportunity.cut), position: opportunity.endPosition,
      safeOffset: Int(opportunity.safeEnd),
      fixedPosition: fixedPosition(beforeEnd: Int(opportunity.contentEnd), opportunity.endPosition))
  }

  /// The start of the line after an opportunity.
  func start(after opportunity: BreakOpportunity) -> LineBoundary {
    LineBoundary(
      offset: Int(opportunity.offset), cut: Int(opportunity.offset), position: opportunity.startPosition,
      safeOffset: Int(opportunity.safeStart),
      fixedPosition: fixedPosition(at: Int(opportunity.offset), opportunity.startPosition))
  }

  /// The width of the line from `start` to `end`, in units, without the lengths that do not scale with the text.
  func width(from start: LineBoundary, to end: LineBoundary, _ buffer: inout ShapingBuffer) -> Int {
    if end.offset <= start.offset { return 0 }
    if start.safeOffset <= end.safeOffset { return end.position - start.position }
    return shapedWidth(of: start.offset..<end.cut, upTo: end.offset, &buffer)
  }

  /// The part of the width of the line from `start` to `end` that does not scale with the text: see `fixedPositions`.
  func fixedWidth(from start: LineBoundary, to end: LineBoundary, _ buffer: inout ShapingBuffer) -> Int {
    if end.offset <= start.offset { return 0 }
    if start.safeOffset <= end.safeOffset || !sizing.isPartlyScaled { return end.fixedPosition - start.fixedPosition }
    return shapedWidth(of: start.offset..<end.cut, upTo: end.offset, isScaled: false, &buffer)
  }

  /// The width of the part before `end` of a stretch of one or more runs that is shaped by itself, in units.
  ///
  /// - Parameter isScaled: False for the width of the runs alone that the style's scale does not apply to.
  func shapedWidth(
    of range: Range<Int>, upTo end: Int, isScaled: Bool = true, _ buffer: inout ShapingBuffer
  ) -> Int {
    var total = 0
    var offset = range.lowerBound
    while offset < end {
      let run = run(at: offset)
      let runEnd = min(range.upperBound, Int(run.end))
      if run.kind == .text, isScaled || !run.isScaled(in: font(of: run)) {
        shape(offset..<runEnd, of: run, &buffer)
        total += units(buffer.advance(ofClustersBefore: end), of: run)
      }
      offset = runEnd
    }
    return total
  }

  /// Shapes a stretch of a run into `buffer`.
  func shape(_ range: Range<Int>, of run: TextRun, _ buffer: inout ShapingBuffer) {
    let paragraph = paragraphs[Int(run.paragraph)]
    let properties = styles[Int(run.style)].context.properties(of: run)
    if !failedRuns.isEmpty, failedRuns.contains(run.start) {
      buffer.fillMissing(text, range, font: font(of: run), properties)
      return
    }
    buffer.shape(
      text, range: range, paragraph: Int(paragraph.start)..<Int(paragraph.contentEnd),
      font: font(of: run), properties: properties)
  }
}
