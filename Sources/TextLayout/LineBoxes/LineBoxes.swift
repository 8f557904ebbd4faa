internal import FontKit
internal import Shaping

/// The line boxes of a text at a size: each is the union of the boxes of what stands on the line, by the rule of a system.
///
/// The boxes of faces are found once; a line then costs a step for each of its runs, or nothing where one face sets the text.
struct LineBoxes {
  private let shaped: ShapedText
  private let size: Double
  private var model: LineBoxModel
  /// The box of the first face.
  private let first: LineBox
  /// Boxes of the faces in the text: by style, then by font.
  ///
  /// Empty if the first face alone counts.
  private let boxes: [[LineBox]]
  private let isLocked: Bool

  init(_ shaped: ShapedText, size: Double, _ style: ParagraphStyle) {
    self.shaped = shaped
    self.size = size
    model = LineBoxModel(style.lineHeight, metrics: shaped.context.cascade.fonts[0].metrics, size: size)
    isLocked = style.fallbackLineHeight == .locked || !model.letsFallbackGrow
    let firstMetrics = shaped.context.cascade.fonts[0].metrics
    first = model.box(of: firstMetrics, size: size)
    let isUniform =
      !model.letsSpansGrow || shaped.usesFirstFontOnly || (isLocked && shaped.usesFirstStyleOnly)
    let model = model
    boxes =
      isUniform
      ? []
      : shaped.styles.map { style in
        style.context.cascade.fonts.map {
          model.box(of: $0.metrics, size: size * style.scale).raised(by: style.baselineOffset * size)
        }
      }
  }

  /// The box of the line that shows these bytes, and perhaps others after an ellipsis.
  mutating func box(of range: Range<Int>, and rest: Range<Int>? = nil, isFirst: Bool, isLast: Bool) -> LineBox {
    guard !boxes.isEmpty else { return model.finish(first, isFirst: isFirst, isLast: isLast) }
    // The first face counts whether it is used or not, so that lines do not jump; in Flutter only on a line without text.
    var box = model.countsFirstFaceAlways ? first : nil
    add(range, to: &box)
    if let rest { add(rest, to: &box) }
    return model.finish(box ?? first, isFirst: isFirst, isLast: isLast)
  }

  private func add(_ range: Range<Int>, to box: inout LineBox?) {
    var index = partitionIndex(of: shaped.runs) { Int($0.end) <= range.lowerBound }
    while index < shaped.runs.count, Int(shaped.runs[index].start) < range.upperBound {
      if let other = self.box(of: shaped.runs[index]) { box = box?.union(other) ?? other }
      index += 1
    }
  }

  private func box(of run: TextRun) -> LineBox? {
    let style = shaped.styles[Int(run.style)]
    switch run.kind {
    case .text: return boxes[Int(run.style)][isLocked ? 0 : Int(run.font)]
    case .box: return style.box.map { $0.lineBox(in: shaped.context.cascade.fonts[0].metrics, size: size) }
    case .tab, .control: return nil
    }
  }
}

extension InlineBox {
  /// How far the box reaches above and below the baseline of a line in a face.
  fileprivate func lineBox(in metrics: FontMetrics, size: Double) -> LineBox {
    let face = LineBox(metrics, size: size)
    let below: Double
    switch alignment {
    case .baseline(let points): below = points
    case .capHeight:
      let capitals = metrics.capHeight != 0 ? metrics.capHeight : metrics.xHeight
      below = (height - metrics.points(capitals, atSize: size)) / 2
    case .top: below = height - face.ascent
    case .bottom: below = face.descent
    case .middle: below = (height - (face.ascent - face.descent)) / 2
    }
    return LineBox(ascent: height - below, descent: below)
  }
}
