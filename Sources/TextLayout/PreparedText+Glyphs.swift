internal import FontKit
internal import Shaping
internal import TextAnalysis

extension PreparedText {
  /// The glyphs of a line of this text, in visual order from its left edge.
  ///
  /// Hanging white space is included: it lies beyond the line's width, on the side where the line ends. The line is
  /// shaped again by itself; its advances sum up to the line's width.
  ///
  /// - Parameters:
  ///   - line: A line of a layout of this text; that of another text traps or gives nonsense.
  ///   - size: The size of that layout, in points, which the layout does not know.
  /// - Complexity: O(*n*) in the line, by HarfBuzz.
  public func glyphs(of line: TextLine, size: Double) -> [PlacedGlyph] {
    var placer = GlyphPlacer(storage.atSize(size).breakable, line: line, size: size)
    placer.place()
    return placer.glyphs
  }
}

/// Places the glyphs of one line, and with them its grapheme clusters if they are asked for.
struct GlyphPlacer: ~Copyable {
  /// A piece of a line that is shaped as one.
  private enum Piece {
    /// Bytes of a run, shaped as part of a stretch of it: the white space that hangs after a line is shaped with the
    /// line.
    case text(Range<Int>, within: Range<Int>, TextRun)
    /// A run of the token in the place of bytes that are hidden; or a hyphen, in the place of none.
    case inserted(InsertedText, SpanStyle, for: Range<Int>)
    /// A token that is empty, in the place of bytes that are hidden.
    case gap(Range<Int>)
  }

  let text: BreakableText
  let line: TextLine
  let size: Double
  /// The glyphs placed so far, from the left.
  private(set) var glyphs: [PlacedGlyph] = []
  /// The grapheme clusters placed so far; nil if they are not asked for.
  private(set) var cells: LineCells?

  private let gaps: JustificationGaps?
  private let gapWidth: Double
  private var buffer = ShapingBuffer()
  private var pieces: [(piece: Piece, level: UInt8)] = []

  init(_ text: BreakableText, line: TextLine, size: Double, cells: LineCells? = nil) {
    self.text = text
    self.line = line
    self.size = size
    self.cells = cells
    gaps = line.expansion > 0 ? JustificationGaps(text, content: line.range.lowerBound..<line.contentEnd) : nil
    gapWidth = gaps.map { line.expansion / Double(max(1, $0.count)) } ?? 0
  }

  mutating func place() {
    collectPieces()
    let tabs = tabWidths()
    var x = 0.0
    for index in visualOrder(of: pieces.map(\.level)) {
      place(pieces[index].piece, level: pieces[index].level, at: &x, tabs: tabs)
    }
    if line.drawsHyphen { cells?.joinHyphen(at: line.contentEnd) }
    placeHangingSpace(width: x, tabs: tabs)
  }

  private var baseLevel: UInt8 { line.direction == .leftToRight ? 0 : 1 }

  /// The bytes that are drawn before the edge, in logical order; the ellipsis stands between the two stretches of a
  /// truncated line.
  private var content: [Range<Int>] {
    let end = max(line.contentEnd, line.range.lowerBound)
    guard let ellipsis = line.ellipsis else { return [line.range.lowerBound..<end] }
    return [line.range.lowerBound..<ellipsis.lowerBound, ellipsis.upperBound..<max(end, ellipsis.upperBound)]
  }

