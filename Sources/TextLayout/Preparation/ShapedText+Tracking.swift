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
      shaped: shaped.spaced { $0.tracked(atSize: size) }, graphemes: graphemes, opportunities: opportunities,
      thresholds: .none)
    lastTracked.withLock { $0 = (size, storage) }
    return storage
  }
}

extension PreparedText {
  /// The text with all its letter spacing, of every span, a number of times as wide; nothing is shaped again.
  ///
  /// For systems in which letter spacing grows with the text, but by a factor of its own, such as Android's. Tracking
  /// tables are not touched. Cost: a step for each cluster, unless the factor is 1 or the last one asked for.
  public func scalingLetterSpacing(by factor: Double) -> PreparedText {
    precondition(factor.isFinite, "a factor is a number")
    let shaped = storage.shaped
    guard factor != 1, shaped.styles.contains(where: { $0.letterSpacing != 0 }) else { return self }
    if let last = storage.lastScaled.withLock({ $0 }), last.factor == factor {
      return PreparedText(storage: last.storage)
    }
    let spaced = shaped.spaced { style in
      var style = style
      style.letterSpacing = FixedPoints.steps(Double(style.letterSpacing) / FixedPoints.stepsPerPoint * factor)
      return style
    }
    let scaled = Storage(
      shaped: spaced, graphemes: storage.graphemes, opportunities: storage.opportunities, thresholds: .none)
    storage.lastScaled.withLock { $0 = (factor, scaled) }
    return PreparedText(storage: scaled)
  }
}

extension ShapedText {
  /// The same shapes with the letter spacing that `change` gives each style.
  fileprivate func spaced(_ change: (SpanStyle) -> SpanStyle) -> ShapedText {
    let styles = styles.map(change)
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
      missing: missing, hasCircles: hasCircles, failedRuns: failedRuns)
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
