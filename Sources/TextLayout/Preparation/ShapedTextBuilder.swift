internal import FontKit
internal import Shaping
internal import TextAnalysis

extension ShapedText {
  /// Shapes a text, run by run.
  ///
  /// Cost: one call of HarfBuzz a run.
  convenience init(
    _ text: [UInt8], _ analysis: AnalyzedText, runs: [TextRun], styles: [SpanStyle], _ buffer: inout ShapingBuffer,
    _ pairs: inout PairTables
  ) {
    var positions: [Int32] = []
    var builder = ShapedTextBuilder(runs: runs, styles: styles, textLength: text.count)
    for run in runs {
      let style = styles[Int(run.style)]
      switch run.kind {
      case .text:
        let font = style.context.cascade.fonts[Int(run.font)]
        let properties = style.context.properties(of: run)
        if run.mayBeMeasuredByPairs, text.span.extracting(run.range).isPrintableASCII,
          let table = pairs.table(for: font, properties, length: run.range.count),
          measure(text, run, table, &positions)
        {
          builder.append(positions, table, of: run, style, text)
          continue
        }
        let paragraph = analysis.paragraphs[Int(run.paragraph)]
        buffer.shape(
          text, range: run.range, paragraph: Int(paragraph.start)..<Int(paragraph.contentEnd), font: font,
          properties: properties)
        builder.append(buffer, of: run, style, text)
      case .tab:
        builder.appendTab(run)
      case .box:
        builder.append(clusterAt: run.start, isSafe: true)
        builder.addFixed(FixedPoints.steps(style.box?.width ?? 0))
      case .control:
        builder.append(clusterAt: run.start, isSafe: true)
      }
    }
    builder.append(clusterAt: Int32(text.count), isSafe: true)

    self.init(
      text: text, styles: styles, unitsPerEm: builder.unitsPerEm, paragraphs: analysis.paragraphs, runs: runs,
      clusterStarts: builder.clusterStarts, positions: builder.positions, isSafe: builder.isSafe,
      fixedPositions: builder.fixedPositions, tabs: builder.tabs, missing: builder.missing)
  }
}

/// Measures a run by pairs; false if HarfBuzz has to shape it.
private func measure(_ text: [UInt8], _ run: TextRun, _ table: PairAdvances, _ positions: inout [Int32]) -> Bool {
  guard run.range.count < 1 << 15 else { return false }
  positions = Array(repeating: 0, count: run.range.count + 1)
  return table.measure(text.span.extracting(run.range), &positions) == run.range.count
}

/// Sums up glyphs by cluster, in logical order.
private struct ShapedTextBuilder {
  let unitsPerEm: Int
  private let hasFixedLengths: Bool
  private(set) var clusterStarts: [Int32] = []
  private(set) var positions: [Int] = []
  private(set) var isSafe: [Bool] = []
  private(set) var fixedPositions: [Int] = []
  private(set) var tabs: [Int32] = []
  private(set) var missing: [Int32] = []
  private var position = 0
  private var fixedPosition = 0

  init(runs: [TextRun], styles: [SpanStyle], textLength: Int) {
    let context = styles[0].context
    var used = context.token.unitsPerEm.union([context.font.unitsPerEm])
    for run in runs where run.kind == .text {
      used.insert(styles[Int(run.style)].context.cascade.fonts[Int(run.font)].unitsPerEm)
    }
    unitsPerEm = UnitsPerEm.common(to: used.sorted(), hasSeveralSizes: styles.contains { $0.scale != 1 })
    hasFixedLengths = styles.contains { $0.letterSpacing != 0 || $0.box != nil }
    clusterStarts.reserveCapacity(textLength + 1)
    positions.reserveCapacity(textLength + 1)
    isSafe.reserveCapacity(textLength + 1)
  }

  /// Begins a cluster at the pen's position.
  mutating func append(clusterAt start: Int32, isSafe: Bool) {
    clusterStarts.append(start)
    positions.append(position)
    self.isSafe.append(isSafe)
    if hasFixedLengths { fixedPositions.append(fixedPosition) }
  }

  mutating func addFixed(_ steps: Int) {
    fixedPosition += steps
  }

  mutating func appendTab(_ run: TextRun) {
    tabs.append(Int32(clusterStarts.count))
    append(clusterAt: run.start, isSafe: true)
  }

  /// Adds the glyphs of a run; in a run from right to left they come last cluster first.
  mutating func append(_ glyphs: borrowing ShapingBuffer, of run: TextRun, _ style: SpanStyle, _ text: [UInt8]) {
    let isForward = run.direction == .leftToRight
    let fontUnitsPerEm = style.context.cascade.fonts[Int(run.font)].unitsPerEm
    let spacesLetters = style.letterSpacing != 0
    let count = glyphs.count
    // HarfBuzz deletes invisible characters in a face without a space: what is left of them is a cluster of no width.
    if count == 0 { append(clusterAt: run.start, isSafe: true) }
    var index = 0
    while index < count {
      let first = glyphs.glyph(at: isForward ? index : count - 1 - index)
      var advance = 0
      var isMissing = false
      while index < count {
        let glyph = glyphs.glyph(at: isForward ? index : count - 1 - index)
        if glyph.cluster != first.cluster { break }
        advance += Int(glyph.advance)
        isMissing = isMissing || glyph.id == 0
        index += 1
      }
      let start = Int32(first.cluster)
      append(clusterAt: start, isSafe: start == run.start || !first.isUnsafeToBreak)
      if isMissing { missing.append(start) }
      position += UnitsPerEm.convert(advance, from: fontUnitsPerEm, to: unitsPerEm, scale: style.scale)
      if spacesLetters && takesLetterSpacing(text, at: first.cluster, in: run) { fixedPosition += style.letterSpacing }
    }
  }
}

extension ShapedTextBuilder {
  /// Adds a run that was measured by pairs: a cluster a character.
  ///
  /// The text may be cut between two characters that are not kerned.
  fileprivate mutating func append(
    _ positions: [Int32], _ pairs: PairAdvances, of run: TextRun, _ style: SpanStyle, _ text: [UInt8]
  ) {
    let fontUnitsPerEm = style.context.cascade.fonts[Int(run.font)].unitsPerEm
    let spacesLetters = style.letterSpacing != 0
    var isSafe = true
    for index in 0..<run.range.count {
      let offset = Int(run.start) + index
      let advance = positions[index + 1] - positions[index]
      append(clusterAt: Int32(offset), isSafe: isSafe)
      isSafe = advance == pairs.advance(ofLast: text[offset])
      position += UnitsPerEm.convert(Int(advance), from: fontUnitsPerEm, to: unitsPerEm, scale: style.scale)
      if spacesLetters && takesLetterSpacing(text, at: offset, in: run) { fixedPosition += style.letterSpacing }
    }
  }
}

extension TextRun {
  /// Whether the run is of the kind that pairs can measure, as far as its properties go.
  fileprivate var mayBeMeasuredByPairs: Bool {
    direction == .leftToRight && (script == .latin || script == .common)
  }
}

/// Whether letter spacing follows the cluster at `offset`: not if it is invisible, and in a run of letters that join
/// only after spaces (CSS Text 4, section 8.2; Blink since Chromium 149, `ShapeResultSpacing::ComputeSpacing`).
func takesLetterSpacing(_ text: [UInt8], at offset: Int, in run: TextRun) -> Bool {
  var cursor = offset
  guard let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)) else { return true }
  return run.script.isCursive ? scalar == " " || scalar == "\u{A0}" : !scalar.isDefaultIgnorable
}
