internal import FontKit
internal import Shaping
internal import TextAnalysis

extension ShapedText {
  /// Shapes a text, run by run.
  ///
  /// Cost: one call of HarfBuzz a run.
  init(
    _ text: [UInt8], _ analysis: AnalyzedText, runs: [TextRun], context: StyleContext, _ buffer: inout ShapingBuffer
  ) {
    var builder = ShapedTextBuilder(runs: runs, context: context, textLength: text.count)
    for run in runs {
      switch run.kind {
      case .text:
        let paragraph = analysis.paragraphs[Int(run.paragraph)]
        buffer.shape(
          text, range: run.range, paragraph: Int(paragraph.start)..<Int(paragraph.contentEnd),
          font: context.cascade.fonts[Int(run.font)], properties: context.properties(of: run))
        builder.append(buffer, of: run)
      case .tab:
        builder.appendTab(run)
      case .control:
        builder.append(clusterAt: run.start, isSafe: true)
      }
    }
    builder.finish(textLength: text.count)

    self.init(
      text: text, context: context, unitsPerEm: builder.unitsPerEm, paragraphs: analysis.paragraphs, runs: runs,
      clusterStarts: builder.clusterStarts, positions: builder.positions, isSafe: builder.isSafe,
      spacings: builder.spacings, tabs: builder.tabs, missing: builder.missing,
      usesFirstFontOnly: runs.allSatisfy { $0.kind != .text || $0.font == 0 })
  }
}

/// Sums up glyphs by cluster, in logical order.
private struct ShapedTextBuilder {
  let unitsPerEm: Int
  private let factors: [Double]
  private let spacesLetters: Bool
  private(set) var clusterStarts: [Int32] = []
  private(set) var positions: [Int] = []
  private(set) var isSafe: [Bool] = []
  private(set) var spacings: [Int32] = []
  private(set) var tabs: [Int32] = []
  private(set) var missing: [Int32] = []
  private var position = 0
  private var spacingCount: Int32 = 0

  init(runs: [TextRun], context: StyleContext, textLength: Int) {
    let fonts = context.cascade.fonts
    var used = Set(runs.lazy.filter { $0.kind == .text }.map { Int($0.font) })
    used.formUnion([0, Int(context.ellipsis.font)])
    let unitsPerEm = UnitsPerEm.common(to: used.map { fonts[$0].unitsPerEm })
    self.unitsPerEm = unitsPerEm
    factors = fonts.map { Double(unitsPerEm) / Double($0.unitsPerEm) }
    spacesLetters = context.style.letterSpacing != 0
    clusterStarts.reserveCapacity(textLength + 1)
    positions.reserveCapacity(textLength + 1)
    isSafe.reserveCapacity(textLength + 1)
  }

  /// Begins a cluster at the pen's position.
  mutating func append(clusterAt start: Int32, isSafe: Bool) {
    clusterStarts.append(start)
    positions.append(position)
    self.isSafe.append(isSafe)
    if spacesLetters { spacings.append(spacingCount) }
  }

  mutating func appendTab(_ run: TextRun) {
    tabs.append(Int32(clusterStarts.count))
    append(clusterAt: run.start, isSafe: true)
  }

  /// Adds the glyphs of a run; in a run from right to left they come last cluster first.
  mutating func append(_ glyphs: borrowing ShapingBuffer, of run: TextRun) {
    let isForward = run.direction == .leftToRight
    let factor = factors[Int(run.font)]
    let count = glyphs.count
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
      position += Int((Double(advance) * factor).rounded())
      if spacesLetters && !run.script.isCursive { spacingCount += 1 }
    }
  }

  /// Ends the text.
  mutating func finish(textLength: Int) {
    append(clusterAt: Int32(textLength), isSafe: true)
  }
}

/// The unit in which advances of fonts with different units per em are whole numbers.
enum UnitsPerEm {
  /// Above this a sum over the longest text could overflow; fonts of so odd a pair of units are rounded to it.
  static let limit = 1 << 24

  /// The least common multiple of the fonts' units per em, or the limit if it is larger.
  static func common(to values: [Int]) -> Int {
    values.reduce(1) { multiple, value in
      if multiple == limit { return limit }
      let next = multiple / greatestCommonDivisor(multiple, value) * value
      return next > limit ? limit : next
    }
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
