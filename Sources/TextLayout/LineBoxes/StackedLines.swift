internal import FontKit

/// The height of lines that all have the same box.
extension PreparedText.Storage {
  /// Whether all lines have the box of the first face, whatever stands on them.
  @inline(__always)
  func hasUniformLines(_ style: ParagraphStyle) -> Bool { uniformity.holds(in: style) }

  /// The stack of `count` lines with the box of the first face.
  ///
  /// - Parameter spacing: Added between two lines, beside the style's line height.
  func stack(ofLines count: Int, size: Double, _ style: ParagraphStyle, spacing: Double) -> StackedLines {
    StackedLines(of: context.font, lines: count, size: size, style, spacing: spacing)
  }

  /// The stack of `count` lines with the natural box of the first face.
  @inline(__always)
  func naturalStack(ofLines count: Int, size: Double, spacing: Double) -> StackedLines {
    StackedLines(LineBox(context.font.metrics, size: size), lines: count, spacing: spacing)
  }
}

/// Lines one below the other, in points.
struct StackedLines {
  var height: Double
  var firstBaseline: Double
  var lastBaseline: Double
}

extension StackedLines {
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
  ) -> StackedLines {
    style.lineHeight.check()
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
  /// The stack of `count` lines with a box.
  ///
  /// - Parameter spacing: Added between two lines, beside the style's line height.
  func stack(of box: LineBox, lines count: Int, spacing: Double) -> StackedLines {
    UniformStack(of: box, in: self, spacing: spacing, lines: count).lines(count)
  }
}

/// The heights of lines with the same box, in a style and at a size: computed once for any number of lines.
package struct UniformStack: Sendable {
  /// The stack of a single line.
  private var only = StackedLines(height: 0, firstBaseline: 0, lastBaseline: 0)
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
      only = StackedLines(height: box.ascent + box.descent, firstBaseline: box.ascent, lastBaseline: box.ascent)
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
  func lines(_ count: Int) -> StackedLines {
    guard count > 1 else { return only }
    var top = first.step
    for _ in 2..<count { top += step }
    return StackedLines(
      height: top + last.ascent + last.descent, firstBaseline: first.ascent, lastBaseline: top + last.ascent)
  }
}
