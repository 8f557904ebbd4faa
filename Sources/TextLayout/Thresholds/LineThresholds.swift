internal import Shaping
internal import TextAnalysis

/// How many lines a text takes at any width, as a few whole numbers: the smallest width for one line, for two, and so on.
///
/// In units of the text, so they hold at any size. They exist where nothing but the advances decides: not with tabs, letter
/// spacing, inline boxes, hyphens that are drawn, or advances below 0, nor in the profile `browser` where a cut
/// changes what is beside it.
///
/// They are stored inline, not in an array of their own, so that a look-up does not follow a pointer.
struct LineThresholds: Sendable {
  /// As many as `ThresholdFinder.capacity`, of which the first `count` are filled.
  private let values: InlineArray<12, Int32>
  private let count: Int32
  /// The smallest of them: the least width at which no word has to be broken; `.max` if there are none.
  private let narrowest: Int32

  /// The smallest width for each number of lines, from one on; empty if there are none.
  ///
  /// `.max` where hard breaks make more lines at any width.
  var widths: [Int32] { (0..<Int(count)).map { values[$0] } }

  /// Whether there are any.
  var isEmpty: Bool { count == 0 }

  /// Whether the text takes several lines where a line is as wide as the widest word.
  var hasSeveralWords: Bool { count > 1 }

  /// The width of the text on one line; nil if there are none, or if hard breaks make more lines.
  var singleLineWidth: Int32? { count > 0 && values[0] < .max ? values[0] : nil }

  /// The thresholds of a text that has none.
  static let none = LineThresholds(widths: Span())

  init(widths: Span<Int32>) {
    precondition(ThresholdFinder.capacity == 12 && widths.count <= 12, "there is room for all widths that are kept")
    values = InlineArray { $0 < widths.count ? widths[$0] : 0 }
    count = Int32(widths.count)
    narrowest = widths.isEmpty ? .max : widths[widths.count - 1]
  }

  /// Cost: linear in the opportunities; only cuts that HarfBuzz calls unsafe on both sides are shaped.
  init(
    _ shaped: ShapedText, _ opportunities: [BreakOpportunity], _ finder: inout ThresholdFinder,
    _ buffer: inout ShapingBuffer
  ) {
    let isFound =
      opportunities.count <= ThresholdFinder.mostSegments && shaped.tabs.isEmpty && shaped.hasAdvancesOnly
      && finder.add(shaped, opportunities, &buffer)
    self = isFound ? finder.thresholds() ?? .none : .none
  }

  /// How many lines there are if a line may be so wide, in units; nil if a word may have to be broken.
  @inline(__always)  // Else all widths are copied to be handed over.
  func lineCount(limit: Double) -> Int? {
    // No width is between two whole numbers, so the limit need not be one.
    let limit = min(limit, Self.widest)
    guard Double(narrowest) <= limit else { return nil }
    var index = 0
    while Double(values[index]) > limit { index += 1 }
    return index + 1
  }

  /// The widest whole number of units that is no wider than a limit, which is not below 0.
  static func whole(_ limit: Double) -> Int32 { Int32(min(limit, widest)) }

  /// The widest line there is.
  private static var widest: Double { Double(Int32.max - 1) }
}

extension ThresholdFinder {
  /// Adds a text's paragraphs; false if its positions do not give the widths of its lines.
  fileprivate mutating func add(
    _ shaped: ShapedText, _ opportunities: [BreakOpportunity], _ buffer: inout ShapingBuffer
  ) -> Bool {
    begin()
    return forEachSegment(of: shaped, opportunities, &buffer) { start, end, endsParagraph in
      append(start: start.position, end: end.position)
      if endsParagraph { endParagraph() }
    }
  }
}

extension ShapedText {
  /// The most lines that begin with a segment and are shaped to see whether it is plain.
  ///
  /// If the ends of more lines touch, the text is taken not to be plain: in Inter each bracket depends on all before
  /// it.
  private static let mostTouching = 8

  /// Whether the positions give the widths of the lines that begin with a segment.
  ///
  /// - Parameters:
  ///   - index: The segment, as the break opportunity where it ends.
  ///   - start: Where it starts.
  func isPlain(
    segmentAt index: Int, of opportunities: [BreakOpportunity], from start: LineBoundary,
    _ buffer: inout ShapingBuffer
  ) -> Bool {
    let opportunity = opportunities[index]
    guard opportunity.hyphenWidth == 0, !opportunity.isInsideAddress,
      context.rules.segmentsDetermineLines || !isSpecialInBrowsers(from: start, to: end(of: opportunity))
    else { return false }
    // Lines so short that their ends touch are shaped by themselves, and must have the width that the positions give.
    for (count, opportunity) in opportunities[index...].enumerated() {
      let end = end(of: opportunity)
      if end.safeOffset >= start.safeOffset { break }
      guard count < Self.mostTouching else { return false }
      let width = width(from: start, to: end, &buffer)
      guard
        end.offset <= start.offset
          || width == end.position - start.position
            && fixedWidth(from: start, to: end, &buffer) == end.fixedPosition - start.fixedPosition
      else { return false }
      if opportunity.endsParagraph { break }
    }
    return true
  }

  /// Whether browsers break a segment's lines by more than its width: by the width it has before it is cut, or by where
  /// the line starts.
  private func isSpecialInBrowsers(from start: LineBoundary, to end: LineBoundary) -> Bool {
    end.safeOffset < end.offset || isSpecialToBrowsers(lineFrom: start.offset, to: end.offset)
  }
}

/// Calls `body` with both ends of each stretch between two break opportunities, and whether it ends its paragraph;
/// false as soon as the positions do not give the width of a line.
func forEachSegment(
  of shaped: ShapedText, _ opportunities: [BreakOpportunity], _ buffer: inout ShapingBuffer,
  _ body: (_ start: LineBoundary, _ end: LineBoundary, _ endsParagraph: Bool) -> Void
) -> Bool {
  var start = LineBoundary(offset: 0, cut: 0, position: 0, safeOffset: 0, fixedPosition: 0)
  for (index, opportunity) in opportunities.enumerated() {
    guard shaped.isPlain(segmentAt: index, of: opportunities, from: start, &buffer) else { return false }
    body(start, shaped.end(of: opportunity), opportunity.endsParagraph)
    start = shaped.start(after: opportunity)
  }
  return true
}
