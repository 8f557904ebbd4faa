internal import TextLayout
internal import Typography

/// A text as the `Text` of Jetpack Compose lays it out, prepared once for every size and width.
final class ComposeText: Sendable {
  private let text: PreparedText
  private let style: ResolvedTextStyle
  private let maximumLines: Int

  /// Prepares a text in a role of Material 3's type scale, as Compose has it.
  init(
    _ text: String, role: MaterialRole, maximumLines: Int = 0, family: String, locale: String, typesetter: Typesetter
  ) {
    style = MaterialTypeScale.material3Compose[role]
    self.text = typesetter.prepare(
      text,
      style: TextStyle(
        families: [family], weight: style.weight.rawValue, locale: locale, letterSpacing: style.tracking))
    self.maximumLines = maximumLines
  }

  /// The text itself.
  var content: PreparedText { text }

  /// Lays the text out within limits.
  ///
  /// It is as wide as it would be on one line, unless there is less room; what is too high is cut off.
  func measure(_ limits: PixelLimits, _ scale: ComposeScale) -> ComposeTextBox {
    let (text, size) = scaled(scale)
    let paragraph = paragraph(scale)
    let width = min(limits.width, pixelsThatHold(text.maximumContentWidth(size: size), scale))
    let measurement = text.measure(width: scale.points(width), size: size, paragraph)
    let height = limits.height(ComposeScale.rounded(measurement.height * scale.density))
    let label = LabelMeasurement(
      height: scale.points(height), baseline: measurement.firstBaseline, lineCount: measurement.lineCount,
      isTruncated: measurement.isTruncated, width: scale.points(width), fontSize: size, leading: 0)
    return ComposeTextBox(
      size: PixelSize(width: width, height: height), lineCount: measurement.lineCount,
      element: ElementText(text, paragraph, label))
  }

  /// The width in pixels that nothing limits (`maxIntrinsicWidth`).
  func preferredWidth(_ scale: ComposeScale) -> Int {
    let (text, size) = scaled(scale)
    return pixelsThatHold(text.maximumContentWidth(size: size), scale)
  }

  /// The width of the widest word, in pixels (`minIntrinsicWidth`).
  func minimumWidth(_ scale: ComposeScale) -> Int {
    let (text, size) = scaled(scale)
    return pixelsThatHold(text.minimumContentWidth(size: size), scale)
  }

  /// The text at its size, its letter spacing scaled as a length of its own.
  private func scaled(_ scale: ComposeScale) -> (PreparedText, size: Double) {
    let factor = style.tracking == 0 ? 1 : scale.points(sp: style.tracking) / style.tracking
    return (text.scalingLetterSpacing(by: factor), scale.points(sp: style.pointSize))
  }

  /// Lines as high as the style asks for, the text in their middle, trimmed nowhere: what Material 3's theme has.
  private func paragraph(_ scale: ComposeScale) -> ParagraphStyle {
    let lineHeight = style.lineHeight.map { scale.lineHeight(sp: $0, fontSize: style.pointSize) }
    return ParagraphStyle(
      maximumLines: maximumLines,
      lineHeight: .android(
        AndroidLineHeight(
          density: scale.density, includesFontPadding: false, compose: lineHeight.map { ComposeLineHeight(height: $0) })
      ))
  }

  private func pixelsThatHold(_ points: Double, _ scale: ComposeScale) -> Int {
    Int((points * scale.density).rounded(.up))
  }
}

/// What a text comes to within limits.
struct ComposeTextBox: Sendable {
  /// The size.
  var size: PixelSize
  /// How many lines there are; if there are several, the first baseline is not the last.
  var lineCount: Int
  /// The text, to be drawn.
  var element: ElementText
}
