internal import FontKit
internal import Shaping
internal import TextAnalysis

/// A text shaped as if it all stood on one line: its runs, and the pen's position before each cluster.
///
/// Positions are whole numbers of the text's own unit, of which there are `unitsPerEm` to an em: font units if all its
/// fonts have the same number of them, else a unit that goes into each.
///
/// A class, so that passing it on retains one reference instead of one for each of its arrays.
final class ShapedText: Sendable {
  /// The text, valid UTF-8.
  let text: [UInt8]
  /// The styles of its spans; the first is that of the whole text.
  let styles: [SpanStyle]
  let unitsPerEm: Int
  /// The paragraphs that hard breaks delimit; never empty.
  let paragraphs: [Paragraph]
  /// What is shaped as one, in logical order; they tile the text.
  let runs: [TextRun]
  /// Where the shaped clusters start, in logical order, and the text's end.
  let clusterStarts: TextOffsets
  /// The pen's position before each cluster, and at the end.
  let positions: PenPositions
  /// For each cluster, whether text may be cut before it without being shaped again; true at the end.
  let isSafe: [Bool]
  /// The lengths before each cluster that do not scale with the text, in `FixedPoints` steps; empty if there are none.
  ///
  /// In a text that is partly scaled (`TextSizing`), the sums of the advances before each cluster that the scale does not apply to,
  /// in units.
  let fixedPositions: [Int]
  /// Which clusters are tabs, in order.
  let tabs: [Int32]
  /// The clusters no font has a glyph for, as offsets.
  let missing: [Int32]
  /// Whether it has a dotted circle, such as HarfBuzz inserts into a broken syllable.
  ///
  /// HarfBuzz inserts none if the last syllable that got one has the same serial number, of which there are fifteen. So
  /// a word may depend on text far before it.
  let hasCircles: Bool
  /// The starts of the runs that HarfBuzz failed to shape; they have missing glyphs.
  let failedRuns: Set<Int32>
  /// What may make its lines differ in height.
  let uniformity: LineUniformity
  /// How its advances depend on the size.
  let sizing: TextSizing

  init(
    text: [UInt8], styles: [SpanStyle], unitsPerEm: Int, paragraphs: [Paragraph], runs: [TextRun],
    clusterStarts: TextOffsets, positions: PenPositions, isSafe: [Bool], fixedPositions: [Int], tabs: [Int32],
    missing: [Int32], hasCircles: Bool, failedRuns: Set<Int32>, sizing: TextSizing
  ) {
    self.text = text
    self.styles = styles
    self.unitsPerEm = unitsPerEm
    self.paragraphs = paragraphs
    self.runs = runs
    self.clusterStarts = clusterStarts
    self.positions = positions
    self.isSafe = isSafe
    self.fixedPositions = fixedPositions
    self.tabs = tabs
    self.missing = missing
    self.hasCircles = hasCircles
    self.failedRuns = failedRuns
    self.sizing = sizing
    uniformity = LineUniformity(runs, paragraphs)
  }

  /// The style of the whole text, resolved.
  var context: StyleContext { styles[0].context }

  var clusterCount: Int { positions.count - 1 }

  /// The base direction of all paragraphs; nil if they differ.
  var baseDirection: TextDirection? {
    let first = paragraphs[0].baseDirection
    return paragraphs.allSatisfy { $0.baseDirection == first } ? first : nil
  }

  /// Whether its advances or its letter spacing have to be computed for each size.
  var dependsOnSize: Bool { if case .explicit = sizing { true } else { false } }

  /// Whether its widths follow from its positions alone, at any size: there is no letter spacing and no box, and
  /// nothing depends on the size otherwise.
  var hasAdvancesOnly: Bool { fixedPositions.isEmpty && !dependsOnSize }

  /// Whether widths are proportional to the size.
  var growsWithSize: Bool { if case .proportional = sizing { fixedPositions.isEmpty } else { false } }

  /// Units in an em of a size, in points: fewer where the first face stands in for one that is wider.
  func unitsPerEm(atSize size: Double) -> Double { Double(unitsPerEm) / sizing.factor(atSize: size) }

  /// What counts for the widths of lines beside advances, if segments can count it; else nothing.
  ///
  /// They count letter spacing if all letters have the same positive spacing, there are no tabs or boxes, nothing else depends on the
  /// size, and segments determine where lines end.
  var extraLengths: ExtraLengths {
    if sizing.isPartlyScaled { return .unscaledAdvances }
    let isEvenlySpaced =
      styles.count == 1 && styles[0].letterSpacing > 0 && styles[0].box == nil && tabs.isEmpty
      && !dependsOnSize && context.rules.segmentsDetermineLines
    return isEvenlySpaced ? .letterSpacing : .none
  }

