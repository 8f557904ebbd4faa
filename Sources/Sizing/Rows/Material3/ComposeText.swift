internal import FontKit
internal import Synchronization
internal import TextAnalysis
internal import TextLayout
internal import Typography

/// A text as the `Text` of Jetpack Compose lays it out, prepared once for every size and width.
final class ComposeText: Sendable {
  /// The cached result for the last scale: rows of a list are measured at one.
  private let lastScaled = Mutex<Scaled?>(nil)
  /// The text with advances as the fonts have them, for no size in particular.
  let content: PreparedText
  private let style: ResolvedTextStyle
  private let tracking: Double
  /// Whether the line height is trimmed above the first line and below the last one.
  private let isTrimmed: Bool
  private let maximumLines: Int

  init(
    _ text: String, style: ResolvedTextStyle, isTrimmed: Bool, maximumLines: Int = 0, family: String, locale: String,
    typesetter: Typesetter
  ) {
    self.style = style
    self.isTrimmed = isTrimmed
    self.maximumLines = maximumLines
    // Letter spacing that a person chose is in points and does not grow with the text.
    let chosen = typesetter.adjustment?.letterSpacing
    let spacing = chosen ?? style.tracking
    tracking = chosen == nil ? style.tracking : 0
    let joinsLetters = abs(spacing) <= Self.greatestSpacingOfLigatures * style.pointSize
    content = typesetter.prepare(
      text,
      style: TextStyle(
        families: [family], weight: style.weight.rawValue, locale: locale, breaking: .android,
        features: spacing == 0 ? [] : joinsLetters ? FontFeature.ligatures : FontFeature.contextualAlternates,
        letterSpacing: style.tracking))
  }

  /// The greatest letter spacing, in ems, at which Android keeps ligatures on; contextual alternates always stay on.
  ///
  /// Source, code: `FontFeatureUtils.cpp` of AOSP's Minikin, 2021, `cleanAndAddDefaultFontFeatures`.
  private static let greatestSpacingOfLigatures = 0.03

  /// Lays the text out within limits.
  ///
  /// The text is as wide as on one line, unless there is less room; excess height is cut off. In a width that holds
  /// the text its lines are the same as in its own width, so its own width is computed only on demand.
  func measure(_ limits: PixelLimits, _ scale: ComposeScale) -> ComposeTextBox {
    let scaled = scaled(scale)
    let lines = scaled.label.lines(width: scale.points(limits.width), fontSize: scaled.fontSize)
    return ComposeTextBox(
      height: limits.height(ComposeScale.rounded(lines.height * scale.density)), limits: limits, lines: lines)
  }

  /// The size of a box: as wide as the text is on one line, unless there is less room or its limits fix the width.
  ///
  /// Cost: that of the text's intrinsic width, if nothing fixes it.
  func size(of box: ComposeTextBox, _ scale: ComposeScale) -> PixelSize {
    let limits = box.limits
    return PixelSize(
      width: limits.fixesWidth ? limits.width : min(limits.width, width(.lines, scale)), height: box.height)
  }

  /// The lines of a box in their own width and height, including what the box cuts off.
  func measurement(of box: ComposeTextBox, _ scale: ComposeScale) -> LabelMeasurement {
    LabelMeasurement(
      height: scale.points(ComposeScale.rounded(box.lines.height * scale.density)),
      firstBaseline: box.lines.firstBaseline, baselineGrid: .none, lineCount: box.lineCount,
      isTruncated: box.lines.isTruncated, width: scale.points(size(of: box, scale).width),
      fontSize: scaled(scale).fontSize, leading: 0)
  }

  func element(of box: ComposeTextBox, _ scale: ComposeScale) -> ElementText {
    ElementText(label: scaled(scale).label, measurement: measurement(of: box, scale))
  }

  /// From the last baseline of a box to its bottom, in pixels: baselines are a line height apart, whatever is trimmed.
  func descent(of box: ComposeTextBox, _ scale: ComposeScale) -> Int {
    box.height - box.firstBaseline(scale) - (box.lineCount - 1) * (scaled(scale).linePixels ?? 0)
  }

