internal import FontKit
internal import Shaping
internal import TextAnalysis

/// The height of lines that all have the same box.
extension PreparedText.Storage {
  /// Whether all lines have the box of the first face, whatever stands on them.
  @inline(__always)
  func hasUniformLines(_ style: ParagraphStyle) -> Bool { uniformity.holds(in: style) }

  /// The stack of `count` lines with the box of the first face.
  ///
  /// - Parameter spacing: Added between two lines, beside the style's line height.
  func stack(ofLines count: Int, size: Double, _ style: ParagraphStyle, spacing: Double) -> UniformLines {
    UniformLines(of: context.font, lines: count, size: size, style, spacing: spacing)
  }

  /// The stack of `count` lines of a text with letters in other fonts than the first; nil if their boxes may differ.
  ///
  /// - Parameters:
  ///   - count: How many lines are shown.
  ///   - isCut: Whether there would be more.
  ///   - spacing: Added between two lines, beside the style's line height.
  @inline(never)
  func stackOfFallback(
    ofLines count: Int, isCut: Bool, size: Double, _ style: ParagraphStyle, spacing: Double
  ) -> UniformLines? {
    uniformity.stack(ofLines: count, isCut: isCut, size: size, style, spacing: spacing, context)
  }

  /// The stack of `count` lines with the natural box of the first face.
  @inline(__always)
  func naturalStack(ofLines count: Int, size: Double, spacing: Double) -> UniformLines {
    UniformLines(LineBox(context.font.metrics, size: size), lines: count, spacing: spacing)
  }
}

/// What may make the lines of a text differ in height.
struct LineUniformity: Sendable {
  /// The fonts of all characters but spaces, and possibly the first font, which sets the spaces; nil if they are not
  /// known, or if the text has several styles.
  let fonts: FontSet?
  /// Whether all of the text is in its first style.
  let usesFirstStyleOnly: Bool
  /// Whether all of the text is set in the first font of its first style.
  private let usesFirstFontOnly: Bool
  /// Whether a paragraph is empty, so that its line has only a hard break or nothing on it.
  let hasEmptyLine: Bool

  init(_ runs: [TextRun], _ paragraphs: [Paragraph]) {
    usesFirstStyleOnly = runs.allSatisfy { $0.style == 0 }
    fonts = runs.isEmpty ? .first : usesFirstStyleOnly ? FontSet(runs) : nil
    usesFirstFontOnly = fonts == .first
    hasEmptyLine = paragraphs.contains { $0.start == $0.contentEnd }
  }

  /// The uniformity of a text in one style.
  init(fonts: FontSet?, hasEmptyLine: Bool) {
    usesFirstStyleOnly = true
    self.fonts = fonts
    self.hasEmptyLine = hasEmptyLine
    usesFirstFontOnly = fonts == .first
  }

  /// Whether all lines have the box of the first face, whatever stands on them.
  @inline(__always)
  func holds(in style: ParagraphStyle) -> Bool {
    (usesFirstFontOnly || (usesFirstStyleOnly && style.locksLineBoxes) || !style.letsSpansGrow)
      && !setsLinesApart(in: style)
  }

  /// The fonts, if they determine the boxes of all lines in a style.
  func fonts(in style: ParagraphStyle) -> FontSet? { setsLinesApart(in: style) ? nil : fonts }

  private func setsLinesApart(in style: ParagraphStyle) -> Bool { hasEmptyLine && style.setsEmptyLinesApart }

  /// The stack of `count` lines of a text with letters in other fonts than the first; nil if their boxes may differ.
  func stack(
    ofLines count: Int, isCut: Bool, size: Double, _ style: ParagraphStyle, spacing: Double, _ context: StyleContext
  ) -> UniformLines? {
    guard let fonts = fonts(in: style) else { return nil }
    let model = LineBoxModel(style, font: context.font, size: size)
    // A line that is cut may show only the token, which has no box.
    guard let box = model.box(ofLines: count, in: fonts, context.cascade),
      !isCut || box == model.first && !style.setsCutLinesApart
    else { return nil }
    return model.stack(of: box, lines: count, spacing: spacing)
  }
}