  /// The font a run is set in.
  func font(of run: TextRun) -> FontFace { styles[Int(run.style)].context.cascade.fonts[Int(run.font)] }

  /// The cluster that holds the byte at `offset`, or begins there; the count of clusters at the text's end.
  func cluster(at offset: Int) -> Int {
    // Where each cluster is a byte, as in ASCII, the offset is its index.
    if offset < clusterStarts.count, Int(clusterStarts[offset]) == offset { return offset }
    // The last cluster that starts at or before the offset. Those of a script are about equally long.
    let guess = text.isEmpty ? 0 : offset * clusterCount / text.count
    return partitionIndex(of: clusterStarts, near: guess) { Int($0) <= offset } - 1
  }

  /// The first cluster that begins at `offset` or after it; the count of clusters at the text's end.
  ///
  /// All glyphs of a cluster belong to its beginning, as those of a letter with the space after it: this one is the first that
  /// what ends at `offset` is without.
  func cluster(atOrAfter offset: Int) -> Int {
    let cluster = cluster(at: offset)
    return Int(clusterStarts[cluster]) < offset ? cluster + 1 : cluster
  }

  /// The run that holds the byte at `offset`.
  func run(at offset: Int) -> TextRun { runs[runIndex(at: offset)] }

  /// The same as an index.
  func runIndex(at offset: Int) -> Int {
    partitionIndex(of: runs) { Int($0.start) <= offset } - 1
  }

  /// The factor of a run's advances in a font at a size.
  func advanceFactor(of run: TextRun, in font: FontFace, atSize size: Double) -> Double {
    switch sizing {
    case .scaled(let scale): scale.factor(atSize: size)
    case .partlyScaled(let scale): run.isScaled(in: font) ? scale.factor(atSize: size) : 1
    case .proportional, .explicit: run.advanceFactor(in: font)
    }
  }

  /// Where a line starts or ends in a text that is partly scaled: the advances before it that the scale does not apply to.
  ///
  /// - Parameters:
  ///   - offset: A byte of the run that the boundary is at.
  ///   - position: The pen at the boundary, with what a cut there changes.
  private func unscaledPosition(inRunAt offset: Int, _ position: Int) -> Int {
    let cluster = cluster(at: offset)
    let run = run(at: offset)
    let isScaled = run.kind != .text || run.isScaled(in: font(of: run))
    return fixedPositions[cluster] + (isScaled ? 0 : position - positions[cluster])
  }

  /// The lengths before a boundary where a line starts that do not scale with the text, in `FixedPoints` steps.
  ///
  /// What is left of a cluster that is cut there may be spaced where the whole is not: a mark after a zero-width space.
  ///
  /// - Parameter position: The pen there.
  func fixedPosition(at offset: Int, _ position: Int) -> Int {
    guard !fixedPositions.isEmpty else { return 0 }
    if sizing.isPartlyScaled, offset < text.count { return unscaledPosition(inRunAt: offset, position) }
    let cluster = cluster(at: offset)
    guard Int(clusterStarts[cluster]) < offset else { return fixedPositions[cluster] }
    let run = run(at: offset)
    let spacings = letterSpacings(after: text, at: offset, in: run, context.rules)
    return fixedPositions[cluster + 1] - spacings * styles[Int(run.style)].letterSpacing
  }

  /// The lengths before a boundary where a line ends that do not scale with the text, in `FixedPoints` steps.
  ///
  /// A part of a cluster, such as a letter of a ligature, takes letter spacing like the whole.
  ///
  /// - Parameter position: The pen there.
  func fixedPosition(beforeEnd offset: Int, _ position: Int) -> Int {
    if fixedPositions.isEmpty { return 0 }
    if sizing.isPartlyScaled, offset > 0 { return unscaledPosition(inRunAt: offset - 1, position) }
    return fixedPositions[cluster(atOrAfter: offset)]
  }

  /// A number of a run's font units in units of the text.
  func units(_ fontUnits: Int, of run: TextRun) -> Int {
    let font = font(of: run)
    return units(fontUnits, of: font, scale: styles[Int(run.style)].scale * run.advanceFactor(in: font))
  }

  /// A number of units of a font, set `scale` times as large as the text, in units of the text.
  ///
  /// Exact if the text has one size and its fonts' units have a common multiple below the limit; else rounded once,
  /// here.
  func units(_ fontUnits: Int, of font: FontFace, scale: Double) -> Int {
    UnitsPerEm.convert(fontUnits, from: font.unitsPerEm, to: unitsPerEm, scale: scale)
  }
}
