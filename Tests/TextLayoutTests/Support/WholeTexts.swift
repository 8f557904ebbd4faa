@testable import TextLayout

extension Typesetter {
  /// Shapes a text at once, even if its words are cached: the reference for preparing it from its words.
  func shapeWhole(_ text: String, style: TextStyle = TextStyle()) -> PreparedText {
    let context = resolve(style).context
    return context.deferredShaping.withShaper { $0.prepare(Array(text.utf8), in: context) }
  }
}

extension PreparedText {
  /// The measurement of the lines of `layout`, which fills them and never uses thresholds.
  func layoutMeasurement(width: Double?, size: Double, _ style: ParagraphStyle) -> TextMeasurement {
    let layout = layout(width: width, size: size, style)
    return TextMeasurement(
      width: layout.width, height: layout.height, lineCount: layout.lines.count, isTruncated: layout.hidden != nil,
      firstBaseline: layout.lines.first?.baseline ?? 0, lastBaseline: layout.lines.last?.baseline ?? 0)
  }
}
