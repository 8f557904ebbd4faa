import Galley

/// Targets of texts that are set in good fonts.
struct TextTargets {
  let typesetter: Typesetter
  let oracle: HarfBuzzOracle

  init(fonts: FontCollection) {
    typesetter = Typesetter(fonts: fonts)
    oracle = HarfBuzzOracle(fonts: fonts)
  }

  /// A column, a text alone, its layout, and HarfBuzz.
  func texts(_ bytes: [UInt8]) throws(Disagreement) {
    var input = FuzzInput(bytes)
    let style = input.textStyle()
    let size = Double(input.number(1...40))
    let widths: [Double?] = [input.length(), nil]
    let texts = input.texts(atMost: 4)
    let column = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
    let prepared = texts.map { typesetter.prepare($0, style: style) }
    for width in widths {
      // A column lays out anew what is no plain text, in a typesetter of its own: one question at a width.
      let heights = width == nil ? nil : column.heights(width: width, size: size)
      let counts = width == nil ? column.lineCounts(width: width, size: size) : nil
      for (index, text) in prepared.enumerated() {
        func what(_ part: String) -> String {
          "\(part) of \(texts[index].debugDescription) at \(String(describing: width)), \(style)"
        }
        let layout = text.layout(width: width, size: size)
        if let counts { try expect(counts[index], layout.lines.count, what("lines in a column")) }
        if let heights { try expect(heights[index], layout.height, what("height in a column")) }
        try expect(text.lineCount(width: width, size: size), layout.lines.count, what("lines"))
        try expect(text.height(width: width, size: size), layout.height, what("height"))
        try checkLines(layout, of: text, { what("layout") })
      }
    }
    for text in texts { try oracle.check(text, typesetter) }
  }

  /// Every option of a paragraph.
  func paragraphs(_ bytes: [UInt8]) throws(Disagreement) {
    var input = FuzzInput(bytes)
    let style = input.textStyle(hasSpacing: true)
    let paragraph = input.paragraphStyle()
    let size = Double(input.number(0...40))
    let width: Double? = input.number(0...7) == 0 ? nil : input.length()
    let places = [Int(input.byte()), Int(input.byte())]
    let text = input.texts(atMost: 1)[0]
    let prepared = typesetter.prepare(text, style: style)
    func name() -> String {
      "\(text.debugDescription), \(String(describing: width)), \(size), \(style), \(paragraph)"
    }
    let column = PreparedColumn(TextColumn([text]), style: style, typesetter: typesetter)
    let layout = try checkParagraph(prepared, width: width, size: size, paragraph, places, name)
    try expect(column.heights(width: width, size: size, paragraph), [layout.height], "column of \(name())")
    _ = prepared.balancedWidth(width: width, size: size, paragraph)
    if let width { _ = prepared.fittingSize(width: width, size: size, minimumScale: 0.5, paragraph) }
    _ = prepared.scalingLetterSpacing(by: 1.5)
  }

  /// Spans and boxes.
  func attributed(_ bytes: [UInt8]) throws(Disagreement) {
    var input = FuzzInput(bytes)
    let style = input.textStyle(hasSpacing: true)
    let paragraph = input.paragraphStyle()
    let size = Double(input.number(1...40))
    let width: Double? = input.number(0...7) == 0 ? nil : input.length()
    let places = [Int(input.byte()), Int(input.byte())]
    let spans = (0..<input.number(0...6)).map { _ in (input.attributes(), Int(input.byte()), Int(input.byte())) }
    let boxes = (0..<input.number(0...2)).map { _ in input.box() }
    let texts = input.texts(atMost: 3)
    var text = AttributedText("", style: style)
    for (index, part) in texts.enumerated() {
      text.append(part)
      if index < boxes.count { text.append(boxes[index]) }
    }
    for (attributes, start, count) in spans where start < text.text.utf8.count {
      text.set(attributes, in: start..<min(start + count, text.text.utf8.count))
    }
    let prepared = typesetter.prepare(text)
    try checkParagraph(
      prepared, width: width, size: size, paragraph, places,
      { "\(text), \(String(describing: width)), \(size), \(paragraph)" })
  }

  /// Measuring, line counts and layout say the same; carets, rectangles and glyphs can be had.
  @discardableResult
  private func checkParagraph(
    _ text: PreparedText, width: Double?, size: Double, _ paragraph: ParagraphStyle, _ places: [Int],
    _ name: () -> String
  ) throws(Disagreement) -> TextLayout {
    let layout = text.layout(width: width, size: size, paragraph)
    let measured = text.measure(width: width, size: size, paragraph)
    try expect(measured.width, layout.width, "width of \(name())")
    try expect(measured.height, layout.height, "height of \(name())")
    try expect(measured.lineCount, layout.lines.count, "lines of \(name())")
    try expect(measured.isTruncated, layout.isTruncated, "truncation of \(name())")
    try expect(
      [measured.firstBaseline, measured.lastBaseline], [layout.firstBaseline, layout.lastBaseline],
      "baselines of \(name())")
    try expect(text.height(width: width, size: size, paragraph), layout.height, "height alone of \(name())")
    let stack = text.lineStack(width: width, size: size, paragraph)
    try expect(stack.height, layout.height, "stack of \(name())")
    try expect(stack.firstBaseline, layout.firstBaseline, "baseline of the stack of \(name())")
    if paragraph.maximumLines > 0, layout.lines.count > paragraph.maximumLines {
      throw Disagreement("too many lines of \(name())")
    }
    if !layout.height.isFinite || !layout.width.isFinite { throw Disagreement("no number for \(name())") }
    for line in layout.lines { _ = text.glyphs(of: line, size: size) }
    let positions = text.positions(in: layout, size: size)
    let end = text.utf8.count
    let (start, stop) = (min(places[0], end), min(places[1], end))
    _ = positions.carets(at: start)
    _ = positions.rectangles(of: min(start, stop)..<max(start, stop))
    _ = positions.position(x: Double(places[1]), y: Double(places[0]))
    _ = (text.minimumContentWidth(size: size), text.maximumContentWidth(size: size))
    return layout
  }

  /// Lines tile the text and are numbers.
  private func checkLines(_ layout: TextLayout, of text: PreparedText, _ name: () -> String) throws(Disagreement) {
    var end = 0
    for line in layout.lines {
      try expect(line.range.lowerBound, end, "start of a line, \(name())")
      end = line.range.upperBound
      if !line.width.isFinite || line.contentEnd > end { throw Disagreement("a line \(line), \(name())") }
    }
    try expect(end, text.utf8.count, "end of the lines, \(name())")
  }
}
