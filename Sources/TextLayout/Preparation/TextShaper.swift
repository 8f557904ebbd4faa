internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Shapes whole texts: finds their runs, fonts, glyphs and breaks.
///
/// It owns the working memory of shaping and of the break iterators, and so belongs to one thread.
final class TextShaper {
  let analyzer = TextAnalyzer()
  var pairs = PairedRuns()
  private var buffer = ShapingBuffer()
  private var finder = ThresholdFinder()
  /// The itemizers of the cascades used last.
  ///
  /// Keyed by cascade: styles keep the shapers alive and would never be freed.
  private var itemizers: [(cascade: FontCascade, itemizer: Itemizer)] = []

  /// The most styles that a row of a list has.
  private static let itemizerLimit = 4

  /// Shapes a text in one style.
  ///
  /// - Parameter utf8: Well-formed UTF-8.
  /// - Complexity: O(*n*).
  func shape(_ utf8: [UInt8], in context: StyleContext) -> BreakableText {
    let itemizer = itemizer(for: context)
    return shape(utf8, styles: [SpanStyle(context)]) { itemizer.runs(of: utf8, $0) }
  }

  /// Shapes a text whose runs `itemize` finds.
  ///
  /// Line breaking, language and base direction are those of the first style.
  func shape(
    _ utf8: [UInt8], styles: [SpanStyle], itemize: (AnalyzedText) -> [TextRun]
  ) -> BreakableText {
    let options = styles[0].context.analysis
    var analysis = analyzer.analyze(utf8, options: options)
    var runs = itemize(analysis)
    if options.rules.shapesWords { runs = AndroidRuns(runs, of: utf8, styles: styles, analyzer).runs }
    let shaped = ShapedText(utf8, analysis.paragraphs, runs: runs, styles: styles, &buffer, &pairs)
    let graphemes = TextOffsets(analysis.graphemes)
    analysis.graphemes = []
    let breaks = shaped.breaksBesideBoxes(analysis.breaks)
    return BreakableText(
      shaped, graphemes: graphemes,
      opportunities: BreakOpportunity.all(in: shaped, breaks: breaks, addresses: analysis.addresses, &buffer))
  }

  /// The break opportunities of a text in one style that is one paragraph of a direction.
  ///
  /// - Complexity: O(*n*); nothing is shaped.
  func lineEnds(of utf8: [UInt8], _ direction: TextDirection, in context: StyleContext) -> [LineEnd] {
    let breaks = analyzer.lineBreaks(of: utf8.span, options: context.analysis)
    let end = Int32(utf8.count)
    let paragraph = Paragraph(start: 0, contentEnd: end, end: end, baseDirection: direction)
    var ends: [LineEnd] = []
    ends.reserveCapacity(breaks.count + 1)
    forEachLineEnd(of: utf8, [paragraph], breaks, context.rules.hangingSpace) { ends.append($0) }
    return ends
  }

  /// Shapes a text in one style at once, even if its words were measured before.
  func prepare(_ utf8: [UInt8], in context: StyleContext) -> PreparedText { prepared(shape(utf8, in: context)) }

  /// A text that was shaped, with what its lines are filled from.
  func prepared(_ text: BreakableText) -> PreparedText {
    PreparedText(storage: PreparedText.Storage(text, keptLines(of: text)))
  }

  /// What is kept of a text that was shaped to fill and stack its lines.
  func keptLines(of text: BreakableText) -> KeptLines {
    Shortcuts.areTaken ? KeptLines(text, &finder, &buffer) : KeptLines(ofUnknown: text.shaped)
  }

  private func itemizer(for context: StyleContext) -> Itemizer {
    if let known = itemizers.first(where: { $0.cascade == context.cascade }) { return known.itemizer }
    if itemizers.count == Self.itemizerLimit { itemizers.removeFirst() }
    let made = Itemizer(cascade: context.cascade)
    itemizers.append((context.cascade, made))
    return made
  }
}
