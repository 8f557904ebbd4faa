internal import FontKit
internal import Shaping
internal import TextAnalysis

/// The line boxes of a text at a size: each is the union of the boxes of what stands on the line, by the rule of a
/// system.
///
/// The boxes of faces are found once; a line then costs a step for each of its runs, or nothing where one face sets the
/// text.
struct LineBoxes {
  private let shaped: ShapedText
  private var model: LineBoxModel
  private let setsEmptyLinesApart: Bool
  /// The box of the first face.
  private let first: LineBox
  /// Boxes of the faces in the text: by style, then by font.
  ///
  /// Empty if the first face alone counts.
  private let boxes: [[LineBox]]
  /// The box of what stands on the line above, and whether that is the first line.
  private var above: (box: LineBox, isFirst: Bool)?

  init(_ text: PreparedText.Storage, size: Double, _ style: ParagraphStyle) {
    shaped = text.shaped
    let model = LineBoxModel(style, font: text.context.font, size: size)
    self.model = model
    setsEmptyLinesApart = style.setsEmptyLinesApart
    first = model.first
    boxes =
      text.hasUniformLines(style)
      ? []
      : shaped.styles.map { style in
        style.context.cascade.fonts.enumerated().map { index, font in
          model.box(of: font, size: size * style.scale, standsIn: index > 0)
            .raised(by: style.baselineOffset * size)
        }
      }
  }

  /// The box of the line that shows these bytes, and perhaps others after an ellipsis.
  ///
  /// - Parameters:
  ///   - range: The bytes.
  ///   - rest: Those after an ellipsis.
  ///   - paragraph: The paragraph that the line is in.
  ///   - isFirst: Whether it is the first line.
  ///   - isLast: Whether it is the last line that is shown.
  ///   - isCut: Whether the text goes on after it.
  mutating func box(
    of range: Range<Int>, and rest: Range<Int>?, in paragraph: Paragraph, isFirst: Bool, isLast: Bool, isCut: Bool
  ) -> LineBox {
    guard !boxes.isEmpty else { return model.finish(first, isFirst: isFirst, isLast: isLast, isCut: isCut) }
    if setsEmptyLinesApart, paragraph.start == paragraph.end, let above {
      return model.finish(above.box, isFirst: above.isFirst, isLast: isLast, isCut: isCut)
    }
    var box = model.countsFirstFaceAlways ? first : nil
    add(range, to: &box)
    if let rest { add(rest, to: &box) }
    let found = box ?? (shaped.text.isEmpty ? model.empty : first)
    above = (found, isFirst)
    return model.finish(found, isFirst: isFirst, isLast: isLast, isCut: isCut)
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
    let faces = boxes[Int(run.style)]
    switch run.kind {
    case .text:
      let box = faces[model.isLocked ? 0 : Int(run.font)]
      return model.countsFirstFaceOfSpans ? box.union(faces[0]) : box
    case .box: return style.box.map { model.box($0) }
    // A tab has no glyph, but counts as a letter of its span's first face. A control does so only where the first face
    // of a span counts without glyphs.
    case .tab: return faces[0]
    case .control: return model.countsFirstFaceOfSpans ? faces[0] : nil
    }
  }
}
