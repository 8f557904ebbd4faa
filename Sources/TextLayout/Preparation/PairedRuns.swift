internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Measures runs by pair advances; HarfBuzz shapes only the words that pairs do not determine.
///
/// One per worker; it reuses its memory from run to run.
struct PairedRuns {
  /// The tables of advances.
  var tables = PairTables()
  /// The short runs that pairs do not determine, cached once they were shaped.
  var repeated = RepeatedRuns()
  private var text = SimpleText.empty
  private var positions: [Int32] = []
  /// Whether the text may be cut before each character.
  private var cuts: [Bool] = []
  /// The words that HarfBuzz shapes, as characters.
  private var words: [Range<Int>] = []

  /// Runs of so many bytes or more are not measured by pairs: positions could overflow.
  static let longest = 1 << 15

  /// Adds a run's clusters; false, and none of them, if HarfBuzz has to shape it whole.
  ///
  /// Each letter is a cluster, and text may be cut between two letters that are not kerned.
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

    let start = Int(run.start)
    if cuts.count <= text.count { cuts = Array(repeating: true, count: 2 * text.count + 1) }
    cuts[0] = true
    let measured = builder.measured(run, style)
    var next = 0
    for word in words {
      append(next..<word.lowerBound, of: measured, bytes, table, to: &builder)
      // The word is shaped with the spaces beside it, with which it may be kerned.
      let part = start + text.offset(of: word.lowerBound)..<start + text.offset(of: word.upperBound)
      let hasSpace = text.symbols[word.lowerBound] == 0
      let shaped = max(start, part.lowerBound - (hasSpace ? 0 : 1))..<min(Int(run.end), part.upperBound + 1)
      for cluster in table.clusters(of: Array(bytes[shaped])) {
        let offset = shaped.lowerBound + cluster.start
        if offset == part.upperBound { cuts[word.upperBound] = cluster.isSafe }
        guard part.contains(offset) else { continue }
        let isSafe = offset == part.lowerBound && (hasSpace || offset == start) ? cuts[word.lowerBound] : cluster.isSafe
        builder.append(
          clusterAt: offset, isSafe: isSafe, advance: cluster.advance, of: measured, bytes,
          isMissing: cluster.isMissing)
      }
      next = word.upperBound
    }
    append(next..<text.count, of: measured, bytes, table, to: &builder)
    return true
  }

  /// Measures the text, and finds the words that pairs do not determine; false if such words cannot be separated from
  /// the rest.
  private mutating func measure(_ table: PairAdvances) -> Bool {
    let count = text.count
    if positions.count <= count { positions = Array(repeating: 0, count: 2 * count + 1) }
    words.removeAll(keepingCapacity: true)
    positions[0] = 0
    var index = 0
    while index < count {
      let symbols = text.symbols
      index = table.measure(symbols.span.extracting(first: count), from: index, &positions)
      guard index < count else { break }
      guard let word = table.word(at: index, in: symbols.span.extracting(first: count)) else { return false }
      // The range includes the space before the word, which is kerned with the glyph of the word's first character.
      words.append(max(0, word.lowerBound - 1)..<word.upperBound)
      index = word.upperBound
      positions[index] = 0
    }
    return true
  }

  /// Adds characters whose advances pairs determine.
  private mutating func append(
    _ characters: Range<Int>, of measured: ShapedTextBuilder.MeasuredRun, _ bytes: [UInt8], _ table: PairAdvances,
    to builder: inout ShapedTextBuilder
  ) {
    let symbols = text.symbols
    table.findCuts(symbols.span.extracting(first: text.count), characters, positions, &cuts)
    for index in characters {
      builder.append(
        clusterAt: Int(measured.run.start) + text.offset(of: index), isSafe: cuts[index],
        advance: Int(positions[index + 1] - positions[index]), of: measured, bytes)
    }
  }
}
