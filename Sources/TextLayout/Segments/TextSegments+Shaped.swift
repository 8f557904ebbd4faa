internal import Shaping
internal import TextAnalysis

extension TextSegments {
  /// The segments of a text in one style that was shaped; nil if they do not determine the widths of its lines, or if some are blank.
  init?(_ text: BreakableText, _ buffer: inout ShapingBuffer) {
    let shaped = text.shaped
    guard shaped.styles.count == 1, shaped.tabs.isEmpty, !shaped.uniformity.hasEmptyLine,
      shaped.hasAdvancesOnly || shaped.extraLengths != .none, text.opportunities.count <= ThresholdFinder.mostSegments
    else { return nil }
    self.init(shaped.extraLengths)
    // Whole letter spacings are counted.
    let divisor = extra == .letterSpacing ? shaped.styles[0].letterSpacing : 1
    reserveCapacity(text.opportunities.count)
    var isInOrder = true
    var run = 0
    let isExact = forEachSegment(of: shaped, text.opportunities, &buffer) { start, end, endsParagraph in
      isInOrder =
        isInOrder && end.offset > start.offset
        && append(
          start: start.position, end: end.position, startExtra: start.fixedPosition / divisor,
          endExtra: end.fixedPosition / divisor,
          fonts: shaped.fonts(in: start.offset..<end.cut, contentEnd: end.offset, from: &run))
      if endsParagraph, end.cut < shaped.text.count { endParagraph() }
    }
    guard isExact, isInOrder else { return nil }
  }
}

extension ShapedText {
  /// The fonts of a segment; nil if there are none, if the set cannot hold them, or if white space at its end has another font than its
  /// letters and the first, such as an ideographic space after a Latin word.
  ///
  /// Where a line is cut, this white space is not shown, and it is taken to be in the first font.
  ///
  /// - Parameters:
  ///   - range: The bytes of the segment.
  ///   - contentEnd: Where white space at its end begins.
  ///   - index: A run that does not begin after the range; set to the last run of the range.
  func fonts(in range: Range<Int>, contentEnd: Int, from index: inout Int) -> FontSet? {
    var fonts: FontSet?
    while Int(runs[index].end) <= range.lowerBound { index += 1 }
    while true {
      if runs[index].kind == .text {
        guard let font = FontSet(runs[index].font) else { return nil }
        let known = fonts?.union(font) ?? font
        if Int(runs[index].start) >= contentEnd, known != fonts, font != .first { return nil }
        fonts = known
      }
      guard index + 1 < runs.count, Int(runs[index + 1].start) < range.upperBound else { return fonts }
      index += 1
    }
  }
}
