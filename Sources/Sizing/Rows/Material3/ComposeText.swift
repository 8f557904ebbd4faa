internal import FontKit
internal import Synchronization
internal import TextLayout
internal import Typography

/// A text as the `Text` of Jetpack Compose lays it out, prepared once for every size and width.
final class ComposeText: Sendable {
  /// What was found at the scale that was asked for last: rows of a list are measured at one.
  private let lastScaled = Mutex<Scaled?>(nil)
  let content: PreparedText
  private let style: ResolvedTextStyle
  private let tracking: Double
  /// Whether the first line's top and the last one's bottom are as without a line height.
  private let isTrimmed: Bool
  private let maximumLines: Int

  /// Prepares a text in a style.
  init(
    _ text: String, style: ResolvedTextStyle, isTrimmed: Bool, maximumLines: Int = 0, family: String, locale: String,
    typesetter: Typesetter
  ) {
    self.style = style
    self.isTrimmed = isTrimmed
    self.maximumLines = maximumLines
    // Letter spacing that a person chose is in points and does not grow.
    let chosen = typesetter.adjustment?.letterSpacing
    let spacing = chosen ?? style.tracking
    tracking = chosen == nil ? style.tracking : 0
    let joinsLetters = abs(spacing) <= Self.greatestSpacingOfLigatures * style.pointSize
    content = typesetter.prepare(
      text,
      style: TextStyle(
        families: [family], weight: style.weight.rawValue, locale: locale,
        features: spacing == 0 ? [] : joinsLetters ? FontFeature.ligatures : FontFeature.contextualAlternates,
        letterSpacing: style.tracking))
  }

  /// The greatest letter spacing with which Android joins letters, in ems; alternates it never turns off.
  ///
  /// Material's styles are on the same side of it at every font scale.
  ///
  /// Source, code: `FontFeatureUtils.cpp` of AOSP's Minikin, 2021, `cleanAndAddDefaultFontFeatures`.
  private static let greatestSpacingOfLigatures = 0.03

  /// Lays the text out within limits.
  ///
  /// It is as wide as it would be on one line, unless there is less room; what is too high is cut off. In a width that holds all of it the
  /// lines are as in its own, so that is found when it is asked for only.
  func measure(_ limits: PixelLimits, _ scale: ComposeScale) -> ComposeTextBox {
    let scaled = scaled(scale)
    let lines = scaled.label.lines(width: scale.points(limits.width), fontSize: scaled.fontSize)
    return ComposeTextBox(
      height: limits.height(ComposeScale.rounded(lines.height * scale.density)), limits: limits, lines: lines,
      linePixels: scaled.linePixels)
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
      fontSize: scaled(scale).fontSize, leading: 0)
  }

  /// The text of a box, to be drawn.
  func element(of box: ComposeTextBox, _ scale: ComposeScale) -> ElementText {
    ElementText(label: scaled(scale).label, measurement: measurement(of: box, scale))
  }

  /// The width that it asks for before it is given one, in the least pixels that hold it (`minIntrinsicWidth`, `maxIntrinsicWidth`).
  func width(_ fit: TextFit, _ scale: ComposeScale) -> Int {
    let scaled = scaled(scale)
    return Int((scaled.label.width(fit, fontSize: scaled.fontSize) * scale.density).rounded(.up))
  }

  private func scaled(_ scale: ComposeScale) -> Scaled {
    lastScaled.withLock { last in
      if let last, last.scale == scale { return last }
      let factor = tracking == 0 ? 1 : scale.points(sp: tracking) / tracking
      let linePixels = style.lineHeight.map { scale.linePixels(sp: $0, fontSize: style.pointSize) }
      let android = AndroidLineHeight(
        density: scale.density, includesFontPadding: false,
        compose: linePixels.map { composeLineHeight(scale.lineHeight($0)) })
      let label = RowLabel(
        content.scalingLetterSpacing(by: factor),
        paragraph: ParagraphStyle(maximumLines: maximumLines, lineHeight: .android(android)))
      let scaled = Scaled(
        scale: scale, label: label, fontSize: scale.points(sp: style.pointSize), linePixels: linePixels)
      last = scaled
      return scaled
    }
  }

  /// As high as the style asks for: the text in the middle, trimmed nowhere, as Material 3's theme has it, or what is added
  /// divided as ascent and descent are, and trimmed at both ends, as in Material 2's items.
  private func composeLineHeight(_ height: Double) -> ComposeLineHeight {
    ComposeLineHeight(
      height: height, alignment: isTrimmed ? .proportional : .center, trimsFirstTop: isTrimmed,
      trimsLastBottom: isTrimmed)
  }

  /// The text at a scale: what does not depend on the width.
  private struct Scaled: Sendable {
    let scale: ComposeScale
    /// The text, its letter spacing scaled as a length of its own.
    let label: RowLabel
    let fontSize: Double
    /// The height of a line, in pixels; `nil` for the face's own.
    let linePixels: Int?
  }
}

/// What a text comes to within limits: no more than heights are found by, as these are asked for most.
struct ComposeTextBox: Sendable {
  /// The height, in pixels.
  var height: Int
  /// What it was measured within.
  var limits: PixelLimits
  var lines: LineStack
  /// The height of a line, in pixels; `nil` for the face's own.
  var linePixels: Int?

  /// From the top to the first baseline, in pixels.
  func firstBaseline(_ scale: ComposeScale) -> Int { ComposeScale.rounded(lines.firstBaseline * scale.density) }

  /// From the last baseline to the bottom, in pixels: baselines are a line height apart, whatever is trimmed.
  func descent(_ scale: ComposeScale) -> Int {
    height - firstBaseline(scale) - (lineCount - 1) * (linePixels ?? 0)
  }

  /// How many lines there are; if there are several, the first baseline is not the last.
  var lineCount: Int { lines.lineCount }
}
