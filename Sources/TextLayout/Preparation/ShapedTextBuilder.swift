internal import FontKit
internal import Shaping
internal import TextAnalysis

extension ShapedText {
  /// Shapes a text, run by run.
  ///
  /// Cost: one call of HarfBuzz for each run that pairs do not determine and that is not cached.
  convenience init(
    _ text: [UInt8], _ paragraphs: [Paragraph], runs: [TextRun], styles: [SpanStyle], _ buffer: inout ShapingBuffer,
    _ pairs: inout PairedRuns
  ) {
    var builder = ShapedTextBuilder(runs: runs, styles: styles, textLength: text.count)
    for run in runs {
      let style = styles[Int(run.style)]
      switch run.kind {
      case .text:
        let paragraph = paragraphs[Int(run.paragraph)]
        builder.append(
          run, of: text, Int(paragraph.start)..<Int(paragraph.contentEnd), style, &buffer, &pairs)
        builder.pack()
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
      text: text, styles: styles, unitsPerEm: builder.unitsPerEm, paragraphs: paragraphs, runs: runs,
      clusterStarts: builder.clusterStarts, positions: builder.positions,
      isSafe: builder.isSafe, fixedPositions: builder.fixedPositions, tabs: builder.tabs, missing: builder.missing,
      hasCircles: builder.hasCircles, failedRuns: builder.failedRuns, sizing: builder.sizing)
  }
}

/// Sums up glyphs by cluster, in logical order.
struct ShapedTextBuilder {
  let unitsPerEm: Int
  let sizing: TextSizing
  private let hasFixedLengths: Bool
  private(set) var clusterStarts = TextOffsets()
  private(set) var positions = PenPositions()
  private(set) var isSafe: [Bool] = []
  private(set) var fixedPositions: [Int] = []
  private(set) var tabs: [Int32] = []
  private(set) var missing: [Int32] = []
  private(set) var hasCircles = false
  private(set) var failedRuns: Set<Int32> = []
  /// How many bytes the text has.
  let textLength: Int
  /// How many glyphs HarfBuzz made, including those of pieces that it shaped again.
  var glyphCount = 0
  private var position = 0
  private var fixedPosition = 0

  init(runs: [TextRun], styles: [SpanStyle], textLength: Int) {
    self.textLength = textLength
    let units = styles[0].context.units
    let hasSeveralSizes = styles.contains { $0.scale != 1 }
    let hasFactors = styles.contains(where: \.context.hasFactors)
    var others: Set<Int> = []
    for run in runs where run.kind == .text && !(run.font == 0 && run.style == 0) {
      let unit = styles[Int(run.style)].context.cascade.fonts[Int(run.font)].unitsPerEm
      if !units.all.contains(unit) { others.insert(unit) }
    }
    let finest = hasSeveralSizes ? UnitsPerEm.finest : hasFactors ? UnitsPerEm.fine : 0
    unitsPerEm =
      others.isEmpty && finest == 0
      ? units.common : UnitsPerEm.common(to: units.all.union(others).sorted(), finest: finest)
    sizing = TextSizing(runs, styles)
    hasFixedLengths = sizing.isPartlyScaled || styles.contains { $0.letterSpacing != 0 || $0.box != nil }
    clusterStarts.reserveCapacity(textLength + 1)
    positions.reserveCapacity(textLength + 1)
    isSafe.reserveCapacity(textLength + 1)
  }

  /// Packs the clusters so far into less memory if they are many.
  mutating func pack() {
    clusterStarts.pack()
    positions.pack()
  }

