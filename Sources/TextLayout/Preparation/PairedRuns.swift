internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Measures runs by the advances of pairs, and of stretches where pairs do not determine all.
///
/// One per worker; it reuses its memory from run to run.
struct PairedRuns {
  /// The tables of advances.
  var tables = PairTables()
  /// The short runs that pairs do not determine, cached once they were shaped.
  var repeated = RepeatedRuns()
  private var text = SimpleText(locale: "")
  private var positions: [Int32] = []
  /// Whether the text may be cut before each character.
  private var cuts: [Bool] = []

  /// Runs of so many bytes or more are not measured by pairs: positions could overflow.
  static let longest = 1 << 15

  /// Adds a run's clusters; false, and none of them, if HarfBuzz has to shape it whole.
  ///
  /// Text may be cut between two stretches that are not kerned.
  mutating func append(
    _ run: TextRun, of bytes: [UInt8], _ style: SpanStyle,
    to builder: inout ShapedTextBuilder
  ) -> Bool {
    guard run.direction == .leftToRight, run.range.count < Self.longest,
      text.read(bytes.span.extracting(run.range)), text.script == run.script
    else { return false }
    let font = style.context.cascade.fonts[Int(run.font)]
    let properties = style.context.properties(of: run)
    guard let table = tables.table(for: font, properties, text.alphabet, length: run.range.count),
      // Missing glyphs have to be recorded for each cluster.
      !table.standsForMissing, measure(table)
    else { return false }

    let measured = builder.measured(run, style)
    var index = 0
    while index < text.count {
      var next = index + 1
      while positions[next] == PairAdvances.inside { next += 1 }
      builder.append(
        clusterAt: Int(run.start) + text.offset(of: index), isSafe: cuts[index],
        advance: Int(positions[next] - positions[index]), of: measured, bytes)
      index = next
    }
    return true
  }

  /// Finds the positions of the text's clusters, and where it may be cut; false if it has to be shaped.
  private mutating func measure(_ table: PairAdvances) -> Bool {
    let count = text.count
    if positions.count <= count {
      positions = Array(repeating: 0, count: 2 * count + 1)
      cuts = Array(repeating: true, count: positions.count)
    }
    // A copy: a span of the property would keep the positions from being written.
    let symbols = text.symbols
    let span = symbols.span.extracting(first: count)
    (positions[0], cuts[0]) = (0, true)
    guard table.measure(span, &positions) == count else { return table.measureClusters(of: span, &positions, &cuts) }
    table.findCuts(span, positions, &cuts)
    return true
  }
}
