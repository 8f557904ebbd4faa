internal import TextLayout

/// A text with the rules by which a `UILabel` shows it, prepared once for every size and width.
///
/// A class, so that a layout refers to it in one word instead of copying it.
final class Label: Sendable {
  /// The text; never empty.
  ///
  /// A label without text is no label, since it takes no room at all.
  let text: PreparedText
  /// How its lines are filled and stacked, but for the leading between them.
  private let paragraph: ParagraphStyle

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
    let lines = text.lineStack(width: width, size: fontSize, paragraph(leading: leading))
    return LabelMeasurement(
      height: grid.ceil(lines.height), baseline: grid.round(lines.firstBaseline), lineCount: lines.lineCount,
      isTruncated: lines.isTruncated, width: width, fontSize: fontSize, leading: leading)
  }

  /// How the label's lines are filled and stacked.
  func paragraph(leading: Double) -> ParagraphStyle {
    guard leading != 0 else { return paragraph }
    var paragraph = paragraph
    paragraph.lineSpacing = leading
    return paragraph
  }
}

/// The size of a label, and what it was measured with.
///
/// Lengths are in points.
struct LabelMeasurement: Sendable {
  /// The height, rounded up to the pixel.
  var height: Double
  /// The first baseline, rounded to the nearest pixel.
  var baseline: Double
  /// The lines that are shown.
  var lineCount: Int
  /// Whether there would have been more.
  var isTruncated: Bool
  /// The width of a line.
  var width: Double
  /// The size of the text.
  var fontSize: Double
  /// The space between two lines.
  var leading: Double
}
