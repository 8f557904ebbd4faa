internal import Shaping
internal import TextAnalysis

/// The lines of a text whose segments give their widths; finding them shapes nothing.
struct PlainLines {
  private let storage: PreparedText.Storage
  private let ends: [LineEnd]
  private let limit: Int32
  private let scale: Double
  private let spacing: Double
  private let box: LineBox
  private var model: LineBoxModel

  /// Nil if the text has been shaped, so that filling lines costs no more, or if its lines are not plain.
  init?(_ storage: PreparedText.Storage, width: Double?, size: Double, _ style: ParagraphStyle) {
    guard !storage.isShaped, !storage.plainSegments.isEmpty, style.wrapping == .greedy, style.alignment != .justified
    else { return nil }
    let limit = storage.limit(width: width, size: size)
    guard let count = storage.thresholds.lineCount(limit: limit),
      style.maximumLines == 0 || count <= style.maximumLines,
      !storage.context.mayPushOut(
        ofLines: count,
        endingInOneSegment: storage.plainSegments.lines(limit: LineThresholds.whole(limit))?.endsInOneSegment ?? true)
    else { return nil }
    let model = LineBoxModel(style, font: storage.context.font, size: size)
    let box =
      storage.uniformity.holds(in: style)
      ? model.first : storage.uniformity.box(ofLines: count, style, model, storage.context.cascade)
    guard let box else { return nil }
    let ends = storage.context.deferredShaping.withShaper {
      $0.lineEnds(of: storage.utf8, storage.baseDirection, in: storage.context)
    }
    guard ends.count == storage.plainSegments.count else { return nil }
    self.storage = storage
    self.ends = ends
    self.limit = LineThresholds.whole(limit)
    scale = size / storage.unitsPerEm(atSize: size)
    spacing = style.lineSpacing
    self.box = box
    self.model = model
  }

  /// Calls `body` with each line, from the top.
  mutating func forEach(_ body: (TextLine) -> Void) {
    let segments = storage.plainSegments
    var first = 0
    var (top, start) = (0.0, 0)
    while first < segments.count {
      var last = first
      while !ends[last].endsParagraph, segments[last + 1].end - segments[first].start <= limit { last += 1 }
      let isLast = last + 1 == segments.count
      let end = ends[last]
      let box = model.finish(box, isFirst: first == 0, isLast: isLast)
      body(
        TextLine(
          range: start..<end.offset,
          contentEnd: storage.context.rules.hangingSpace.start(before: end.cut, in: storage.utf8, notBefore: end.floor),
          ellipsis: nil, drawsHyphen: false, x: 0, top: top,
          width: max(0, Double(segments[last].end - segments[first].start) * scale), expansion: 0,
          ascent: box.ascent, descent: box.descent, baseline: top + box.ascent,
          direction: storage.baseDirection))
      top += box.ascent + box.descent + box.gap + spacing
      first = last + 1
      start = end.offset
    }
  }
}
