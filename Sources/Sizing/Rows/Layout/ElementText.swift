public import TextLayout

/// What became of a text in a layout, and what is needed to draw it.
public struct ElementText: Sendable {
  /// The text, prepared.
  public let content: PreparedText
  /// How its lines are filled and stacked.
  public let paragraph: ParagraphStyle
  private let measurement: LabelMeasurement

  init(_ content: PreparedText, _ paragraph: ParagraphStyle, _ measurement: LabelMeasurement) {
    self.content = content
    self.paragraph = paragraph
    self.measurement = measurement
  }

  init(_ label: Label, _ measurement: LabelMeasurement) {
    self.init(label.text, label.paragraph(leading: measurement.leading), measurement)
  }

  /// The size the text is set in, in points.
  public var fontSize: Double { measurement.fontSize }
  /// How many lines are shown.
  public var lineCount: Int { measurement.lineCount }
  /// Whether part of the text is not shown for want of lines.
  public var isTruncated: Bool { measurement.isTruncated }
  /// The first line's baseline, from the top of the element, rounded as the row's system rounds it.
  public var baseline: Double { measurement.baseline }

  /// The lines.
  ///
  /// They are made when asked for, since most layouts are only measured. Cost: linear in the text.
  public var lines: TextLayout {
    content.layout(width: measurement.width, size: measurement.fontSize, paragraph)
  }
}
