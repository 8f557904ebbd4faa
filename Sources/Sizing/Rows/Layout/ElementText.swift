public import TextAnalysis
public import TextLayout

/// The result of laying out a text in a row, with what is needed to draw it.
public struct ElementText: Sendable {
  // Only a reference to the text and a few numbers, since every text of every row of a list has one of these.
  let label: RowLabel
  let measurement: LabelMeasurement

  /// The text, prepared.
  public var content: PreparedText { label.text }
  /// The bytes of the text that have a line through them, in order.
  package var struck: [Range<Int>] { label.struck }
  /// How its lines are filled and stacked.
  public var paragraph: ParagraphStyle { label.paragraph(leading: measurement.leading) }

  /// The size the text is set in, in points.
  public var fontSize: Double { measurement.fontSize }
  /// How many lines are shown.
  public var lineCount: Int { measurement.lineCount }
  /// Whether part of the text is hidden because the number of lines is limited.
  public var isTruncated: Bool { measurement.isTruncated }
  /// The height that the lines take, in points, rounded as the row's system rounds it.
  ///
  /// The element's frame may be lower.
  public var height: Double { measurement.height }
  /// The first line's baseline, from the top of the element, rounded as the row's system rounds it.
  public var baseline: Double { measurement.baseline }

  /// The lines in a row of a layout direction.
  ///
  /// They are made when asked for, since most layouts are only measured. Cost: linear in the text.
  ///
  /// Lines of natural alignment begin where the row begins, whatever their script: a name in Hebrew stands on the left of
  /// a row from left to right. So does a `UILabel`, and so do the texts of Flutter and Compose.
  public func lines(in direction: TextDirection) -> TextLayout { setting(in: direction).lines }

  /// The prepared text in a row of a layout direction, which has the glyphs of the lines.
  ///
  /// In Flutter and Compose a paragraph takes the direction of the row (`RichText.textDirection`,
  /// `resolveTextDirection`), so the full stop of an English text stands on its left in a list from right to left. In
  /// other systems the first strong character decides. Cost: that of shaping the text, if the direction differs from
  /// the text's own.
  public func content(in direction: TextDirection) -> PreparedText { setting(in: direction).content }

  package func setting(in direction: TextDirection) -> (content: PreparedText, lines: TextLayout) {
    var paragraph = paragraph
    switch paragraph.alignment {
    case .natural: paragraph.alignment = direction == .leftToRight ? .left : .right
    case .trailing: paragraph.alignment = direction == .leftToRight ? .right : .left
    default: break
    }
    if paragraph.takesRowDirection, let directed = directed(paragraph, in: direction) { return directed }
    return (content, content.layout(width: measurement.width, size: fontSize, paragraph))
  }

  /// The text set in the direction of its row; `nil` if it has that direction already, or if its lines would differ
  /// from the measured ones.
  ///
  /// Punctuation at the edge is no longer kerned with the letter beside it, so a text of one line may need more width.
  /// It then overhangs the edge where the text ends.
  /// The width stays the one that was measured, as on a device the frame is wider, too.
  private func directed(
    _ paragraph: ParagraphStyle, in direction: TextDirection
  ) -> (content: PreparedText, lines: TextLayout)? {
    guard let content = content.inParagraphs(from: direction) else { return nil }
    var excess = 0.0
    if lineCount == 1, !isTruncated {
      excess = max(0, content.maximumContentWidth(size: fontSize).rounded(.up) - measurement.width)
    }
    var lines = content.layout(width: measurement.width + excess, size: fontSize, paragraph)
    guard lines.lines.count == lineCount, (lines.hidden != nil) == isTruncated else { return nil }
    if paragraph.alignment == .right { for line in lines.lines.indices { lines.lines[line].x -= excess } }
    if excess > 0 { lines.width = min(lines.width, self.content.maximumContentWidth(size: fontSize)) }
    return (content, lines)
  }
}

extension ParagraphStyle {
  fileprivate var takesRowDirection: Bool {
    switch lineHeight {
    case .flutter: true
    case .android(let android): android.compose != nil
    case .natural, .minimum, .fixed, .multiple, .css: false
    }
  }
}

extension ElementText: Encodable {
  private enum CodingKeys: CodingKey { case fontSize, lineCount, isTruncated, height, baseline }

  /// Writes the numbers; what is needed to draw the text stays with the row.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fontSize, forKey: .fontSize)
    try container.encode(lineCount, forKey: .lineCount)
    try container.encode(isTruncated, forKey: .isTruncated)
    try container.encode(height, forKey: .height)
    try container.encode(baseline, forKey: .baseline)
  }
}
