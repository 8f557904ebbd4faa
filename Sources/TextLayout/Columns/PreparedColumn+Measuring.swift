internal import FontKit
internal import Shaping
internal import TextAnalysis

extension PreparedColumn {
  /// How many lines each text takes at a width and size in points; a width of nil has no end.
  ///
  /// - Complexity: O(1) a text, save for those that are laid out.
  public func lineCounts(width: Double?, size: Double) -> [Int] {
    var counts = knownLineCounts(width: width, size: size).map(Int.init)
    let unknown = counts.indices.filter { counts[$0] == 0 }
    layOut(unknown) { index, text in counts[index] = text.measure(width: width, size: size).lineCount }
    return counts
  }

  /// How high each text is, in points: the heights of `PreparedText.measure`.
  ///
  /// - Parameters:
  ///   - width: How wide a line may be, in points; nil for no end.
  ///   - size: The size of the texts, in points, at least 0.
  ///   - paragraph: Line height, number of lines, and so on.
  /// - Complexity: O(1) a text, save for those that are laid out.
  public func heights(
    width: Double?, size: Double, _ paragraph: ParagraphStyle = ParagraphStyle()
  ) -> [Double] {
    guard count > 0 else { return [] }
    // What the boxes of lines of the first face come to, for each number of lines there is a threshold for.
    let model = Typesetter(fonts: fonts).prepare("", style: style).storage
    let heights = (0...ThresholdFinder.capacity).map { lineCount -> Double in
      guard lineCount > 0 else { return 0 }
      let shown = paragraph.maximumLines > 0 ? min(lineCount, paragraph.maximumLines) : lineCount
      return model.stack(ofLines: shown, size: size, paragraph, spacing: paragraph.lineSpacing).height
    }
    // Locked boxes are those of the first face, whichever faces a text has.
    let isLocked = paragraph.locksLineBoxes || !paragraph.letsSpansGrow
    var explicit: [Int] = []
    var values: [Double] = []
    values.reserveCapacity(count)
    for (index, lineCount) in knownLineCounts(width: width, size: size).enumerated() {
      values.append(heights[Int(lineCount)])
      let isUniform = chunks[index / Self.chunkSize].isUniform(at: index % Self.chunkSize)
      if lineCount == 0 || !(isUniform || isLocked) { explicit.append(index) }
    }
    layOut(explicit) { index, text in values[index] = text.measure(width: width, size: size, paragraph).height }
    return values
  }

  /// The number of lines of each text; 0 where its widths do not say.
  private func knownLineCounts(width: Double?, size: Double) -> [UInt8] {
    precondition(size >= 0 && size.isFinite, "a text size must be a number of points, at least 0")
    precondition(width.map { !$0.isNaN } ?? true, "a width must be a number")
    var counts: [UInt8] = []
    counts.reserveCapacity(count)
    for chunk in chunks {
      let limits = chunk.units.map { unitsPerEm in
        LineThresholds.whole(
          PreparedText.Storage.limit(width: width, size: size, unitsPerEm: unitsPerEm, style.breaking))
      }
      chunk.appendLineCounts(limits: limits, to: &counts)
    }
    return counts
  }

  /// Prepares some of the texts.
  private func layOut(_ indices: [Int], _ body: (Int, PreparedText) -> Void) {
    guard !indices.isEmpty else { return }
    let typesetter = Typesetter(fonts: fonts)
    for index in indices { body(index, typesetter.prepare(texts[index], style: style)) }
  }
}
