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
    guard
      let (lineCount, widest) = storage.plainSegments.lines(limit: LineThresholds.whole(limit)),
      style.maximumLines == 0 || lineCount <= style.maximumLines
    else { return nil }
    style.check()
    let lines = storage.stack(ofLines: lineCount, size: size, style, spacing: style.lineSpacing)
    return TextMeasurement(
      width: Double(widest) * (size / storage.unitsPerEm), height: lines.height, lineCount: lineCount,
      isTruncated: false, firstBaseline: lines.firstBaseline, lastBaseline: lines.lastBaseline)
  }
}
