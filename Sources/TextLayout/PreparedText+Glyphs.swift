internal import FontKit
internal import Shaping
internal import TextAnalysis

extension PreparedText {
  /// The glyphs of a line of this text, in visual order from its left edge.
  ///
  /// White space that hangs comes too: it lies beyond the line's width, on the side where the line ends. The line is shaped anew, as
  /// HarfBuzz shapes it by itself; its advances sum up to the line's width.
  ///
  /// - Parameters:
  ///   - line: A line of a layout of this text.
  ///   - size: The size of that layout.
  /// - Complexity: O(*n*) in the line, by HarfBuzz.
  public func glyphs(of line: TextLine, size: Double) -> [PlacedGlyph] {
    var placer = GlyphPlacer(storage.tracked(atSize: size), line: line, size: size)
    return placer.place()
  }
}

/// Places the glyphs of one line.
private struct GlyphPlacer: ~Copyable {
  /// A piece of a line that is shaped as one.
  private enum Piece {
    /// A stretch of a run of the text.
    case text(Range<Int>, TextRun)
    /// A truncation token or a hyphen, standing for the text at an offset. Only the token takes letter spacing, as in browsers.
    case inserted(InsertedText, SpanStyle, at: Int)
  }

  private let text: PreparedText.Storage
  private let line: TextLine
  private let size: Double
  private var buffer = ShapingBuffer()
  private var glyphs: [PlacedGlyph] = []
  private var pieces: [(piece: Piece, level: UInt8)] = []

  init(_ text: PreparedText.Storage, line: TextLine, size: Double) {
    self.text = text
    self.line = line
    self.size = size
  }

  mutating func place() -> [PlacedGlyph] {
    collectPieces()
    let order = visualOrder(of: pieces.map(\.level))
    let tabStarts = tabPositions()
    var x = 0.0
    for index in order { place(pieces[index].piece, at: &x, tabs: tabStarts) }
    placeHangingSpace(width: x)
    return glyphs
  }

  /// The pieces between the line's start and its content's end, in logical order.
  private mutating func collectPieces() {
    let contentEnd = max(line.contentEnd, line.range.lowerBound)
    if let ellipsis = line.ellipsis {
      append(line.range.lowerBound..<ellipsis.lowerBound)
      let level = text.shaped.tokenLevel(
        inPlaceOf: ellipsis, shown: line.range.lowerBound..<contentEnd, inLineOf: line.direction)
      for (run, level) in text.shaped.token(atLevel: level) {
        pieces.append((.inserted(run, text.shaped.styles[0], at: ellipsis.lowerBound), level))
      }
      append(ellipsis.upperBound..<contentEnd)
    } else {
      append(line.range.lowerBound..<contentEnd)
    }
    if line.drawsHyphen {
      // It stands after the soft hyphen, in its font.
      let run = text.shaped.run(at: contentEnd - 1)
      let style = text.shaped.styles[Int(run.style)]
      let hyphen = style.context.hyphens[Int(run.font)]
      pieces.append((.inserted(hyphen, style, at: contentEnd), text.shaped.level(of: run, inLineOf: line.direction)))
    }
  }

