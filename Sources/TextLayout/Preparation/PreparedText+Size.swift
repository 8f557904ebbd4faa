internal import Shaping
internal import Synchronization
package import TextAnalysis

extension PreparedText.Storage {
  /// The text with its fonts at a size; itself if they do not depend on it.
  ///
  /// The runs are shaped again. Runs, breaks and graphemes stay the same, since a face covers the same characters at every
  /// size. Cost: that of shaping, unless the size is the last one asked for.
  func atSize(_ size: Double) -> PreparedText.Storage {
    guard dependsOnSize else { return self }
    if let cursor { return cursor.currentText.storage.atSize(size) }
    if let last = later.withLock({ $0.sized }), last.size == size { return last.storage }
    let storage = madeAtSize(size)
    later.withLock { $0.sized = (size, storage) }
    return storage
  }

  private func madeAtSize(_ size: Double) -> PreparedText.Storage {
    var buffer = ShapingBuffer()
    var pairs = PairedRuns()
    let sized = ShapedText(
      shaped.text, shaped.paragraphs, runs: shaped.runs, styles: shaped.styles.map { $0.atSize(size) }, &buffer, &pairs)
    let breaks = opportunities.lazy.filter { !$0.endsParagraph }.map { LineBreak(offset: $0.offset, kind: .allowed) }
    let addresses = opportunities.filter(\.isInsideAddress).map { $0.offset - 1..<$0.offset + 1 }
    let sizedOpportunities = BreakOpportunity.all(in: sized, breaks: Array(breaks), addresses: addresses, &buffer)
    var finder = ThresholdFinder()
    var lines = KeptLines(ofUnknown: sized)
    lines.thresholds = LineThresholds(sized, sizedOpportunities, &finder, &buffer)
    return PreparedText.Storage(
      BreakableText(sized, graphemes: graphemes, opportunities: sizedOpportunities), lines, isSized: true)
  }
}

extension PreparedText {
  /// The text at a size; itself if it does not depend on the size.
  func sized(_ size: Double) -> PreparedText {
    storage.dependsOnSize ? PreparedText(storage: storage.atSize(size)) : self
  }

  /// The text with the letter spacing of every span multiplied by a factor; nothing is shaped again.
  ///
  /// For systems in which letter spacing scales with the text, but by a factor of its own, such as Android's. Cost: a
  /// step for each cluster, unless the factor is 1 or the last one asked for.
  public func scalingLetterSpacing(by factor: Double) -> PreparedText {
    precondition(factor.isFinite, "a factor is a number")
    guard factor != 1, storage.hasLetterSpacing else { return self }
    if let last = storage.later.withLock({ $0.scaled }), last.factor == factor {
      return PreparedText(storage: last.storage)
    }
    let scaled =
      storage.cursor.map { Storage($0.with { $0.spacingFactor = factor }) }
      ?? Storage(storage, scalingLetterSpacingBy: factor)
    storage.later.withLock { $0.scaled = (factor, scaled) }
    return PreparedText(storage: scaled)
  }

  /// The text with glyphs that are whole pixels wide, for one size: letter spacing and kerning stay fractions.
  ///
  /// As Android sets text that is not animated. The text is measured at `pixelsPerEm` and no other size. Fonts that depend on the
  /// size stay as they are. Cost: that of preparing the text; of a column's texts, once for all of them unless the size is the last
  /// one asked for.
  ///
  /// - Precondition: The text has one style.
  package func inWholePixels(perEm pixelsPerEm: Double) -> PreparedText {
    if let cursor = storage.cursor { return PreparedText(cursor.with { $0.pixelsPerEm = pixelsPerEm }) }
    let context = storage.context.inWholePixels(perEm: pixelsPerEm)
    return storage.context.deferredShaping.prepare(storage.utf8, inOtherFaces: context)
  }

  /// Whether all its paragraphs have a base direction already; false for a text of a column.
  package func isSet(in direction: TextDirection) -> Bool { storage.cursor == nil && storage.isAll(direction) }

  /// The text with one base direction for all paragraphs, whatever they begin with; itself if they have it already.
  ///
  /// Cost: that of preparing the text, unless they have it already; of a column's texts, once for all of them that have another.
  ///
  /// - Precondition: The text has one style.
  package func inDirection(_ direction: TextDirection) -> PreparedText {
    if let cursor = storage.cursor { return PreparedText(cursor.with { $0.direction = direction }) }
    if storage.isAll(direction) { return self }
    let context = storage.context.inDirection(direction)
    return storage.context.deferredShaping.prepare(storage.utf8, inOtherFaces: context)
  }
}

extension BreakableText {
  /// The text with the letter spacing that `change` gives its styles.
  func spaced(_ change: (inout SpanStyle) -> Void) -> BreakableText {
    var styles = shaped.styles
    for index in styles.indices { change(&styles[index]) }
    return BreakableText(shaped.spaced(in: styles), graphemes: graphemes, opportunities: opportunities)
  }
}

extension ShapedText {
  /// The same shapes with the letter spacing of other styles.
  fileprivate func spaced(in styles: [SpanStyle]) -> ShapedText {
    var fixedPositions: [Int] = []
    fixedPositions.reserveCapacity(positions.count)
    var position = 0
    var cluster = 0
    for run in runs {
      let style = styles[Int(run.style)]
      while cluster < clusterCount, clusterStarts[cluster] < run.end {
        fixedPositions.append(position)
        switch run.kind {
        case .text:
          let spacing = self.styles[Int(run.style)].letterSpacing
          if spacing != 0 {
            let spacings = (self.fixedPositions[cluster + 1] - self.fixedPositions[cluster]) / spacing
            position += style.letterSpacing * spacings
          }
        case .box: position += FixedPoints.steps(style.box?.width ?? 0)
        case .tab, .control: break
        }
        cluster += 1
      }
    }
    fixedPositions.append(position)
    return ShapedText(
      text: text, styles: styles, unitsPerEm: unitsPerEm, paragraphs: paragraphs, runs: runs,
      clusterStarts: clusterStarts, positions: positions, isSafe: isSafe, fixedPositions: fixedPositions, tabs: tabs,
      missing: missing, hasCircles: hasCircles, failedRuns: failedRuns, sizing: TextSizing(runs, styles))
  }
}
