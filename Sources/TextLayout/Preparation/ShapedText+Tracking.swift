internal import Shaping
internal import Synchronization
internal import TextAnalysis

extension PreparedText.Storage {
  /// What was prepared, with letter spacing as it is at a size; itself if no style has a tracking table.
  ///
  /// Cost with a table: a step for each cluster, unless the size is the last one asked for.
  func tracked(atSize size: Double) -> PreparedText.Storage {
    guard shaped.styles.contains(where: { $0.context.style.tracking != nil }) else { return self }
    if let last = lastTracked.withLock({ $0 }), last.size == size { return last.storage }
    let storage = PreparedText.Storage(
      shaped: shaped.tracked(atSize: size), graphemes: graphemes, opportunities: opportunities, thresholds: .none)
    lastTracked.withLock { $0 = (size, storage) }
    return storage
  }
}

extension ShapedText {
  fileprivate func tracked(atSize size: Double) -> ShapedText {
    let styles = styles.map { $0.tracked(atSize: size) }
    var fixedPositions: [Int] = []
    fixedPositions.reserveCapacity(positions.count)
    var position = 0
    var cluster = 0
    for run in runs {
      let style = styles[Int(run.style)]
      while cluster < clusterCount, clusterStarts[cluster] < run.end {
        fixedPositions.append(position)
        switch run.kind {
        case .text where takesLetterSpacing(text, at: Int(clusterStarts[cluster]), in: run):
          position += style.letterSpacing
        case .box: position += FixedPoints.steps(style.box?.width ?? 0)
        case .text, .tab, .control: break
        }
        cluster += 1
      }
    }
    fixedPositions.append(position)
    return ShapedText(
      text: text, styles: styles, unitsPerEm: unitsPerEm, paragraphs: paragraphs, runs: runs,
      clusterStarts: clusterStarts, positions: positions, isSafe: isSafe, fixedPositions: fixedPositions, tabs: tabs,
      missing: missing)
  }
}

extension SpanStyle {
  fileprivate func tracked(atSize size: Double) -> SpanStyle {
    var style = self
    let tracking = context.style.tracking?.spacing(atSize: size * scale) ?? 0
    style.letterSpacing = FixedPoints.steps(context.style.letterSpacing + tracking)
    return style
  }
}
