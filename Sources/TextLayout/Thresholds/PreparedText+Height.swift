internal import FontKit
internal import Synchronization

extension PreparedText {
  /// The number of lines of the text, with words wider than a line broken.
  ///
  /// Compares a few whole numbers and allocates nothing, at any size, where the line is as wide as the widest word and
  /// the text is plain: no tabs, no letter spacing, no hyphens, no boxes. With even letter spacing it compares a number
  /// for each break opportunity. Otherwise the lines are filled, as by `measure`.
  ///
  /// - Parameters:
  ///   - width: How wide a line may be, in points; nil for no end.
  ///   - size: The size of the text, in points, at least 0.
  /// - Complexity: O(1) in the text, or O(*n*) where lines must be filled.
  public func lineCount(width: Double?, size: Double) -> Int {
    knownLineCount(width: width, size: size) ?? measure(width: width, size: size).lineCount
  }

  /// How high the text is: the height of `measure`.
  ///
  /// Allocates nothing where `lineCount` does not and one face sets all of the text, or a style makes all lines equal.
  ///
  /// - Parameters:
  ///   - width: How wide a line may be, in points; nil for no end. At 0 or less each cluster has a line of its own.
  ///   - size: The size of the text, in points, at least 0.
  ///   - style: Line height, number of lines, truncation, and so on.
  /// - Complexity: O(1) in the text, or O(*n*) where lines must be filled.
  public func height(width: Double?, size: Double, _ style: ParagraphStyle = ParagraphStyle()) -> Double {
    // Other than natural lines are checked where they are stacked.
    style.checkNumbers()
    return lineStack(width: width, size: size, style, lineSpacing: style.lineSpacing).height
  }

  /// The lines as a row needs them: how many are shown, how high they are, and where the first one's baseline is, as by
  /// `measure`, which finds widths too.
  ///
  /// Allocates nothing where `height` does not.
  ///
  /// - Complexity: O(1) in the text, or O(*n*) where lines must be filled.
  package func lineStack(width: Double?, size: Double, _ style: ParagraphStyle = ParagraphStyle()) -> LineStack {
    lineStack(width: width, size: size, style, lineSpacing: style.lineSpacing)
  }

  /// `lineStack` with other line spacing than the style's, without a copy of the style.
  @inline(__always)
  package func lineStack(
    width: Double?, size: Double, _ style: ParagraphStyle, lineSpacing: Double
  ) -> LineStack {
    // A balanced text has as many lines as one that is not.
    if storage.hasUniformLines(style),
      let (shown, isCut) = knownLines(width: width, size: size, maximum: style.maximumLines),
      !isCut || !style.setsCutLinesApart
    {
      return LineStack(
        storage.stack(ofLines: shown, size: size, style, spacing: lineSpacing), lineCount: shown, isTruncated: isCut)
    }
    return fallbackLineStack(width: width, size: size, style, lineSpacing: lineSpacing)
  }

  /// `lineStack` of a text with other fonts than the first, or whose lines must be filled.
  @inline(never)
  private func fallbackLineStack(
    width: Double?, size: Double, _ style: ParagraphStyle, lineSpacing: Double
  ) -> LineStack {
    if let cursor = storage.cursor {
      let answer = cursor.ask(.lines(width: width, style, lineSpacing: lineSpacing), size: size)
      if case .lines(let lines) = answer { return lines }
    }
    if !storage.hasUniformLines(style), storage.uniformity.fonts(in: style) != nil,
      let (shown, isCut) = knownLines(width: width, size: size, maximum: style.maximumLines),
      let lines = storage.uniformity.stack(
        ofLines: shown, isCut: isCut, showsSegment: storage.showsSegment(width: width, size: size), size: size, style,
        spacing: lineSpacing, storage.context)
    {
      return LineStack(lines, lineCount: shown, isTruncated: isCut)
    }
    if !storage.dependsOnSize,
      let lines = SegmentLines(storage, limit: storage.limit(width: width, size: size), size: size),
      let stack = storage.stack(lines, size: size, style, spacing: lineSpacing)
    {
      return LineStack(stack.lines, lineCount: stack.lineCount, isTruncated: stack.isTruncated)
    }
    var style = style
    style.lineSpacing = lineSpacing
    let measured = measure(width: width, size: size, style)
    return LineStack(
      height: measured.height, firstBaseline: measured.firstBaseline, lineCount: measured.lineCount,
      isTruncated: measured.isTruncated)
  }

  /// Whether all lines have the natural box of the first face in a style, so that `naturalLineStack` may know them.
  package func hasNaturalLines(_ style: ParagraphStyle) -> Bool {
    if case .natural = style.lineHeight { storage.cursor == nil && storage.hasUniformLines(style) } else { false }
  }

