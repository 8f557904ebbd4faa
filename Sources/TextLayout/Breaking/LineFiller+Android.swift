internal import TextAnalysis

/// Filling lines as Android does.
///
/// Source, code: `GreedyLineBreaker.cpp` of AOSP's Minikin, Android 15.
extension LineFiller {
  /// The next line: up to the last opportunity that fits, of those inside an address only if there is no other.
  ///
  /// Where a line does not fit, the next one goes on at that opportunity; others inside an address before it are passed over.
  mutating func nextInAndroid() -> FilledLine {
    var ruler = ruler
    var best: (line: FilledLine, index: Int)?
    var index = opportunity
    while true {
      let candidate = text.opportunities[index]
      let line = measure(to: candidate, &ruler)
      guard fits(line, ruler: ruler) else {
        let next: FilledLine
        if let best {
          next = finish(best.line, atOpportunity: best.index)
        } else if wrap == .anywhere, let cut = cutBetweenClusters(before: Int(candidate.cut)) {
          next = finish(cut)
        } else {
          return finish(line, atOpportunity: index)
        }
        pass(to: index)
        return next
      }
      if candidate.endsParagraph { return finish(line, atOpportunity: index) }
      let isOutside = best.map { text.opportunities[$0.index].isInsideAddress || !candidate.isInsideAddress } ?? true
      if isOutside { best = (line, index) }
      index += 1
    }
  }

  /// The line up to the last cluster that fits, one at least; nil if there is only one.
  ///
  /// Nothing is shaped anew, and no white space hangs.
  private mutating func cutBetweenClusters(before end: Int) -> FilledLine? {
    let shaped = text.shaped
    var index = partitionIndex(of: text.graphemes) { Int($0) <= start.offset }
    var last: (boundary: LineBoundary, width: Double)?
    while index < text.graphemes.count, Int(text.graphemes[index]) < end {
      let offset = Int(text.graphemes[index])
      index += 1
      let cluster = shaped.cluster(at: offset)
      guard Int(shaped.clusterStarts[cluster]) == offset, !isEmpty(cluster) else { continue }
      let boundary = LineBoundary(shaped, atSafeCluster: cluster)
      let width =
        Double(boundary.position - start.position) + Double(boundary.fixedPosition - start.fixedPosition) * unitsPerStep
      if last != nil, !admits(width) { break }
      last = (boundary, width)
    }
    return last.map {
      FilledLine(
        start: start, end: $0.boundary, next: $0.boundary.offset, width: $0.width, endsParagraph: false,
        drawsHyphen: false, cutsWord: true, paragraph: paragraph)
    }
  }

  /// Whether a cluster has no width: Android does not cut before it.
  private func isEmpty(_ cluster: Int) -> Bool {
    let (first, last) = (
      LineBoundary(text.shaped, atSafeCluster: cluster), LineBoundary(text.shaped, atSafeCluster: cluster + 1)
    )
    return first.position == last.position && first.fixedPosition == last.fixedPosition
  }
}
