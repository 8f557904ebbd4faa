internal import FontKit
internal import Shaping
internal import TextAnalysis

extension PreparedColumn {
  /// How many lines each text takes at a width and size in points; a width of nil has no end.
  ///
  /// - Complexity: O(1) a text, save for those that are laid out.
  public func lineCounts(width: Double?, size: Double) -> [Int] {
    var counts = measure(width: width, size: size, unknown: 0) { _, lineCount in lineCount }
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
    var values = measure(width: width, size: size, unknown: Double.nan) { kind, lineCount in
      lineCount == 0 ? nil : stacks.height(ofLines: lineCount, in: kind.fonts)
    }
    let unknown = values.indices.filter { values[$0].isNaN }
    layOut(unknown) { index, text in values[index] = text.measure(width: width, size: size, paragraph).height }
    return values
  }

  /// A value for each text that follows from its kind and number of lines, `unknown` where its widths do not say.
  private func measure<Value>(
    width: Double?, size: Double, unknown: Value, _ value: (ColumnChunk.Kind, _ lineCount: Int) -> Value?
  ) -> [Value] {
    precondition(size >= 0 && size.isFinite, "a text size must be a number of points, at least 0")
    precondition(width.map { !$0.isNaN } ?? true, "a width must be a number")
    var results = Array(repeating: unknown, count: count)
    for (index, chunk) in chunks.enumerated() {
      let limits = chunk.kinds.map { kind in
        LineThresholds.whole(
          PreparedText.Storage.limit(width: width, size: size, unitsPerEm: kind.unitsPerEm, style.breaking))
      }
      let values = chunk.kinds.flatMap { kind in
        (0...ThresholdFinder.capacity).map { $0 == 0 ? unknown : value(kind, $0) ?? unknown }
      }
      chunk.write(values, limits: limits, to: &results, from: index * Self.chunkSize)
    }
    return results
  }

  /// Prepares some of the texts.
  private func layOut(_ indices: [Int], _ body: (Int, PreparedText) -> Void) {
    guard !indices.isEmpty else { return }
    let typesetter = Typesetter(fonts: fonts)
    for index in indices { body(index, typesetter.prepare(texts[index], style: style)) }
  }
}
