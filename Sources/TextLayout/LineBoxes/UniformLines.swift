internal import FontKit
internal import Shaping

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

  /// So many lines of a text with letters in other fonts than the first, if all have the same box; else nil.
  ///
  /// - Parameters:
  ///   - count: How many lines are shown.
  ///   - isCut: Whether there would be more.
  ///   - spacing: Between two lines, beside what the style's line height gives.
  @inline(never)
  func stackOfFallback(
    ofLines count: Int, isCut: Bool, size: Double, _ style: ParagraphStyle, spacing: Double
  ) -> UniformLines? {
    uniformity.stack(ofLines: count, isCut: isCut, size: size, style, spacing: spacing, context)
  }

  /// So many lines with the box of the first face, as the face makes them.
  @inline(__always)
  func naturalStack(ofLines count: Int, size: Double, spacing: Double) -> UniformLines {
    UniformLines(LineBox(context.font.metrics, size: size), lines: count, spacing: spacing)
  }
}

/// What may set a text's lines apart from each other.
struct LineUniformity: Sendable {
  /// The fonts of all that is not a space, and of no more than that and the first; nil if they are not told, or if the text is in
  /// several styles.
  let fonts: FontSet?
  /// Whether all of the text is in its first style.
  let usesFirstStyleOnly: Bool
  /// Whether all of the text is set in the first font of its first style.
  private let usesFirstFontOnly: Bool

  init(_ runs: [TextRun]) {
    usesFirstStyleOnly = runs.allSatisfy { $0.style == 0 }
    fonts = runs.isEmpty ? .first : usesFirstStyleOnly ? FontSet(runs) : nil
    usesFirstFontOnly = fonts == .first
  }

  /// That of a text in one style.
  init(fonts: FontSet?) {
    usesFirstStyleOnly = true
    self.fonts = fonts
    usesFirstFontOnly = fonts == .first
  }

  /// Whether all lines have the box of the first face, whatever stands on them.
  @inline(__always)
  func holds(in style: ParagraphStyle) -> Bool {
    usesFirstFontOnly || (usesFirstStyleOnly && style.locksLineBoxes) || !style.letsSpansGrow
  }

  /// So many lines of a text with letters in other fonts than the first, if all have the same box; else nil.
  func stack(
    ofLines count: Int, isCut: Bool, size: Double, _ style: ParagraphStyle, spacing: Double, _ context: StyleContext
  ) -> UniformLines? {
    // Of a line that is cut nothing may be left but the token, which has no box.
    guard !isCut, let fonts else { return nil }
    var model = LineBoxModel(style, font: context.font, size: size)
    return model.box(ofLines: count, in: fonts, context.cascade).map {
      model.stack(of: $0, lines: count, spacing: spacing)
    }
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
  init(of font: FontFace, lines count: Int, size: Double, _ style: ParagraphStyle, spacing: Double) {
    if case .natural = style.lineHeight {
      self.init(LineBox(font.metrics, size: size), lines: count, spacing: spacing)
    } else {
      self = Self.modelled(font, lines: count, size: size, style, spacing: spacing)
    }
  }

  /// Lines that are not as the face makes them: out of line, so that those which are pay nothing for it.
  @inline(never)
  private static func modelled(
    _ font: FontFace, lines count: Int, size: Double, _ style: ParagraphStyle, spacing: Double
  ) -> UniformLines {
    var model = LineBoxModel(style, font: font, size: size)
    return model.stack(of: model.first, lines: count, spacing: spacing)
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
  /// The box of each of so many lines of a text with letters in some fonts, and spaces in the first; nil if they may differ.
  func box(ofLines count: Int, in fonts: FontSet, _ cascade: FontCascade) -> LineBox? {
    if fonts == .first || isLocked { return first }
    // A system that counts what stands on a line only has other boxes for lines with spaces of the first face.
    guard countsFirstFaceAlways else { return nil }
    let first = first
    var (all, last) = (first, LineBox?.none)
    var isUniform = true
    fonts.forEach { font in
      let box = font == 0 ? first : first.union(self.box(of: cascade.fonts[font], size: size, standsIn: true))
      isUniform = isUniform && (last ?? box) == box
      last = box
      all = all.union(box)
    }
    // A line that has all of the text has all its fonts.
    return isUniform || count == 1 ? all : nil
  }

  /// So many lines with a box, one below the other.
  ///
  /// - Parameter spacing: Between two lines, beside what the style's line height gives.
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
