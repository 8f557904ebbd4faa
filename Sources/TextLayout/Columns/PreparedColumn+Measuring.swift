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
    var stacks = UniformStacks(style, fonts: fonts, size: size, paragraph)
    let counts = knownLineCounts(width: width, size: size)
    var explicit: [Int] = []
    var values: [Double] = []
    values.reserveCapacity(count)
    for chunk in chunks {
      let first = values.count
      let heights = chunk.kinds.map { stacks.heights(of: $0.font) }
      for (index, kind) in chunk.kindIndices.enumerated() {
        let lineCount = Int(counts[first + index])
        guard lineCount > 0, let heights = heights[Int(kind)] else {
          explicit.append(first + index)
          values.append(0)
          continue
        }
        values.append(heights[lineCount])
      }
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
      let limits = chunk.kinds.map { kind in
        LineThresholds.whole(
          PreparedText.Storage.limit(width: width, size: size, unitsPerEm: kind.unitsPerEm, style.breaking))
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