  /// The pieces of the content, in logical order.
  private mutating func collectPieces() {
    if let ellipsis = line.ellipsis {
      append(content[0], within: content[0])
      let level = text.shaped.tokenLevel(
        inPlaceOf: ellipsis, shown: line.range.lowerBound..<content[1].upperBound, inLineOf: line.direction)
      let endsWithToken = content[1].isEmpty && !content[0].isEmpty
      let token = text.shaped.token(atLevel: level, after: endsWithToken ? ellipsis.lowerBound : nil)
      for (run, level) in token { pieces.append((.inserted(run, text.shaped.styles[0], for: ellipsis), level)) }
      if token.isEmpty { pieces.append((.gap(ellipsis), level)) }
      append(content[1], within: content[1])
    } else {
      // Rule L1 of UAX #9: at a line's end, white space and invisible controls have the paragraph's level. A soft
      // hyphen that is drawn is not one of them, nor is a joiner that belongs to a letter.
      let range = content[0]
      let bytes = text.shaped.text
      let reset = line.drawsHyphen ? range.upperBound : lineEndReset(of: line.range, in: bytes.span)
      let boundary = partitionIndex(of: text.graphemes) { Int($0) < reset }
      let split = max(range.lowerBound, min(Int(text.graphemes[boundary]), range.upperBound))
      append(range.lowerBound..<split, within: line.range)
      append(split..<range.upperBound, within: line.range, level: baseLevel)
    }
    if line.drawsHyphen {
      // It stands after the soft hyphen, in its font.
      let end = content[0].upperBound
      let run = text.shaped.run(at: end - 1)
      let style = text.shaped.styles[Int(run.style)]
      let hyphen = style.context.hyphens[Int(run.font)]
      pieces.append((.inserted(hyphen, style, for: end..<end), text.shaped.level(of: run, inLineOf: line.direction)))
    }
  }

