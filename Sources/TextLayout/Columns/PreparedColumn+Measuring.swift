internal import FontKit
internal import Shaping
internal import TextAnalysis

extension PreparedColumn {
  /// The number of lines of each text at a width and size in points; a nil width is unlimited.
  ///
  /// - Complexity: O(1) for each text, except those that are laid out.
  public func lineCounts(width: Double?, size: Double) -> [Int] {
    Array(capacity: count) { (counts: inout OutputSpan<Int>) in
      let unknown = measure(0..<count, width: width, size: size, placeholder: 0, to: &counts) {
        $1
      } single: { _, _, _ in
        nil
      }
      var all = counts.mutableSpan
      layOut(unknown) { index, text in all[index] = text.measure(width: width, size: size).lineCount }
    }
  }

  /// How high each text is, in points: the heights of `PreparedText.measure`.
  ///
  /// - Parameters:
  ///   - width: The width of a line, in points; nil for no limit.
  ///   - size: The size of the texts, in points, at least 0.
  ///   - paragraph: Line height, number of lines, and so on.
  /// - Complexity: O(1) for each text, except those that are laid out.
  public func heights(
    width: Double?, size: Double, _ paragraph: ParagraphStyle = ParagraphStyle()
  ) -> [Double] {
    heights(of: 0..<count, width: width, size: size, paragraph)
  }

  /// How high some texts are, in points: the heights of `PreparedText.measure`.
  ///
  /// - Parameters:
  ///   - range: Which texts.
  ///   - width: The width of a line, in points; nil for no limit.
  ///   - size: The size of the texts, in points, at least 0.
  ///   - paragraph: Line height, number of lines, and so on.
  /// - Complexity: O(1) for each of them, except those that are laid out.
  public func heights(
    of range: Range<Int>, width: Double?, size: Double, _ paragraph: ParagraphStyle = ParagraphStyle()
  ) -> [Double] {
    Array(capacity: range.count) { heights(of: range, width: width, size: size, paragraph, to: &$0) }
  }

  /// Writes how high each text is, in points, to the caller's memory.
  ///
  /// - Parameters:
  ///   - width: The width of a line, in points; nil for no limit.
  ///   - size: The size of the texts, in points.
  ///   - paragraph: How lines are laid out.
  ///   - results: The span that the heights are appended to.
  /// - Precondition: There is room for as many as there are texts, and nothing was written before.
  public func heights(
    width: Double?, size: Double, _ paragraph: ParagraphStyle = ParagraphStyle(), to results: inout OutputSpan<Double>
  ) {
    heights(of: 0..<count, width: width, size: size, paragraph, to: &results)
  }

  private func heights(
    of range: Range<Int>, width: Double?, size: Double, _ paragraph: ParagraphStyle,
    to results: inout OutputSpan<Double>
  ) {
    require(range.lowerBound >= 0 && range.upperBound <= count, "there are no texts \(range) of \(count)")
    paragraph.check()
    guard !range.isEmpty else { return }
    let unknown = measure(range, width: width, size: size, placeholder: 0, to: &results) { kind, lineCount in
      kind.lines(lineCount, size: size, paragraph, paragraph.lineSpacing, context)?.height
    } single: { chunk, index, surroundings in
      // No text that keeps segments is blank after a break, and of others all lines are as high as each other.
      chunk.lines(
        at: index, surroundings, width: width, paragraph, lineSpacing: paragraph.lineSpacing, mayEndBlank: false,
        context)?.height
    }
    var all = results.mutableSpan
    layOut(unknown) { index, text in
      all[index - range.lowerBound] = text.measure(width: width, size: size, paragraph).height
    }
  }

  /// Writes a value for each text of a range that what is kept of it determines.
  ///
  /// - Parameters:
  ///   - value: The value that a kind and number of lines determine.
  ///   - single: The value of a text of which they do not determine it.
  /// - Returns: The texts whose value has to be found in another way.
  private func measure<Value>(
    _ range: Range<Int>, width: Double?, size: Double, placeholder: Value, to results: inout OutputSpan<Value>,
    _ value: (ColumnChunk.Kind, _ lineCount: Int) -> Value?,
    single: (ColumnChunk, _ index: Int, ColumnSurroundings) -> Value?
  ) -> [Int] {
    require(size.isFiniteAndNotNegative, "a text size must be a number of points, at least 0")
    require(width?.isNumber ?? true, "a width must be a number")
    var unknown: [Int] = []
    let surroundings = surroundings(size: size, letterSpacing: context.style.letterSpacing)
    var first = 0
    for chunk in chunks {
      defer { first += chunk.count }
      let part = range.clamped(to: first..<first + chunk.count)
      guard !part.isEmpty else { continue }
      var rest: [Int] = []
      chunk.write(
        part.lowerBound - first..<part.upperBound - first, surroundings, width: width, to: &results,
        placeholder: placeholder, unknown: &rest, value)
      guard !rest.isEmpty else { continue }
      var all = results.mutableSpan
      for index in rest {
        if let value = single(chunk, index, surroundings) {
          all[first + index - range.lowerBound] = value
        } else {
          unknown.append(first + index)
        }
      }
    }
    return unknown
  }

  /// Prepares some of the texts.
  private func layOut(_ indices: [Int], _ body: (Int, PreparedText) -> Void) {
    guard !indices.isEmpty else { return }
    let typesetter = Typesetter(fonts: fonts)
    for index in indices { body(index, typesetter.prepare(texts[index], style: context.style)) }
  }

  /// The settings of a measurement at a size.
  ///
  /// - Parameter isInWholePixels: Whether glyphs are whole pixels wide.
  func surroundings(size: Double, letterSpacing: Double, isInWholePixels: Bool = false) -> ColumnSurroundings {
    let edgeSpacing = isInWholePixels ? letterSpacing : 0
    return ColumnSurroundings(
      size: size, factor: context.font.advanceScale?.factor(atSize: size) ?? 1, letterSpacing: letterSpacing,
      slack: PreparedText.Storage.slack(
        in: context, isInWholePixels: isInWholePixels, edgeSpacing: edgeSpacing),
      edgeSpacing: edgeSpacing)
  }
}