  /// Removes the clusters from one on.
  mutating func rewind(toCluster cluster: Int) {
    let count = clusterStarts.count - cluster
    position = positions[cluster]
    if hasFixedLengths {
      fixedPosition = fixedPositions[cluster]
      fixedPositions.removeLast(count)
    }
    while let last = missing.last, last >= clusterStarts[cluster] { missing.removeLast() }
    clusterStarts.removeLast(count)
    isSafe.removeLast(count)
    positions.removeLast(count)
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

  /// A run, and what measuring its clusters takes.
  struct MeasuredRun {
    let run: TextRun
    fileprivate let letterSpacing: Int
    fileprivate let rules: LineRules
    /// Whether its advances are fixed lengths: those of a text that is partly scaled, but not here.
    fileprivate let isFixed: Bool
    fileprivate let units: UnitConversion
  }

  /// A run in the style it is set in.
  func measured(_ run: TextRun, _ style: SpanStyle) -> MeasuredRun {
    let font = style.context.cascade.fonts[Int(run.font)]
    return MeasuredRun(
      run: run, letterSpacing: style.letterSpacing, rules: style.context.rules,
      isFixed: sizing.isPartlyScaled && !run.isScaled(in: font),
      units: UnitConversion(
        from: font.unitsPerEm, to: unitsPerEm, scale: style.scale * run.advanceFactor(in: font)))
  }

  /// Adds a cluster, and what moves the pen after it.
  mutating func append(
    clusterAt start: Int, isSafe: Bool, advance: Int, of run: MeasuredRun, _ text: [UInt8], isMissing: Bool = false,
    glyphCount: Int = 1
  ) {
    append(clusterAt: Int32(start), isSafe: isSafe)
    if isMissing { missing.append(Int32(start)) }
    position += run.units(advance)
    if run.isFixed { fixedPosition += run.units(advance) }
    if run.letterSpacing != 0 {
      fixedPosition += run.letterSpacing * letterSpacings(after: text, at: start, glyphCount, in: run.run, run.rules)
    }
  }

  /// Adds the glyphs of a run.
  mutating func append(
    _ glyphs: borrowing ShapingBuffer, of run: TextRun, _ style: SpanStyle, _ text: [UInt8]
  ) {
    // HarfBuzz deletes invisible characters in a face without a space; a run of nothing else becomes a cluster of no
    // width.
    if glyphs.hasFailed { failedRuns.insert(run.start) }
    if glyphs.count == 0 { append(clusterAt: run.start, isSafe: true) }
    let circle =
      run.script.mayHaveSyllables
      ? style.context.cascade.fonts[Int(run.font)].harfBuzz.nominalGlyph(for: "\u{25CC}") : nil
    let hasCircle = circle.map { glyphs.contains(glyph: $0) } ?? false
    if hasCircle { hasCircles = true }
    let measured = measured(run, style)
    glyphs.forEachCluster(isForward: run.direction == .leftToRight) { cluster in
      append(
        clusterAt: cluster.start,
        // A circle may be for a broken syllable that is whole by itself.
        isSafe: cluster.start == Int(run.start) || cluster.isSafe && !hasCircle, advance: cluster.advance, of: measured,
        text, isMissing: cluster.isMissing, glyphCount: cluster.glyphCount)
    }
  }
}

/// How often letter spacing follows the cluster at `offset`: see `LineRules.spacesGlyphs`.
///
/// Source, code: `ShapeResultSpacing::ComputeSpacing` of Blink since Chromium 149 (CSS Text 4, section 8.2), `Run::addSpacesEvenly` and
/// `Run::isCursiveScript` of Skia, which shapes emoji among letters that join again by themselves, without a script (`OneLineShaper::shape`).
func letterSpacings(
  after text: [UInt8], at offset: Int, _ glyphCount: Int = 1, in run: TextRun, _ rules: LineRules
) -> Int {
  if rules.spacesGlyphs, !rules.joins(run.script) || run.direction == .leftToRight { return glyphCount }
  var cursor = offset
  guard let scalar = Unicode.Scalar(nextScalar(in: text.span, at: &cursor)) else { return 1 }
  if rules.spacesGlyphs { return run.font > 0 && scalar.properties.isEmoji ? glyphCount : 0 }
  let isSpaced =
    rules.joins(run.script)
    ? scalar == " " || scalar == "\u{A0}" && rules.spacesNoBreakSpaces : !scalar.isDefaultIgnorable
  return isSpaced ? 1 : 0
}
