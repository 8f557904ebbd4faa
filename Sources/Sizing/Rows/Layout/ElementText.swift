public import TextLayout

/// What became of a label's text in a layout, and what is needed to draw it.
public struct ElementText: Sendable {
  private let label: Label
  private let measurement: LabelMeasurement

  init(_ label: Label, _ measurement: LabelMeasurement) {
    self.label = label
    self.measurement = measurement
  }

  /// The size the text is set in, in points.
  public var fontSize: Double { measurement.fontSize }
  /// How many lines are shown.
  public var lineCount: Int { measurement.lineCount }
  /// Whether part of the text is not shown for want of lines.
  public var isTruncated: Bool { measurement.isTruncated }
  /// The first line's baseline, from the top of the element, rounded to the nearest pixel as UIKit's labels round it.
  public var baseline: Double { measurement.baseline }

  /// The text, prepared.
  public var content: PreparedText { label.text }

  /// The lines.
  ///
  /// They are made when asked for, since most layouts are only measured. Cost: linear in the text.
  public var lines: TextLayout {
    content.layout(
      width: measurement.width, size: measurement.fontSize, label.paragraph(leading: measurement.leading))
  }
}