  private mutating func append(_ range: Range<Int>, within stretch: Range<Int>, level: UInt8? = nil) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let run = text.shaped.run(at: offset)
      let end = min(range.upperBound, Int(run.end))
      let level = level ?? text.shaped.level(of: run, inLineOf: line.direction)
      pieces.append((.text(offset..<end, within: run.range.clamped(to: stretch), run), level))
      offset = end
    }
  }

  private mutating func place(_ piece: Piece, level: UInt8, at x: inout Double, tabs: [Int: Double]) {
    switch piece {
    case .text(let range, let stretch, let run):
      switch run.kind {
      case .text: placeText(range, within: stretch, run, level: level, at: &x)
      case .tab:
        // How wide a tab is depends on the text before it, in logical order.
        placeBlank(range, width: tabs[range.lowerBound] ?? 0, level: level, at: &x)
      case .box:
        let width = text.shaped.styles[Int(run.style)].box?.width ?? 0
        placeBlank(range, width: width, level: level, at: &x)
      case .control: placeBlank(range, width: 0, level: level, at: &x)
      }
    case .inserted(let inserted, let style, let range):
      placeInserted(inserted, style, for: range, level: level, at: &x)
    case .gap(let range): placeBlank(range, width: 0, level: level, at: &x)
    }
  }

  /// Places what has no glyphs.
  private mutating func placeBlank(_ range: Range<Int>, width: Double, level: UInt8, at x: inout Double) {
    cells?.append([PlacedCluster(range: range, left: x, right: x + width)], level: level)
    x += width
  }

  /// Shapes a stretch of a run and places those of its clusters that begin in `range`.
  private mutating func placeText(
    _ range: Range<Int>, within stretch: Range<Int>, _ run: TextRun, level: UInt8, at x: inout Double
  ) {
    let style = text.shaped.styles[Int(run.style)]
    let font = text.shaped.font(of: run)
    text.shaped.shape(stretch, of: run, &buffer)
    var placed: [PlacedCluster] = []
    var pen = pen(at: x, font, style, run)
    for (bytes, indices) in buffer.clusters(run.direction, end: stretch.upperBound, inDirectionOf: level)
    where range.contains(bytes.lowerBound) {
      let left = pen
      let spacings = letterSpacings(
        after: text.shaped.text, at: bytes.lowerBound, indices.count, in: run, style.context.rules)
      let spacing = spacing(of: bytes, after: Double(spacings) * style.letterSpacingPoints, level: level)
      placeGlyphs(indices, font, style, cluster: bytes.lowerBound, spacing, &pen)
      guard let cells else { continue }
      let carets = cells.divides(bytes) ? ligatureCarets(indices, font, from: left, spacing.left) : []
      placed.append(PlacedCluster(range: bytes, left: left.x, right: pen.x, carets: carets))
    }
    cells?.append(placed, level: level)
    x = pen.x
  }

  /// A pen for a run of a font.
  private func pen(at x: Double, _ font: FontFace, _ style: SpanStyle, _ run: TextRun) -> Pen {
    let scale = size * style.scale / Double(font.unitsPerEm)
    return Pen(x, scale: scale * text.shaped.advanceFactor(of: run, in: font, atSize: size), yScale: scale)
  }

  /// Places a run of the token, with letter spacing, or a hyphen, without.
  private mutating func placeInserted(
    _ inserted: InsertedText, _ style: SpanStyle, for range: Range<Int>, level: UInt8, at x: inout Double
  ) {
    let font = style.context.cascade.fonts[Int(inserted.font)]
    inserted.shape(in: style.context, &buffer)
    let run = inserted.run
    var pen = pen(at: x, font, style, run)
    for (bytes, indices) in buffer.clusters(run.direction, end: Int(run.end), inDirectionOf: level) {
      let spacings = letterSpacings(
        after: inserted.text, at: bytes.lowerBound, indices.count, in: run, style.context.rules)
      let after = range.isEmpty || inserted.spacedClusterCount == 0 ? 0 : Double(spacings) * style.letterSpacingPoints
      let spacing = level & 1 == 0 ? (left: 0, right: after) : (left: after, right: 0)
      placeGlyphs(indices, font, style, cluster: range.lowerBound, spacing, &pen)
    }
    cells?.append(inserted: range, from: x, to: pen.x, level: level)
    x = pen.x
  }

  /// Points put beside the glyphs of a cluster.
  private typealias Spacing = (left: Double, right: Double)

  /// Places glyphs of the buffer that belong together.
  ///
  /// The spacing beside them is part of the advances of the first and the last glyph.
  private mutating func placeGlyphs(
    _ indices: Range<Int>, _ font: FontFace, _ style: SpanStyle, cluster: Int, _ spacing: Spacing, _ pen: inout Pen
  ) {
    for index in indices {
      let glyph = buffer.glyph(at: index)
      let left = index == indices.lowerBound ? spacing.left : 0
      let right = index + 1 == indices.upperBound ? spacing.right : 0
      pen.fixed += left
      glyphs.append(
        PlacedGlyph(
          font: font, id: glyph.id, cluster: cluster, size: size * style.scale, x: pen.x(plus: Int(glyph.xOffset)),
          y: -Double(glyph.yOffset) * pen.yScale - style.baselineOffset * size,
          advance: left + Double(glyph.advance) * pen.scale + right))
      pen.units += Int(glyph.advance)
      pen.fixed += right
    }
  }

  /// The carets that the font has for a ligature among the glyphs of a cluster, from the left.
  private func ligatureCarets(_ indices: Range<Int>, _ font: FontFace, from pen: Pen, _ left: Double) -> [Double] {
    var pen = pen
    pen.fixed += left
    for index in indices {
      let glyph = buffer.glyph(at: index)
      let carets = font.harfBuzz.ligatureCarets(ofGlyph: glyph.id)
      if !carets.isEmpty { return carets.map { pen.x(plus: Int(glyph.xOffset) + Int($0)) }.sorted() }
      pen.units += Int(glyph.advance)
    }
    return []
  }

  /// The spacing beside a cluster: letter spacing after it, and what justifies the line.
  private func spacing(of range: Range<Int>, after letterSpacing: Double, level: UInt8) -> Spacing {
    let sides = gaps?.sides(of: range) ?? JustificationGaps.Sides()
    let start = Double(sides.start) * gapWidth
    let end = letterSpacing + Double(sides.end) * gapWidth
    return level & 1 == 0 ? (start, end) : (end, start)
  }

  /// How wide each tab of the line is, by its offset.
  ///
  /// Each stretch of the content has its own tab stops.
  private mutating func tabWidths() -> [Int: Double] {
    let shaped = text.shaped
    guard !shaped.tabs.isEmpty else { return [:] }
    let unitsPerStep = shaped.unitsPerStep(atSize: size)
    let stops = TabStops(of: shaped, unitsPerStep: unitsPerStep)
    var widths: [Int: Double] = [:]
    for stretch in line.ellipsis == nil ? [line.range] : content {
      let start = shaped.lineStart(at: stretch.lowerBound, &buffer)
      var ruler = LineRuler(shaped, from: start, stops: stops, unitsPerStep: unitsPerStep)
      let first = partitionIndex(of: shaped.tabs) { Int(shaped.clusterStarts[Int($0)]) < stretch.lowerBound }
      for tab in shaped.tabs[first...] {
        let before = LineBoundary(shaped, atSafeCluster: Int(tab))
        guard before.offset < stretch.upperBound else { break }
        let left = ruler.width(to: before, &buffer)
        let right = ruler.width(to: LineBoundary(shaped, atSafeCluster: Int(tab) + 1), &buffer)
        widths[before.offset] = (right - left) * size / shaped.unitsPerEm(atSize: size)
      }
    }
    return widths
  }

  /// White space after the content lies beyond the edge where the line ends, in the order of the paragraph's direction.
  private mutating func placeHangingSpace(width: Double, tabs: [Int: Double]) {
    guard line.ellipsis == nil, line.contentEnd < line.range.upperBound else { return }
    pieces.removeAll()
    var start = max(line.contentEnd, line.range.lowerBound)
    let cluster = text.shaped.cluster(at: start)
    // White space of a letter's cluster is part of its glyphs, which stand on the line.
    if line.range.lowerBound..<start ~= Int(text.shaped.clusterStarts[cluster]) {
      start = min(Int(text.shaped.clusterStarts[cluster + 1]), line.range.upperBound)
    }
    let hanging = start..<line.range.upperBound
    append(hanging, within: hanging, level: baseLevel)
    guard line.direction == .rightToLeft else {
      var x = width
      for (piece, level) in pieces { place(piece, level: level, at: &x, tabs: tabs) }
      return
    }
    // To the left of the line: placed from 0 on, and then moved.
    let content = (glyphs, cells)
    glyphs.removeAll()
    cells?.removeAll()
    var x = 0.0
    for (piece, level) in pieces.reversed() { place(piece, level: level, at: &x, tabs: tabs) }
    for index in glyphs.indices { glyphs[index].x -= x }
    cells?.move(by: -x)
    glyphs += content.0
    if let contentCells = content.1 { cells?.append(contentsOf: contentCells) }
  }
}

