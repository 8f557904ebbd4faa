internal import FontKit

/// The height of lines that are all alike.
extension PreparedText.Storage {
  /// Whether all lines have the box of the first face, whatever stands on them.
  func hasUniformLines(_ style: ParagraphStyle) -> Bool {
    usesFirstFontOnly || (usesFirstStyleOnly && style.locksLineBoxes) || !style.letsSpansGrow
  }

  /// The height of so many lines with the box of the first face, summed up in the order in which lines are stacked, and
  /// the first one's baseline.
  ///
  /// - Parameter spacing: Between two lines, beside what the style's line height gives.
  func stack(
    ofLines count: Int, size: Double, _ style: ParagraphStyle, spacing: Double
  ) -> (height: Double, firstBaseline: Double) {
    if case .natural = style.lineHeight { return naturalStack(ofLines: count, size: size, spacing: spacing) }
    var model = LineBoxModel(style, font: context.font, size: size)
    return model.stack(ofLines: count, spacing: spacing)
  }

  /// The same of lines as the face makes them.
  @inline(__always)
  func naturalStack(ofLines count: Int, size: Double, spacing: Double) -> (height: Double, firstBaseline: Double) {
    let box = LineBox(context.font.metrics, size: size)
    let step = box.ascent + box.descent + box.gap + spacing
    var top = 0.0
    for _ in 1..<count { top += step }
    return (top + box.ascent + box.descent, box.ascent)
  }
}

extension LineBoxModel {
  /// The same by the model's rule.
  mutating func stack(ofLines count: Int, spacing: Double) -> (height: Double, firstBaseline: Double) {
    let first = first
    var top = 0.0
    var firstBaseline = 0.0
    for line in 1...count {
      let box = finish(first, isFirst: line == 1, isLast: line == count)
      if line == 1 { firstBaseline = box.ascent }
      guard line < count else { return (top + box.ascent + box.descent, firstBaseline) }
      top += box.ascent + box.descent + box.gap + spacing
    }
    return (top, firstBaseline)
  }
}
