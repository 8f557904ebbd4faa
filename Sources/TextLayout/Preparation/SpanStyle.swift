internal import FontKit

/// How a span of a text is set: a resolved style, and how it differs from the text around it.
struct SpanStyle: Sendable {
  private(set) var context: StyleContext
  /// How large it is, as a multiple of the text's size.
  let scale: Double
  /// How far above the text's baseline it stands, in ems of the text.
  let baselineOffset: Double
  /// Letter spacing, in `FixedPoints` steps.
  var letterSpacing: Int
  /// The box that stands in the place of an object replacement character; nil in spans of text.
  let box: InlineBox?

  /// Whether it may have lengths that do not scale with the text.
  var hasFixedLengths: Bool { letterSpacing != 0 || context.style.letterSpacing != 0 || box != nil }

  /// The style of all that no span covers.
  init(_ context: StyleContext) {
    self.init(SpanAppearance(TextAttributes(), of: context.style), context)
  }

  /// A span's style, from its appearance and its resolved style.
  init(_ appearance: SpanAppearance, _ context: StyleContext) {
    self.context = context
    scale = appearance.scale
    baselineOffset = appearance.baselineOffset
    letterSpacing = FixedPoints.steps(context.style.letterSpacing)
    box = appearance.box
  }

  /// The style in a text at a size: with fonts as they are at it.
  func atSize(_ size: Double) -> SpanStyle {
    var style = self
    style.context = context.atSize(size * scale)
    return style
  }
}

/// The effect of a span's attributes in a text; spans of equal appearance share a style.
struct SpanAppearance: Hashable {
  let style: TextStyle
  let scale: Double
  let baselineOffset: Double
  let box: InlineBox?

  init(_ attributes: TextAttributes, of style: TextStyle) {
    self.style = attributes.applied(to: style)
    scale = attributes.scale ?? 1
    baselineOffset = attributes.baselineOffset ?? 0
    box = attributes.box
  }
}
