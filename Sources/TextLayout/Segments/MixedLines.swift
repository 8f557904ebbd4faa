internal import FontKit
internal import TextAnalysis

/// Stacks lines that may differ in height, from segments that know their fonts; nothing is shaped.
///
/// Allocates nothing. The box of the last set of fonts is kept, as most lines have the same.
struct MixedLines {
  private let style: ParagraphStyle
  private let spacing: Double
  private let model: LineBoxModel
  private let context: StyleContext
  private let letterSpacing: Double
  private var last: (fonts: FontSet, box: LineBox)?

  /// Nil if lines are not filled from the top in the style, one after the other.
  ///
  /// - Parameters:
  ///   - spacing: Added between two lines, beside the style's line height.
  ///   - letterSpacing: That of the texts, in points.
  init?(_ style: ParagraphStyle, spacing: Double, size: Double, letterSpacing: Double, _ context: StyleContext) {
    guard style.wrapping == .greedy else { return nil }
    self.style = style
    self.spacing = spacing
    self.context = context
    self.letterSpacing = letterSpacing
    model = LineBoxModel(style, font: context.font, size: size)
  }

  /// Lines, and the width of the widest in units; nil if the last is cut.
  struct Stack {
    var lines: StackedLines
    var lineCount: Int
    var widest: Double?

    /// Whether there would be more lines.
    var isTruncated: Bool { widest == nil }
  }

  /// The lines of a text that is not blank after a break; nil if they have to be shaped to be stacked.
  ///
  /// - Complexity: O(*n*) in its segments.
  mutating func stack(_ segments: Span<TextSegment>, _ filler: SegmentLines) -> Stack? {
    var model = model
    var result = Stack(lines: StackedLines(height: 0, firstBaseline: 0, lastBaseline: 0), lineCount: 0, widest: 0)
    var (first, top) = (0, 0.0)
    while first < segments.count {
      result.lineCount += 1
      let isLast = result.lineCount == style.maximumLines
      let line = filler.line(from: first, of: segments)
      // Whether a last word that is too wide is cut depends on its letters.
      guard line != nil || isLast && first + 1 < segments.count else { return nil }
      let next = line?.next ?? first
      let isCut = isLast && next < segments.count
      if next == segments.count, context.mayPushOut(ofLines: result.lineCount, endingInOneSegment: next - first == 1) {
        return nil
      }
      let hasToken = isCut && style.truncation != .none
      guard
        var box = hasToken ? cutBox(from: first, next, of: segments, filler) : box(of: segments, first..<next)
      else { return nil }
      // The token stands for the rest of its paragraph.
      let end = hasToken ? endOfParagraph(of: first, segments) : next
      box = model.finish(
        box, isFirst: result.lineCount == 1, isLast: isLast || next == segments.count, isCut: end < segments.count)
      if result.lineCount == 1 { result.lines.firstBaseline = box.ascent }
      result.lines.lastBaseline = top + box.ascent
      result.lines.height = top + box.ascent + box.descent
      if isCut {
        result.widest = nil
        return result
      }
      result.widest = max(result.widest ?? 0, line?.width ?? 0)
      top += box.ascent + box.descent + box.gap + spacing
      first = next
    }
    return result.lineCount > 0 ? result : nil
  }

  /// The segment after the paragraph of a segment.
  private func endOfParagraph(of segment: Int, _ segments: Span<TextSegment>) -> Int {
    var last = segment
    while last + 1 < segments.count, !segments[last].endsInHardBreak { last += 1 }
    return last + 1
  }

  /// The box of a line of some segments; nil if their fonts are not known, or if there are none.
  private mutating func box(of segments: Span<TextSegment>, _ line: Range<Int>) -> LineBox? {
    var all: FontSet?
    for index in line {
      guard let fonts = segments[index].fonts else { return nil }
      all = all?.union(fonts) ?? fonts
    }
    return all.map { box(of: $0) }
  }

  private mutating func box(of fonts: FontSet) -> LineBox {
    if let last, last.fonts == fonts { return last.box }
    let box = model.box(of: fonts, context.cascade)
    last = (fonts, box)
    return box
  }

  /// The box of a line that ends with the token; nil if it depends on how much of the text is shown.
  ///
  /// - Parameter next: The first segment that does not fit.
  private mutating func cutBox(
    from first: Int, _ next: Int, of segments: Span<TextSegment>, _ filler: SegmentLines
  ) -> LineBox? {
    if context.countsHiddenText(style) {
      let shown = box(of: segments, first..<next)
      // The line may have a part of the next word.
      return segments[max(first, next - 1)].endsInHardBreak || box(of: segments, first..<next + 1) == shown
        ? shown : nil
    }
    let room = filler.roomForSegments(besideTokenOf: context, size: model.size, letterSpacing: letterSpacing)
    guard style.truncation == .tail, let room else { return nil }
    // What is shown for sure, and what may be shown.
    var (shown, lastShown, possible): (FontSet?, FontSet?, FontSet?)
    for index in first..<segments.count {
      guard filler.width(segments, beforeSegment: index, from: first) <= filler.limit || index == first else { break }
      guard let fonts = segments[index].fonts else { return nil }
      possible = possible?.union(fonts) ?? fonts
      if filler.width(segments, from: first, to: index) <= room {
        if let last = lastShown { shown = shown?.union(last) ?? last }
        lastShown = fonts
      }
      if segments[index].endsInHardBreak { break }
    }
    guard let possible else { return nil }
    guard let lastShown else {
      // Perhaps only the token is shown, which has no box.
      let box = box(of: possible)
      return model.countsFirstFaceAlways && box == model.first ? box : nil
    }
    // The white space before the token is not shown.
    let letters = lastShown.subtracting(.first)
    let box = box(of: shown?.union(letters) ?? letters)
    return box == model.box(of: possible, context.cascade) ? box : nil
  }
}

extension StyleContext {
  /// Whether text whose place the token takes counts for the height of its line.
  func countsHiddenText(_ style: ParagraphStyle) -> Bool {
    rules.cutsMeasuredLines && style.truncation == .tail
  }

  /// How much of a line is left beside the token for segments that are shown for sure, in points; nil if that is not known.
  ///
  /// Own: half an em less than what the token leaves is more than letters are kerned with white space, as a cut before the space
  /// is found by the pens of the uncut text.
  func roomForSegments(width: Double, size: Double, letterSpacing: Double) -> Double? {
    guard rules.segmentsDetermineLines else { return nil }
    func widthOf(_ token: [InsertedText]) -> Double {
      token.reduce(0) {
        let font = cascade.fonts[Int($1.font)]
        // Whether a scale applies to the token depends on the text.
        let factor = max(1, font.advanceScale?.factor(atSize: size) ?? 1)
        return $0 + Double($1.advance) / Double(font.unitsPerEm) * size * factor
          + Double($1.spacedClusterCount) * letterSpacing
      }
    }
    return width - max(widthOf(token.leftToRight), widthOf(token.rightToLeft)) - size / 2
  }

  /// Whether it is known that a line without letter spacing that ends with the token shows a segment, given both widths in points.
  func showsSegment(_ segment: Double, width: Double, size: Double) -> Bool {
    roomForSegments(width: width, size: size, letterSpacing: 0).map { segment <= $0 } ?? false
  }
}
