internal import Synchronization
internal import TextAnalysis
public import TextLayout

/// A text of a row with the rules by which its lines are filled and stacked, prepared once for every size and width.
///
/// A class, so that a layout refers to it in one word instead of copying it.
public final class RowLabel: Sendable {
  // The properties by which lines are found come first, so that measuring a label again reads one cache line.

  let text: PreparedText
  /// Whether all lines have the natural box of the label's own font.
  private let hasNaturalLines: Bool
  private let maximumLines: Int
  /// The cached stack of lines that have another box, at the last size requested, if all lines are alike.
  private let lastStack = Mutex<(fontSize: Double, leading: Double, stack: UniformStack)?>(nil)
  /// How its lines are filled and stacked, except for the leading between them.
  private let paragraph: ParagraphStyle
  /// The bytes of the text that links cover.
  let links: [Range<Int>]
  /// The bytes of the text that have a line through them.
  let struck: [Range<Int>]

  init(_ text: PreparedText, paragraph: ParagraphStyle, links: [Range<Int>] = [], struck: [Range<Int>] = []) {
    self.text = text
    self.paragraph = paragraph
    self.links = links
    self.struck = struck
    maximumLines = paragraph.maximumLines
    hasNaturalLines = text.hasNaturalLines(paragraph)
  }

  /// Prepares a text; `nil` if it is absent or empty, which takes no space at all, as in a `UILabel`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: Its faces, language and features.
  ///   - paragraph: How its lines are filled and stacked.
  ///   - typesetter: What prepares it.
  public convenience init?(
    _ text: String?, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle(), typesetter: Typesetter
  ) {
    guard let text, !text.isEmpty else { return nil }
    self.init(typesetter.prepare(text, style: style), paragraph: paragraph)
  }

  /// The size of a `UILabel` with the text at a width and a point size.
  ///
  /// The height is that of the lines, rounded up to the pixel: `ceil((n × lineHeight + (n − 1) × leading) × scale) / scale`.
  ///
  /// Source, recorded: iOS 26.1, `UILabel`, seven sizes at two scales (Vercantez/openuikit).
  ///
  /// - Parameter leading: What a text style's font puts between two lines; 0 for other fonts.
  func measure(width: Double, fontSize: Double, leading: Double = 0, grid: PixelGrid) -> LabelMeasurement {
    let lines = lines(width: width, fontSize: fontSize, leading: leading)
    return LabelMeasurement(
      height: grid.ceil(lines.height), firstBaseline: lines.firstBaseline, baselineGrid: grid,
      lineCount: lines.lineCount, isTruncated: lines.isTruncated, width: width, fontSize: fontSize, leading: leading)
  }

  /// The lines at a width and a point size, unrounded.
  func lines(width: Double, fontSize: Double, leading: Double = 0) -> LineStack {
    if hasNaturalLines,
      let lines = text.naturalLineStack(
        width: width, size: fontSize, maximumLines: maximumLines, lineSpacing: leading)
    {
      return lines
    }
    return otherLines(width: width, fontSize: fontSize, leading: leading)
  }

  /// The slow path of `lines`: lines with another box, and lines that must be filled.
  @inline(never)
  private func otherLines(width: Double, fontSize: Double, leading: Double) -> LineStack {
    if !hasNaturalLines, let stack = stack(fontSize: fontSize, leading: leading),
      let lines = text.lineStack(width: width, size: fontSize, maximumLines: maximumLines, stack)
    {
      return lines
    }
    return text.lineStack(width: width, size: fontSize, paragraph, lineSpacing: leading)
  }

  /// How lines are stacked; `nil` where they may differ from each other.
  @inline(__always)  // Else the stack is copied once more.
  private func stack(fontSize: Double, leading: Double) -> UniformStack? {
    lastStack.withLock { last in
      if let last, last.fontSize == fontSize, last.leading == leading { return last.stack }
      let stack = text.uniformStack(size: fontSize, paragraph, lineSpacing: leading)
      last = stack.map { (fontSize, leading, $0) }
      return stack
    }
  }

  /// The label with one base direction for all paragraphs of its text.
  func inDirection(_ direction: TextDirection) -> RowLabel {
    RowLabel(text.inDirection(direction), paragraph: paragraph, links: links, struck: struck)
  }

  func limited(to lines: Int) -> RowLabel {
    guard maximumLines == 0 || maximumLines > lines else { return self }
    var paragraph = paragraph
    paragraph.maximumLines = lines
    return RowLabel(text, paragraph: paragraph, links: links, struck: struck)
  }

  /// The width of the widest line of what was measured, unrounded.
  func widestLine(_ measurement: LabelMeasurement) -> Double {
    text.measure(width: measurement.width, size: measurement.fontSize, paragraph).width
  }

  func paragraph(leading: Double) -> ParagraphStyle {
    guard leading != 0 else { return paragraph }
    var paragraph = paragraph
    paragraph.lineSpacing = leading
    return paragraph
  }
}

/// The size of a label, and what it was measured with.
struct LabelMeasurement: Sendable {
  /// The height, rounded up to the pixel.
  var height: Double
  /// The first baseline, unrounded.
  var firstBaseline: Double
  /// The pixels the baseline is rounded to.
  var baselineGrid: PixelGrid
  var lineCount: Int
  var isTruncated: Bool
  var width: Double
  var fontSize: Double
  var leading: Double
  /// The width that was available to a line, where the label is only as wide as its text; `nil` if it is `width`.
  var offeredWidth: Double?

  /// The first baseline, rounded to the nearest pixel.
  var baseline: Double { baselineGrid.round(firstBaseline) }
}