/// Lines that are all alike, one below the other, in points.
struct UniformLines {
  var height: Double
  var firstBaseline: Double
  var lastBaseline: Double
}

extension UniformLines {
  /// The stack of `count` lines with the box of a face, summed up in the order in which lines are stacked.
  ///
  /// - Parameter spacing: Added between two lines, beside the style's line height.
  init(of font: FontFace, lines count: Int, size: Double, _ style: ParagraphStyle, spacing: Double) {
    if case .natural = style.lineHeight {
      self.init(LineBox(font.metrics, size: size), lines: count, spacing: spacing)
    } else {
      self = Self.modelled(font, lines: count, size: size, style, spacing: spacing)
    }
  }

  /// Lines that do not have the natural height: out of line, so that natural ones pay nothing for it.
  @inline(never)
  private static func modelled(
    _ font: FontFace, lines count: Int, size: Double, _ style: ParagraphStyle, spacing: Double
  ) -> UniformLines {
    let model = LineBoxModel(style, font: font, size: size)
    return model.stack(of: model.first, lines: count, spacing: spacing)
  }

  /// Lines with the natural box of a face.
  @inline(__always)
  init(_ box: LineBox, lines count: Int, spacing: Double) {
    let step = box.ascent + box.descent + box.gap + spacing
    var top = 0.0
    for _ in 1..<count { top += step }
    self.init(height: top + box.ascent + box.descent, firstBaseline: box.ascent, lastBaseline: top + box.ascent)
  }
}

extension LineBoxModel {
  /// The common box of `count` lines of a text with letters in some fonts, and spaces in the first; nil if they may
  /// differ.
  func box(ofLines count: Int, in fonts: FontSet, _ cascade: FontCascade) -> LineBox? {
    if fonts == .first || isLocked { return first }
    // Where only what stands on a line counts, a line with spaces of the first face may have another box than one
    // without.
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
    // A single line has all of the text, and so all its fonts.
    return isUniform || count == 1 ? all : nil
  }

  /// The stack of `count` lines with a box.
  ///
  /// - Parameter spacing: Added between two lines, beside the style's line height.
  func stack(of box: LineBox, lines count: Int, spacing: Double) -> UniformLines {
    UniformStack(of: box, in: self, spacing: spacing, lines: count).lines(count)
  }
}

/// The heights of lines with the same box, in a style and at a size: computed once for any number of lines.
package struct UniformStack: Sendable {
  /// The stack of a single line.
  private var only = UniformLines(height: 0, firstBaseline: 0, lastBaseline: 0)
  /// The distances from the top of the first of several lines to its baseline, and to the top of the line below it.
  private var first = (ascent: 0.0, step: 0.0)
  /// The distance from the top of a line between two others to the top of the next.
  private var step = 0.0
  /// The last of several lines.
  private var last = (ascent: 0.0, descent: 0.0)

  /// Lines with a box.
  ///
  /// - Parameters:
  ///   - spacing: Added between two lines, beside the style's line height.
  ///   - count: The number of lines that will be asked for; nil for any number.
  init(of box: LineBox, in model: LineBoxModel, spacing: Double, lines count: Int? = nil) {
    var model = model
    if count ?? 1 == 1 {
      let box = model.finish(box, isFirst: true, isLast: true)
      only = UniformLines(height: box.ascent + box.descent, firstBaseline: box.ascent, lastBaseline: box.ascent)
    }
    guard count ?? 2 > 1 else { return }
    let first = model.finish(box, isFirst: true, isLast: false)
    self.first = (first.ascent, first.ascent + first.descent + first.gap + spacing)
    if count ?? 3 > 2 {
      let middle = model.finish(box, isFirst: false, isLast: false)
      step = middle.ascent + middle.descent + middle.gap + spacing
    }
    let last = model.finish(box, isFirst: false, isLast: true)
    self.last = (last.ascent, last.descent)
  }

  /// The stack of `count` lines, summed up in the order in which lines are stacked.
  func lines(_ count: Int) -> UniformLines {
    guard count > 1 else { return only }
    var top = first.step
    for _ in 2..<count { top += step }
    return UniformLines(
      height: top + last.ascent + last.descent, firstBaseline: first.ascent, lastBaseline: top + last.ascent)
  }
}
