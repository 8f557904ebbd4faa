internal import FontKit

/// Fills lines from the segments of a text, at a width and a size.
///
/// Letter spacing does not scale with the text, and a stand-in's scale applies to some of its letters only, so no threshold holds at
/// every size. And where faces of different heights set a text, how high a line is depends on what stands on it. Texts of all three
/// kinds keep their segments. A width is computed from pens and extra lengths as `LineRuler` does it, to the last bit.
struct SegmentLines {
  /// How wide a line may be, in units.
  let limit: Double
  /// How many steps one of the extra lengths has, and how many units one step has.
  private let stepsOfExtra: Int
  private let unitsPerStep: Double
  private let unitsPerPoint: Double
  private let hasHardBreaks: Bool

  /// A line: the segment after its last, and how wide it is, in units.
  struct Line {
    var next: Int
    var width: Double
  }

  /// Nil if spacing is negative or the size is too small; then lines are filled in another way.
  ///
  /// - Parameters:
  ///   - spacing: The spacing of one letter, in steps.
  ///   - factor: That of the scale at the size.
  private init?(
    limit: Double, _ extra: ExtraLengths, spacing: Int, factor: @autoclosure () -> Double, unitsPerEm: Double,
    size: Double, hasHardBreaks: Bool
  ) {
    guard extra != .letterSpacing || spacing >= 0, size >= FixedPoints.smallestSize else { return nil }
    self.limit = limit
    unitsPerPoint = unitsPerEm / size
    (stepsOfExtra, unitsPerStep) =
      switch extra {
      case .none: (0, 0)
      case .letterSpacing: (spacing, unitsPerPoint / FixedPoints.stepsPerPoint)
      case .unscaledAdvances: (1, TextSizing.unscaledExcess(factor: factor()))
      }
    self.hasHardBreaks = hasHardBreaks
  }

  /// The lines of texts of a kind in a column; nil if they do not keep their segments.
  init?(_ kind: ColumnChunk.Kind, _ surroundings: ColumnSurroundings, width: Double?) {
    guard kind.keepsSegments else { return nil }
    let unitsPerEm = surroundings.unitsPerEm(of: kind)
    let limit = PreparedText.Storage.limit(
      width: width, size: surroundings.size, unitsPerEm: unitsPerEm, slack: surroundings.slack)
    self.init(
      limit: limit, kind.extra, spacing: FixedPoints.steps(surroundings.letterSpacing), factor: surroundings.factor,
      unitsPerEm: unitsPerEm, size: surroundings.size, hasHardBreaks: kind.hasHardBreaks)
  }

  /// The lines of a text by itself; nil if it does not keep its segments.
  ///
  /// - Parameter limit: How wide a line may be, in units.
  @inline(__always)  // Else the text is retained to be handed over.
  init?(_ text: PreparedText.Storage, limit: Double, size: Double) {
    guard !text.segments.isEmpty else { return nil }
    self.init(
      limit: limit, text.segments.extra, spacing: text.letterSpacing,
      factor: text.advanceScale?.factor(atSize: size) ?? 1, unitsPerEm: text.unitsPerEm(atSize: size), size: size,
      hasHardBreaks: text.segments.hasHardBreaks)
  }

  /// The number of lines of a text, the width of the widest in units, and whether the last is one segment; nil if a word may have to be broken.
  @inline(__always)  // Else what is computed once for a text is read from memory for each segment.
  func fill(_ segments: Span<TextSegment>) -> (lineCount: Int, widest: Double, endsInOneSegment: Bool)? {
    let last = segments.count - 1
    guard last >= 0 else { return nil }
    var (lineCount, widest) = (1, 0.0)
    var first = 0
    while true {
      if !hasHardBreaks {
        // Widths grow with each segment: if the last segment fits, no other is looked at.
        let whole = width(segments, from: first, to: last)
        if whole <= limit { return (lineCount, max(widest, whole), first == last) }
      }
      guard let line = line(from: first, of: segments) else { return nil }
      widest = max(widest, line.width)
      if line.next > last { return (lineCount, widest, first == last) }
      lineCount += 1
      first = line.next
    }
  }

  /// The line that begins with a segment; nil if the segment does not fit.
  @inline(__always)
  func line(from first: Int, of segments: Span<TextSegment>) -> Line? {
    var line = Line(next: first, width: 0)
    while line.next < segments.count {
      let width = width(segments, from: first, to: line.next)
      guard width <= limit else { break }
      line.width = width
      line.next &+= 1
      if segments[line.next &- 1].endsInHardBreak { break }
    }
    return line.next > first ? line : nil
  }

  /// The number of lines of a text of a column; nil if a word may have to be broken, or if there are more than are counted.
  func count(_ segments: Span<TextSegment>) -> Int? {
    fill(segments).flatMap { $0.lineCount > ThresholdFinder.capacity ? nil : $0.lineCount }
  }

  /// The width of the widest segment, in units.
  func widestSegment(_ segments: Span<TextSegment>) -> Double {
    var widest = 0.0
    for index in segments.indices { widest = max(widest, width(segments, from: index, to: index)) }
    return widest
  }

  /// How wide the segments of a line may be, in units, that are shown for sure before the token; nil if that is not known.
  func roomForSegments(besideTokenOf context: StyleContext, size: Double, letterSpacing: Double) -> Double? {
    context.roomForSegments(width: limit / unitsPerPoint, size: size, letterSpacing: letterSpacing).map {
      $0 * unitsPerPoint
    }
  }

  /// The width from the start of a line to the start of a segment, in units.
  func width(_ segments: Span<TextSegment>, beforeSegment index: Int, from first: Int) -> Double {
    let extra = Int(segments[index].startExtra) &- Int(segments[first].startExtra)
    return Double(segments[index].start &- segments[first].start) + Double(extra &* stepsOfExtra) * unitsPerStep
  }

  /// The width from the start of a segment to the end of another, in units; it may be negative, which fits any line.
  @inline(__always)
  func width(_ segments: Span<TextSegment>, from first: Int, to last: Int) -> Double {
    let units = segments[last].end &- segments[first].start
    let extra = Int(segments[last].endExtra) &- Int(segments[first].startExtra)
    return Double(units) + Double(extra &* stepsOfExtra) * unitsPerStep
  }
}
