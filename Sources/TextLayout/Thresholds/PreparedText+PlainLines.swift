internal import Shaping

extension PreparedText {
  /// `measure`, where lines are plain; nil where they are not.
  ///
  /// The lines of a text that has thresholds are as wide as their positions say: if the widest word fits, filling them is a
  /// comparison for each place where a line may end. Allocates nothing.
  func plainMeasurement(width: Double?, size: Double, _ style: ParagraphStyle) -> TextMeasurement? {
    precondition(size >= 0 && size.isFinite, "a text size must be a number of points, at least 0")
    precondition(width.map { !$0.isNaN } ?? true, "a width must be a number")
    guard style.wrapping == .greedy, style.alignment != .justified, storage.hasUniformLines(style) else { return nil }
    let limit = storage.limit(width: width, size: size)
    guard storage.thresholds.lineCount(limit: limit) != nil else { return nil }
    let (lineCount, widest) = storage.plainLines(limit: LineThresholds.whole(limit))
    guard style.maximumLines == 0 || lineCount <= style.maximumLines else { return nil }
    style.check()
    let lines = storage.stack(ofLines: lineCount, size: size, style, spacing: style.lineSpacing)
    return TextMeasurement(
      width: Double(widest) * (size / Double(unitsPerEm)), height: lines.height, lineCount: lineCount,
      isTruncated: false, firstBaseline: lines.firstBaseline, lastBaseline: lines.lastBaseline)
  }
}

extension PreparedText.Storage {
  /// How many lines there are and how wide the widest is, in units.
  ///
  /// - Precondition: The text has thresholds, and its widest word is no wider than `limit`.
  fileprivate func plainLines(limit: Int32) -> (count: Int, widest: Int) {
    let limit = Int(limit)
    let places = opportunities
    let opportunities = places.span
    var count = 0
    var widest = 0
    var startPosition = 0
    var startOffset: Int32 = 0
    // The width of the line up to the last place passed, and where the next would start.
    var lineWidth = 0
    var nextPosition = 0
    var nextOffset: Int32 = 0
    for index in 0..<opportunities.count {
      var width = opportunities[index].endPosition - startPosition
      // White space alone has no width: it hangs.
      if opportunities[index].contentEnd <= startOffset { width = 0 }
      if width > limit {
        count += 1
        widest = max(widest, lineWidth)
        startPosition = nextPosition
        startOffset = nextOffset
        width = opportunities[index].contentEnd <= startOffset ? 0 : opportunities[index].endPosition - startPosition
      }
      lineWidth = width
      nextPosition = opportunities[index].startPosition
      nextOffset = opportunities[index].offset
      if opportunities[index].endsParagraph {
        count += 1
        widest = max(widest, lineWidth)
        startPosition = nextPosition
        startOffset = nextOffset
        lineWidth = 0
      }
    }
    return (count, widest)
  }
}
