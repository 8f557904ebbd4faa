internal import FontKit

/// Measures texts whose lines are plain, at one size, as `PreparedText.measure` does.
///
/// The positions of a text that has thresholds give the widths of its lines: if the widest word fits, filling them is a
/// comparison for each break opportunity. Allocates nothing.
struct PlainMeasurer {
  // Only numbers: references would be retained and released for each text.
  private let width: Double?
  private let size: Double
  private let maximumLines: Int
  private let spacing: Double
  /// The natural box of the first face; nil if the style changes it.
  private let box: LineBox?

  /// Nil if no lines are plain in the style.
  ///
  /// - Parameter context: The style of the texts.
  @inline(__always)
  init?(width: Double?, size: Double, _ style: ParagraphStyle, _ context: StyleContext) {
    require(size.isFiniteAndNotNegative, "a text size must be a number of points, at least 0")
    require(width?.isNumber ?? true, "a width must be a number")
    style.checkNumbers()
    if case .natural = style.lineHeight {
      box = LineBox(context.font.metrics, size: size)
    } else {
      style.lineHeight.check()
      box = nil
    }
    guard style.wrapping == .greedy, style.alignment != .justified else { return nil }
    self.width = width
    self.size = size
    maximumLines = style.maximumLines
    spacing = style.lineSpacing
  }

  /// Measures a text; nil if its lines are not plain.
  ///
  /// - Parameters:
  ///   - unitsPerEm: Units per em of the text.
  ///   - slack: How much further than its edge a line may reach, in points.
  ///   - style: That of the measurer.
  ///   - context: The style of the text.
  @inline(__always)  // Else all segments are copied to be handed over.
  func measure(
    _ segments: borrowing PlainSegments, unitsPerEm: Double, slack: Double, _ uniformity: LineUniformity,
    _ style: ParagraphStyle, _ context: StyleContext
  ) -> TextMeasurement? {
    let isUniform = uniformity.holds(in: style)
    guard isUniform || uniformity.fonts(in: style) != nil else { return nil }
    let limit = PreparedText.Storage.limit(width: width, size: size, unitsPerEm: unitsPerEm, slack: slack)
    guard let (lineCount, widest, endsInOneSegment) = segments.lines(limit: LineThresholds.whole(limit)),
      !context.mayPushOut(ofLines: lineCount, endingInOneSegment: endsInOneSegment)
    else { return nil }
    return measurement(
      lineCount: lineCount, width: Double(widest) * (size / unitsPerEm), isUniform: isUniform, uniformity, style,
      context)
  }

  /// Measures a text that keeps its segments; nil if they do not determine its lines.
  @inline(never)
  func measure(_ text: PreparedText.Storage, _ style: ParagraphStyle) -> TextMeasurement? {
    guard let lines = SegmentLines(text, limit: text.limit(width: width, size: size), size: size) else { return nil }
    func points(_ width: Double) -> Double {
      max(0, width * (size / text.unitsPerEm(atSize: size)) - text.edgeSpacing)
    }
    let isUniform = text.uniformity.holds(in: style)
    if !isUniform, let stack = text.stack(lines, size: size, style, spacing: spacing) {
      guard let widest = stack.widest else { return nil }
      return TextMeasurement(
        width: points(widest), height: stack.lines.height, lineCount: stack.lineCount, isTruncated: false,
        firstBaseline: stack.lines.firstBaseline, lastBaseline: stack.lines.lastBaseline)
    }
    let segments = text.segments.all
    guard isUniform || text.uniformity.fonts(in: style) != nil,
      let (lineCount, widest, endsInOneSegment) = lines.fill(segments.span),
      !text.context.mayPushOut(ofLines: lineCount, endingInOneSegment: endsInOneSegment)
    else { return nil }
    return measurement(
      lineCount: lineCount, width: points(widest), isUniform: isUniform, text.uniformity, style, text.context)
  }

  /// A text of so many lines, of which the widest has a width; nil if they may differ in height, or if some are not shown.
  @inline(__always)
  private func measurement(
    lineCount: Int, width: Double, isUniform: Bool, _ uniformity: LineUniformity, _ style: ParagraphStyle,
    _ context: StyleContext
  ) -> TextMeasurement? {
    guard maximumLines == 0 || lineCount <= maximumLines else { return nil }
    let lines: StackedLines
    if !isUniform {
      guard let stack = stack(ofLines: lineCount, uniformity, style, context) else { return nil }
      lines = stack
    } else if let box {
      lines = StackedLines(box, lines: lineCount, spacing: spacing)
    } else {
      lines = StackedLines(of: context.font, lines: lineCount, size: size, style, spacing: spacing)
    }
    return TextMeasurement(
      width: width, height: lines.height, lineCount: lineCount, isTruncated: false,
      firstBaseline: lines.firstBaseline, lastBaseline: lines.lastBaseline)
  }

  /// The stack of `count` lines with letters in other fonts than the first; nil if they may differ.
  @inline(never)
  private func stack(
    ofLines count: Int, _ uniformity: LineUniformity, _ style: ParagraphStyle, _ context: StyleContext
  ) -> StackedLines? {
    uniformity.stack(
      ofLines: count, isCut: false, showsSegment: false, size: size, style, spacing: spacing, context)
  }
}

extension PreparedText {
  /// `measure`, where lines are plain; nil where they are not.
  @inline(__always)
  func plainMeasurement(width: Double?, size: Double, _ style: ParagraphStyle) -> TextMeasurement? {
    guard let measurer = PlainMeasurer(width: width, size: size, style, storage.context) else { return nil }
    if storage.uniformity.lineFonts != .different || storage.segments.isEmpty,
      let plain = measurer.measure(
        storage.plainSegments, unitsPerEm: storage.unitsPerEm(atSize: size), slack: storage.slack, storage.uniformity,
        style, storage.context)
    {
      return plain
    }
    return storage.segments.isEmpty ? nil : measurer.measure(storage, style)
  }
}