  /// The intrinsic width, rounded up to whole pixels (`minIntrinsicWidth`, `maxIntrinsicWidth`).
  ///
  /// On a device, a text with letter spacing is a pixel wider.
  ///
  /// Source, code: `LayoutIntrinsics.android.kt` of Compose (androidx at 9ab6b2c5), `shouldIncreaseMaxIntrinsic`.
  func width(_ fit: TextFit, _ scale: ComposeScale) -> Int {
    let scaled = scaled(scale)
    guard scale.isOfDevice else { return Int(scaled.label.width(fit, fontSize: scaled.fontSize).rounded(.up)) }
    let width =
      switch fit {
      case .words: scaled.label.width(.words, fontSize: scaled.fontSize)
      case .lines: scaled.label.text.widthOfAndroid(size: scaled.fontSize)
      }
    let pixels = Int((width * scale.density - Self.roundingError).rounded(.up))
    return fit == .lines && pixels > 0 && scaled.hasLetterSpacing ? pixels + 1 : pixels
  }

  /// Own: more than the width of a text in whole pixels may be off by, and less than the least kerning, 1/256 pixel.
  private static let roundingError = 0x1p-10

  private func scaled(_ scale: ComposeScale) -> Scaled {
    lastScaled.withLock { last in
      if let last, last.scale == scale { return last }
      let scaled = Scaled(self, scale)
      last = scaled
      return scaled
    }
  }

  /// The line height that the style asks for.
  ///
  /// Material 3's theme centres the text and trims nothing. Material 2's items divide the added space in proportion to
  /// ascent and descent and trim both ends.
  private func composeLineHeight(_ height: Double) -> ComposeLineHeight {
    ComposeLineHeight(
      height: height, alignment: isTrimmed ? .proportional : .center, trimsFirstTop: isTrimmed,
      trimsLastBottom: isTrimmed)
  }

  /// The text at a scale: what does not depend on the width.
  ///
  /// A class, so that a row that is measured again copies one word.
  private final class Scaled: Sendable {
    let scale: ComposeScale
    /// The text, with its letter spacing scaled as a length in sp by itself.
    let label: RowLabel
    let fontSize: Double
    /// The height of a line, in pixels; `nil` for the face's own.
    let linePixels: Int?
    let hasLetterSpacing: Bool

    init(_ text: ComposeText, _ scale: ComposeScale) {
      self.scale = scale
      fontSize = scale.points(sp: text.style.pointSize)
      linePixels = text.style.lineHeight.map { scale.linePixels(sp: $0, fontSize: text.style.pointSize) }
      var factor = text.tracking == 0 ? 1 : scale.points(sp: text.tracking) / text.tracking
      let android = AndroidLineHeight(
        density: scale.density, includesFontPadding: false,
        compose: linePixels.map { text.composeLineHeight(scale.lineHeight($0)) })
      var content = text.content.inDirection(scale.direction)
      if scale.isOfDevice {
        // In 32 bits, as Compose does it: else a size may be a hair below a whole number of pixels.
        let pixels = Double(Float(fontSize) * Float(scale.density))
        content = content.inWholePixels(perEm: pixels)
        // Letter spacing is a part of the em, of which the fraction of a pixel is cut off.
        if pixels > 1 { factor *= pixels.rounded(.down) / pixels }
      }
      label = RowLabel(
        content.scalingLetterSpacing(by: factor),
        paragraph: ParagraphStyle(maximumLines: text.maximumLines, lineHeight: .android(android)))
      hasLetterSpacing = content.style.letterSpacing * factor != 0
    }
  }
}

/// A text measured within limits.
struct ComposeTextBox: Sendable {
  /// The height, in pixels.
  var height: Int
  var limits: PixelLimits
  var lines: LineStack

  func firstBaseline(_ scale: ComposeScale) -> Int { ComposeScale.rounded(lines.firstBaseline * scale.density) }

  var lineCount: Int { lines.lineCount }
}
