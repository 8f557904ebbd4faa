internal import FontKit

/// How a span of a text is set: a resolved style, and how it differs from the text around it.
struct SpanStyle: Sendable {
  let context: StyleContext
  /// How large it is, as a multiple of the text's size.
  let scale: Double
  /// How far above the text's baseline it stands, in ems of the text.
  let baselineOffset: Double
  /// Letter spacing, in `FixedPoints` steps.
  var letterSpacing: Int
  /// The box that stands in the place of an object replacement character; nil in spans of text.
  let box: InlineBox?

  init(_ context: StyleContext, scale: Double = 1, baselineOffset: Double = 0, box: InlineBox? = nil) {
    self.context = context
    self.scale = scale
    self.baselineOffset = baselineOffset
    letterSpacing = FixedPoints.steps(context.style.letterSpacing)
    self.box = box
  }
}
