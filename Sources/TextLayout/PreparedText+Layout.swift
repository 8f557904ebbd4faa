internal import FontKit
internal import TextAnalysis

extension PreparedText {
  /// Lays the text out: where each line begins and ends, how wide it is, and where it stands.
  ///
  /// - Parameters:
  ///   - width: How wide a line may be, in points; nil for no end. At 0 or less each cluster has a line of its own.
  ///   - size: The size of the text, in points, at least 0.
  ///   - style: Line height, number of lines, truncation, and so on.
  /// - Complexity: O(*n*) in the text, twenty times or so if it is balanced; nothing is shaped except where a line's ends
  ///   cut through joined glyphs.
  public func layout(width: Double?, size: Double, _ style: ParagraphStyle = ParagraphStyle()) -> TextLayout {
    guard storage.cursor == nil else { return current.layout(width: width, size: size, style) }
    var lines: [TextLine] = []
    let hidden = fillLines(width: width, size: size, style) { lines.append($0) }
    let widest = lines.reduce(0) { max($0, $1.width) }
    for index in lines.indices {
      lines[index].x = x(of: lines[index], width: width, widest: widest, style)
    }
    return TextLayout(
      lines: lines, width: widest, height: lines.last.map { $0.top + $0.ascent + $0.descent } ?? 0, hidden: hidden)
  }

  /// Calls `body` with each line of `layout` and keeps none of them: a text of megabytes has a million.
  ///
  /// - Parameter widest: The width of `measure`.
  /// - Returns: The bytes that are not shown because there are too many lines; nil if all is shown.
  @discardableResult
  package func forEachLine(
    width: Double?, size: Double, widest: Double, _ style: ParagraphStyle, _ body: (TextLine) -> Void
  ) -> Range<Int>? {
    fillLines(width: width, size: size, style) { line in
      var line = line
      line.x = x(of: line, width: width, widest: widest, style)
      body(line)
    }
  }

  /// How far from the left edge a line stands: without a width the widest line sets the edges.
  private func x(of line: TextLine, width: Double?, widest: Double, _ style: ParagraphStyle) -> Double {
    let room = width.map { $0.isFinite ? $0 : widest } ?? widest
    return style.alignment.offset(line.direction, text: baseDirection, room: room - line.width)
  }

  /// Measures the text: `layout` without the lines.
  ///
  /// - Parameters:
  ///   - width: How wide a line may be, in points; nil for no end. At 0 or less each cluster has a line of its own.
  ///   - size: The size of the text, in points, at least 0.
  ///   - style: Line height, number of lines, truncation, and so on.
  ///
  /// Allocates nothing but for the fonts' line boxes, cuts that must be shaped, words that Apple's rules may push out, and fonts that
  /// depend on the size at a size that was not the last one asked for.
  public func measure(width: Double?, size: Double, _ style: ParagraphStyle = ParagraphStyle()) -> TextMeasurement {
    if let plain = plainMeasurement(width: width, size: size, style) { return plain }
    // A cursor has no segments of its own, so the text at its position is asked.
    guard storage.cursor == nil else { return current.measure(width: width, size: size, style) }
    var result = TextMeasurement(
      width: 0, height: 0, lineCount: 0, isTruncated: false, firstBaseline: 0, lastBaseline: 0)
    let hidden = fillLines(width: width, size: size, style) { line in
      if result.lineCount == 0 { result.firstBaseline = line.baseline }
      result.lineCount += 1
      result.width = max(result.width, line.width)
      result.height = line.top + line.ascent + line.descent
      result.lastBaseline = line.baseline
    }
    result.isTruncated = hidden != nil
    return result
  }

  /// Fills the lines and stacks them; returns the bytes that are not shown.
  private func fillLines(
    width: Double?, size: Double, _ style: ParagraphStyle, _ body: (TextLine) -> Void
  ) -> Range<Int>? {
    require(size.isFiniteAndNotNegative, "a text size must be a number of points, at least 0")
    require(width?.isNumber ?? true, "a width must be a number")
    style.check()
    if var plain = PlainLines(storage, width: width, size: size, style) {
      plain.forEach(body)
      return nil
    }
    let storage = storage.atSize(size)
    let text = storage.breakable
    let shaped = text.shaped
    var boxes = LineBoxes(storage, size: size, style)
    let scale = size / shaped.unitsPerEm(atSize: size)
    let limit = storage.limit(width: width, size: size, style)
    var filler = LineFiller(text, limit: limit, size: size, wrap: style.overflowWrap, style)
    var top = 0.0
    var count = 0

    while let filled = filler.next(
      endsWithToken: style.truncation == .tail && count + 1 == style.maximumLines && limit.isFinite)
    {
      count += 1
      let isLast = count == style.maximumLines
      let truncated = isLast ? filler.truncated(filled, style) : nil
      let hidden = truncated.flatMap { $0.hasToken ? $0.hidden : nil }
      // The last line's range includes all that is left, unless that is cut off without a token.
      let end = isLast && (truncated == nil || hidden != nil) ? shaped.text.count : filled.next
      let range = filled.start.offset..<end
      let paragraph = shaped.paragraphs[filled.paragraph]
      // The box is that of what is shown. The token has none: a row must not grow because its text is cut.
      let box = boxes.box(
        of: range.lowerBound..<(truncated?.boxEnd ?? filled.boxEnd),
        and: hidden.map { $0.upperBound..<max($0.upperBound, truncated?.contentEnd ?? 0) },
        in: paragraph, isFirst: count == 1, isLast: isLast || filler.isAtEnd,
        // An ellipsis stands for the rest of its paragraph.
        isCut: (hidden == nil ? filled.next : Int(paragraph.end)) < shaped.text.count)
      // Negative letter spacing may exceed the letters' advances; the width is never below 0.
      let lineWidth = max(0, (truncated?.width ?? filled.width) * scale - storage.edgeSpacing)
      let isJustified = style.alignment == .justified && !filled.endsParagraph && hidden == nil
      let expansion =
        isJustified
        ? text.expansion(of: filled.start.offset..<filled.end.offset, room: (width ?? 0) - lineWidth) : 0
      body(
        TextLine(
          range: range,
          contentEnd: truncated?.contentEnd ?? filled.end.offset,
          ellipsis: hidden,
          drawsHyphen: filled.drawsHyphen && hidden == nil,
          x: 0, top: top,
          width: lineWidth + expansion, expansion: expansion,
          ascent: box.ascent, descent: box.descent, baseline: top + box.ascent,
          direction: paragraph.baseDirection))
      top += box.ascent + box.descent + box.gap + style.lineSpacing
      if isLast { return truncated?.hidden }
    }
    return nil
  }
}

extension BreakableText {
  /// How much wider a line's content becomes when it is justified: by all the room there is, if it has a gap to put it
  /// in.
  fileprivate func expansion(of content: Range<Int>, room: Double) -> Double {
    guard room > 0, room.isFinite, JustificationGaps(self, content: content).count > 0 else { return 0 }
    return room
  }
}

extension LineAlignment {
  /// How far from the left edge a line stands, given its direction, that of the text, and the room that it leaves.
  fileprivate func offset(_ direction: TextDirection, text: TextDirection, room: Double) -> Double {
    switch self {
    case .natural, .justified: direction == .leftToRight ? 0 : room
    case .leading: text == .leftToRight ? 0 : room
    case .trailing: text == .leftToRight ? room : 0
    case .left: 0
    case .right: room
    case .center: room / 2
    }
  }
}
