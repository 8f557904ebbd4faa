internal import TextLayout
internal import Typography

/// A text as the `Text` of Jetpack Compose lays it out, prepared once for every size and width.
struct ComposeText: Sendable {
  private let label: RowLabel
  private let pointSize: Double
  private let lineHeight: Double?
  private let tracking: Double
  /// Whether the first line's top and the last one's bottom are as without a line height.
  private let isTrimmed: Bool

  /// Prepares a text in a role of Material 3's type scale, as Compose has it.
  init(
    _ text: String, role: MaterialRole, maximumLines: Int = 0, family: String, locale: String, typesetter: Typesetter
  ) {
    self.init(
      text, style: MaterialTypeScale.material3Compose[role], isTrimmed: false, maximumLines: maximumLines,
      family: family, locale: locale, typesetter: typesetter)
  }

  /// Prepares a text in a style.
  init(
    _ text: String, style: ResolvedTextStyle, isTrimmed: Bool, maximumLines: Int = 0, family: String, locale: String,
    typesetter: Typesetter
  ) {
    self.isTrimmed = isTrimmed
    pointSize = style.pointSize
    lineHeight = style.lineHeight
    // Letter spacing that a person chose is in points and does not grow.
    tracking = typesetter.adjustment?.letterSpacing == nil ? style.tracking : 0
    label = RowLabel(
      typesetter.prepare(
        text,
        style: TextStyle(
          families: [family], weight: style.weight.rawValue, locale: locale, letterSpacing: style.tracking)),
      paragraph: ParagraphStyle(maximumLines: maximumLines))
  }

  /// The text itself.
  var content: PreparedText { label.text }

  /// Lays the text out within limits.
  ///
  /// It is as wide as it would be on one line, unless there is less room; what is too high is cut off. In a width that holds all of it the
  /// lines are as in its own, so that is found when it is asked for only.
  func measure(_ limits: PixelLimits, _ scale: ComposeScale) -> ComposeTextBox {
    let (text, size) = scaled(scale)
    let compose = composeLines(scale)
    var paragraph = label.paragraph(leading: 0)
    paragraph.lineHeight = compose.lineHeight
    let lines = text.lineStack(width: scale.points(limits.width), size: size, paragraph)
    return ComposeTextBox(
      height: limits.height(ComposeScale.rounded(lines.height * scale.density)), limits: limits, lines: lines,
      lineHeight: compose.height)
  }

  /// The size of a box: as wide as the text is on one line, unless there is less room.
  ///
  /// Cost: the text is asked how wide it is.
  func size(of box: ComposeTextBox, _ scale: ComposeScale) -> PixelSize {
    PixelSize(width: min(box.limits.width, width(.lines, scale)), height: box.height)
  }

  /// The lines of a box, in their own width and height: what the box cuts off is part of them.
  func measurement(of box: ComposeTextBox, _ scale: ComposeScale) -> LabelMeasurement {
    LabelMeasurement(
      height: scale.points(ComposeScale.rounded(box.lines.height * scale.density)),
      firstBaseline: box.lines.firstBaseline, baselineGrid: .none, lineCount: box.lineCount,
      isTruncated: box.lines.isTruncated, width: scale.points(size(of: box, scale).width),
      fontSize: scale.points(sp: pointSize), leading: 0)
  }

  /// The text of a box, to be drawn.
  func element(of box: ComposeTextBox, _ scale: ComposeScale) -> ElementText {
    let text = scaled(scale).0
    let label = text.isIdentical(to: label.text) ? label : RowLabel(text, paragraph: label.paragraph(leading: 0))
    return ElementText(label, measurement(of: box, scale), compose: composeLines(scale))
  }

  /// The width that it asks for before it is given one, in pixels (`minIntrinsicWidth`, `maxIntrinsicWidth`).
  func width(_ fit: TextFit, _ scale: ComposeScale) -> Int {
    let (text, size) = scaled(scale)
    return ComposeScale.pixelsThatHold(text.width(fit, fontSize: size), density: scale.density)
  }

  private func composeLines(_ scale: ComposeScale) -> ComposeLines {
    ComposeLines(
      density: scale.density, height: lineHeight.map { scale.lineHeight(sp: $0, fontSize: pointSize) },
      isTrimmed: isTrimmed)
  }

  /// The text at its size, its letter spacing scaled as a length of its own.
  private func scaled(_ scale: ComposeScale) -> (PreparedText, size: Double) {
    let factor = tracking == 0 ? 1 : scale.points(sp: tracking) / tracking
    return (label.text.scalingLetterSpacing(by: factor), scale.points(sp: pointSize))
  }
}

extension ComposeScale {
  /// The least whole number of pixels that a length has room in.
  fileprivate static func pixelsThatHold(_ points: Double, density: Double) -> Int {
    Int((points * density).rounded(.up))
  }
}

/// How high the lines of a text of Compose are, at a density and a font scale.
struct ComposeLines: Sendable {
  var density: Double
  /// In points; `nil` for the face's own.
  var height: Double?
  /// Whether the first line's top and the last one's bottom are as without it.
  var isTrimmed = false

  /// As high as the style asks for: the text in the middle, trimmed nowhere, as Material 3's theme has it, or what is added
  /// divided as ascent and descent are, and trimmed at both ends, as in Material 2's items.
  var lineHeight: LineHeight {
    .android(
      AndroidLineHeight(
        density: density, includesFontPadding: false,
        compose: height.map {
          isTrimmed
            ? ComposeLineHeight(height: $0, alignment: .proportional, trimsFirstTop: true, trimsLastBottom: true)
            : ComposeLineHeight(height: $0)
        }))
  }
}

/// What a text comes to within limits: no more than heights are found by, as these are asked for most.
struct ComposeTextBox: Sendable {
  /// The height, in pixels.
  var height: Int
  /// What it was measured within.
  var limits: PixelLimits
  var lines: LineStack
  /// Of a line, in points; `nil` for the face's own.
  var lineHeight: Double?

  /// From the top to the first baseline, in pixels.
  func firstBaseline(_ scale: ComposeScale) -> Int { ComposeScale.rounded(lines.firstBaseline * scale.density) }

  /// From the last baseline to the bottom, in pixels: baselines are a line height apart, whatever is trimmed.
  func descent(_ scale: ComposeScale) -> Int {
    let line = Int(((lineHeight ?? 0) * scale.density).rounded(.up))
    return height - firstBaseline(scale) - (lineCount - 1) * line
  }

  /// How many lines there are; if there are several, the first baseline is not the last.
  var lineCount: Int { lines.lineCount }
}
