internal import FontKit

/// The height of lines that are all alike.
extension PreparedText.Storage {
  /// Whether all lines have the box of the first face, whatever stands on them.
  func hasUniformLines(_ style: ParagraphStyle) -> Bool { uniformity.holds(in: style) }

  /// So many lines with the box of the first face.
  ///
  /// - Parameter spacing: Between two lines, beside what the style's line height gives.
  func stack(ofLines count: Int, size: Double, _ style: ParagraphStyle, spacing: Double) -> UniformLines {
    UniformLines(of: context.font, lines: count, size: size, style, spacing: spacing)
  }

  /// The same of lines as the face makes them.
  @inline(__always)
  func naturalStack(ofLines count: Int, size: Double, spacing: Double) -> UniformLines {
    UniformLines(LineBox(context.font.metrics, size: size), lines: count, spacing: spacing)
  }
}

/// What may set a text's lines apart from each other.
struct LineUniformity: Sendable {
  /// Whether all of the text is set in the first font of its first style.
  let usesFirstFontOnly: Bool
  /// Whether all of the text is in its first style.
  let usesFirstStyleOnly: Bool

  /// Whether all lines have the box of the first face, whatever stands on them.
  @inline(__always)
  func holds(in style: ParagraphStyle) -> Bool {
    usesFirstFontOnly || (usesFirstStyleOnly && style.locksLineBoxes) || !style.letsSpansGrow
  }
}

/// Lines that are all alike, one below the other, in points.
struct UniformLines {
  var height: Double
  var firstBaseline: Double
  var lastBaseline: Double
}

extension UniformLines {
  /// So many lines with the box of a face, summed up in the order in which lines are stacked.
  ///
  /// - Parameter spacing: Between two lines, beside what the style's line height gives.
  init(of font: Font, lines count: Int, size: Double, _ style: ParagraphStyle, spacing: Double) {
    if case .natural = style.lineHeight {
      self.init(LineBox(font.metrics, size: size), lines: count, spacing: spacing)
    } else {
      var model = LineBoxModel(style, font: font, size: size)
      self = model.stack(of: model.first, lines: count, spacing: spacing)
    }
  }

  /// The same of lines as the face makes them.
  @inline(__always)
  init(_ box: LineBox, lines count: Int, spacing: Double) {
    let step = box.ascent + box.descent + box.gap + spacing
    var top = 0.0
    for _ in 1..<count { top += step }
    self.init(height: top + box.ascent + box.descent, firstBaseline: box.ascent, lastBaseline: top + box.ascent)
  }
}

extension LineBoxModel {
  /// The same by the model's rule, of lines with any box.
  mutating func stack(of box: LineBox, lines count: Int, spacing: Double) -> UniformLines {
    var result = UniformLines(height: 0, firstBaseline: 0, lastBaseline: 0)
    var top = 0.0
    for line in 1...count {
      let box = finish(box, isFirst: line == 1, isLast: line == count)
      if line == 1 { result.firstBaseline = box.ascent }
      result.lastBaseline = top + box.ascent
      result.height = top + box.ascent + box.descent
      top += box.ascent + box.descent + box.gap + spacing
    }
    return result
  }
}