  /// The lines in a style with natural lines, given a few of its values; nil where they must be filled.
  ///
  /// Rows ask for this most, so it reads only numbers of the text and of its font.
  package func naturalLineStack(
    width: Double, size: Double, maximumLines: Int, lineSpacing: Double
  ) -> LineStack? {
    guard let (shown, isCut) = knownLines(width: width, size: size, maximum: maximumLines) else { return nil }
    return LineStack(
      storage.naturalStack(ofLines: shown, size: size, spacing: lineSpacing), lineCount: shown, isTruncated: isCut)
  }

  /// The heights of the text's lines in a style and at a size; nil where they may differ from each other.
  package func uniformStack(size: Double, _ style: ParagraphStyle, lineSpacing: Double) -> UniformStack? {
    guard storage.cursor == nil, storage.hasUniformLines(style), style.maximumLines == 0 || !style.setsCutLinesApart
    else { return nil }
    let model = LineBoxModel(style, font: storage.context.font, size: size)
    return UniformStack(of: model.first, in: model, spacing: lineSpacing)
  }

  /// The lines of a text whose stack is known; nil where they must be filled.
  package func lineStack(width: Double, size: Double, maximumLines: Int, _ stack: UniformStack) -> LineStack? {
    guard let (shown, isCut) = knownLines(width: width, size: size, maximum: maximumLines) else { return nil }
    return LineStack(stack.lines(shown), lineCount: shown, isTruncated: isCut)
  }

  /// How many lines are shown, and whether there would be more, by the thresholds; nil where they do not determine it.
  @inline(__always)
  private func knownLines(width: Double?, size: Double, maximum: Int) -> (shown: Int, isCut: Bool)? {
    guard let lineCount = knownLineCount(width: width, size: size) else {
      // A text of several words takes more than a line where one of them has to be broken.
      let hasSeveralWords =
        storage.thresholds.hasSeveralWords || storage.segments.count > 1 && size >= FixedPoints.smallestSize
      let isCut = maximum == 1 && !storage.dependsOnSize && hasSeveralWords && !storage.endsBlank
      return isCut ? (1, true) : nil
    }
    guard maximum > 0, lineCount > maximum else { return (lineCount, false) }
    // If nothing but white space follows the lines that are shown, nothing is left out.
    return storage.endsBlank ? nil : (maximum, true)
  }

  /// The number of lines by the thresholds; nil where they do not determine it.
  @inline(__always)
  private func knownLineCount(width: Double?, size: Double) -> Int? {
    require(size.isFiniteAndNotNegative, "a text size must be a number of points, at least 0")
    require(width?.isNumber ?? true, "a width must be a number")
    if storage.dependsOnSize { return sizedLineCount(width: width, size: size) }
    let limit = storage.limit(width: width, size: size)
    if let lineCount = storage.thresholds.lineCount(limit: limit) { return lineCount }
    return storage.segments.isEmpty ? nil : filledLineCount(limit: limit, size: size)
  }

  /// `knownLineCount` of a text that keeps its segments.
  @inline(never)
  private func filledLineCount(limit: Double, size: Double) -> Int? {
    let segments = storage.segments.all
    return SegmentLines(storage, limit: limit, size: size)?.fill(segments.span)?.lineCount
  }

  /// `knownLineCount` of a text that depends on the size.
  @inline(never)
  private func sizedLineCount(width: Double?, size: Double) -> Int? {
    // For a cursor, the column gives the number of lines.
    if storage.cursor != nil { return nil }
    let storage = storage.atSize(size)
    return storage.thresholds.lineCount(limit: storage.limit(width: width, size: size))
  }
}

extension PreparedText.Storage {
  /// The stack of lines that segments fill; nil if the segments do not determine it.
  func stack(_ lines: SegmentLines, size: Double, _ style: ParagraphStyle, spacing: Double) -> MixedLines.Stack? {
    guard uniformity.lineFonts != .unknown else { return nil }
    var stacker = MixedLines(
      style, spacing: spacing, size: size, letterSpacing: Double(letterSpacing) / FixedPoints.stepsPerPoint, context)
    let segments = segments.all
    return stacker?.stack(segments.span, lines)
  }

  /// Whether it is known that a line that ends with the token shows its first segment.
  fileprivate func showsSegment(width: Double?, size: Double) -> Bool {
    guard let width, !plainSegments.isEmpty else { return false }
    return context.showsSegment(
      Double(plainSegments.widest) * (size / unitsPerEm(atSize: size)), width: width, size: size)
  }
}

extension LineStack {
  init(_ lines: StackedLines, lineCount: Int, isTruncated: Bool) {
    self.init(
      height: lines.height, firstBaseline: lines.firstBaseline, lineCount: lineCount, isTruncated: isTruncated)
  }
}
