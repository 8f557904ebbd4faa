internal import Shaping

/// The thresholds of a text with letter spacing: they hold at one size, since the spacing does not scale with the text.
///
/// A line's width is two sums, one of units and one of steps of the spacing, and is computed as `LineRuler` computes it, so
/// that what is compared is the same number to the last bit. It grows with each segment, rounded as it is, so the number of
/// lines that filling takes is the smallest possible here, too.
///
/// A class, since few texts have one.
final class SpacedThresholds: Sendable {
  /// The size, in points.
  let size: Double
  /// The smallest width for each number of lines, `ThresholdFinder.capacity` at most; infinite where hard breaks make more lines at any
  /// width.
  private let widths: [Double]

  /// Cost: that of filling the lines a few times.
  init(_ shaped: ShapedText, _ opportunities: [BreakOpportunity], size: Double) {
    var widths: [Double] = []
    var segments = SpacedSegments(unitsPerStep: shaped.unitsPerStep(atSize: size))
    var buffer = ShapingBuffer()
    var found: [Double] = []
    var narrowest = 0.0
    var paragraphCount = 0
    let isExact = forEachSegment(of: shaped, opportunities, &buffer) { start, end, endsParagraph in
      segments.append(start, end)
      guard endsParagraph else { return }
      narrowest = max(narrowest, segments.finishParagraph(into: &found))
      paragraphCount += 1
    }
    if isExact, segments.isInOrder, paragraphCount <= ThresholdFinder.capacity {
      // As `ThresholdFinder.finish`: each width of a paragraph is one below which it takes a line more.
      if paragraphCount > 1 { found = found.filter { $0 >= narrowest }.sorted(by: >) }
      widths = Array((Array(repeating: .infinity, count: paragraphCount - 1) + found).prefix(ThresholdFinder.capacity))
    }
    self.size = size
    self.widths = widths
  }

  /// How many lines there are if a line may be so wide, in units; nil if a word may have to be broken.
  func lineCount(limit: Double) -> Int? {
    guard let narrowest = widths.last, narrowest <= limit else { return nil }
    var index = 0
    // No limit is wide enough for two paragraphs on one line.
    while widths[index] > limit || widths[index] == .infinity { index += 1 }
    return index + 1
  }

  /// The width of the text on one line; nil if there are none, or if hard breaks make more lines.
  var singleLineWidth: Double? { widths.first.flatMap { $0 < .infinity ? $0 : nil } }
}

/// The segments of a paragraph whose letters are spaced.
private struct SpacedSegments {
  private var starts: [LineBoundary] = []
  private var ends: [LineBoundary] = []
  private let unitsPerStep: Double
  /// Whether both positions grow from segment to segment, in both sums.
  private(set) var isInOrder = true

  init(unitsPerStep: Double) {
    self.unitsPerStep = unitsPerStep
  }

  mutating func append(_ start: LineBoundary, _ end: LineBoundary) {
    if let lastStart = starts.last, let lastEnd = ends.last {
      isInOrder =
        isInOrder && start.position >= lastStart.position && start.fixedPosition >= lastStart.fixedPosition
        && end.position >= lastEnd.position && end.fixedPosition >= lastEnd.fixedPosition
    }
    starts.append(start)
    ends.append(end)
  }

  /// The width of a line of the segments from one to another.
  private func width(_ first: Int, _ last: Int) -> Double {
    let (start, end) = (starts[first], ends[last])
    guard end.offset > start.offset else { return 0 }
    return max(
      0, Double(end.position - start.position) + Double(end.fixedPosition - start.fixedPosition) * unitsPerStep)
  }

  /// Ends the paragraph: adds the smallest widths for one line, for two and so on, and gives the last.
  ///
  /// It is the search of `ThresholdFinder`, which has whole numbers for widths.
  mutating func finishParagraph(into found: inout [Double]) -> Double {
    let last = starts.count - 1
    var widest = 0.0
    for segment in 0...last { widest = max(widest, width(segment, segment)) }
    // The smallest widest line, from each segment on, with as many lines as were tried.
    var wider = (0...last).map { width($0, last) } + [0]
    var widths = wider
    found.append(wider[0])
    var lines = 1
    while wider[0] > widest, lines < ThresholdFinder.capacity {
      var end = last
      for segment in stride(from: last, through: 0, by: -1) {
        while end > segment, width(segment, end - 1) >= wider[end] { end -= 1 }
        let first = width(segment, end)
        widths[segment] = end > segment ? min(first, wider[end]) : first
      }
      swap(&widths, &wider)
      found.append(wider[0])
      lines += 1
    }
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    return wider[0]
  }
}
