public import TextAnalysis
public import TextLayout

/// The result of laying out a text in a row, with what is needed to draw it.
public struct ElementText: Sendable {
  // Only a reference to the text and a few numbers, since every text of every row of a list has one of these.
  let label: RowLabel
  let measurement: LabelMeasurement

  /// The text, prepared.
  ///
  /// In Flutter and Compose its paragraphs have the direction of the row (`RichText.textDirection`, `resolveTextDirection`), so the
  /// full stop of an English text stands on its left in a list from right to left. In other systems the first strong character
  /// decides.
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
  public func lines(in direction: TextDirection) -> TextLayout {
    var paragraph = paragraph
    switch paragraph.alignment {
    case .natural: paragraph.alignment = direction == .leftToRight ? .left : .right
    case .trailing: paragraph.alignment = direction == .leftToRight ? .right : .left
    default: break
    }
    return content.layout(width: measurement.width, size: fontSize, paragraph)
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
