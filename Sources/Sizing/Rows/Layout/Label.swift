internal import TextLayout

/// A text with the rules by which a `UILabel` shows it, prepared once for every size and width.
struct Label: Sendable {
  /// The text; never empty.
  ///
  /// A label without text is no label, since it takes no room at all.
  let text: PreparedText
  /// How its lines are filled and stacked, but for the leading between them.
  let paragraph: ParagraphStyle

  /// Prepares a text; `nil` if there is none.
  init?(_ text: String?, style: TextStyle, paragraph: ParagraphStyle, typesetter: Typesetter) {
    guard let text, !text.isEmpty else { return nil }
    self.text = typesetter.prepare(text, style: style)
    self.paragraph = paragraph
  }

  /// The size of the label at a width and a point size.
  ///
  /// The height is that of the lines, rounded up to the pixel. Source: UIKit, where `sizeThatFits(_:)` gives
  /// `ceil((n × lineHeight + (n − 1) × leading) × scale) / scale` (iOS 26.1, seven sizes at two scales).
  ///
  /// - Parameter leading: What a text style's font puts between two lines; 0 for other fonts.
  func measure(width: Double, fontSize: Double, leading: Double = 0, grid: PixelGrid) -> LabelMeasurement {
    var paragraph = paragraph
    paragraph.lineSpacing = leading
    let measurement = text.measure(width: width, size: fontSize, paragraph)
    return LabelMeasurement(
      height: grid.ceil(measurement.height), lineCount: measurement.lineCount, isTruncated: measurement.isTruncated,
      baseline: grid.round(measurement.firstBaseline), fontSize: fontSize, width: width, paragraph: paragraph)
  }

  /// What a row's layout says of the label.
  func element(_ measurement: LabelMeasurement) -> ElementText {
    ElementText(
      fontSize: measurement.fontSize, lineCount: measurement.lineCount, isTruncated: measurement.isTruncated,
      baseline: measurement.baseline, content: text, paragraph: measurement.paragraph, width: measurement.width)
  }
}

/// The size of a label at a width and a point size.
struct LabelMeasurement {
  /// The height, rounded up to the pixel.
  var height: Double
  var lineCount: Int
  var isTruncated: Bool
  /// The first baseline, rounded to the pixel.
  var baseline: Double
  var fontSize: Double
  var width: Double
  /// How the lines were filled and stacked.
  var paragraph: ParagraphStyle
}