/// Where the next glyph goes.
///
/// Font units are summed up as whole numbers, so that no rounding adds up.
struct Pen {
  private let origin: Double
  /// Points in a font unit.
  let scale: Double
  /// Points in a font unit vertically: a stand-in is scaled in width only.
  let yScale: Double
  /// Font units from the origin.
  var units = 0
  /// Points from the origin that do not come from the font.
  var fixed = 0.0

  init(_ origin: Double, scale: Double, yScale: Double) {
    self.origin = origin
    self.scale = scale
    self.yScale = yScale
  }

  var x: Double { x(plus: 0) }

  func x(plus offset: Int) -> Double { origin + Double(units + offset) * scale + fixed }
}

extension SpanStyle {
  /// Letter spacing, in points.
  fileprivate var letterSpacingPoints: Double { Double(letterSpacing) / FixedPoints.stepsPerPoint }
}

extension ShapingBuffer {
  /// The clusters of a run just shaped, from left to right at `level`: the bytes and the glyphs of each.
  ///
  /// That is the order of the glyphs, unless rule L1 of UAX #9 reverses white space of the run.
  fileprivate borrowing func clusters(
    _ direction: TextDirection, end: Int, inDirectionOf level: UInt8
  ) -> [(bytes: Range<Int>, glyphs: Range<Int>)] {
    var clusters: [(bytes: Range<Int>, glyphs: Range<Int>)] = []
    var index = 0
    // Where the cluster ends that follows in the text, in a run from right to left.
    var following = end
    while index < count {
      let first = index
      let start = glyph(at: first).cluster
      while index < count, glyph(at: index).cluster == start { index += 1 }
      if direction == .rightToLeft {
        clusters.append((start..<max(start, following), first..<index))
        following = start
      } else {
        let next = index < count ? glyph(at: index).cluster : end
        clusters.append((start..<max(start, next), first..<index))
      }
    }
    return (level & 1 == 1) == (direction == .rightToLeft) ? clusters : clusters.reversed()
  }
}