  private mutating func append(_ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let run = text.shaped.run(at: offset)
      let end = min(range.upperBound, Int(run.end))
      let level = text.shaped.level(of: run, inLineOf: line.direction)
      if run.kind != .control { pieces.append((.text(offset..<end, run), level)) }
      offset = end
    }
  }

  private mutating func place(_ piece: Piece, at x: inout Double, tabs: [Int: Double]) {
    switch piece {
    case .text(let range, let run) where run.kind == .tab:
      // How wide a tab is depends on the text before it, in logical order; the widths were found when the line was filled.
      x += tabs[range.lowerBound] ?? 0
    case .text(_, let run) where run.kind == .box:
      x += text.shaped.styles[Int(run.style)].box?.width ?? 0
    case .text(let range, let run):
      text.shaped.shape(range.lowerBound..<shapedEnd(of: range, in: run), of: run, &buffer)
      let style = text.shaped.styles[Int(run.style)]
      placeShaped(
        font: text.shaped.font(of: run), style, text: text.shaped.text, run: run, before: range.upperBound, at: &x)
    case .inserted(let inserted, let style, let offset):
      inserted.shape(in: style.context, &buffer)
      let font = style.context.cascade.fonts[Int(inserted.font)]
      placeShaped(font: font, style, text: inserted.text, run: inserted.run, insertedAt: offset, at: &x)
    }
  }

  /// How far a piece is shaped: with the white space that hangs from it, as it was when the line was measured.
  private func shapedEnd(of range: Range<Int>, in run: TextRun) -> Int {
    guard line.ellipsis == nil, range.upperBound == line.contentEnd else { return range.upperBound }
    let paragraph = text.shaped.paragraphs[Int(run.paragraph)]
    return max(range.upperBound, min(Int(run.end), line.range.upperBound, Int(paragraph.contentEnd)))
  }

  /// Places the glyphs last shaped: those of a run that stand for text before `end`, or those of text inserted at an
  /// offset.
  private mutating func placeShaped(
    font: Font, _ style: SpanStyle, text: [UInt8], run: TextRun, before end: Int = .max,
    insertedAt offset: Int? = nil, at x: inout Double
  ) {
    let scale = size * style.scale / Double(font.unitsPerEm)
    // A hyphen is not spaced (Blink shapes it by itself, without).
    let isHyphen = offset != nil && line.drawsHyphen
    let spacing = isHyphen ? 0 : Double(style.letterSpacing) / FixedPoints.stepsPerPoint
    let origin = x
    var pen = 0
    var spaced = 0.0
    for index in 0..<buffer.count {
      let glyph = buffer.glyph(at: index)
      if glyph.cluster >= end { continue }
      // Letter spacing follows a cluster: it is added to its last glyph.
      let endsCluster = index + 1 == buffer.count || buffer.glyph(at: index + 1).cluster != glyph.cluster
      let takesSpacing = endsCluster && takesLetterSpacing(text, at: glyph.cluster, in: run)
      let after = takesSpacing ? spacing : 0
      glyphs.append(
        PlacedGlyph(
          font: font, id: glyph.id, cluster: offset ?? glyph.cluster, size: size * style.scale,
          x: origin + Double(pen + Int(glyph.xOffset)) * scale + spaced,
          y: -Double(glyph.yOffset) * scale - style.baselineOffset * size,
          advance: Double(glyph.advance) * scale + after))
      pen += Int(glyph.advance)
      spaced += after
    }
    x = origin + Double(pen) * scale + spaced
  }

  /// How wide each tab of the line is, by its offset.
  private mutating func tabPositions() -> [Int: Double] {
    let shaped = text.shaped
    guard !shaped.tabs.isEmpty else { return [:] }
    let unitsPerStep = shaped.unitsPerStep(atSize: size)
    let stops = TabStops(of: shaped, unitsPerStep: unitsPerStep)
    var widths: [Int: Double] = [:]
    // What is shown after an ellipsis has tab stops of its own.
    for startOffset in [line.range.lowerBound, line.ellipsis?.upperBound].compactMap(\.self) {
      let start = shaped.lineStart(at: startOffset, &buffer)
      var ruler = LineRuler(shaped, from: start, stops: stops, unitsPerStep: unitsPerStep)
      let end = startOffset == line.range.lowerBound ? line.ellipsis?.lowerBound ?? line.contentEnd : line.contentEnd
      let first = partitionIndex(of: shaped.tabs) { Int(shaped.clusterStarts[Int($0)]) < startOffset }
      for tab in shaped.tabs[first...] {
        let before = LineBoundary(shaped, atSafeCluster: Int(tab))
        guard before.offset < end else { break }
        let left = ruler.width(to: before, &buffer)
        let right = ruler.width(to: LineBoundary(shaped, atSafeCluster: Int(tab) + 1), &buffer)
        widths[before.offset] = (right - left) * size / Double(shaped.unitsPerEm)
      }
    }
    return widths
  }

  /// White space after the content lies beyond the edge where the line ends.
  private mutating func placeHangingSpace(width: Double) {
    guard line.ellipsis == nil, line.contentEnd < line.range.upperBound else { return }
    pieces.removeAll()
    append(max(line.contentEnd, line.range.lowerBound)..<line.range.upperBound)
    let first = glyphs.count
    var x = width
    for (piece, _) in pieces { place(piece, at: &x, tabs: [:]) }
    guard line.direction == .rightToLeft else { return }
    // To the left of the line instead of to its right.
    let moved = glyphs[first...].map { glyph in
      var glyph = glyph
      glyph.x -= x
      return glyph
    }
    glyphs.replaceSubrange(first..., with: [])
    glyphs.insert(contentsOf: moved, at: 0)
  }
}
