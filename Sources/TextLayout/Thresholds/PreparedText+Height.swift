extension PreparedText {
  /// How many lines the text takes, words wider than a line being broken.
  ///
  /// Compares a few whole numbers and allocates nothing, at any size, where the line is as wide as the widest word and the
  /// text is plain: no tabs, no letter spacing, no hyphens, no boxes. Else the lines are filled, as by `measure`.
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
  /// - Complexity: O(1) in the text, or O(*n*) where lines must be filled.
  public func height(width: Double?, size: Double, _ style: ParagraphStyle = ParagraphStyle()) -> Double {
    // A balanced text has as many lines as one that is not.
    guard let lineCount = knownLineCount(width: width, size: size),
      var boxes = LineBoxes(ofUniform: storage.shaped, size: size, style)
    else { return measure(width: width, size: size, style).height }
    let shown = style.maximumLines > 0 ? min(lineCount, style.maximumLines) : lineCount
    return boxes.stack(ofLines: shown, spacing: style.lineSpacing).height
  }

  /// The lines as a row needs them: how many are shown, how high they are, and where the first one's baseline is, as by
  /// `measure`, which finds widths too.
  ///
  /// Allocates nothing where `height` does not and all lines may be shown.
  ///
  /// - Complexity: O(1) in the text, or O(*n*) where lines must be filled.
  public func lineStack(width: Double?, size: Double, _ style: ParagraphStyle = ParagraphStyle()) -> LineStack {
    if let lineCount = knownLineCount(width: width, size: size),
      style.maximumLines == 0 || lineCount <= style.maximumLines,
      var boxes = LineBoxes(ofUniform: storage.shaped, size: size, style)
    {
      let stack = boxes.stack(ofLines: lineCount, spacing: style.lineSpacing)
      return LineStack(
        height: stack.height, firstBaseline: stack.firstBaseline, lineCount: lineCount, isTruncated: false)
    }
    let measured = measure(width: width, size: size, style)
    return LineStack(
      height: measured.height, firstBaseline: measured.firstBaseline, lineCount: measured.lineCount,
      isTruncated: measured.isTruncated)
  }

  /// The number of lines by the thresholds; nil where they do not say.
  private func knownLineCount(width: Double?, size: Double) -> Int? {
    precondition(size >= 0 && size.isFinite, "a text size must be a number of points, at least 0")
    precondition(width.map { !$0.isNaN } ?? true, "a width must be a number")
    return storage.thresholds.lineCount(limit: storage.limit(width: width, size: size))
  }
}

extension LineBoxes {
  /// The height of so many lines of the same faces, summed up in the order in which lines are stacked, and the baselines of the
  /// first and the last.
  mutating func stack(
    ofLines count: Int, spacing: Double
  ) -> (height: Double, firstBaseline: Double, lastBaseline: Double) {
    var top = 0.0
    var firstBaseline = 0.0
    for line in 1..<count {
      let box = box(of: 0..<0, isFirst: line == 1, isLast: false)
      if line == 1 { firstBaseline = box.ascent }
      top += box.ascent + box.descent + box.gap + spacing
    }
    let box = box(of: 0..<0, isFirst: count == 1, isLast: true)
    return (top + box.ascent + box.descent, count == 1 ? box.ascent : firstBaseline, top + box.ascent)
  }
}
